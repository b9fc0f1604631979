/** What the server says itself, whatever the module: of requests, sessions, records, files and work in the background. */
import type { Entity } from '@karmik/model/kit/entity';
import type { Field } from '@karmik/model/kit/fields';
import { defineMessages, verbatim } from '@karmik/model/kit/message';
import { bilingual, type Text } from '@karmik/model/kit/text';

/** The label of a status, as it stands within a sentence. */
export function stateLabel(entity: Entity, status: string): Text {
  const field = Object.values<Field>(entity.fields).find(({ kind }) => kind === 'status');
  return field?.kind === 'status' ? (field.states[status]?.label ?? verbatim(status)) : verbatim(status);
}

/** English names of things are small within a sentence. */
export const lowerCase = ({ en, ne }: Text): Text => bilingual(en.toLowerCase(), ne);

/** A status within an English sentence, where it is small. @example stateOf(separation, 'Settled').en // 'settled' */
export const stateOf = (entity: Entity, status: string): Text =>
  bilingual(status.toLowerCase(), stateLabel(entity, status).ne);

/** Between the last two of several things. */
export const and = bilingual(' and ', ' र ');

/** Refusals of requests as such, and of the store. */
export const httpMessages = defineMessages('http', {
  noFiles: { en: 'Files are not accepted here.', ne: 'यहाँ फाइल लिइँदैन।' },
  damagedForm: {
    en: 'The form is incomplete or damaged. Send it again.',
    ne: 'फारम पूरा आएन वा बिग्रियो। फेरि पठाउनुहोस्।',
  },
  forbidden: { en: 'You do not have permission to do this.', ne: 'तपाईंलाई यो गर्ने अनुमति छैन।' },
  methodNotAllowed: {
    en: 'Method "{method}" is not allowed here; allowed: {methods}.',
    ne: '“{method}” यहाँ चल्दैन; चल्ने: {methods}।',
  },
  notFound: { en: 'Not found.', ne: 'भेटिएन।' },
  inUse: {
    en: '{name} is in use by {uses}. Choose another there first.',
    ne: '{name} प्रयोगमा छ: {uses}। पहिले त्यहाँ अर्को छान्नुहोस्।',
  },
  tooLarge: { en: 'Your request size is larger than the defined limit.', ne: 'तपाईंको अनुरोध तोकिएको सीमाभन्दा ठूलो छ।' }, // ERR-3
  tooMany: { en: 'Too Many Request', ne: 'अत्यधिक अनुरोध आए। एकछिन पर्खेर फेरि प्रयास गर्नुहोस्।' },
  unforeseen: { en: 'Something went wrong at our end.', ne: 'हाम्रो तर्फबाट केही गडबड भयो।' },
  full: {
    en: 'The server is out of storage space. Ask its administrator to free some.',
    ne: 'सर्भरमा ठाउँ सकियो। ठाउँ खाली गर्न यसको प्रशासकलाई भन्नुहोस्।',
  },
  noDatabase: {
    en: 'Could not connect to the database. Please try again later.',
    ne: 'डाटाबेससँग सम्पर्क हुन सकेन। कृपया पछि फेरि प्रयास गर्नुहोस्।',
  },
  readOnly: {
    en: "The database can't save changes at the moment. Please try again later.",
    ne: 'अहिले डाटाबेसमा केही बदल्न मिल्दैन। कृपया पछि फेरि प्रयास गर्नुहोस्।',
  },
  tooSlow: {
    en: 'This took too long and was stopped. Try again with less at once.',
    ne: 'धेरै समय लागेकाले यो रोकियो। फेरि प्रयास गर्नुहोस्, वा एक पटकमा थोरै माग्नुहोस्।',
  },
  locked: {
    en: 'Someone else is changing the same records. Please try again in a moment.',
    ne: 'यिनै अभिलेख अरू कसैले बदल्दै हुनुहुन्छ। कृपया केही बेरमा फेरि प्रयास गर्नुहोस्।',
  },
  busy: {
    en: 'The database is at its limits. Please try again in a moment.',
    ne: 'डाटाबेस अहिले व्यस्त छ। कृपया केही बेरमा फेरि प्रयास गर्नुहोस्।',
  },
  noJson: { en: 'The body is not valid JSON.', ne: 'पठाइएको विवरण मान्य JSON होइन।' },
  contentType: {
    en: 'Unsupported content type: send application/json, a form or a file upload.',
    ne: 'यो ढाँचा यहाँ चिनिँदैन: application/json, फारम वा फाइल पठाउनुहोस्।',
  },
  unreadable: { en: '{reason}', ne: 'अनुरोध बुझ्न सकिएन: {reason}' },
  brokenReference: {
    en: 'This refers to something that does not exist, or something else refers to it.',
    ne: 'यसले नभएको अभिलेखलाई जनाउँछ, वा अरू कुनै अभिलेखले यसलाई जनाउँछ।',
  },
  raced: {
    en: 'Someone else changed this at the same time. Please try again.',
    ne: 'यसैबेला अरू कसैले यो बदल्नुभयो। कृपया फेरि प्रयास गर्नुहोस्।',
  },
  badCharacter: { en: "The text contains a character that can't be stored.", ne: 'पाठमा राख्न नमिल्ने चिह्न छ।' },
  outOfRange: { en: 'A value is out of range.', ne: 'कुनै मान सीमाभन्दा बाहिर छ।' },
});

