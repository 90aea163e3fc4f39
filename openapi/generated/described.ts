// Generated from openapi/source/resources by `npm run generate`. Do not edit.

/** What is said of each resource besides the shape of its records, by the name of that. */
export const DESCRIBED = {
  "AbandonReason": {
    "one": "AbandonReason",
    "path": "/abandon-reasons",
    "list": "listAbandonReasons",
    "event": "abandon-reason",
    "permission": "abandon-reasons",
    "members": [
      "label",
      "name",
      "visibility"
    ],
    "choices": {
      "visibility": [
        "visible",
        "hidden"
      ]
    },
    "unique": "name",
    "search": [
      "label",
      "name"
    ],
    "sort": [
      "label",
      "name",
      "visibility",
      "createdAt"
    ],
    "filters": [
      "name",
      "visibility"
    ],
    "order": "label",
    "defaults": {
      "visibility": "visible"
    },
    "examples": [
      {
        "label": "It takes too long",
        "name": "too-long"
      },
      {
        "label": "I found the answer",
        "name": "found-it",
        "visibility": "hidden"
      }
    ]
  },
  "AiTopic": {
    "one": "AiTopic",
    "path": "/ai/topics",
    "list": "listAiTopics",
    "event": "ai-topic",
    "permission": "ai-topics",
    "members": [
      "label",
      "identifier",
      "description"
    ],
    "choices": {},
    "unique": "identifier",
    "search": [
      "label",
      "identifier",
      "description"
    ],
    "sort": [
      "label",
      "identifier",
      "createdAt"
    ],
    "filters": [
      "identifier"
    ],
    "order": "label",
    "defaults": {
      "description": ""
    },
    "examples": [
      {
        "label": "Prices",
        "identifier": "prices",
        "description": "What something costs"
      },
      {
        "label": "Opening hours",
        "identifier": "opening-hours"
      }
    ]
  },
  "Referrer": {
    "one": "Referrer",
    "path": "/referrers",
    "list": "listReferrers",
    "event": "referrer",
    "permission": "referrers",
    "members": [
      "link"
    ],
    "choices": {},
    "unique": "link",
    "search": [
      "link"
    ],
    "sort": [
      "link",
      "createdAt"
    ],
    "filters": [],
    "order": "link",
    "defaults": {},
    "examples": [
      {
        "link": "https://shop.example/help"
      },
      {
        "link": "https://shop.example/contact"
      }
    ]
  },
  "Tag": {
    "one": "Tag",
    "path": "/tags",
    "list": "listTags",
    "event": "tag",
    "permission": "tags",
    "members": [
      "label",
      "name",
      "description"
    ],
    "choices": {},
    "unique": "name",
    "search": [
      "label",
      "name",
      "description"
    ],
    "sort": [
      "label",
      "name",
      "createdAt"
    ],
    "filters": [
      "name"
    ],
    "order": "label",
    "defaults": {
      "description": ""
    },
    "examples": [
      {
        "label": "Complaint",
        "name": "complaint",
        "description": "Somebody is not content"
      },
      {
        "label": "Order",
        "name": "order"
      }
    ]
  }
} as const;
