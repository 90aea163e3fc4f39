import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonicalJson } from "./json-value.ts";

/** Returns the SHA-256 of a value in hexadecimal, independent of the order of members. */
export const shaOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
