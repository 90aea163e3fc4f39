// Generated from openapi/source/resources by `npm run generate`. Do not edit.

/** The definitions of resources, by the name of their schema. */
export const DESCRIBED = {
  "AbandonReason": {
    "one": "AbandonReason",
    "table": "resource_records",
    "path": "/abandon-reasons",
    "list": "listAbandonReasons",
    "event": "abandon-reason",
    "also": [],
    "permission": "abandon-reasons",
    "title": "label",
    "names": null,
    "namesWhen": [],
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
    "defaults": {
      "visibility": "visible"
    },
    "rows": {},
    "references": {},
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [],
    "unique": "name",
    "search": [
      "label",
      "name"
    ],
    "sort": [
      "label",
      "name",
      "visibility",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "name",
      "visibility"
    ],
    "order": "label",
    "descending": false,
    "removable": true,
    "populates": [],
    "programmed": false,
    "defaultsWhen": [],
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
  "AgentFormExport": {
    "one": "AgentFormExport",
    "table": "resource_records",
    "path": "/reports/exports/agent-forms",
    "list": "listAgentFormExports",
    "event": "agent-form-export",
    "also": [],
    "permission": "agent-form-exports",
    "title": "name",
    "names": null,
    "namesWhen": [],
    "members": [
      "name",
      "description",
      "forms",
      "segments",
      "agents",
      "from",
      "until"
    ],
    "kinds": {
      "name": "text",
      "description": "text",
      "forms": "references",
      "segments": "references",
      "agents": "references",
      "from": "date",
      "until": "date"
    },
    "choices": {},
    "defaults": {
      "description": "",
      "forms": [],
      "segments": [],
      "agents": [],
      "from": null,
      "until": null
    },
    "rows": {},
    "references": {
      "forms": {
        "one": "Form",
        "removal": "narrows"
      },
      "segments": {
        "one": "Segment",
        "removal": "narrows"
      },
      "agents": {
        "one": "User",
        "removal": "narrows",
        "picks": "agents"
      }
    },
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [],
    "unique": "name",
    "search": [
      "name",
      "description"
    ],
    "sort": [
      "name",
      "from",
      "until",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "forms",
      "segments",
      "agents"
    ],
    "order": "name",
    "descending": false,
    "removable": true,
    "populates": [
      "forms",
      "segments",
      "agents"
    ],
    "programmed": false,
    "defaultsWhen": [],
    "examples": [
      {
        "name": "Notes until May",
        "description": "For the review of each month",
        "until": "2026-05-31"
      },
      {
        "name": "Notes of June",
        "from": "2026-06-01",
        "until": "2026-06-30"
      }
    ]
  },
  "AiTopic": {
    "one": "AiTopic",
    "table": "resource_records",
    "path": "/ai/topics",
    "list": "listAiTopics",
    "event": "ai-topic",
    "also": [],
    "permission": "ai-topics",
    "title": "label",
    "names": null,
    "namesWhen": [],
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
    "defaults": {
      "description": ""
    },
    "rows": {},
    "references": {},
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [],
    "unique": "identifier",
    "search": [
      "label",
      "identifier",
      "description"
    ],
    "sort": [
      "label",
      "identifier",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "identifier"
    ],
    "order": "label",
    "descending": false,
    "removable": true,
    "populates": [],
    "programmed": false,
    "defaultsWhen": [],
    "examples": [
      {
        "label": "Prices",
        "identifier": "prices",
        "description": "Questions about prices"
      },
      {
        "label": "Opening hours",
        "identifier": "opening-hours"
      }
    ]
  },
  "Appointment": {
    "one": "Appointment",
    "table": "resource_records",
    "path": "/appointments",
    "list": "listAppointments",
    "event": "appointment-record",
    "also": [
      "appointment-record-reminded"
    ],
    "permission": "appointments",
    "title": "customer",
    "names": null,
    "namesWhen": [],
    "members": [
      "customer",
      "email",
      "phone",
      "service",
      "startsAt",
      "endsAt",
      "timezone",
      "user",
      "status",
      "submittedForm",
      "extraData",
      "scheduledAt"
    ],
    "kinds": {
      "customer": "text",
      "email": "text",
      "phone": "text",
      "service": "reference",
      "startsAt": "moment",
      "endsAt": "moment",
      "timezone": "zone",
      "user": "reference",
      "status": "choice",
      "submittedForm": "reference",
      "extraData": "rows",
      "scheduledAt": "moment"
    },
    "choices": {
      "status": [
        "pending",
        "attended",
        "canceled",
        "rescheduled"
      ]
    },
    "defaults": {
      "email": null,
      "phone": "",
      "endsAt": null,
      "timezone": null,
      "user": null,
      "status": "pending",
      "submittedForm": null,
      "extraData": [],
      "scheduledAt": null
    },
    "rows": {
      "extraData": {
        "members": [
          "name",
          "value"
        ],
        "kinds": {
          "name": "text",
          "value": "text"
        },
        "choices": {},
        "defaults": {
          "value": ""
        },
        "rows": {},
        "most": 50
      }
    },
    "references": {
      "service": {
        "one": "Service",
        "removal": "refuses"
      },
      "user": {
        "one": "User",
        "removal": "leaves",
        "while": {
          "status": [
            "pending",
            "rescheduled"
          ]
        },
        "picks": "agents"
      },
      "submittedForm": {
        "one": "FormSubmission",
        "removal": "keeps"
      }
    },
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [
      "endsAt",
      "timezone",
      "scheduledAt"
    ],
    "unique": null,
    "search": [
      "customer",
      "email",
      "phone",
      "extraData"
    ],
    "sort": [
      "customer",
      "startsAt",
      "status",
      "email",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "status",
      "service",
      "user",
      "startsAt",
      "email"
    ],
    "order": "startsAt",
    "descending": true,
    "removable": true,
    "populates": [],
    "programmed": true,
    "defaultsWhen": [],
    "examples": [
      {
        "customer": "Núria Ferrer",
        "service": "65a0f0020000000000000001",
        "startsAt": "2030-03-04T09:00:00.000Z",
        "email": "nuria@shop.example",
        "extraData": [
          {
            "name": "order",
            "value": "4711"
          }
        ]
      }
    ]
  },
  "Availability": {
    "one": "Availability",
    "table": "resource_records",
    "path": "/availabilities",
    "list": "listAvailabilities",
    "event": "availability",
    "also": [],
    "permission": "availabilities",
    "title": "name",
    "names": null,
    "namesWhen": [],
    "members": [
      "name",
      "duration",
      "timezone",
      "minimumToSchedule",
      "maximumToSchedule",
      "days",
      "blockedDates"
    ],
    "kinds": {
      "name": "text",
      "duration": "integer",
      "timezone": "zone",
      "minimumToSchedule": "integer",
      "maximumToSchedule": "integer",
      "days": "week",
      "blockedDates": "rows"
    },
    "choices": {},
    "defaults": {
      "duration": 30,
      "minimumToSchedule": 0,
      "maximumToSchedule": 60,
      "days": [],
      "blockedDates": []
    },
    "rows": {
      "blockedDates": {
        "members": [
          "date",
          "note"
        ],
        "kinds": {
          "date": "date",
          "note": "text"
        },
        "choices": {},
        "defaults": {
          "note": ""
        },
        "rows": {},
        "most": 100
      }
    },
    "references": {},
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [],
    "unique": null,
    "search": [
      "name",
      "timezone",
      "blockedDates"
    ],
    "sort": [
      "name",
      "timezone",
      "duration",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "timezone",
      "duration"
    ],
    "order": "name",
    "descending": false,
    "removable": true,
    "populates": [],
    "programmed": false,
    "defaultsWhen": [],
    "examples": [
      {
        "name": "Office hours",
        "timezone": "Europe/Madrid",
        "duration": 30,
        "minimumToSchedule": 60,
        "maximumToSchedule": 30,
        "days": [
          {
            "day": 1,
            "start": "09:00",
            "end": "13:00"
          },
          {
            "day": 2,
            "start": "15:00",
            "end": "24:00"
          }
        ],
        "blockedDates": [
          {
            "date": "2026-12-25",
            "note": "Christmas"
          }
        ]
      },
      {
        "name": "Evenings",
        "timezone": "Asia/Tokyo",
        "days": [
          {
            "day": 5,
            "start": "18:00",
            "end": "21:00"
          }
        ]
      }
    ]
  },
  "Contact": {
    "one": "Contact",
    "table": "resource_records",
    "path": "/contacts",
    "list": "listContacts",
    "event": "contact-record",
    "also": [],
    "permission": "contacts",
    "title": "name",
    "names": [
      "firstname lastname",
      "company",
      "email",
      "phone",
      "externalId"
    ],
    "namesWhen": [
      {
        "when": {
          "type": [
            "company"
          ]
        },
        "first": "company"
      }
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
    "rows": {},
    "references": {
      "employer": {
        "one": "Contact",
        "removal": "refuses",
        "among": {
          "type": [
            "company"
          ]
        }
      },
      "assignments": {
        "one": "User",
        "removal": "leaves"
      }
    },
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [
      "name"
    ],
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
      "loyaltyStatus",
      "paymentPreference",
      "preferredLanguage",
      "currency",
      "website",
      "campaigns",
      "birthDate",
      "lastPurchaseDate",
      "lastContactAt",
      "leadStatus",
      "gender",
      "maritalStatus",
      "contactPreference",
      "employees",
      "employer",
      "assignments"
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
      "createdAt",
      "updatedAt"
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
    "populates": [],
    "programmed": false,
    "defaultsWhen": [],
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
  "CustomEmail": {
    "one": "CustomEmail",
    "table": "resource_records",
    "path": "/custom-emails",
    "list": "listCustomEmails",
    "event": "custom-email",
    "also": [],
    "permission": "custom-emails",
    "title": "name",
    "names": null,
    "namesWhen": [],
    "members": [
      "name",
      "slug",
      "template",
      "subject",
      "title",
      "paragraphs"
    ],
    "kinds": {
      "name": "text",
      "slug": "text",
      "template": "choice",
      "subject": "text",
      "title": "text",
      "paragraphs": "rows"
    },
    "choices": {
      "template": [
        "appointment-created",
        "appointment-canceled",
        "appointment-rescheduled",
        "appointment-reminder"
      ]
    },
    "defaults": {
      "title": "",
      "paragraphs": []
    },
    "rows": {
      "paragraphs": {
        "members": [
          "html"
        ],
        "kinds": {
          "html": "text"
        },
        "choices": {},
        "defaults": {},
        "rows": {},
        "most": 20
      }
    },
    "references": {},
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [],
    "unique": "slug",
    "search": [
      "name",
      "slug",
      "subject",
      "title",
      "paragraphs"
    ],
    "sort": [
      "name",
      "slug",
      "template",
      "subject",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "template",
      "slug"
    ],
    "order": "name",
    "descending": false,
    "removable": true,
    "populates": [],
    "programmed": false,
    "defaultsWhen": [],
    "examples": [
      {
        "name": "Welcome",
        "slug": "welcome",
        "template": "appointment-created",
        "subject": "Your appointment on {{date}}",
        "title": "See you soon, {{customer}}",
        "paragraphs": [
          {
            "html": "<p>We look forward to <b>{{service}}</b>.</p>"
          },
          {
            "html": "<p>Bring your papers.</p>"
          }
        ]
      },
      {
        "name": "See you tomorrow",
        "slug": "tomorrow",
        "template": "appointment-reminder",
        "subject": "Tomorrow"
      }
    ]
  },
  "Form": {
    "one": "Form",
    "table": "resource_records",
    "path": "/forms",
    "list": "listForms",
    "event": "form",
    "also": [],
    "permission": "forms",
    "title": "name",
    "names": null,
    "namesWhen": [],
    "members": [
      "name",
      "description",
      "fields"
    ],
    "kinds": {
      "name": "text",
      "description": "text",
      "fields": "rows"
    },
    "choices": {},
    "defaults": {
      "description": "",
      "fields": []
    },
    "rows": {
      "fields": {
        "members": [
          "type",
          "name",
          "label",
          "placeholder",
          "required",
          "readonly",
          "disabled",
          "minlength",
          "maxlength",
          "pattern",
          "min",
          "max",
          "options"
        ],
        "kinds": {
          "type": "choice",
          "name": "text",
          "label": "text",
          "placeholder": "text",
          "required": "boolean",
          "readonly": "boolean",
          "disabled": "boolean",
          "minlength": "integer",
          "maxlength": "integer",
          "pattern": "text",
          "min": "text",
          "max": "text",
          "options": "rows"
        },
        "choices": {
          "type": [
            "text",
            "textarea",
            "email",
            "tel",
            "url",
            "select",
            "radio",
            "checkbox",
            "time",
            "number",
            "multiselect",
            "date",
            "password",
            "color",
            "range",
            "hidden",
            "nps",
            "csat",
            "ces"
          ]
        },
        "defaults": {
          "type": "text",
          "placeholder": "",
          "required": false,
          "readonly": false,
          "disabled": false,
          "minlength": null,
          "maxlength": null,
          "pattern": "",
          "min": "",
          "max": "",
          "options": []
        },
        "rows": {
          "options": {
            "members": [
              "id",
              "label"
            ],
            "kinds": {
              "id": "text",
              "label": "text"
            },
            "choices": {},
            "defaults": {},
            "rows": {},
            "most": 100
          }
        },
        "most": 60
      }
    },
    "references": {},
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [],
    "unique": "name",
    "search": [
      "name",
      "description",
      "fields"
    ],
    "sort": [
      "name",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "name"
    ],
    "order": "name",
    "descending": false,
    "removable": true,
    "populates": [],
    "programmed": false,
    "defaultsWhen": [],
    "examples": [
      {
        "name": "Contact details",
        "description": "Shown when no agents are available",
        "fields": [
          {
            "type": "text",
            "name": "fullname",
            "label": "Your name",
            "required": true,
            "maxlength": 80
          },
          {
            "type": "email",
            "name": "email",
            "label": "E-mail",
            "required": true
          },
          {
            "type": "select",
            "name": "topic",
            "label": "What is it about?",
            "options": [
              {
                "id": "order",
                "label": "An order"
              },
              {
                "id": "other",
                "label": "Something else"
              }
            ]
          }
        ]
      },
      {
        "name": "Before the call"
      }
    ]
  },
  "Idea": {
    "one": "Idea",
    "table": "resource_records",
    "path": "/ideas",
    "list": "listIdeas",
    "event": "idea",
    "also": [],
    "permission": "ideas",
    "title": "title",
    "names": null,
    "namesWhen": [],
    "members": [
      "title",
      "kind",
      "text",
      "state"
    ],
    "kinds": {
      "title": "text",
      "kind": "choice",
      "text": "text",
      "state": "choice"
    },
    "choices": {
      "kind": [
        "idea",
        "trouble",
        "praise"
      ],
      "state": [
        "open",
        "planned",
        "done",
        "declined"
      ]
    },
    "defaults": {
      "text": "",
      "state": "open"
    },
    "rows": {},
    "references": {},
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [],
    "unique": null,
    "search": [
      "title",
      "text"
    ],
    "sort": [
      "title",
      "kind",
      "state",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "kind",
      "state"
    ],
    "order": "createdAt",
    "descending": true,
    "removable": true,
    "populates": [],
    "programmed": false,
    "defaultsWhen": [],
    "examples": [
      {
        "title": "Larger figures on the wall",
        "kind": "idea",
        "text": "We read the monitor from six metres away."
      },
      {
        "title": "The queue stopped moving",
        "kind": "trouble",
        "state": "planned"
      }
    ]
  },
  "Integration": {
    "one": "Integration",
    "table": "resource_records",
    "path": "/integrations",
    "list": "listIntegrations",
    "event": "integration",
    "also": [],
    "permission": "integrations",
    "title": "name",
    "names": null,
    "namesWhen": [],
    "members": [
      "name",
      "kind",
      "hosts",
      "segments",
      "enabled",
      "description"
    ],
    "kinds": {
      "name": "text",
      "kind": "choice",
      "hosts": "texts",
      "segments": "references",
      "enabled": "boolean",
      "description": "text"
    },
    "choices": {
      "kind": [
        "website",
        "wordpress",
        "shopify",
        "magento",
        "prestashop",
        "phone",
        "backend"
      ]
    },
    "defaults": {
      "hosts": [],
      "segments": [],
      "enabled": true,
      "description": ""
    },
    "rows": {},
    "references": {
      "segments": {
        "one": "Segment",
        "removal": "narrows"
      }
    },
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [],
    "unique": "name",
    "search": [
      "name",
      "description",
      "hosts",
      "kind"
    ],
    "sort": [
      "name",
      "kind",
      "enabled",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "kind",
      "enabled",
      "segments"
    ],
    "order": "name",
    "descending": false,
    "removable": true,
    "populates": [],
    "programmed": false,
    "defaultsWhen": [],
    "examples": [
      {
        "name": "Shop",
        "kind": "shopify",
        "hosts": [
          "shop.example",
          "*.shop.example"
        ],
        "enabled": true,
        "description": "The help button of every product page"
      },
      {
        "name": "Order desk",
        "kind": "backend",
        "enabled": false
      }
    ]
  },
  "Notification": {
    "one": "Notification",
    "table": "resource_records",
    "path": "/notifications",
    "list": "listNotifications",
    "event": "notification",
    "also": [
      "notification-sent",
      "notification-viewed"
    ],
    "permission": "notifications",
    "title": "title",
    "names": null,
    "namesWhen": [],
    "members": [
      "title",
      "message",
      "publishAt",
      "sentAt",
      "viewedBy"
    ],
    "kinds": {
      "title": "text",
      "message": "text",
      "publishAt": "moment",
      "sentAt": "moment",
      "viewedBy": "references"
    },
    "choices": {},
    "defaults": {
      "publishAt": null,
      "sentAt": null,
      "viewedBy": []
    },
    "rows": {},
    "references": {
      "viewedBy": {
        "one": "User",
        "removal": "keeps"
      }
    },
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [
      "sentAt",
      "viewedBy"
    ],
    "unique": null,
    "search": [
      "title",
      "message"
    ],
    "sort": [
      "title",
      "publishAt",
      "sentAt",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "publishAt"
    ],
    "order": "createdAt",
    "descending": true,
    "removable": false,
    "populates": [
      "viewedBy"
    ],
    "programmed": false,
    "defaultsWhen": [],
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
  "RecordingSetting": {
    "one": "RecordingSetting",
    "table": "resource_records",
    "path": "/recordings-settings",
    "list": "listRecordingSettings",
    "event": "recording-setting",
    "also": [],
    "permission": "recordings-settings",
    "title": "name",
    "names": null,
    "namesWhen": [],
    "members": [
      "name",
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
      "projectId",
      "privateKeyId",
      "clientEmail",
      "clientId",
      "authUri",
      "tokenUri",
      "hostname",
      "port",
      "username",
      "password",
      "ssh",
      "tls",
      "automaticRecording",
      "showRecordingStatus",
      "automaticUpload",
      "deleteBackup",
      "tracks",
      "videoBitsPerSecond",
      "audioBitsPerSecond",
      "videoWidth",
      "videoHeight",
      "bytesMax"
    ],
    "kinds": {
      "name": "text",
      "storage": "choice",
      "provider": "choice",
      "bucketName": "text",
      "region": "text",
      "oidc": "boolean",
      "roleArn": "text",
      "accessKeyId": "text",
      "secretKey": "secret",
      "accountName": "text",
      "accountKey": "secret",
      "protocol": "choice",
      "blobEndpoint": "text",
      "container": "text",
      "credentials": "secret",
      "gcpBucket": "text",
      "projectId": "text",
      "privateKeyId": "text",
      "clientEmail": "text",
      "clientId": "text",
      "authUri": "text",
      "tokenUri": "text",
      "hostname": "text",
      "port": "integer",
      "username": "text",
      "password": "secret",
      "ssh": "boolean",
      "tls": "boolean",
      "automaticRecording": "boolean",
      "showRecordingStatus": "boolean",
      "automaticUpload": "boolean",
      "deleteBackup": "boolean",
      "tracks": "integer",
      "videoBitsPerSecond": "integer",
      "audioBitsPerSecond": "integer",
      "videoWidth": "integer",
      "videoHeight": "integer",
      "bytesMax": "integer"
    },
    "choices": {
      "storage": [
        "local",
        "cloud"
      ],
      "provider": [
        "s3",
        "azure",
        "gcp",
        "ftp",
        "own"
      ],
      "protocol": [
        "https",
        "http"
      ]
    },
    "defaults": {
      "storage": "local",
      "provider": null,
      "bucketName": null,
      "region": null,
      "oidc": false,
      "roleArn": null,
      "accessKeyId": null,
      "secretKey": null,
      "accountName": null,
      "accountKey": null,
      "protocol": "https",
      "blobEndpoint": null,
      "container": null,
      "credentials": null,
      "gcpBucket": null,
      "projectId": "",
      "privateKeyId": "",
      "clientEmail": "",
      "clientId": "",
      "authUri": "",
      "tokenUri": "",
      "hostname": null,
      "port": 21,
      "username": null,
      "password": null,
      "ssh": false,
      "tls": false,
      "automaticRecording": false,
      "showRecordingStatus": true,
      "automaticUpload": false,
      "deleteBackup": false,
      "tracks": 1,
      "videoBitsPerSecond": 2500000,
      "audioBitsPerSecond": 128000,
      "videoWidth": 1280,
      "videoHeight": 720,
      "bytesMax": 2000000000
    },
    "rows": {},
    "references": {},
    "when": {
      "provider": {
        "storage": [
          "cloud"
        ]
      },
      "bucketName": {
        "provider": [
          "s3"
        ]
      },
      "region": {
        "provider": [
          "s3"
        ]
      },
      "oidc": {
        "provider": [
          "s3"
        ]
      },
      "roleArn": {
        "provider": [
          "s3"
        ],
        "oidc": [
          true
        ]
      },
      "accessKeyId": {
        "provider": [
          "s3"
        ],
        "oidc": [
          false
        ]
      },
      "secretKey": {
        "provider": [
          "s3"
        ],
        "oidc": [
          false
        ]
      },
      "accountName": {
        "provider": [
          "azure"
        ]
      },
      "accountKey": {
        "provider": [
          "azure"
        ]
      },
      "protocol": {
        "provider": [
          "azure"
        ]
      },
      "blobEndpoint": {
        "provider": [
          "azure"
        ]
      },
      "container": {
        "provider": [
          "azure"
        ]
      },
      "credentials": {
        "provider": [
          "gcp"
        ]
      },
      "gcpBucket": {
        "provider": [
          "gcp"
        ]
      },
      "projectId": {
        "provider": [
          "gcp"
        ]
      },
      "privateKeyId": {
        "provider": [
          "gcp"
        ]
      },
      "clientEmail": {
        "provider": [
          "gcp"
        ]
      },
      "clientId": {
        "provider": [
          "gcp"
        ]
      },
      "authUri": {
        "provider": [
          "gcp"
        ]
      },
      "tokenUri": {
        "provider": [
          "gcp"
        ]
      },
      "hostname": {
        "provider": [
          "ftp"
        ]
      },
      "port": {
        "provider": [
          "ftp"
        ]
      },
      "username": {
        "provider": [
          "ftp"
        ]
      },
      "password": {
        "provider": [
          "ftp"
        ]
      },
      "ssh": {
        "provider": [
          "ftp"
        ]
      },
      "tls": {
        "provider": [
          "ftp"
        ],
        "ssh": [
          false
        ]
      }
    },
    "goesWith": {
      "password": [
        "hostname",
        "port",
        "tls",
        "ssh"
      ]
    },
    "needed": [
      "provider",
      "bucketName",
      "region",
      "roleArn",
      "accessKeyId",
      "secretKey",
      "accountName",
      "accountKey",
      "container",
      "credentials",
      "gcpBucket",
      "hostname",
      "username",
      "password"
    ],
    "readOnly": [
      "projectId",
      "privateKeyId",
      "clientEmail",
      "clientId",
      "authUri",
      "tokenUri"
    ],
    "unique": "name",
    "search": [
      "name",
      "provider",
      "bucketName",
      "region",
      "roleArn",
      "accountName",
      "blobEndpoint",
      "container",
      "gcpBucket",
      "projectId",
      "clientEmail",
      "hostname",
      "username"
    ],
    "sort": [
      "name",
      "storage",
      "provider",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "name",
      "storage",
      "provider",
      "automaticRecording",
      "automaticUpload"
    ],
    "order": "name",
    "descending": false,
    "removable": true,
    "populates": [],
    "programmed": false,
    "defaultsWhen": [
      {
        "when": {
          "ssh": [
            true
          ]
        },
        "are": {
          "port": 22
        }
      }
    ],
    "examples": [
      {
        "name": "Archive",
        "storage": "cloud",
        "provider": "s3",
        "bucketName": "calls",
        "region": "eu-west-1",
        "oidc": true,
        "roleArn": "arn:aws:iam::123456789012:role/recordings",
        "automaticRecording": true,
        "automaticUpload": true,
        "deleteBackup": true,
        "tracks": 2
      },
      {
        "name": "Front desk",
        "automaticRecording": true
      }
    ]
  },
  "Referrer": {
    "one": "Referrer",
    "table": "resource_records",
    "path": "/referrers",
    "list": "listReferrers",
    "event": "referrer",
    "also": [],
    "permission": "referrers",
    "title": "link",
    "names": null,
    "namesWhen": [],
    "members": [
      "link"
    ],
    "kinds": {
      "link": "text"
    },
    "choices": {},
    "defaults": {},
    "rows": {},
    "references": {},
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [],
    "unique": "link",
    "search": [
      "link"
    ],
    "sort": [
      "link",
      "createdAt",
      "updatedAt"
    ],
    "filters": [],
    "order": "link",
    "descending": false,
    "removable": true,
    "populates": [],
    "programmed": false,
    "defaultsWhen": [],
    "examples": [
      {
        "link": "https://shop.example/help"
      },
      {
        "link": "https://shop.example/contact"
      }
    ]
  },
  "Segment": {
    "one": "Segment",
    "table": "segments",
    "path": "/segments",
    "list": "listSegments",
    "event": "segment",
    "also": [],
    "permission": "segments",
    "title": "name",
    "names": null,
    "namesWhen": [],
    "members": [
      "name",
      "channels",
      "users",
      "visibility",
      "baseForm",
      "contactForm",
      "surveyForm",
      "agentForm",
      "tags",
      "recordingSetting",
      "mandatoryTags",
      "requestLocation",
      "restricted",
      "restrictedCalls",
      "restrictedPeriod",
      "type",
      "externalUrl",
      "eventArgument",
      "imported"
    ],
    "kinds": {
      "name": "text",
      "channels": "choices",
      "users": "references",
      "visibility": "choice",
      "baseForm": "reference",
      "contactForm": "reference",
      "surveyForm": "reference",
      "agentForm": "reference",
      "tags": "references",
      "recordingSetting": "reference",
      "mandatoryTags": "boolean",
      "requestLocation": "boolean",
      "restricted": "boolean",
      "restrictedCalls": "integer",
      "restrictedPeriod": "choice",
      "type": "choice",
      "externalUrl": "text",
      "eventArgument": "text",
      "imported": "boolean"
    },
    "choices": {
      "channels": [
        "video",
        "audio"
      ],
      "visibility": [
        "visible",
        "hidden"
      ],
      "restrictedPeriod": [
        "hour",
        "day",
        "week",
        "month"
      ],
      "type": [
        "classic",
        "event"
      ]
    },
    "defaults": {
      "channels": [
        "video",
        "audio"
      ],
      "users": [],
      "visibility": "visible",
      "baseForm": null,
      "contactForm": null,
      "surveyForm": null,
      "agentForm": null,
      "tags": [],
      "recordingSetting": null,
      "mandatoryTags": false,
      "requestLocation": false,
      "restricted": false,
      "restrictedCalls": null,
      "restrictedPeriod": null,
      "type": "classic",
      "externalUrl": null,
      "eventArgument": "",
      "imported": false
    },
    "rows": {},
    "references": {
      "users": {
        "one": "User",
        "removal": "leaves",
        "picks": "agents"
      },
      "baseForm": {
        "one": "Form",
        "removal": "refuses"
      },
      "contactForm": {
        "one": "Form",
        "removal": "refuses"
      },
      "surveyForm": {
        "one": "Survey",
        "removal": "refuses"
      },
      "agentForm": {
        "one": "Form",
        "removal": "refuses"
      },
      "tags": {
        "one": "Tag",
        "removal": "narrows"
      },
      "recordingSetting": {
        "one": "RecordingSetting",
        "removal": "refuses"
      }
    },
    "when": {
      "restrictedCalls": {
        "restricted": [
          true
        ]
      },
      "restrictedPeriod": {
        "restricted": [
          true
        ]
      },
      "externalUrl": {
        "type": [
          "event"
        ]
      },
      "eventArgument": {
        "type": [
          "event"
        ]
      }
    },
    "goesWith": {},
    "needed": [
      "restrictedCalls",
      "restrictedPeriod"
    ],
    "readOnly": [
      "imported"
    ],
    "unique": null,
    "search": [
      "name",
      "externalUrl",
      "eventArgument"
    ],
    "sort": [
      "name",
      "visibility",
      "type",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "name",
      "channels",
      "visibility",
      "type",
      "users",
      "tags",
      "mandatoryTags",
      "requestLocation",
      "restricted",
      "imported"
    ],
    "order": "name",
    "descending": false,
    "removable": true,
    "populates": [],
    "programmed": false,
    "defaultsWhen": [],
    "examples": [
      {
        "name": "Cards and payments",
        "channels": [
          "audio"
        ],
        "visibility": "hidden",
        "type": "event",
        "requestLocation": true,
        "mandatoryTags": true,
        "restricted": true,
        "restrictedCalls": 3,
        "restrictedPeriod": "day",
        "externalUrl": "https://shop.example/help",
        "eventArgument": "cards"
      },
      {
        "name": "Mortgages"
      }
    ]
  },
  "Service": {
    "one": "Service",
    "table": "resource_records",
    "path": "/services",
    "list": "listServices",
    "event": "service",
    "also": [],
    "permission": "services",
    "title": "title",
    "names": null,
    "namesWhen": [],
    "members": [
      "title",
      "description",
      "identifier",
      "visibility",
      "availability",
      "agents",
      "automaticSelection",
      "reminders",
      "customerForm",
      "agentForm",
      "survey",
      "recordingSetting",
      "emailTemplates",
      "logoUrl"
    ],
    "kinds": {
      "title": "text",
      "description": "text",
      "identifier": "text",
      "visibility": "choice",
      "availability": "reference",
      "agents": "references",
      "automaticSelection": "boolean",
      "reminders": "rows",
      "customerForm": "reference",
      "agentForm": "reference",
      "survey": "reference",
      "recordingSetting": "reference",
      "emailTemplates": "references",
      "logoUrl": "text"
    },
    "choices": {
      "visibility": [
        "visible",
        "hidden"
      ]
    },
    "defaults": {
      "description": "",
      "identifier": "",
      "visibility": "visible",
      "availability": null,
      "agents": [],
      "automaticSelection": true,
      "reminders": [],
      "customerForm": null,
      "agentForm": null,
      "survey": null,
      "recordingSetting": null,
      "emailTemplates": [],
      "logoUrl": null
    },
    "rows": {
      "reminders": {
        "members": [
          "time"
        ],
        "kinds": {
          "time": "integer"
        },
        "choices": {},
        "defaults": {},
        "rows": {},
        "most": 5
      }
    },
    "references": {
      "availability": {
        "one": "Availability",
        "removal": "refuses"
      },
      "agents": {
        "one": "User",
        "removal": "leaves",
        "picks": "agents"
      },
      "customerForm": {
        "one": "Form",
        "removal": "refuses"
      },
      "agentForm": {
        "one": "Form",
        "removal": "refuses"
      },
      "survey": {
        "one": "Survey",
        "removal": "refuses"
      },
      "recordingSetting": {
        "one": "RecordingSetting",
        "removal": "refuses"
      },
      "emailTemplates": {
        "one": "CustomEmail",
        "removal": "leaves"
      }
    },
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [],
    "unique": null,
    "search": [
      "title",
      "description",
      "identifier",
      "logoUrl"
    ],
    "sort": [
      "title",
      "identifier",
      "visibility",
      "automaticSelection",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "identifier",
      "visibility",
      "automaticSelection",
      "availability",
      "agents"
    ],
    "order": "title",
    "descending": false,
    "removable": true,
    "populates": [],
    "programmed": false,
    "defaultsWhen": [],
    "examples": [
      {
        "title": "First consultation",
        "description": "Twenty minutes on video",
        "identifier": "first",
        "visibility": "visible",
        "reminders": [
          {
            "time": 1440
          },
          {
            "time": 60
          }
        ],
        "logoUrl": "https://shop.example/logo.png"
      },
      {
        "title": "Follow-up",
        "automaticSelection": false,
        "visibility": "hidden"
      }
    ]
  },
  "Survey": {
    "one": "Survey",
    "table": "resource_records",
    "path": "/surveys",
    "list": "listSurveys",
    "event": "survey",
    "also": [],
    "permission": "surveys",
    "title": "name",
    "names": null,
    "namesWhen": [],
    "members": [
      "name",
      "description",
      "fields"
    ],
    "kinds": {
      "name": "text",
      "description": "text",
      "fields": "rows"
    },
    "choices": {},
    "defaults": {
      "description": "",
      "fields": []
    },
    "rows": {
      "fields": {
        "members": [
          "type",
          "name",
          "label",
          "placeholder",
          "required",
          "readonly",
          "disabled",
          "minlength",
          "maxlength",
          "pattern",
          "min",
          "max",
          "options"
        ],
        "kinds": {
          "type": "choice",
          "name": "text",
          "label": "text",
          "placeholder": "text",
          "required": "boolean",
          "readonly": "boolean",
          "disabled": "boolean",
          "minlength": "integer",
          "maxlength": "integer",
          "pattern": "text",
          "min": "text",
          "max": "text",
          "options": "rows"
        },
        "choices": {
          "type": [
            "text",
            "textarea",
            "email",
            "tel",
            "url",
            "select",
            "radio",
            "checkbox",
            "time",
            "number",
            "multiselect",
            "date",
            "password",
            "color",
            "range",
            "hidden",
            "nps",
            "csat",
            "ces"
          ]
        },
        "defaults": {
          "type": "text",
          "placeholder": "",
          "required": false,
          "readonly": false,
          "disabled": false,
          "minlength": null,
          "maxlength": null,
          "pattern": "",
          "min": "",
          "max": "",
          "options": []
        },
        "rows": {
          "options": {
            "members": [
              "id",
              "label"
            ],
            "kinds": {
              "id": "text",
              "label": "text"
            },
            "choices": {},
            "defaults": {},
            "rows": {},
            "most": 100
          }
        },
        "most": 60
      }
    },
    "references": {},
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [],
    "unique": "name",
    "search": [
      "name",
      "description",
      "fields"
    ],
    "sort": [
      "name",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "name"
    ],
    "order": "name",
    "descending": false,
    "removable": true,
    "populates": [],
    "programmed": false,
    "defaultsWhen": [],
    "examples": [
      {
        "name": "After the call",
        "description": "Customer satisfaction",
        "fields": [
          {
            "type": "nps",
            "name": "recommend",
            "label": "Would you recommend us?",
            "required": true
          },
          {
            "type": "textarea",
            "name": "comment",
            "label": "What could be better?",
            "maxlength": 500
          }
        ]
      },
      {
        "name": "After an appointment"
      }
    ]
  },
  "Tag": {
    "one": "Tag",
    "table": "resource_records",
    "path": "/tags",
    "list": "listTags",
    "event": "tag",
    "also": [],
    "permission": "tags",
    "title": "label",
    "names": null,
    "namesWhen": [],
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
    "defaults": {
      "description": ""
    },
    "rows": {},
    "references": {},
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [],
    "unique": "name",
    "search": [
      "label",
      "name",
      "description"
    ],
    "sort": [
      "label",
      "name",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "name"
    ],
    "order": "label",
    "descending": false,
    "removable": true,
    "populates": [],
    "programmed": false,
    "defaultsWhen": [],
    "examples": [
      {
        "label": "Complaint",
        "name": "complaint",
        "description": "The customer is dissatisfied"
      },
      {
        "label": "Order",
        "name": "order"
      }
    ]
  },
  "WorkingHours": {
    "one": "WorkingHours",
    "table": "resource_records",
    "path": "/working-hours",
    "list": "listWorkingHoursRecords",
    "event": "working-hours",
    "also": [
      "working-hours-missed"
    ],
    "permission": "working-hours",
    "title": "label",
    "names": null,
    "namesWhen": [],
    "members": [
      "label",
      "notificationEnabled",
      "gracePeriod",
      "days",
      "agents",
      "subscribers"
    ],
    "kinds": {
      "label": "text",
      "notificationEnabled": "boolean",
      "gracePeriod": "integer",
      "days": "week",
      "agents": "references",
      "subscribers": "references"
    },
    "choices": {},
    "defaults": {
      "notificationEnabled": true,
      "gracePeriod": 5,
      "days": [],
      "agents": [],
      "subscribers": []
    },
    "rows": {},
    "references": {
      "agents": {
        "one": "User",
        "removal": "leaves",
        "picks": "agents"
      },
      "subscribers": {
        "one": "User",
        "removal": "leaves"
      }
    },
    "when": {},
    "goesWith": {},
    "needed": [],
    "readOnly": [],
    "unique": null,
    "search": [
      "label"
    ],
    "sort": [
      "label",
      "gracePeriod",
      "notificationEnabled",
      "createdAt",
      "updatedAt"
    ],
    "filters": [
      "notificationEnabled",
      "agents",
      "subscribers"
    ],
    "order": "label",
    "descending": false,
    "removable": true,
    "populates": [
      "agents",
      "subscribers"
    ],
    "programmed": false,
    "defaultsWhen": [],
    "examples": [
      {
        "label": "Sales desk",
        "notificationEnabled": true,
        "gracePeriod": 10,
        "days": [
          {
            "day": 1,
            "start": "09:00",
            "end": "13:00"
          },
          {
            "day": 1,
            "start": "14:00",
            "end": "18:00"
          },
          {
            "day": 5,
            "start": "09:00",
            "end": "24:00"
          }
        ]
      },
      {
        "label": "Night watch",
        "notificationEnabled": false,
        "gracePeriod": 0
      }
    ]
  }
} as const;
