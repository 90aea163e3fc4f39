import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonicalJson } from "./json-value.ts";

/** The SHA-256 of a value, however its members stand, in hexadecimal digits. */
export const shaOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
