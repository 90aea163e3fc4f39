import type { RecordingTrial } from "../../openapi/generated/console.ts";
import { Problem } from "../kit/problem.ts";
import type { StorageAccess } from "./storage-ways.ts";

/**
 * Returns the access parameters in a storage test or setting. Throws a problem if a required member is
 * missing.
 */
export function storageAccess(trial: RecordingTrial): StorageAccess {
  const missing: string[] = [];
  const required = (member: keyof RecordingTrial): string => {
    const value = trial[member];
    if (typeof value === "string" && value.trim() !== "") return value.trim();
    missing.push(member);
    return "";
  };
  const access = ((): StorageAccess => {
    switch (trial.provider) {
      case "s3": {
        const oidc = trial.oidc ?? false;
        return {
          provider: "s3",
          bucketName: required("bucketName"),
          region: required("region"),
          oidc,
          roleArn: oidc ? required("roleArn") : "",
          accessKeyId: oidc ? "" : required("accessKeyId"),
          secretKey: oidc ? "" : required("secretKey"),
        };
      }
      case "azure":
        return {
          provider: "azure",
          accountName: required("accountName"),
          accountKey: required("accountKey"),
          protocol: trial.protocol ?? "https",
          blobEndpoint: trial.blobEndpoint || null,
          container: required("container"),
        };
      case "gcp":
        return { provider: "gcp", credentials: required("credentials"), gcpBucket: required("gcpBucket") };
      case "ftp": {
        const ssh = trial.ssh ?? false;
        return {
          provider: "ftp",
          hostname: required("hostname"),
          port: trial.port ?? (ssh ? 22 : 21),
          username: required("username"),
          password: required("password"),
          tls: trial.tls ?? false,
          ssh,
        };
      }
      case "own":
        return { provider: "own" };
    }
  })();
  if (missing.length > 0)
    throw new Problem("unprocessable", {
      errors: missing.map((member) => ({
        pointer: `/body/${member}`,
        code: "missing",
        message: "is missing",
      })),
    });
  return access;
}
