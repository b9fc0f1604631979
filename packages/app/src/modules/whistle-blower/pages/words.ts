import { dialogueWords } from '../../../screens/dialogue/words.ts';
import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';

export const words = {
  ...dialogueWords,
  title: bilingual('Report a concern', 'उजुरी गर्नुहोस्'),
  lead: bilingual(
    'Report fraud, harassment, danger or abuse of office. You can stay anonymous.',
    'ठगी, दुर्व्यवहार, खतरा वा अधिकारको दुरुपयोगको उजुरी गर्नुहोस्। नाम नखुलाई पनि गर्न सकिन्छ।',
  ),
  choice: bilingual('What do you want to do?', 'के गर्न चाहनुहुन्छ?'),
  report: bilingual('New report', 'नयाँ उजुरी'),
  comeBack: bilingual('I have a receipt', 'मसँग रसिद छ'),
  off: bilingual('Reports are not accepted here', 'यहाँ उजुरी लिइँदैन'),
  offWhy: bilingual(
    'No organization here accepts reports from outside. If you work here, sign in and try again.',
    'यहाँका कुनै संस्थाले बाहिरबाट उजुरी लिँदैन। यहाँ काम गर्नुहुन्छ भने साइन इन गरी फेरि प्रयास गर्नुहोस्।',
  ),
  failed: bilingual("Couldn't load this", 'लोड गर्न सकिएन'),
  organization: bilingual('Organization', 'संस्था'),
  kept: bilingual('What is stored about you', 'तपाईंबारे के राखिन्छ'),
  keptNothing: bilingual(
    'An anonymous report stores nothing about you: no account, address, browser, time or file names. Hidden data is removed from pictures. Documents keep what their program wrote into them, so check them for your name.',
    'बेनामी उजुरीमा तपाईंबारे केही राखिँदैन: खाता, ठेगाना, ब्राउजर, समय वा फाइलको नाम। तस्बिरको लुकेको विवरण हट्छ। कागजातमा प्रोग्रामले लेखेको कुरा रहन्छ, त्यहाँ आफ्नो नाम भए हटाउनुहोस्।',
  ),
  keptDays: (days: string) =>
    bilingual(
      `It is deleted permanently ${counted(days, 'day')} after the last activity.`,
      `पछिल्लो गतिविधिको ${days} दिनपछि सधैँका लागि मेटिन्छ।`,
    ),
  how: bilingual('How do you want to report?', 'कसरी उजुरी गर्नुहुन्छ?'),
  anonymously: bilingual('Anonymously', 'बेनामी रूपमा'),
  byName: bilingual('By name', 'नामसहित'),
  readers: bilingual('Who must not see this?', 'यो कसले देख्नुहुँदैन?'),
  readersWhy: bilingual(
    'These people investigate reports. Select anyone involved; people you named above are excluded automatically.',
    'यी व्यक्तिले उजुरी छानबिन गर्छन्। संलग्न व्यक्ति छान्नुहोस्; माथि नाम लेखिएका आफैँ बाहिर रहन्छन्।',
  ),
  noTypes: bilingual('No incident types have been set up yet', 'घटनाका प्रकार अझै राखिएका छैनन्'),
  filesLater: bilingual('You can add files once the report has been sent.', 'उजुरी पठाएपछि फाइल थप्न सकिन्छ।'),
  send: bilingual('Send the report', 'उजुरी पठाउनुहोस्'),
  receiptWhy: bilingual(
    "Write this number down now. It is shown only once and can't be recovered. Use it to come back, read answers and add to your report.",
    'यो नम्बर अहिले टिप्नुहोस्। एक पटक मात्र देखाइन्छ, कसैले फेरि पत्ता लगाउन सक्दैन। यसैले फर्केर जवाफ पढ्न र उजुरीमा थप्न सक्नुहुन्छ।',
  ),
  noReader: bilingual(
    'No investigator can read this report at the moment. It waits until another one is appointed.',
    'अहिले यो उजुरी छानबिन गर्न मिल्ने कोही छैन। अर्को छानबिनकर्ता नियुक्त नभएसम्म यो पर्खिन्छ।',
  ),
  open: bilingual('Open the report', 'उजुरी खोल्नुहोस्'),
  leave: bilingual('Close the report', 'उजुरी बन्द गर्नुहोस्'),
  openUntil: (day: string) => bilingual(`The receipt works until ${day}.`, `रसिद ${day}सम्म चल्छ।`),
  you: bilingual('You', 'तपाईं'),
  they: bilingual('Investigator', 'छानबिनकर्ता'),
  reporter: bilingual('Reporter', 'उजुरीकर्ता'),
  conclusion: bilingual('Conclusion', 'निष्कर्ष'),
  status: bilingual('Status', 'स्थिति'),
  incidentType: bilingual('Incident type', 'घटनाको प्रकार'),
  reportedOn: bilingual('Reported on', 'उजुरी मिति'),
  what: bilingual('What was reported', 'के उजुरी भयो'),
};

