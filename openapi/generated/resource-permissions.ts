// Generated from openapi/source/resources by `npm run generate`. Do not edit.

/** Required permissions of the operations on resources, by operation id. */
export const RESOURCE_ROWS = {
  "listAbandonReasons": {
    "permission": "abandon-reasons.read",
    "keys": true
  },
  "readAbandonReason": {
    "permission": "abandon-reasons.read",
    "keys": true
  },
  "readAbandonReasonHistory": {
    "permission": "abandon-reasons.read",
    "keys": true
  },
  "createAbandonReason": {
    "permission": "abandon-reasons.write"
  },
  "changeAbandonReason": {
    "permission": "abandon-reasons.write"
  },
  "removeAbandonReason": {
    "permission": "abandon-reasons.write"
  },
  "readAbandonReasonHolders": {
    "permission": "abandon-reasons.write"
  },
  "listAgentFormExports": {
    "permission": "agent-form-exports.read",
    "keys": true
  },
  "readAgentFormExport": {
    "permission": "agent-form-exports.read",
    "keys": true
  },
  "readAgentFormExportHistory": {
    "permission": "agent-form-exports.read",
    "keys": true
  },
  "createAgentFormExport": {
    "permission": "agent-form-exports.write"
  },
  "changeAgentFormExport": {
    "permission": "agent-form-exports.write"
  },
  "removeAgentFormExport": {
    "permission": "agent-form-exports.write"
  },
  "readAgentFormExportHolders": {
    "permission": "agent-form-exports.write"
  },
  "listAiTopics": {
    "permission": "ai-topics.read",
    "keys": true
  },
  "readAiTopic": {
    "permission": "ai-topics.read",
    "keys": true
  },
  "readAiTopicHistory": {
    "permission": "ai-topics.read",
    "keys": true
  },
  "createAiTopic": {
    "permission": "ai-topics.write"
  },
  "changeAiTopic": {
    "permission": "ai-topics.write"
  },
  "removeAiTopic": {
    "permission": "ai-topics.write"
  },
  "readAiTopicHolders": {
    "permission": "ai-topics.write"
  },
  "listAppointments": {
    "permission": "appointments.read",
    "keys": true,
    "feature": "CALENDAR"
  },
  "readAppointment": {
    "permission": "appointments.read",
    "keys": true,
    "feature": "CALENDAR"
  },
  "readAppointmentHistory": {
    "permission": "appointments.read",
    "keys": true,
    "feature": "CALENDAR"
  },
  "createAppointment": {
    "permission": "appointments.write",
    "feature": "CALENDAR"
  },
  "changeAppointment": {
    "permission": "appointments.write",
    "feature": "CALENDAR"
  },
  "removeAppointment": {
    "permission": "appointments.write",
    "feature": "CALENDAR"
  },
  "readAppointmentHolders": {
    "permission": "appointments.write",
    "feature": "CALENDAR"
  },
  "listAvailabilities": {
    "permission": "availabilities.read",
    "keys": true,
    "feature": "CALENDAR"
  },
  "readAvailability": {
    "permission": "availabilities.read",
    "keys": true,
    "feature": "CALENDAR"
  },
  "readAvailabilityHistory": {
    "permission": "availabilities.read",
    "keys": true,
    "feature": "CALENDAR"
  },
  "createAvailability": {
    "permission": "availabilities.write",
    "feature": "CALENDAR"
  },
  "changeAvailability": {
    "permission": "availabilities.write",
    "feature": "CALENDAR"
  },
  "removeAvailability": {
    "permission": "availabilities.write",
    "feature": "CALENDAR"
  },
  "readAvailabilityHolders": {
    "permission": "availabilities.write",
    "feature": "CALENDAR"
  },
  "listContacts": {
    "permission": "contacts.read",
    "keys": true
  },
  "readContact": {
    "permission": "contacts.read",
    "keys": true
  },
  "readContactHistory": {
    "permission": "contacts.read",
    "keys": true
  },
  "createContact": {
    "permission": "contacts.write"
  },
  "changeContact": {
    "permission": "contacts.write"
  },
  "removeContact": {
    "permission": "contacts.write"
  },
  "readContactHolders": {
    "permission": "contacts.write"
  },
  "listCustomEmails": {
    "permission": "custom-emails.read",
    "keys": true,
    "feature": "CALENDAR"
  },
  "readCustomEmail": {
    "permission": "custom-emails.read",
    "keys": true,
    "feature": "CALENDAR"
  },
  "readCustomEmailHistory": {
    "permission": "custom-emails.read",
    "keys": true,
    "feature": "CALENDAR"
  },
  "createCustomEmail": {
    "permission": "custom-emails.write",
    "feature": "CALENDAR"
  },
  "changeCustomEmail": {
    "permission": "custom-emails.write",
    "feature": "CALENDAR"
  },
  "removeCustomEmail": {
    "permission": "custom-emails.write",
    "feature": "CALENDAR"
  },
  "readCustomEmailHolders": {
    "permission": "custom-emails.write",
    "feature": "CALENDAR"
  },
  "listForms": {
    "permission": "forms.read",
    "keys": true
  },
  "readForm": {
    "permission": "forms.read",
    "keys": true
  },
  "readFormHistory": {
    "permission": "forms.read",
    "keys": true
  },
  "createForm": {
    "permission": "forms.write"
  },
  "changeForm": {
    "permission": "forms.write"
  },
  "removeForm": {
    "permission": "forms.write"
  },
  "readFormHolders": {
    "permission": "forms.write"
  },
  "listIdeas": {
    "permission": "ideas.read",
    "keys": true
  },
  "readIdea": {
    "permission": "ideas.read",
    "keys": true
  },
  "readIdeaHistory": {
    "permission": "ideas.read",
    "keys": true
  },
  "createIdea": {
    "permission": "ideas.write"
  },
  "changeIdea": {
    "permission": "ideas.write"
  },
  "removeIdea": {
    "permission": "ideas.write"
  },
  "readIdeaHolders": {
    "permission": "ideas.write"
  },
  "listIntegrations": {
    "permission": "integrations.read",
    "keys": true
  },
  "readIntegration": {
    "permission": "integrations.read",
    "keys": true
  },
  "readIntegrationHistory": {
    "permission": "integrations.read",
    "keys": true
  },
  "createIntegration": {
    "permission": "integrations.write"
  },
  "changeIntegration": {
    "permission": "integrations.write"
  },
  "removeIntegration": {
    "permission": "integrations.write"
  },
  "readIntegrationHolders": {
    "permission": "integrations.write"
  },
  "listNotifications": {
    "permission": "notifications.read",
    "keys": true
  },
  "readNotification": {
    "permission": "notifications.read",
    "keys": true
  },
  "readNotificationHistory": {
    "permission": "notifications.read",
    "keys": true
  },
  "createNotification": {
    "permission": "notifications.write"
  },
  "changeNotification": {
    "permission": "notifications.write"
  },
  "listRecordingSettings": {
    "permission": "recordings-settings.read",
    "keys": true
  },
  "readRecordingSetting": {
    "permission": "recordings-settings.read",
    "keys": true
  },
  "readRecordingSettingHistory": {
    "permission": "recordings-settings.read",
    "keys": true
  },
  "createRecordingSetting": {
    "permission": "recordings-settings.write"
  },
  "changeRecordingSetting": {
    "permission": "recordings-settings.write"
  },
  "removeRecordingSetting": {
    "permission": "recordings-settings.write"
  },
  "readRecordingSettingHolders": {
    "permission": "recordings-settings.write"
  },
  "listReferrers": {
    "permission": "referrers.read",
    "keys": true
  },
  "readReferrer": {
    "permission": "referrers.read",
    "keys": true
  },
  "readReferrerHistory": {
    "permission": "referrers.read",
    "keys": true
  },
  "createReferrer": {
    "permission": "referrers.write"
  },
  "changeReferrer": {
    "permission": "referrers.write"
  },
  "removeReferrer": {
    "permission": "referrers.write"
  },
  "readReferrerHolders": {
    "permission": "referrers.write"
  },
  "listSegments": {
    "permission": "segments.read",
    "keys": true
  },
  "readSegment": {
    "permission": "segments.read",
    "keys": true
  },
  "readSegmentHistory": {
    "permission": "segments.read",
    "keys": true
  },
  "createSegment": {
    "permission": "segments.write"
  },
  "changeSegment": {
    "permission": "segments.write"
  },
  "removeSegment": {
    "permission": "segments.write"
  },
  "readSegmentHolders": {
    "permission": "segments.write"
  },
  "listServices": {
    "permission": "services.read",
    "keys": true,
    "feature": "CALENDAR"
  },
  "readService": {
    "permission": "services.read",
    "keys": true,
    "feature": "CALENDAR"
  },
  "readServiceHistory": {
    "permission": "services.read",
    "keys": true,
    "feature": "CALENDAR"
  },
  "createService": {
    "permission": "services.write",
    "feature": "CALENDAR"
  },
  "changeService": {
    "permission": "services.write",
    "feature": "CALENDAR"
  },
  "removeService": {
    "permission": "services.write",
    "feature": "CALENDAR"
  },
  "readServiceHolders": {
    "permission": "services.write",
    "feature": "CALENDAR"
  },
  "listSurveys": {
    "permission": "surveys.read",
    "keys": true
  },
  "readSurvey": {
    "permission": "surveys.read",
    "keys": true
  },
  "readSurveyHistory": {
    "permission": "surveys.read",
    "keys": true
  },
  "createSurvey": {
    "permission": "surveys.write"
  },
  "changeSurvey": {
    "permission": "surveys.write"
  },
  "removeSurvey": {
    "permission": "surveys.write"
  },
  "readSurveyHolders": {
    "permission": "surveys.write"
  },
  "listTags": {
    "permission": "tags.read",
    "keys": true
  },
  "readTag": {
    "permission": "tags.read",
    "keys": true
  },
  "readTagHistory": {
    "permission": "tags.read",
    "keys": true
  },
  "createTag": {
    "permission": "tags.write"
  },
  "changeTag": {
    "permission": "tags.write"
  },
  "removeTag": {
    "permission": "tags.write"
  },
  "readTagHolders": {
    "permission": "tags.write"
  },
  "listWorkingHoursRecords": {
    "permission": "working-hours.read",
    "keys": true
  },
  "readWorkingHours": {
    "permission": "working-hours.read",
    "keys": true
  },
  "readWorkingHoursHistory": {
    "permission": "working-hours.read",
    "keys": true
  },
  "createWorkingHours": {
    "permission": "working-hours.write"
  },
  "changeWorkingHours": {
    "permission": "working-hours.write"
  },
  "removeWorkingHours": {
    "permission": "working-hours.write"
  },
  "readWorkingHoursHolders": {
    "permission": "working-hours.write"
  }
} as const;

