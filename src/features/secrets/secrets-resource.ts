import { NewSecretBody } from "../../../openapi/generated/bodies/new-secret.ts";
import type { DescribedResource } from "../../resource/described/described-resource.ts";

/** What webhooks are signed with. */
export const secrets: DescribedResource = { of: "Secret", words: "secrets", body: NewSecretBody, title: "name", widths: { value: 200 } };