export const insideWords = {
  title: bilingual('Whistle-blower reports', 'उजुरी'),
  description: bilingual(
    'Reports you investigate, and those you made by name. No one else can see them.',
    'तपाईंले छानबिन गर्ने र तपाईंको नाममा रहेका उजुरी। अरू कसैले देख्दैन।',
  ),
  empty: bilingual('No reports', 'उजुरी छैन'),
  emptyWhy: bilingual(
    'Reports appear here for investigators, and for people who reported by name.',
    'संस्थाका छानबिनकर्ता र नामसहित उजुरी गर्नेका लागि उजुरी यहाँ देखिन्छन्।',
  ),
  report: bilingual('Report a concern', 'उजुरी गर्नुहोस्'),
  all: bilingual('All', 'सबै'),
  due: bilingual('Due', 'म्याद'),
  expires: bilingual('Kept until', 'राखिने मिति'),
  how: bilingual('How', 'कसरी'),
  anonymous: bilingual('Anonymously', 'बेनामी रूपमा'),
  byName: bilingual('By name', 'नामसहित'),
  notes: bilingual('Audience', 'कसका लागि'),
  internal: bilingual('Note for investigators', 'छानबिनकर्ताका लागि टिपोट'),
  toReporter: bilingual('Answer to the reporter', 'उजुरीकर्तालाई जवाफ'),
  removeNote: bilingual('Retract', 'फिर्ता लिनुहोस्'),
  move: bilingual('Change status', 'स्थिति बदल्नुहोस्'),
  moveTo: bilingual('New status', 'नयाँ स्थिति'),
  noFiles: bilingual('No files.', 'फाइल छैन।'),
  accesses: bilingual('Access history', 'पहुँचको इतिहास'),
  accessesWhy: bilingual('Investigators only.', 'छानबिनकर्ताका लागि मात्र।'),
  wipe: bilingual('Delete permanently', 'सधैँका लागि मेट्नुहोस्'),
  wipeWhy: bilingual(
    'The report, its messages and files are deleted permanently. Earlier backups still contain them.',
    'उजुरी, कुराकानी र सबै फाइल सधैँका लागि हट्छन्। यसअघि बनाइएका ब्याकअपमा भने रहन्छन्।',
  ),
  wiped: bilingual('Report deleted.', 'उजुरी मेटियो।'),
  done: bilingual('Saved.', 'सुरक्षित भयो।'),
};

export const proposalWords = {
  title: bilingual('Investigators to confirm', 'पुष्टि बाँकी छानबिनकर्ता'),
  description: bilingual(
    'HR proposed them. They read nothing until you confirm.',
    'मानव संसाधनले प्रस्ताव गरेको। तपाईंले पुष्टि नगरेसम्म केही पढ्न पाउँदैनन्।',
  ),
  person: bilingual('Person', 'व्यक्ति'),
  from: bilingual('From', 'देखि'),
  until: bilingual('Until', 'सम्म'),
  types: bilingual('Incident types', 'घटनाका प्रकार'),
  allTypes: bilingual('All', 'सबै'),
  proposedBy: bilingual('Proposed by', 'प्रस्तावक'),
  confirm: {
    label: bilingual('Confirm', 'पुष्टि गर्नुहोस्'),
    title: (name: string) => bilingual(`Confirm ${name}?`, `${name} लाई पुष्टि गर्ने?`),
    why: bilingual(
      'They can read reports that arrive from now on. Earlier reports stay hidden from them unless an investigator hands one over.',
      'अबदेखि आउने उजुरी पढ्न पाउँछन्। पहिलेका उजुरी छानबिनकर्ताले नसुम्पेसम्म देख्दैनन्।',
    ),
    done: bilingual('Investigator confirmed.', 'छानबिनकर्ता पुष्टि भयो।'),
  },
  decline: {
    label: bilingual('Decline', 'अस्वीकार गर्नुहोस्'),
    title: (name: string) => bilingual(`Decline ${name}?`, `${name} लाई अस्वीकार गर्ने?`),
    why: bilingual(
      'They read nothing. HR is notified and can propose someone else.',
      'केही पढ्न पाउँदैनन्। मानव संसाधनलाई सूचना जान्छ, र अर्को व्यक्ति प्रस्ताव गर्न मिल्छ।',
    ),
    done: bilingual('Investigator declined.', 'छानबिनकर्ता अस्वीकृत भयो।'),
  },
};

export const handOverWords = {
  title: bilingual('Hand over', 'सुम्पनुहोस्'),
  description: bilingual(
    'These investigators were confirmed after this report arrived. Handing it over lets them read all of it.',
    'यी छानबिनकर्ता यो उजुरी आएपछि पुष्टि भएका हुन्। सुम्पिएपछि सबै पढ्न पाउँछन्।',
  ),
  investigator: bilingual('Investigator', 'छानबिनकर्ता'),
  done: (name: string) => bilingual(`Handed over to ${name}.`, `${name} लाई सुम्पियो।`),
};

/** What investigators did with a report, as the server writes it down. */
export const accessWords: Readonly<Record<string, ReturnType<typeof bilingual>>> = {
  opened: bilingual('opened', 'खोल्नुभयो'),
  noted: bilingual('wrote a note', 'टिपोट लेख्नुभयो'),
  answered: bilingual('answered the reporter', 'उजुरीकर्तालाई जवाफ दिनुभयो'),
  'handed over': bilingual('handed the report over', 'उजुरी सुम्पनुभयो'),
  'took back a note': bilingual('took back a note', 'टिपोट फिर्ता लिनुभयो'),
  'removed a file': bilingual('removed', 'हटाउनुभयो'),
  'added a file': bilingual('added a file', 'फाइल थप्नुभयो'),
};
