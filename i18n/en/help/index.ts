import type { BaseTranslation } from "../../i18n-types";

const en_help = {
  search: "Search in the help",
  all: "All pages",
  nothing: "Nothing in the help matches this.",
  pages: {
    monitor: {
      about: "What happens on the floor at this moment: who waits, who talks, and which agents are free.",
      steps:
        "The sign at the top says whether the numbers can be trusted. When it says stale, they stand still until the connection is back.\nP pauses the lists so that you can read them. The changes wait and are counted.\nOpen a call to see what happened in it and, where your account allows it, to listen in.\nA number opens its definition: what is counted, and which events are behind it.",
    },
    replay: {
      about:
        "Rewind: a recording of a floor, shown as the live monitor shows what is: any moment of any day, at any speed.",
      steps:
        "Open a recording: a file, or a stretch of this account’s log.\nSpace plays and pauses. The arrow keys go from event to event, Home and End to the beginning and the end.\nA comma plays slower, a full stop faster, up to as fast as this computer can.\nNothing here is live, and nothing can be changed: no request leaves the page, and nothing is kept.\nThe address says where you are. Whoever opens it with the same recording sees the same.\nWhat a console saved of itself says what it did, too: what was pressed, what was asked and answered. That is listed under Console.",
    },
    call: {
      about: "One call: who spoke with whom, how long the customer waited, and what became of it.",
      steps:
        "A call that nobody has answered yet cannot be looked at: wait for an agent.\nWhat happened is listed with the latest first: offers, refusals, transfers and tags.\nThe segment is shown as it was when the call began. What has changed since says so, with how it is now.\nWhile the call is in progress you can follow it, where your account and your privilege allow it.",
    },
    segments: {
      about: "A segment is a service that customers call. It sends each call to an agent of its team.",
      steps:
        "Search by name, and narrow by channel, visibility or type. The address keeps what you see, so you can share it.\nThe columns with live numbers show who waits and who is free at this moment.\nA hidden segment is offered nowhere, and can still be called by its id.",
    },
    users: {
      about: "The people who answer customers, and those among them who look after recordings.",
      steps:
        "New agent asks for a name and an e-mail address. Without a password a link is mailed, with which the person sets one.\nOpen somebody to change their segments, hours and privilege, to disable them, or to see when they were connected.\nThe number at the top says how many more people the plan has room for.",
    },
    connections: {
      about: "When agents connected and disconnected, in which session, and why it ended; the latest first.",
      steps:
        "Search by the name of an agent, a session, an address or a browser. Narrow by agent, by why it ended, by day, and to those who are connected now.\nA connection whose end nobody reported has no end: it is over all the same once the floor begins anew.\nNobody changes this log. Export writes what you see as XLSX or CSV; select rows to write those alone.",
    },
    branches: {
      about: "A branch is a place with displays from which customers call.",
      steps:
        "Open a branch and choose Enroll display: scan the code on the screen of the display, or type its ID, then give it a name.\nA display that is connected cannot be edited or unrolled. Disconnect it first.\nThe id of a branch is what integrations call it, and no two branches have the same.",
    },
    submissions: {
      about: "What customers and agents filled in: forms, agents’ forms and surveys, the latest first.",
      steps:
        "Narrow the list by form, segment, agent, day, and by who filled it in.\nA submission shows each field as its form had it then, and what was answered.\nSystems hand submissions in with an API key; what the form does not ask for, or not so, is refused.\nNobody changes a submission. Of a password it is kept that there was one, and no more.",
    },
    agentFormExports: {
      about: "Which forms that agents filled in go into a file, for those who count and compare them.",
      steps:
        "An export names forms, segments, agents and days. What it does not name narrows nothing.\nExport writes what matches at that moment as XLSX or CSV, the latest first: a row for each submission, a column for each question.\nDays are those of the clocks of the account. A file has at most 5,000 submissions, and says so where there are more.\nWhat customers filled in is under Submissions, which can be exported as it is shown.",
    },
    webhooks: {
      about:
        "Other systems that are told what happens here, such as that a customer waits, a moment after it did.",
      steps:
        "A webhook names an address and the events that it is told of. Conditions leave out what does not concern it; a template sends something else than the event itself.\nSend test delivers a made-up event to the webhook as it is saved, and shows what its receiver answers.\nA secret signs each delivery, so that its receiver knows whom it comes from. Its value is shown once. Rotate it, and the old value signs for 24 more hours beside the new one.\nWhat is not answered with success is tried ten times in about 75 hours. The logs keep each try for 30 days: copy it as cURL, or send it again.\nWhile a webhook is not enabled, it is told of nothing new; what already waits for it goes on waiting. One whose receiver answers 410 is disabled.",
    },
    forms: {
      about: "What you ask customers and agents: before a call, while it lasts, or when nobody can answer.",
      steps:
        "A form has a name of yours, which customers do not see, and its fields in their order.\nA segment or a service names the forms that it uses. A form that is in use cannot be deleted.\nAnswers that came stay as they were given, whatever becomes of the form.",
    },
    surveys: {
      about: "What customers are asked afterwards: how the call or the appointment was.",
      steps:
        "A survey has a name of yours and a description for your colleagues.\nIts questions are fields, asked in their order. NPS takes 0 to 10, CSAT 1 to 5 and CES 1 to 7: these are scores, which webhooks are told as they come. A text area lets customers say why.\nA question is required or not. It can be changed at any time: answers that came keep the question as it was then.\nA segment or a service names the survey that its customers get. A survey that is in use cannot be deleted.",
    },
    tags: {
      about: "Agents put tags on calls, so that you can find and count what the calls were about.",
      steps:
        "The label is what agents see. The name is what webhooks and integrations get.\nCalls keep a tag that was deleted. Nobody can choose it any more.",
    },
    abandonReasons: {
      about: "What customers may say when they leave before anybody answers.",
      steps:
        "Customers read the label. Integrations get the name.\nA hidden reason is shown to nobody, and still counts where an integration names it.",
    },
    referrers: {
      about: "The addresses of pages from which customers call, so that their calls can be told apart.",
      steps:
        "Keep a whole address, with http:// or https://.\nCalls that came from a link that was deleted keep its address.",
    },
    ideas: {
      about: "What you and your colleagues wish of this console: ideas, troubles, praise.",
      steps:
        "Say in a few words what you wish, and below it why.\nEverybody who works with the console sees what was said, who said it and what becomes of it.\nWhoever runs the console reads it too, and sets what becomes of it.",
    },
    aiTopics: {
      about: "Topics that are looked for in the transcripts of calls.",
      steps:
        "Describe a topic in one exact sentence: by that it is found.\nThe identifier has lowercase letters and dashes only.",
    },
    contacts: {
      about: "The persons and companies that you speak with, and who looks after them.",
      steps:
        "Search finds any part of a name, an address, a number or an id.\nA contact is a person or a company. Persons can belong to a company, which then cannot be deleted.\nPick several to delete them at once: each is asked for on its own, and you can stop in between.",
    },
    workingHours: {
      about: "When agents are to be connected, and who hears of it by e-mail when one is not.",
      steps:
        "Give each day its hours, and copy them to other days. Hours are in the time zone of the account. For a night shift, enter an end before the start, such as 21:00 to 02:00: it ends on the next day.\nAn agent who is not connected within the grace period after a range began, or who is away for longer than that within it, is told of once for that range.\nThe subscribers get the e-mail. Without subscribers, or with the switch off, nobody is told.",
    },
    customEmails: {
      about:
        "E-mails of yours that take the place of what the platform writes to customers about their appointments.",
      steps:
        "Choose which e-mail it replaces, then name it in a calendar service: only that service sends it.\nSubject, title and paragraphs may hold variables such as the name of the customer. The preview shows the letter as it is sent.\nParagraphs are HTML. What a letter cannot hold, such as scripts and styles, is left out when it is sent.",
    },
    services: {
      about: "What customers make appointments for: when, with which agents, and how customers are reminded.",
      steps:
        "Give it an availability and agents first: without them no appointment can be made.\nWith automatic selection the agent who is free and has the fewest appointments gets the next one.\nReminders are sent so many minutes before the appointment, to customers whose e-mail is known.\nA service that has appointments cannot be deleted. Hide it, and it is offered nowhere.",
    },
    availabilities: {
      about: "On which days and at which hours appointments can be made, by the clocks of one time zone.",
      steps:
        "An appointment has to lie within one range of hours, from its beginning to its end. An end before the start, such as 21:00 to 02:00, is on the next day.\nThe minimum notice keeps appointments from being made too late, the maximum from being made too far ahead. 0 is no bound.\nOn blocked dates there are none, such as on holidays. Hours that start on a blocked date are left out past midnight too.\nAn availability that a service refers to cannot be deleted.",
    },
    appointments: {
      about: "What customers and agents agreed on, and what became of it.",
      steps:
        "A new appointment is pending. Give it another time and it is rescheduled; the customer gets an e-mail each time.\nAttended and canceled are final: such an appointment cannot be changed back.\nTo reassign it, choose another agent of the service who is free at that time.\nNarrow the list by status, service, agent or day.",
    },
    notifications: {
      about: "What you tell your agents, and when.",
      steps:
        "Without a moment, or with one that is past, a notification is sent at once.\nUntil it is sent you can change it. It cannot be deleted.",
    },
    profile: {
      about: "Your name, your language, your password, and the sessions that are open in your name.",
      steps:
        "A new password ends all your other sessions.\nEnd a session that you do not know, and then change your password.",
    },
    twoFactor: {
      about: "A second proof beside your password: a code of six digits from an app on your telephone.",
      steps:
        "Scan the QR code with an authenticator app, then type the code that it shows.\nSave the backup codes. Each lets you in once when the telephone is not there.",
    },
    business: {
      about: "Who the account belongs to: name, tax id, address, country, and the principal administrator.",
      steps:
        "The language is the one that new users begin with. Each person may choose another.\nThe principal administrator cannot be deleted while they are that.",
    },
    configuration: {
      about:
        "How calls of the account go: recording, distribution, files, captcha, backgrounds, privacy and live supervision.",
      steps:
        "Put the file name of recordings together from its variables. The example below shows what comes of it.\nA captcha needs the site key and the secret of its provider. The secret is kept sealed; another provider needs another one.\nEach virtual background is loaded as you add it. What takes more than 2 seconds, or may not be read by other sites, is told.\nLive supervision needs its terms accepted once for the account.\nYour site says whether the address of a site has SSL, which the widget needs.",
    },
    integrations: {
      about: "The sites that carry the widget, and the systems that work with the platform.",
      steps:
        "Name the hosts on which the widget may stand, such as shop.example or *.shop.example. Without any it may stand anywhere.\nChoose the segments that are offered there. Without any, every visible segment is.\nDisable an integration instead of deleting it when it only rests.",
    },
    subscriptions: {
      about: "What your plan holds, feature by feature, and how many users there is room for.",
      steps:
        "Everybody whom the account made counts as a user, also those who cannot sign in.\nWhen the plan is full, a new user is refused. Delete one who is gone, or contact us to raise the limit.",
    },
    administrators: {
      about: "The people who look after the account, and what each privilege comes to.",
      steps:
        "Privileges lists what there is. Permissions is the table by which the platform decides.\nNew administrator asks for a privilege: give the smallest one that is enough.",
    },
    utilities: {
      about:
        "The links by which customers call, and the mails that the platform wrote: whether they arrived, and why not.",
      steps:
        "Choose a segment to get the link by which customers call it. Copy the link, or keep its code as a picture to print.\nWhere the account has a calendar, services have such links too. Where a link leads is configured as CALL_URL and CALENDAR_URL.\nOpen a mail to see what it says and each attempt to deliver it.\nCodes and links stand hidden: they let in whoever reads them.",
    },
    recordedCalls: {
      about: "What was recorded, to be watched, approved or rejected.",
      steps:
        "Open a recording to play it. It is played from this platform; nothing is kept in the browser.\nReviewers and administrators approve, reject and delete. Approved and rejected can be changed into each other.\nHot means that this platform has it, cold that the storage of its setting has it.\nA deleted recording holds nothing any more. That there was one stays in the list.",
    },
    recordingsSettings: {
      about: "How calls are recorded, and where recordings go.",
      steps:
        "A setting is named by segments and services. Without a storage of your own, recordings stay on this platform.\nTest credentials signs in to the storage with what is typed, before you save. Nothing is written there.\nA secret that was saved is never shown again. It stays until you replace it, or choose another provider.\nA recording ends after 3 hours or 2 GB, whatever comes first.",
    },
    uploads: {
      about: "The files that your team sends or shows again and again.",
      steps:
        "Choose files or drop them. Two are sent at once; one that lost its connection goes on where it stood.\nEach may have 100 MB, and what it holds has to be what the ending of its name says.\nA file that was deleted cannot be brought back. Its room is free again at once.",
    },
    sso: {
      about: "People sign in with the account of your organisation, over SAML.",
      steps:
        "Import the metadata of your provider, or fill in its address, issuer and certificate.\nTry it before you enable it: the outcome says what the provider answered.\nTurning it off ends no session that is open.",
    },
    ipRestrictions: {
      about: "From which addresses people may sign in and work.",
      steps:
        "A restriction is one address or a range such as 203.0.113.0/24, and the people whom it holds for.\nOne that would lock you out is told before it is saved.",
    },
    apiKeys: {
      about: "Keys with which programs ask the platform in the name of your account.",
      steps:
        "A key is shown once, when it is made. Copy it then.\nGive each program its own key and the smallest privilege, and revoke the key when the program is gone.",
    },
  },
  topics: {
    lists: {
      title: "Lists",
      about: "What every list can do: search, filters, order, columns, files, and many rows at once.",
      steps:
        "Type / to search. Add filter narrows by one field after another; press a chip to change it. The address keeps all of it, so that a link shows the same list.\nPress a head to sort by it, and drag its edge to make the column wider. Columns says which are shown, and in which order.\nExport writes what the list shows, with its filters and its columns: at most 5,000 records, with times by the clocks of the account.\nSelect rows to delete several at once, or to do what else stands there. Each is done on its own, and you can stop in between.\nWhat others change meanwhile is counted below the rows and moves nothing until you press Show.",
    },
    views: {
      title: "Saved views",
      about: "A list as you want to see it again, under a name of its own, as a tab above it.",
      steps:
        "Save this view keeps the filters, the search, the order, the columns with their widths, and how many rows a page has.\nA view that you changed says so: save the changes, or reset it. Its menu renames, moves, shares and deletes it.\nA shared view is seen by everybody who may see the list. Whoever may change what is in the list may change the view too.\nYou can have 50 views of one list. Deleting one deletes none of the records that it shows.",
    },
    history: {
      title: "History",
      about: "What became of a record: who changed it, when, and what it was before.",
      steps:
        "Open a record and choose History. Each change says what was there before and what came then, the latest first.\nRestore this version makes the record what it was at that moment. That is a change like any other, and the history shows it.\nA record that was deleted still has its address, and its history with it: create it again from there.\nPasswords and secrets are never shown; the history says that they were replaced.",
    },
  },
} satisfies BaseTranslation;

export default en_help;
