import { gcpCredential } from "../../../openapi/formats/gcp-credential.ts";
import { NewRecordingSettingCheck } from "../../../openapi/generated/checks/new-recording-setting.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";
import { StorageTrial } from "./storage-trial.tsx";

/** Settings of recordings and their storages. */
export const recordingsSettings: DescribedResource = {
  of: "RecordingSetting",
  words: "recordingsSettings",
  body: NewRecordingSettingCheck,
  title: "name",
  widths: { storage: 112, provider: 136, automaticRecording: 168, automaticUpload: 168 },
  usual: ["name", "storage", "provider", "automaticRecording", "automaticUpload", "uploads", "actions"],
  besides: ["uploads"],
  long: ["credentials"],
  sections: {
    storage: [
      "storage",
      "provider",
      "bucketName",
      "region",
      "oidc",
      "roleArn",
      "accessKeyId",
      "secretKey",
      "accountName",
      "accountKey",
      "protocol",
      "blobEndpoint",
      "container",
      "credentials",
      "gcpBucket",
      "hostname",
      "port",
      "username",
      "password",
      "ssh",
      "tls",
    ],
    recording: ["automaticRecording", "showRecordingStatus", "automaticUpload", "deleteBackup"],
    quality: ["tracks", "videoBitsPerSecond", "audioBitsPerSecond", "videoWidth", "videoHeight", "bytesMax"],
  },
  faults: ({ storage, provider, credentials }) =>
    storage === "cloud" &&
    provider === "gcp" &&
    typeof credentials === "string" &&
    credentials !== "" &&
    gcpCredential(credentials) === null
      ? [{ at: "credentials", code: "json" }]
      : [],
  Under: StorageTrial,
};
