import type { BaseTranslation } from "../../i18n-types";

const en_recordings = {
  title: "Recorded calls",
  one: "Recording of {began}",
  search: "Search by agent, segment or call",
  empty: { title: "No recordings yet", text: "Recordings appear here as soon as the telephony system sends them. Reviewers and administrators then approve or reject them." },
  loading: "Loading the recording",
  notRead: "The recording did not load.",
  notDownloaded: "The recording was not downloaded.",
  download: "Download the recording of {name}",
  fields: {
    startedAt: "Began",
    status: "Status",
    agent: "Agent",
    segment: "Segment",
    call: "Call",
    duration: "Duration",
    size: "Size",
    storage: "Storage",
    reviewedBy: "Reviewed by",
    reviewedAt: "Reviewed",
    setting: "Recording setting",
    endedBy: "Ended by",
    reason: "Why",
    actions: "Actions",
  },
  choices: {
    status: {
      recording: "Recording",
      processing: "Processing",
      pending: "Pending",
      approved: "Approved",
      rejected: "Rejected",
      failed: "Failed",
      deleted: "Deleted",
    },
  },
  storage: {
    hot: "Hot",
    cold: "Cold",
    nowhere: "Nowhere",
  },
  explained: { storage: "Hot: on this platform, to be played at once. Cold: in the storage of its setting." },
  endings: {
    system: "The telephony system",
    time: "The limit of 3 hours",
    size: "The limit of its size",
  },
  reasons: {
    empty: "Nothing was recorded",
    "another-kind": "What was sent is not what was announced",
  },
  player: {
    loading: "Getting the recording",
    failed: "The recording cannot be played now.",
  },
  absent: {
    recording: "It is still being recorded.",
    processing: "It is being looked at, and can be played in a moment.",
    cold: "It is in the storage of its setting, and no longer on this platform.",
    failed: "There is nothing to play.",
    deleted: "What it held was deleted.",
  },
  steps: {
    approve: "Approve",
    reject: "Reject",
    remove: "Delete {name}",
    removeText: "What it holds is deleted and cannot be brought back. That there was a recording stays known.",
    word: "delete",
  },
  done: {
    approved: "Recording approved",
    rejected: "Recording rejected",
    deleted: "Recording deleted",
  },
  changed: "Somebody else decided meanwhile. What you see now is how it stands.",
} satisfies BaseTranslation;

export default en_recordings;
