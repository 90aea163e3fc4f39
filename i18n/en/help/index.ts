import type { BaseTranslation } from "../../i18n-types";

const en_help = {
  search: "Search help",
  all: "All pages",
  noResults: "No results. Try other words.",
  showFirstSteps: "Show first steps",
  pages: {
    monitor: {
      about: "Waiting customers, calls in progress and available agents, in real time.",
      steps:
        "The status at the top shows whether data is live. While it shows “Stale”, numbers are frozen until the connection is back.\nPress P to pause the lists. Updates are counted and appear when you resume.\nOpen a call to see its events. If your account and privilege allow it, choose “Supervise” to follow it live.\nOpen a number to see its definition and the events that it counts.\nCustomers whose ID is that of a contact have its name. In a wide window, the segments that need help most and the agents over a limit are beside the list.\n“Why?” explains the service level of today: the segments, times, absent agents and calls behind it.\nIn a demo account, first steps are shown above the numbers and on the first page after sign-in. Click the mark “Demo” to change its time. Alt 1 opens the worst hour of yesterday.",
    },
    replay: {
      about:
        "Replay shows the recorded events of your contact center in the lists of the live monitor: any moment, at any speed.",
      steps:
        "Open a replay file, or rewind to a time range of this account’s event log.\nPress Space to play or pause, the arrow keys to go from event to event, and Home or End to go to the start or the end.\nPress a comma to play slower and a period to play faster, up to the limit of your computer.\nNothing here is live and nothing can be changed. The page sends no requests and stores no data.\nThe link contains the time. Users who open it with the same replay file see the same moment.\nDiagnostic recordings also contain what happened in the console: actions, requests and responses. Find them under “Console”.",
    },
    insights: {
      about: "Insights shows the calls of any period in numbers: in total, over time and by segment.",
      steps:
        "Choose the period, a comparison and filters above the report. The URL keeps them from report to report.\nSelect a number to see its definition, its calculation, and the calls behind it.\nChoose one of five definitions of the service level to use it in the whole report.\n“Why?” names the segments, times, absent agents and calls behind a service level.\n“Agents” adds up the time in each status and beyond its limit, such as a break. Open an agent for the year.\nIn a list of calls, press Space to play the recording of a row, and a digit to open a saved view.\n“History” lists every offer of a call to an agent. “Abandon reasons”, “Tags” and “AI topics” count calls by each of them.\n“Surveys” shows response rate, NPS, CSAT and CES. Open a survey for its scores, segments, agents and answers.\nReports show durations in one unit, such as 1.43 min. Lists and the live monitor show minutes and seconds, such as 1:26.\nDays and hours are those of the account’s time zone.",
    },
    call: {
      about: "One call, with its customer, agent, waiting time and outcome.",
      steps:
        "The timeline shows waiting, ringing and talking. The arrow keys move along it, N goes to the next moment, and T shows it as a table.\nPlay the recording with the space bar, and press M to comment at its current position.\n“Call history” lists offers, declined and missed calls, transfers and tags, newest first.\nThe segment is shown as it was when the call started, with its changes since then.\nWhile the call is in progress, choose “Supervise” to follow it live, if your account and privilege allow it.",
    },
    segments: {
      about: "A segment is a service that customers call. It sends each call to an agent of its team.",
      steps:
        "Search by name, or filter by channel, visibility or type. The URL keeps your filters, so you can share it.\n“Agents”, “Waiting” and “Longest wait” show live numbers.\nA hidden segment is not offered to customers, but can still be called by its ID.",
    },
    users: {
      about: "Agents who answer customers, and agents who also review recordings.",
      steps:
        "“New user” requires a name and an email. Without a password, the user receives an email with a link to choose one.\nOpen a user to change segments, availability and privilege, to disable the user, or to see connections.\nThe number at the top shows how many more users your plan allows.",
    },
    connections: {
      about: "Connections of agents: start, end, session and reason of the disconnection, newest first.",
      steps:
        "Search by agent, session, IP address or browser. Filter by agent, reason or day, or show only current connections.\nIf the end of a connection was not reported, it has no end time.\nConnections cannot be edited. “Export” saves the list as XLSX or CSV; select rows to export only those.",
    },
    branches: {
      about: "A branch is a place with display devices from which customers call.",
      steps:
        "Open a branch and choose “Enroll display”. Scan the code on the device or type its ID, then name the device.\nA connected device cannot be edited or unrolled. Disconnect it first.\nIntegrations identify a branch by its ID, so each ID is unique.",
    },
    submissions: {
      about: "Answers from customers and agents to forms and surveys, newest first.",
      steps:
        "Filter by form, segment, agent or day, or by “Filled in by”.\nA submission shows the answers, with the fields that its form had when it was submitted.\nOther systems send submissions with an API key. Answers that do not match the form are rejected.\nSubmissions cannot be edited. Passwords are not stored, only whether one was entered.",
    },
    agentFormExports: {
      about:
        "An export is a saved selection of forms that agents filled in. Create a file from it to count and compare them.",
      steps:
        "Choose forms, segments, agents and days. A field that you leave empty does not limit the export.\nA file contains the current matches as XLSX or CSV, newest first: one row per submission, one column per question.\nDays are in the account’s time zone. A file has at most the latest 5,000 submissions.\nSubmissions from customers are under “Submissions”, where you can export them too.",
    },
    webhooks: {
      about: "Webhooks notify other systems of events, such as a customer who joins a queue.",
      steps:
        "A webhook sends the events that you choose to a URL. Add conditions to send fewer events, or a custom template to change their format.\n“Send test” sends an example event to the saved webhook and shows the response.\nA secret signs each delivery, so that the receiver can verify the sender. Its value is shown once. After “Rotate secret”, the old value remains valid for 24 hours.\nA failed delivery is retried: ten attempts in about 75 hours. The logs keep each attempt for 30 days. Copy it as cURL, or resend the event.\nWhile a webhook is disabled, new events are discarded, and pending deliveries are sent when you enable it again. A response with status 410 disables the webhook.",
    },
    forms: {
      about:
        "Forms collect information from customers and agents: before or during a call, or when no agent can answer.",
      steps:
        "The name of a form is internal. Customers see its fields, in your order.\nSegments and services define which forms they use. A form in use cannot be deleted.\nAnswers stay unchanged when you edit or delete the form.",
    },
    surveys: {
      about: "Surveys ask customers for feedback after a call or an appointment.",
      steps:
        "The name and the description of a survey are internal.\nCustomers see its fields in your order. NPS takes 0 to 10, CSAT 1 to 5 and CES 1 to 7; webhooks receive these scores immediately. Add a text area for comments.\nFields can be required or optional. You can edit a survey at any time: earlier answers keep their questions.\nSegments and services define which survey their customers receive. A survey in use cannot be deleted.",
    },
    tags: {
      about: "Agents tag calls by topic, so that you can find and count them.",
      steps:
        "“Label” is shown to agents. “Name” is the ID for webhooks and integrations.\nAgents can no longer choose a deleted tag. Calls that already have it keep it.",
    },
    abandonReasons: {
      about: "Reasons that customers can choose when they leave before an agent answers.",
      steps:
        "“Label” is shown to customers. “Name” is the ID for webhooks and integrations.\nA hidden reason is not shown to customers, but integrations can still use it.",
    },
    referrers: {
      about: "Pages from which customers call, so that you can see the calls of each page separately.",
      steps:
        "Enter a complete URL that starts with http:// or https://.\nPast calls keep the URL of a deleted link.",
    },
    ideas: {
      about: "Ideas, problems and praise for this console, from you and your colleagues.",
      steps:
        "Enter a short summary, then the reason.\nAll users of the console see each entry with its author and status.\nThe operator of the console reads the entries and sets their status.",
    },
    aiTopics: {
      about: "Topics that AI finds in call transcripts.",
      steps:
        "Describe each topic in one precise sentence. AI uses it to find the topic.\nAn identifier has lowercase letters and dashes only.",
    },
    contacts: {
      about: "People and companies that you speak with, and the users assigned to them.",
      steps:
        "Search by any part of a name, address, number or ID.\nA contact is a person or a company. A company that employs other contacts cannot be deleted.\nSelect several contacts to delete them. They are deleted one by one, and you can stop at any time.",
    },
    workingHours: {
      about: "Hours when agents must be connected, and the users who receive an email about absent agents.",
      steps:
        "Set the hours of each day and copy them to other days. They are in the account’s time zone. For a night shift, enter an end before the start, such as 21:00 to 02:00: it ends on the next day.\nSubscribers receive an email when an agent is absent for longer than the grace period: one email for each absent agent in each time range.\nWithout subscribers, or with the notification switched off, no emails are sent.",
    },
    customEmails: {
      about: "Custom emails replace the platform’s emails to customers about their appointments.",
      steps:
        "Choose the email to replace, then add your custom email to a service. Only that service sends it.\nSubject, title and paragraphs can contain variables, such as the customer’s name. The preview shows the finished email.\nParagraphs are HTML. Unsupported content, such as scripts and styles, is removed.",
    },
    services: {
      about: "Services that customers book appointments for, with their times, agents and reminders.",
      steps:
        "Add an availability and agents first. Customers cannot book appointments without them.\n“Assign agent automatically” gives each appointment to the least busy available agent.\nCustomers with an email receive reminders, at the times before the appointment that you set.\nA service with appointments cannot be deleted. Hide it instead.",
    },
    availabilities: {
      about: "Days and hours for appointments, in one time zone.",
      steps:
        "An appointment must fit within one time range. An end before the start, such as 21:00 to 02:00, is on the next day.\nThe minimum notice prevents late bookings, the maximum notice prevents early ones. 0 means no limit.\nThere are no appointments on blocked dates, such as holidays. Hours that start on a blocked date are blocked past midnight too.\nAn availability in use by a service cannot be deleted.",
    },
    appointments: {
      about: "Appointments of customers with agents, and their status.",
      steps:
        "A new appointment is pending; with a new time it is rescheduled. Customers receive an email about each change.\n“Attended” and “Canceled” are final: these appointments can no longer change.\nTo reassign an appointment, choose another agent of the service who is available at that time.\nFilter by status, service, agent or day.",
    },
    notifications: {
      about: "News for your agents, sent immediately or at a time that you choose.",
      steps:
        "Without a time, or with a time in the past, a notification is sent immediately.\nYou can edit a notification until it is sent. Notifications cannot be deleted.",
    },
    profile: {
      about: "Your name, your language, your password and your open sessions.",
      steps:
        "A new password ends all your sessions, including this one.\nIf you do not recognize a session, end it, then change your password.",
    },
    twoFactor: {
      about: "A second step after your password: a six-digit code from an app on your phone.",
      steps:
        "Scan the QR code with an authenticator app, then enter the code from the app.\nSave the backup codes. Each signs you in once if you do not have your phone.",
    },
    business: {
      about: "Details of your business: name, tax ID, address, country and principal administrator.",
      steps:
        "The language is the default for all users. Each user can choose another one.\nThe principal administrator cannot be deleted. Hand over the account first.",
    },
    configuration: {
      about:
        "Call settings of the account: recording, distribution, files, captcha, backgrounds, privacy and live supervision.",
      steps:
        "Build the file name of recordings from variables. An example appears below the field.\nA captcha needs the site key and the secret of its provider. The secret is stored encrypted. Enter a new one when you change the provider.\nVirtual backgrounds are loaded when you add them. You see a warning if one takes more than 2 seconds or does not load.\nBefore you enable live supervision, accept its terms once for the account.\n“Check SSL” shows whether a site has a valid certificate. The widget needs one.",
    },
    integrations: {
      about: "Sites with the widget, and systems connected to the platform.",
      steps:
        "Enter the hosts of the widget, such as shop.example or *.shop.example. Without hosts, it works on any site.\nChoose the segments to offer there. If none are selected, all visible segments are offered.\nDisable an integration to pause it. You can enable it again later.",
    },
    subscriptions: {
      about: "The features of your plan, and the number of users that it allows.",
      steps:
        "All users created in the account count, including users who cannot sign in.\nWhen the limit is reached, you cannot create users. Delete users who left, or contact us to raise the limit.",
    },
    administrators: {
      about: "Users who manage the account, and the permissions of each privilege.",
      steps:
        "“Privileges” lists all privileges. “Permissions” shows the permissions of each.\n“New administrator” requires a privilege. Choose the smallest one that is sufficient.",
    },
    utilities: {
      about: "Links for calls and appointments, and the emails of the platform with their delivery status.",
      steps:
        "Choose a segment to get its call link. Copy the link, or save its QR code as an image to print.\nWith calendars in your plan, services have links too. The operator of the platform sets the pages that the links open (CALL_URL and CALENDAR_URL).\nOpen an email to see its text and each delivery attempt.\nPINs and links in emails are hidden, because they give access to a user’s account.",
    },
    recordedCalls: {
      about: "Recordings of calls, to play, approve or reject.",
      steps:
        "Open a recording to play it. It plays from this platform; the browser does not store it.\nRecording auditors and administrators approve, reject and delete recordings. They can change “Approved” to “Rejected” and back.\n“To review” lists the recordings that wait, the oldest first. “Review recordings” plays them one after another: A approves, R and 1 to 5 reject with a reason, S leaves for later, Z takes the last decision back.\n“Hot” recordings are on this platform, “Cold” recordings in external storage.\nDeleting a recording deletes its content. The recording stays in the list as “Deleted”.",
    },
    recordingsSettings: {
      about: "Settings for the recording of calls and the storage of recordings.",
      steps:
        "Segments and services use recording settings. Without external storage, recordings stay on this platform.\n“Test credentials” signs in to the storage with your entries before you save. It writes no data there.\nSaved secrets are never shown again. A secret is kept until you replace it or choose another provider.\nA recording ends after 3 hours or 2 GB, whichever comes first.",
    },
    uploads: {
      about: "Files that your team sends or shows often.",
      steps:
        "Choose files or drop them here. Two files are uploaded at a time. After a lost connection, an upload resumes where it stopped.\nA file can have up to 100 MB. Its content must match its extension.\nA deleted file cannot be restored. Its space is available immediately.",
    },
    sso: {
      about: "Users sign in with the account of your organization, through SAML.",
      steps:
        "Import the metadata of your identity provider, or enter its URL, issuer and certificate.\nTest single sign-on before you enable it. The result shows the response of the provider.\nTurning single sign-on off does not end open sessions.",
    },
    ipRestrictions: {
      about: "Addresses from which users can sign in and work.",
      steps:
        "A restriction is an address or a range, such as 203.0.113.0/24, and the users to restrict.\nBefore you save a restriction that would lock you out, you see a warning.",
    },
    apiKeys: {
      about: "Keys for systems that access the platform on behalf of your account.",
      steps:
        "A key is shown once, when you create it. Copy it then.\nCreate a key with the smallest sufficient privilege for each system. Revoke it when the system is gone.",
    },
  },
  topics: {
    lists: {
      title: "Lists",
      about: "Search, filters, sorting, columns, exports and bulk changes in every list.",
      steps:
        "Press / to search. “Add filter” adds filters; select a filter to change it. The URL keeps your settings, so a link shows the same list.\nSelect a column header to sort, and drag its edge to change the width. “Columns” sets the columns and their order.\n“Export” saves the list with its filters and columns: up to 5,000 records, with times in the account’s time zone.\nSelect rows to edit or delete them together. Records are changed one by one, and you can stop at any time.\nChanges by other users are counted below the rows. Choose “Show” to see them.",
    },
    views: {
      title: "Saved views",
      about: "A view saves a list under a name, as a tab above the list.",
      steps:
        "“Save this view” saves filters, search, order, columns with their widths, and rows per page.\nA view with changes shows “Changed”. Choose “Save changes” or “Reset”. The menu of a view renames, moves, shares and deletes it.\nAll users of the list see a shared view. Users who can edit the list can also edit the view.\nYou can have 50 views of a list. Deleting a view does not delete its records.",
    },
    history: {
      title: "Changes",
      about: "Changes to a record: author, time, and the values before and after.",
      steps:
        "Open a record and choose “Changes”. Each change shows the old and the new values, newest first.\n“Restore this version” sets the record back to that version. The list shows this as a new change.\nA deleted record keeps its address and its changes. Choose “Create again” there to bring it back.\nPasswords and secrets are never shown. The list only shows that they were replaced.",
    },
    queueHistory: {
      title: "Queue history",
      about: "Every customer who entered a queue, with each offer to an agent and its result.",
      steps:
        "Expand a row to see the offers: agent, time, ringing time and result. “Withdrawn” means that another agent answered or the customer left.\nFilter by missed or declined offers to find calls that agents did not take.\nOpen a customer to see the call with its timeline and its ACD history.\n“Export” saves the list with all offers as XLSX or CSV.",
    },
    abandonReasonReport: {
      title: "Abandon reasons report",
      about:
        "Abandoned calls by the reason that the customer gave: number and share, over time and by segment.",
      steps:
        "Select a number in the table to see its calls.\nThe share is that of all abandoned calls, also those without a reason.\nAdd a comparison to see how each share changed.\nReasons are defined under Account, Abandon reasons.",
    },
    tagReport: {
      title: "Tags report",
      about: "Answered calls by tag, with service level, handle time and sentiment.",
      steps:
        "A call with several tags counts in each row, and once in the total.\nSelect a number to see its calls, also those without a tag.\n“Segments with mandatory tags” shows how many of their calls have none.\nTags are defined under Tags.",
    },
    topicReport: {
      title: "AI topics report",
      about: "Answered calls by AI topic, with the sentiment of each.",
      steps:
        "A call with several topics counts in each row, and once in the total.\nCalls without a topic are counted apart; calls that were not analyzed are among them.\nSelect a number to see its calls.\nTopics are defined under Account, AI topics.",
    },
  },
} satisfies BaseTranslation;

export default en_help;