/** Required permissions to read the history of records without a resource definition, by operation id. */
export const HISTORY_ROWS = {
  "readAccountHistory": {
    "permission": "account.write"
  },
  "readBusinessHistory": {
    "permission": "business.write"
  },
  "readSsoHistory": {
    "permission": "sso.read",
    "feature": "sso"
  },
  "readUserHistory": {
    "permission": "users.read",
    "keys": true
  },
  "readPrivilegeRecordHistory": {
    "permission": "privileges.read",
    "keys": true
  },
  "readIpRestrictionHistory": {
    "permission": "ip-restrictions.read",
    "keys": true
  },
  "readApiKeyHistory": {
    "permission": "api-keys.read"
  },
  "readWebhookHistory": {
    "permission": "webhooks.read",
    "keys": true
  },
  "readSecretHistory": {
    "permission": "webhooks.read",
    "keys": true
  },
  "readBranchHistory": {
    "permission": "branches.read",
    "keys": true
  },
  "readPocHistory": {
    "permission": "branches.read",
    "keys": true
  },
  "readWidgetHistory": {
    "permission": "account.read",
    "keys": true
  },
  "readUploadHistory": {
    "permission": "uploads.read",
    "keys": true,
    "feature": "store_files"
  },
  "readRecordingHistory": {
    "permission": "recordings.read",
    "keys": true
  }
} as const;

/** Default permissions on resources, by kind of user. */
export const RESOURCE_HOLDERS = {
  "allUsers": [
    "segments.read"
  ],
  "supervisors": [
    "abandon-reasons.read",
    "agent-form-exports.read",
    "ai-topics.read",
    "appointments.read",
    "availabilities.read",
    "contacts.read",
    "custom-emails.read",
    "forms.read",
    "ideas.read",
    "integrations.read",
    "notifications.read",
    "recordings-settings.read",
    "referrers.read",
    "services.read",
    "surveys.read",
    "tags.read",
    "working-hours.read",
    "agent-form-exports.write",
    "appointments.write",
    "contacts.write",
    "ideas.write"
  ],
  "administrators": [
    "abandon-reasons.write",
    "ai-topics.write",
    "availabilities.write",
    "custom-emails.write",
    "forms.write",
    "integrations.write",
    "notifications.write",
    "recordings-settings.write",
    "referrers.write",
    "segments.write",
    "services.write",
    "surveys.write",
    "tags.write",
    "working-hours.write"
  ]
} as const;