/** Refusals of the gate and of what one may do. */
export const accessMessages = defineMessages('access', {
  noCredentials: { en: 'Authentication credentials were not provided.', ne: 'साइन इन गरिएको छैन।' },
  badToken: { en: 'Given token not valid for any token type', ne: 'दिइएको टोकन मान्य छैन' },
  loggedOut: { en: 'You have been logged out. Please re-login.', ne: 'तपाईं लगआउट हुनुभयो। कृपया फेरि साइन इन गर्नुहोस्।' },
  sessionExpired: {
    en: 'Your session has been expired. Please re-login.',
    ne: 'तपाईंको सत्र समाप्त भयो। कृपया फेरि साइन इन गर्नुहोस्।',
  },
  secondStepDue: { en: 'Set up a second step of your sign-in first.', ne: 'पहिले साइन इनको दोस्रो चरण राख्नुहोस्।' },
  proofRequired: {
    en: 'Confirm that it is you: enter your password or a code, or use a passkey.',
    ne: 'यो तपाईं नै हो भनी पुष्टि गर्नुहोस्: पासवर्ड वा कोड हाल्नुहोस्, वा पासकी प्रयोग गर्नुहोस्।',
  },
  applicationOff: { en: '{application} is turned off in this organization.', ne: '{application} यस संस्थामा बन्द छ।' },
  auditReadsOnly: {
    en: 'Audit users can read everything but change nothing.',
    ne: 'लेखापरीक्षकले हेर्न मात्र सक्छन्, केही बदल्न मिल्दैन।',
  },
  mayNotPost: { en: "You can't post on the noticeboard.", ne: 'तपाईंलाई सूचना पाटीमा पोस्ट गर्ने अनुमति छैन।' },
  tooManyAttempts: {
    en: 'Too many attempts. Try again in {minutes} {minutes, one minute, other minutes}.',
    ne: 'धेरै पटक प्रयास भयो। {minutes} मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  },
  ownSecondStepFirst: { en: 'Set up one-time passwords for yourself first.', ne: 'पहिले आफ्नै एक पटकको पासवर्ड राख्नुहोस्।' },
});

/** Refusals of records and of requests, whatever the entity. */
export const recordMessages = defineMessages('record', {
  versionForm: {
    en: 'If-Match must be the version of the record, in quotes',
    ne: 'If-Match मा अभिलेखको संस्करण उद्धरण चिह्नभित्र हुनुपर्छ',
  },
  versionRequired: {
    en: 'Name the version of the record that you decide on: If-Match, or versions for many records',
    ne: 'निर्णय गरिने अभिलेखको संस्करण खुलाउनुहोस्: If-Match, वा धेरै अभिलेखका लागि versions',
  },
  changedBeforeDecision: {
    en: 'This changed after you read it: {fields}. Read it again before you decide.',
    ne: 'तपाईंले हेरेपछि यो परिवर्तन भयो: {fields}। निर्णय गर्नुअघि फेरि हेर्नुहोस्।',
  },
  changedBeforeDecisionSomehow: {
    en: 'This changed after you read it. Read it again before you decide.',
    ne: 'तपाईंले हेरेपछि यो परिवर्तन भयो। निर्णय गर्नुअघि फेरि हेर्नुहोस्।',
  },
  changedBy: {
    en: '{name} changed this while you were editing. Review the current values and save again.',
    ne: '{name}ले यसबीच यो परिवर्तन गर्नुभयो। हालको विवरण हेरेर फेरि सुरक्षित गर्नुहोस्।',
  },
  changedMeanwhile: {
    en: 'This changed while you were editing. Review the current values and save again.',
    ne: 'यसबीच यो परिवर्तन भयो। हालको विवरण हेरेर फेरि सुरक्षित गर्नुहोस्।',
  },
  agreedAlready: {
    en: 'You already approved this. Other approvers are still pending.',
    ne: 'तपाईंले सहमति दिइसक्नुभएको छ; अरूको जवाफ आउन बाँकी छ।',
  },
  lastLevel: { en: 'There is no one to forward this to.', ne: 'अघि पठाउन मिल्ने कोही छैन।' },
  ownRequest: { en: "You can't decide your own request.", ne: 'आफ्नै अनुरोधमा आफैँ निर्णय गर्न मिल्दैन।' },
  notApproved: { en: 'Choose an approved {request} of your own', ne: 'आफ्नै स्वीकृत {request} छान्नुहोस्' },
  deletionAsked: { en: 'Deletion was already requested', ne: 'हटाउने अनुरोध पहिल्यै पठाइएको छ' },
  sentFixed: {
    en: "This was already sent and can't be changed.",
    ne: 'यो पठाइसकिएको छ, अब बदल्न मिल्दैन।',
  },
  decidedFixed: {
    en: "This was already decided and can't be changed.",
    ne: 'यसको निर्णय भइसकेको छ, अब बदल्न मिल्दैन।',
  },
  idempotencyKey: {
    en: 'Idempotency-Key must be one text of 1 to {most} {most, one character, other characters}',
    ne: 'Idempotency-Key १ देखि {most} अक्षरको एउटा पाठ हुनुपर्छ',
  },
  idempotencyKeyReused: {
    en: 'This Idempotency-Key was used for another request.',
    ne: 'यो Idempotency-Key अर्को अनुरोधमा प्रयोग भइसकेको छ।',
  },
  moved: { en: 'This {name} is now {status}.', ne: 'यो {name} अब “{status}” स्थितिमा छ।' },
  tooManyUses: {
    en: 'More than {most} {most, one record uses, other records use} it. Change most of them by an import first.',
    ne: 'यो {most} भन्दा बढी अभिलेखमा प्रयोगमा छ, जुन एकै पटक बदल्न धेरै हुन्छ। पहिले धेरैजसो आयातबाट बदल्नुहोस्।',
  },
  usesBoth: {
    en: 'Some records among {names} use both. Remove one of the two there first.',
    ne: '{names} मा कुनै अभिलेखमा दुवै प्रयोगमा छन्। पहिले त्यहाँबाट एउटा हटाउनुहोस्।',
  },
  replacesItself: { en: 'Replacement must be a different record', ne: 'हटाइँदै गरेकै अभिलेख यसको सट्टा हुन सक्दैन' },
  replacesBelow: {
    en: "Replacement can't be below the record it replaces",
    ne: 'हटाइँदै गरेको मुनिको अभिलेख यसको सट्टा हुन सक्दैन',
  },
  usedElsewhere: {
    en: "It is used by {names}, which you can't change. Ask someone who can.",
    ne: 'यो तपाईंले बदल्न नमिल्ने अभिलेखमा प्रयोगमा छ: {names}। मिल्ने कसैलाई भन्नुहोस्।',
  },
  viewsLimit: {
    en: 'You already have {most} saved views of this list. Delete one first.',
    ne: 'यस सूचीका {most} दृश्य पहिल्यै राख्नुभएको छ; पहिले एउटा हटाउनुहोस्।',
  },
  final: { en: "A {name} can't be changed.", ne: '{name} बनेपछि बदल्न मिल्दैन।' },
  inForceFixed: {
    en: "This has already taken effect and can't be changed. End it and add a new one from the date of the change.",
    ne: 'यो लागु भइसकेकाले जस्ताको तस्तै रहन्छ। यसलाई अन्त्य गरी परिवर्तनको दिनदेखि अर्को थप्नुहोस्।',
  },
  inForceStays: {
    en: "This has already taken effect and can't be deleted. Set its end date instead.",
    ne: 'यो लागु भइसकेकाले रहन्छ। बरु यसको अन्त्य मिति राख्नुहोस्।',
  },
  archivedAlready: { en: 'This {name} is already archived.', ne: 'यो {name} पहिल्यै अभिलेखमा राखिएको छ।' },
  notArchived: { en: 'This {name} is not archived.', ne: 'यो {name} अभिलेखमा राखिएको छैन।' },
  notSupervised: { en: 'You do not supervise this person', ne: 'तपाईं यस व्यक्तिको सुपरिवेक्षक हुनुहुन्न' },
  questionInUse: {
    en: 'This question is used by {names}. Remove it there first.',
    ne: 'यो प्रश्न यहाँ प्रयोगमा छ: {names}। पहिले त्यहाँबाट हटाउनुहोस्।',
  },
  overlapsWith: { en: 'Overlaps with {name}', ne: '{name} सँग खप्टिन्छ' },
  calendar: { en: '{reason}', ne: 'मिति पात्रोका वर्षभन्दा बाहिर छ: {reason}' },
  roomSeats: { en: '{name} has {count} seats', ne: '{name} मा {count} सिट छन्' },
  roomTaken: { en: '{name} is booked for {subject}: {span}', ne: '{name} “{subject}” का लागि बुक छ: {span}' },
  decidedBy: { en: '{action} by {name} already.', ne: '{name} ले यो पहिल्यै {action}।' },
  decided: { en: 'This was already decided.', ne: 'यसको निर्णय भइसकेको छ।' },
});

/** Refusals of files and uploads. */
export const fileMessages = defineMessages('file', {
  linkFull: {
    en: 'The files of this link are too large together. Send smaller ones.',
    ne: 'यो लिङ्कका फाइल जम्मा गर्दा धेरै ठूला भए। साना फाइल पठाउनुहोस्।',
  },
  linksFull: {
    en: 'The organization has no room for more files just now. Try again in an hour.',
    ne: 'संस्थामा अहिले थप फाइल राख्ने ठाउँ छैन। एक घण्टापछि फेरि प्रयास गर्नुहोस्।',
  },
  uploadsAtOnce: {
    en: 'Other files are being sent. Try again in a moment.',
    ne: 'अरू फाइल पठाइँदै छन्। एकछिनपछि फेरि प्रयास गर्नुहोस्।',
  },
  tooManyRows: {
    en: 'The file has more than {most} {most, one row, other rows}; split it.',
    ne: 'फाइलमा {most} भन्दा बढी पङ्क्ति छन्; टुक्र्याएर पठाउनुहोस्।',
  },
  tooLongForPaper: {
    en: 'A PDF holds at most {most} {most, one row, other rows}. Narrow the list with filters, or export to Excel or CSV.',
    ne: 'PDF मा बढीमा {most} पङ्क्ति अट्छन्। फिल्टरले सूची छोटो पार्नुहोस् वा एक्सेल वा CSV मा निकाल्नुहोस्।',
  },
  tooWideForPaper: {
    en: 'A PDF holds at most {most} {most, one column, other columns}, and this has {count}. Choose fewer columns, or export to Excel or CSV.',
    ne: 'PDF मा बढीमा {most} स्तम्भ अट्छन्, यहाँ {count} छन्। थोरै स्तम्भ छान्नुहोस् वा एक्सेल वा CSV मा निकाल्नुहोस्।',
  },
  lacksColumns: { en: 'These columns are missing: {columns}.', ne: 'फाइलमा यी स्तम्भ छैनन्: {columns}।' },
  empty: { en: 'The file is empty.', ne: 'फाइल खाली छ।' },
  attachmentsLimit: {
    en: 'You can attach at most {most} {most, one file, other files}',
    ne: 'बढीमा {most} फाइल संलग्न गर्न सकिन्छ',
  },
  kindNotTaken: {
    en: 'This file type is not accepted. Send a picture (PNG, JPEG, WebP, GIF), PDF, Office document, ZIP or plain text.',
    ne: 'यस प्रकारको फाइल लिइँदैन। तस्बिर (PNG, JPEG, WebP, GIF), PDF, अफिस कागजात, ZIP वा सादा पाठ पठाउनुहोस्।',
  },
  pictureUnreadable: {
    en: "The picture can't be read, or it is larger than 60 megapixels.",
    ne: 'तस्बिर पढ्न सकिएन, वा ६० मेगापिक्सेलभन्दा ठूलो छ।',
  },
  picturesBusy: {
    en: 'Other pictures are being processed. Try again in a minute.',
    ne: 'अरू तस्बिरमा काम भइरहेको छ। एक मिनेटपछि फेरि पठाउनुहोस्।',
  },
  linkExpired: {
    en: 'This link has expired. Reload the page and open the file again.',
    ne: 'यो लिङ्कको म्याद सकियो। पृष्ठ फेरि खोलेर फाइल खोल्नुहोस्।',
  },
  notMultipart: {
    en: 'Send the file as multipart/form-data in the field "file".',
    ne: 'फाइल multipart/form-data मा “file” नाममा पठाउनुहोस्।',
  },
  damagedUpload: {
    en: 'The upload is incomplete or damaged. Send it again.',
    ne: 'फाइल पूरा आएन वा बिग्रियो। फेरि पठाउनुहोस्।',
  },
});

/** Refusals of jobs, periods, mail and the live connection. */
export const serverMessages = defineMessages('server', {
  jobState: { en: 'This is already {state}.', ne: 'यो काम पहिल्यै “{state}” स्थितिमा छ।' },
  jobStopped: { en: 'Stopped on request.', ne: 'अनुरोधअनुसार रोकियो।' },
  jobGivenUp: {
    en: 'It failed {tries} {tries, one time, other times}.',
    ne: '{tries} पटक प्रयास गर्दा पनि पूरा भएन।',
  },
  jobFailed: { en: 'Something went wrong at our end. Try again.', ne: 'हाम्रो तर्फबाट केही गडबड भयो। फेरि प्रयास गर्नुहोस्।' },
  notRetryable: { en: "This can't be retried from here.", ne: 'यो यहाँबाट फेरि चलाउन मिल्दैन।' },
  periodClosed: {
    en: 'The {area} period {starts_on} to {ends_on} is {state}. Ask HR to reopen it, or correct it in an open period.',
    ne: '{starts_on} देखि {ends_on} सम्मको {area} अवधि {state} छ। मानव संसाधनलाई खोल्न भन्नुहोस् वा खुला अवधिमा सच्याउनुहोस्।',
  },
  periodState: { en: "A {from} period can't become {to}.", ne: '{from} अवधि सीधै {to} हुँदैन।' },
  periodReason: { en: 'Enter a reason for reopening the period.', ne: 'अवधि फेरि किन खोलिँदै छ, कारण लेख्नुहोस्।' },
  serverStops: { en: 'The server is shutting down.', ne: 'सर्भर बन्द हुँदै छ।' },
  liveAddress: { en: 'This is the address of the live connection.', ne: 'यो प्रत्यक्ष जडानको ठेगाना हो।' },
  noTestAddress: {
    en: 'Your account has no email address to send a test to.',
    ne: 'परीक्षण इमेल पठाउन तपाईंको खातामा इमेल ठेगाना छैन।',
  },
  noMailServer: { en: 'Save the server and sender’s email first.', ne: 'पहिले सर्भर र पठाउनेको इमेल सुरक्षित गर्नुहोस्।' },
});
