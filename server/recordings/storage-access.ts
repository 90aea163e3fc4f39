import type { RecordingTrial } from "../../openapi/generated/console.ts";
import { Problem } from "../kit/problem.ts";
import type { StorageAccess } from "./storage-ways.ts";

/** Maps a trial or setting to the provider's parameters; throws a problem if something is missing. */
export function storageAccess(trial: RecordingTrial): StorageAccess {
  const missing: string[] = [];
  const need = (member: keyof RecordingTrial): string => {
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
          bucketName: need("bucketName"),
          region: need("region"),
          oidc,
          roleArn: oidc ? need("roleArn") : "",
          accessKeyId: oidc ? "" : need("accessKeyId"),
          secretKey: oidc ? "" : need("secretKey"),
        };
      }
      case "azure":
        return {
          provider: "azure",
          accountName: need("accountName"),
          accountKey: need("accountKey"),
          protocol: trial.protocol ?? "https",
          blobEndpoint: trial.blobEndpoint || null,
          container: need("container"),
        };
      case "gcp":
        return { provider: "gcp", credentials: need("credentials"), gcpBucket: need("gcpBucket") };
      case "ftp": {
        const ssh = trial.ssh ?? false;
        return {
          provider: "ftp",
          hostname: need("hostname"),
          port: trial.port ?? (ssh ? 22 : 21),
          username: need("username"),
          password: need("password"),
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
