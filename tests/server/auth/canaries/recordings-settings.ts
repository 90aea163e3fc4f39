import type { CanaryArea } from "../../../support/canary-area.ts";
import { textOf } from "../../../support/platform.ts";

/** Credentials of recording storages; each is stored sealed, and used once. */
export const plant: CanaryArea["plant"] = async ({ platform, admin }) => {
  const secrets = {
    "s3 key": "Canary-s3-key-77c1f0",
    "azure key": "Q2FuYXJ5LWF6dXJlLWtleS0xZjJl",
    "ftp password": "Canary-ftp-password-0e9d41",
    "gcp key": "Canary-gcp-key-5a6b7c",
  };
  const make = (json: object) =>
    platform.api("POST /recordings-settings", { ...admin, json: { storage: "cloud", ...json } });
  await make({
    name: "s3",
    provider: "s3",
    bucketName: "calls",
    region: "eu-west-1",
    accessKeyId: "AKIA",
    secretKey: secrets["s3 key"],
  });
  await make({
    name: "azure",
    provider: "azure",
    accountName: "calls",
    accountKey: secrets["azure key"],
    container: "recordings",
  });
  const { body: ftp } = await make({
    name: "ftp",
    provider: "ftp",
    hostname: "127.0.0.1",
    port: 1,
    username: "calls",
    password: secrets["ftp password"],
  });
  await make({
    name: "gcp",
    provider: "gcp",
    gcpBucket: "calls",
    credentials: JSON.stringify({
      type: "service_account",
      project_id: "p",
      client_email: "a@b.example",
      private_key: `-----BEGIN PRIVATE KEY-----\n${secrets["gcp key"]}`,
      token_uri: "https://b.example/token",
    }),
  });
  // No server listens on this port.
  await platform.api("POST /recordings-settings/trials", {
    ...admin,
    json: { setting: textOf(ftp._id), provider: "ftp", hostname: "127.0.0.1", port: 1, username: "calls" },
  });
  return secrets;
};
