// Generated from openapi/source/resources by `npm run generate`. Do not edit.

/** What is said of each resource besides the shape of its records, by the name of that. */
export const DESCRIBED = {
  "AbandonReason": {
    "one": "AbandonReason",
    "path": "/abandon-reasons",
    "list": "listAbandonReasons",
    "event": "abandon-reason",
    "permission": "abandon-reasons",
    "title": "label",
    "names": null,
    "members": [
      "label",
      "name",
      "visibility"
    ],
    "kinds": {
      "label": "text",
      "name": "text",
      "visibility": "choice"
    },
    "choices": {
      "visibility": [
        "visible",
        "hidden"
      ]
    },
    "references": {},
    "readOnly": [],
    "defaults": {
      "visibility": "visible"
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
    "descending": false,
    "removable": true,
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
    "title": "label",
    "names": null,
    "members": [
      "label",
      "identifier",
      "description"
    ],
    "kinds": {
      "label": "text",
      "identifier": "text",
      "description": "text"
    },
    "choices": {},
    "references": {},
    "readOnly": [],
    "defaults": {
      "description": ""
    },
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
    "descending": false,
    "removable": true,
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
  "Contact": {
    "one": "Contact",
    "path": "/contacts",
    "list": "listContacts",
    "event": "contact-record",
    "permission": "contacts",
    "title": "name",
    "names": [
      "firstname lastname",
      "company",
      "email",
      "phone",
      "externalId"
    ],
    "members": [
      "name",
      "type",
      "firstname",
      "lastname",
      "company",
      "employer",
      "email",
      "phone",
      "assignments",
      "externalId",
      "integrationId",
      "documentId",
      "addressLine",
      "postalCode",
      "city",
      "state",
      "country",
      "birthDate",
      "gender",
      "maritalStatus",
      "preferredLanguage",
      "contactPreference",
      "currency",
      "paymentPreference",
      "loyaltyStatus",
      "lastPurchaseDate",
      "lastContactAt",
      "leadSource",
      "leadStatus",
      "campaignConsent",
      "jobTitle",
      "industry",
      "employees",
      "website",
      "campaigns"
    ],
    "kinds": {
      "name": "text",
      "type": "choice",
      "firstname": "text",
      "lastname": "text",
      "company": "text",
      "employer": "reference",
      "email": "text",
      "phone": "text",
      "assignments": "references",
      "externalId": "text",
      "integrationId": "text",
      "documentId": "text",
      "addressLine": "text",
      "postalCode": "text",
      "city": "text",
      "state": "text",
      "country": "text",
      "birthDate": "date",
      "gender": "choice",
      "maritalStatus": "choice",
      "preferredLanguage": "text",
      "contactPreference": "choice",
      "currency": "text",
      "paymentPreference": "text",
      "loyaltyStatus": "text",
      "lastPurchaseDate": "date",
      "lastContactAt": "moment",
      "leadSource": "text",
      "leadStatus": "choice",
      "campaignConsent": "boolean",
      "jobTitle": "text",
      "industry": "text",
      "employees": "integer",
      "website": "text",
      "campaigns": "texts"
    },
    "choices": {
      "type": [
        "person",
        "company"
      ],
      "gender": [
        "female",
        "male",
        "other"
      ],
      "maritalStatus": [
        "single",
        "married",
        "divorced",
        "widowed"
      ],
      "contactPreference": [
        "phone",
        "video",
        "email",
        "message"
      ],
      "leadStatus": [
        "new",
        "contacted",
        "qualified",
        "won",
        "lost"
      ]
    },
    "references": {
      "employer": {
        "one": "Contact",
        "removal": "refuses"
      },
      "assignments": {
        "one": "User",
        "removal": "keeps"
      }
    },
    "readOnly": [
      "name"
    ],
    "defaults": {
      "name": "",
      "type": "person",
      "firstname": "",
      "lastname": "",
      "company": "",
      "employer": null,
      "email": null,
      "phone": "",
      "assignments": [],
      "externalId": "",
      "integrationId": "",
      "documentId": "",
      "addressLine": "",
      "postalCode": "",
      "city": "",
      "state": "",
      "country": "",
      "birthDate": null,
      "gender": null,
      "maritalStatus": null,
      "preferredLanguage": "",
      "contactPreference": null,
      "currency": null,
      "paymentPreference": "",
      "loyaltyStatus": "",
      "lastPurchaseDate": null,
      "lastContactAt": null,
      "leadSource": "",
      "leadStatus": null,
      "campaignConsent": false,
      "jobTitle": "",
      "industry": "",
      "employees": null,
      "website": null,
      "campaigns": []
    },
    "unique": null,
    "search": [
      "firstname",
      "lastname",
      "company",
      "email",
      "phone",
      "externalId",
      "integrationId",
      "documentId",
      "addressLine",
      "postalCode",
      "city",
      "state",
      "country",
      "jobTitle",
      "industry",
      "leadSource",
      "loyaltyStatus"
    ],
    "sort": [
      "name",
      "lastname",
      "firstname",
      "company",
      "type",
      "email",
      "city",
      "country",
      "birthDate",
      "lastPurchaseDate",
      "lastContactAt",
      "employees",
      "createdAt"
    ],
    "filters": [
      "type",
      "externalId",
      "email",
      "leadStatus",
      "campaignConsent",
      "assignments",
      "employer",
      "country",
      "birthDate",
      "lastPurchaseDate",
      "lastContactAt",
      "employees"
    ],
    "order": "name",
    "descending": false,
    "removable": true,
    "examples": [
      {
        "type": "person",
        "firstname": "Núria",
        "lastname": "Ferrer",
        "email": "nuria@shop.example",
        "externalId": "c-17",
        "leadStatus": "won",
        "country": "Portugal",
        "birthDate": "1984-02-29",
        "employees": 0,
        "campaignConsent": true,
        "lastContactAt": "2026-10-01T09:30:00.000Z",
        "campaigns": [
          "spring",
          "lisbon"
        ]
      },
      {
        "type": "company",
        "company": "Ferrer & Sons",
        "lastname": "",
        "phone": "+351 21 000 00 00",
        "employees": 120,
        "currency": "EUR",
        "lastPurchaseDate": "2026-09-30"
      }
    ]
  },
  "Notification": {
    "one": "Notification",
    "path": "/notifications",
    "list": "listNotifications",
    "event": "notification",
    "permission": "notifications",
    "title": "title",
    "names": null,
    "members": [
      "title",
      "message",
      "publishAt",
      "sentAt"
    ],
    "kinds": {
      "title": "text",
      "message": "text",
      "publishAt": "moment",
      "sentAt": "moment"
    },
    "choices": {},
    "references": {},
    "readOnly": [
      "sentAt"
    ],
    "defaults": {
      "publishAt": null,
      "sentAt": null
    },
    "unique": null,
    "search": [
      "title",
      "message"
    ],
    "sort": [
      "title",
      "publishAt",
      "sentAt",
      "createdAt"
    ],
    "filters": [
      "publishAt"
    ],
    "order": "createdAt",
    "descending": true,
    "removable": false,
    "examples": [
      {
        "title": "New opening hours",
        "message": "From Monday on we open at eight.",
        "publishAt": "2030-03-01T08:00:00.000Z"
      },
      {
        "title": "Fire drill",
        "message": "At eleven. Leave your headset, take your coat.",
        "publishAt": "2020-01-01T00:00:00.000Z"
      }
    ]
  },
  "Referrer": {
    "one": "Referrer",
    "path": "/referrers",
    "list": "listReferrers",
    "event": "referrer",
    "permission": "referrers",
    "title": "link",
    "names": null,
    "members": [
      "link"
    ],
    "kinds": {
      "link": "text"
    },
    "choices": {},
    "references": {},
    "readOnly": [],
    "defaults": {},
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
    "descending": false,
    "removable": true,
    "examples": [
      {
        "link": "https://shop.example/help"
      },
      {
        "link": "https://shop.example/contact"
      }
    ]
  },
  "Secret": {
    "one": "Secret",
    "path": "/secrets",
    "list": "listSecrets",
    "event": "secret",
    "permission": "secrets",
    "title": "name",
    "names": null,
    "members": [
      "name",
      "value"
    ],
    "kinds": {
      "name": "text",
      "value": "secret"
    },
    "choices": {},
    "references": {},
    "readOnly": [],
    "defaults": {},
    "unique": "name",
    "search": [
      "name"
    ],
    "sort": [
      "name",
      "createdAt"
    ],
    "filters": [
      "name"
    ],
    "order": "name",
    "descending": false,
    "removable": true,
    "examples": [
      {
        "name": "orders_2026",
        "value": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
      },
      {
        "name": "billing",
        "value": " kept with its blanks "
      }
    ]
  },
  "Tag": {
    "one": "Tag",
    "path": "/tags",
    "list": "listTags",
    "event": "tag",
    "permission": "tags",
    "title": "label",
    "names": null,
    "members": [
      "label",
      "name",
      "description"
    ],
    "kinds": {
      "label": "text",
      "name": "text",
      "description": "text"
    },
    "choices": {},
    "references": {},
    "readOnly": [],
    "defaults": {
      "description": ""
    },
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
    "descending": false,
    "removable": true,
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
