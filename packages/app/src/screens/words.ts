/** Words of the screens, in both languages; they come with the first screen that is drawn. */
import { counted, plural } from '@karmik/model/kit/plural';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { toDevanagariDigits } from 'date-bs';

/** An English name within a sentence: abbreviations and brands such as eSewa keep their capitals. */
const inSentence = (name: string): string =>
  name.replaceAll(/\S+/g, (word) => (/.[A-Z]/.test(word) ? word : word.toLowerCase()));

export const words = {
  search: bilingual('Search', 'खोज्नुहोस्'),
  list: bilingual('List', 'सूची'),
  tree: bilingual('Tree', 'तहगत'),
  look: bilingual('View', 'देखाउने तरिका'),
  open: bilingual('Open', 'खोल्नुहोस्'),
  edit: bilingual('Edit', 'सम्पादन'),
  delete: bilingual('Delete', 'हटाउनुहोस्'),
  archive: bilingual('Archive', 'अभिलेखमा राख्नुहोस्'),
  undo: bilingual('Undo', 'पूर्ववत् गर्नुहोस्'),
  restore: bilingual('Restore', 'फिर्ता ल्याउनुहोस्'),
  more: bilingual('More', 'थप'),
  close: bilingual('Close', 'बन्द गर्नुहोस्'),
  cancel: bilingual('Cancel', 'रद्द गर्नुहोस्'),
  create: bilingual('Create', 'सिर्जना गर्नुहोस्'),
  created: bilingual('Created', 'सिर्जना'),
  archived: bilingual('Archived', 'अभिलेखमा राखिएको'),
  showArchived: bilingual('Show archived', 'अभिलेखमा राखिएका देखाउनुहोस्'),
  noMatch: bilingual('Nothing matches', 'केही मिलेन'),
  noMatchWhy: bilingual('Remove a filter or change the search.', 'कुनै फिल्टर हटाउनुहोस् वा खोज बदल्नुहोस्।'),
  clear: bilingual('Clear search and filters', 'खोज र फिल्टर हटाउनुहोस्'),
  clearFilters: bilingual('Clear filters', 'फिल्टर हटाउनुहोस्'),
  archiveEmpty: bilingual('Nothing archived.', 'अभिलेखमा केही छैन।'),
  offline: bilingual('No connection', 'जडान छैन'),
  offlineWhy: bilingual('You see earlier data. It reloads automatically.', 'पहिलेको विवरण देखिँदै छ। आफैँ अद्यावधिक हुन्छ।'),
  retry: bilingual('Try again', 'फेरि प्रयास गर्नुहोस्'),
  export: bilingual('Export', 'निर्यात'),
  exportWhat: bilingual('All matching rows.', 'मिल्ने सबै पङ्क्ति।'),
  format: bilingual('Format', 'ढाँचा'),
  excel: bilingual('Excel', 'एक्सेल'),
  csv: bilingual('CSV', 'CSV'),
  pdf: bilingual('PDF', 'PDF'),
  language: bilingual('Language of headings', 'शीर्षकको भाषा'),
  english: bilingual('English', 'अङ्ग्रेजी'),
  nepali: bilingual('Nepali', 'नेपाली'),
  calendar: bilingual('Dates in', 'मिति'),
  ad: bilingual('AD', 'ईस्वी सन्'),
  bs: bilingual('BS', 'विक्रम संवत्'),
  download: bilingual('Download', 'डाउनलोड'),
  downloaded: bilingual('File downloaded.', 'फाइल डाउनलोड भयो।'),
  import: bilingual('Import', 'आयात'),
  importWhat: bilingual(
    'A spreadsheet with one row per record. You see a check before anything is saved.',
    'प्रत्येकका लागि एक पङ्क्ति भएको स्प्रेडसिट। जाँचको नतिजा नदेखी केही राखिँदैन।',
  ),
  template: bilingual('Download a template', 'नमुना डाउनलोड गर्नुहोस्'),
  file: bilingual('Spreadsheet', 'स्प्रेडसिट'),
  fileWhat: bilingual(
    'Excel (.xlsx) or CSV. The first row holds the headings.',
    'एक्सेल (.xlsx) वा CSV। पहिलो पङ्क्तिमा शीर्षक।',
  ),
  fileRejected: bilingual(
    'Choose an Excel (.xlsx) or CSV file within the size limit.',
    'आकार सीमाभित्रको एक्सेल (.xlsx) वा CSV फाइल छान्नुहोस्।',
  ),
  fileWhatOr: (other: Text) =>
    bilingual(
      `Excel (.xlsx), CSV or ${other.en}. The first row of a spreadsheet holds the headings.`,
      `एक्सेल (.xlsx), CSV वा ${other.ne}। स्प्रेडसिटको पहिलो पङ्क्तिमा शीर्षक।`,
    ),
  fileRejectedOr: (other: Text) =>
    bilingual(
      `Choose a file within the size limit: Excel (.xlsx), CSV or ${other.en}.`,
      `आकार सीमाभित्रको एक्सेल (.xlsx), CSV वा ${other.ne} फाइल छान्नुहोस्।`,
    ),
  checking: bilingual('Checking the rows', 'पङ्क्ति जाँच हुँदै छ'),
  columnsRead: bilingual('File columns', 'फाइलका स्तम्भ'),
  notRead: bilingual('not imported', 'आयात नहुने'),
  tileFailed: bilingual('Could not be read', 'पढ्न सकिएन'),
  seeList: bilingual('View all', 'सबै हेर्नुहोस्'),
  row: bilingual('Row', 'पङ्क्ति'),
  column: bilingual('Column', 'स्तम्भ'),
  problem: bilingual('Problem', 'समस्या'),
  cell: bilingual('Cell', 'सेल'),
  rowsUnderstood: bilingual('How rows are read', 'पङ्क्ति यसरी पढिन्छ'),
  writtenAs: (text: string) => bilingual(`“${text}” in the file`, `फाइलमा “${text}”`),
  leftEmpty: bilingual('left empty', 'खाली'),
  wholeRow: bilingual('Whole row', 'पूरै पङ्क्ति'),
  anotherFile: bilingual('Another file', 'अर्को फाइल'),
  delete_title: bilingual('Delete it?', 'हटाउने हो?'),
  nothingYet: bilingual('Nothing yet.', 'अहिलेसम्म केही छैन।'),
  history: bilingual('History', 'इतिहास'),
  /** Between who decided and for whom. */
  actingFor: bilingual('for', 'ले, यिनको तर्फबाट:'),
  decidedBy: (name: Text) => bilingual(`by ${name.en}`, `${name.ne}द्वारा`),
  system: bilingual('System', 'प्रणाली'),
  nobody: bilingual('No one', 'कोही छैन'),
  alsoAsked: (to: string, because: Text) =>
    bilingual(`Also asked: ${to} (${because.en})`, `${to} लाई पनि सोधियो (${because.ne})`),
  reassigned: (from: string, to: string, because: Text) =>
    bilingual(`From ${from} to ${to} (${because.en})`, `${from} बाट ${to} लाई (${because.ne})`),
  newRequest: bilingual('New request', 'नयाँ अनुरोध'),
  send: bilingual('Send', 'पठाउनुहोस्'),
  decidedAlready: bilingual('Someone else decided first', 'अरू कसैले पहिले नै निर्णय गर्नुभयो'),
  none: bilingual('Not given', 'नदिइएको'),
  total: bilingual('Total', 'जम्मा'),
  month: bilingual('Month', 'महिना'),
  fiscalYear: bilingual('Fiscal year', 'आर्थिक वर्ष'),
  period: bilingual('Period', 'अवधि'),
  noFigures: bilingual('No data yet.', 'अहिले देखाउन केही छैन।'),
  seeListOf: (title: string) => bilingual(`View all: ${title}`, `सबै हेर्नुहोस्: ${title}`),
  inHours: (name: string) => bilingual(`${name}, hours`, `${name}, घण्टा`),
  bulkResults: bilingual('Results', 'नतिजा'),
  bulkResult: bilingual('Result', 'नतिजा'),
  bulkDoneOne: bilingual('Done', 'सम्पन्न'),
  bulkRefusedOne: bilingual('Unchanged', 'यथावत्'),
  bulkOf: (action: Text, what: Text) => bilingual(`${action.en} ${what.en}`, `${what.ne} ${action.ne}`),
  ofRequest: (what: Text, name: string) => bilingual(`${what.en}: ${name}`, `${what.ne}: ${name}`),
  previousRecord: bilingual('Previous in the list', 'सूचीमा अघिल्लो'),
  nextRecord: bilingual('Next in the list', 'सूचीमा अर्को'),
  placeOf: (place: string, total: string) => bilingual(`${place} of ${total}`, `${total} मध्ये ${place}`),
  pendingTabs: { pending: bilingual('Pending', 'बाँकी'), all: bilingual('All', 'सबै') },
  nextPending: bilingual('Next pending request', 'अर्को विचाराधीन अनुरोध'),
  allDecided: bilingual('All done. Nothing else in this list is pending.', 'सबै सकियो। यस सूचीमा अरू केही विचाराधीन छैन।'),
  allDecidedHere: bilingual(
    'All done on this page. The list continues, and more may be pending there.',
    'यस पृष्ठका सबै सकिए। सूची अझै बाँकी छ; त्यहाँ अरू विचाराधीन हुन सक्छन्।',
  ),
  bulkDone: (what: Text, state: Text) => bilingual(`${what.en} ${inSentence(state.en)}`, `${what.ne} ${state.ne}`),
  bulkPartly: (done: number, all: number, state: Text) =>
    bilingual(
      `${done} of ${all} ${inSentence(state.en)}`,
      `${toDevanagariDigits(String(all))} मध्ये ${toDevanagariDigits(String(done))} ${state.ne}`,
    ),
  bulkLeft: (count: number) =>
    bilingual(
      count === 1
        ? 'You can’t decide this way on 1 of the selected requests. It stays as it is.'
        : `You can’t decide this way on ${count} of the selected requests. They stay as they are.`,
      `छानिएका ${toDevanagariDigits(String(count))} अनुरोधमा तपाईं यो निर्णय गर्न सक्नुहुन्न। ती यथावत् रहन्छन्।`,
    ),
  bulkSkipped: (count: number) =>
    bilingual(
      `Not possible for ${count} of the selected rows, which ${plural(count, 'is', 'are')} left out.`,
      `छानिएका ${toDevanagariDigits(String(count))} पङ्क्तिमा यो गर्न मिल्दैन; ती छोडिन्छन्।`,
    ),
  firstSelected: (selected: number, all: number) =>
    bilingual(
      `Selected the first ${selected} of ${all}. Narrow the list to reach the others.`,
      `${toDevanagariDigits(String(all))} मध्ये पहिलो ${toDevanagariDigits(String(selected))} छानियो। अरूका लागि सूची साँघुरो बनाउनुहोस्।`,
    ),
  matchingChanged: (before: number, now: number) =>
    bilingual(
      `The list has changed: ${now} match now instead of ${before}.`,
      `सूची बदलिएको छ: पहिले ${toDevanagariDigits(String(before))} थिए, अहिले ${toDevanagariDigits(String(now))} मिल्छन्।`,
    ),
  bulkProgress: (done: number, all: number) =>
    bilingual(
      `${done} of ${all} processed`,
      `${toDevanagariDigits(String(all))} मध्ये ${toDevanagariDigits(String(done))} सकियो`,
    ),
  andMore: (count: number) => bilingual(`and ${count} more`, `र अरू ${toDevanagariDigits(String(count))}`),
  changedSinceRead: bilingual('This request changed after you read it', 'तपाईंले हेरेपछि यो अनुरोध परिवर्तन भयो'),
  changedSinceReadBy: (name: string) =>
    bilingual(`${name} changed this request after you read it`, `तपाईंले हेरेपछि ${name}ले यो अनुरोध परिवर्तन गर्नुभयो`),
  decideAgain: bilingual(
    'No decision was taken. Review the changes and decide again.',
    'निर्णय भएन। परिवर्तन हेरेर फेरि निर्णय गर्नुहोस्।',
  ),
  currentOf: (names: Text) => bilingual(`Current: ${names.en}`, `अहिले: ${names.ne}`),
  others: bilingual('Others', 'अन्य'),
  figures: bilingual('Summary', 'सारांश'),
  rows: bilingual('Rows', 'पङ्क्ति'),
  before: bilingual('Previous period', 'अघिल्लो अवधि'),
  change: bilingual('Change', 'परिवर्तन'),
  explore: bilingual('Explore', 'विश्लेषण'),
  answer: bilingual('Back to the answer', 'उत्तरमा फर्कनुहोस्'),
  unit: bilingual('People by', 'समूह'),
  noUnit: bilingual('None', 'छैन'),
  schedule: bilingual('Schedule', 'तालिका'),
  scheduled: bilingual('The report is scheduled.', 'प्रतिवेदन तालिकामा राखियो।'),
  scheduleWhy: bilingual(
    'A link to this report is emailed with these filters and groups. Readers see only what they have access to.',
    'यिनै फिल्टर र समूहसहित यस प्रतिवेदनको लिङ्क इमेलमा आउँछ। पाउनेले आफ्नो पहुँचअनुसार मात्र देख्छन्।',
  ),
  groupBy: bilingual('Group by', 'समूहको आधार'),
  splitBy: bilingual('Split by', 'छुट्याउने आधार'),
  measure: bilingual('Measure', 'मापन'),
  allMeasures: bilingual('All', 'सबै'),
  noGroups: bilingual('None', 'छैन'),
  folded: bilingual(
    'Only the first groups are shown; the rest are combined.',
    'सुरुका समूह मात्र छुट्टै छन्; अरू एकै ठाउँमा जोडिएका छन्।',
  ),
  figuresBy: (measure: Text, group: Text) =>
    bilingual(`${measure.en} by ${inSentence(group.en)}`, `${group.ne}अनुसार ${measure.ne}`),
  byPeriod: (field: Text, period: Text) => bilingual(`${field.en} (${period.en})`, `${field.ne} (${period.ne})`),
  exportContent: bilingual('Content', 'सामग्री'),
  exportFigures: bilingual('Groups of the chart with totals.', 'चार्टका समूह र तिनको जम्मा।'),
  previousPeriod: (figure: string) => bilingual(`Previous period: ${figure}`, `अघिल्लो अवधि: ${figure}`),
  rowsFound: (count: string) => bilingual(counted(count, 'row'), `${count} पङ्क्ति`),
  rowsGood: (count: string) => bilingual(`${count} can be created`, `${count} सिर्जना गर्न मिल्छ`),
  rowsKnown: (count: string) => bilingual(`${count} already ${plural(count, 'exists', 'exist')}`, `${count} पहिल्यै छन्`),
  rowsBad: (count: string) => bilingual(`${count} ${plural(count, 'has', 'have')} errors`, `${count}मा त्रुटि छ`),
  correctAll: bilingual(
    'Correct the file and choose it again. Its rows are created together or not at all.',
    'फाइल सच्याएर फेरि छान्नुहोस्। पङ्क्तिहरू सबै एकैपटक सिर्जना हुन्छन्, नत्र कुनै पनि हुँदैन।',
  ),
  createRows: (count: string) => bilingual(`Create ${count}`, `${count} सिर्जना गर्नुहोस्`),
  createGood: (count: string) => bilingual(`Create the ${count} without errors`, `त्रुटि नभएका ${count} सिर्जना गर्नुहोस्`),
  rowsCreated: (count: string) => bilingual(`${count} ${plural(count, 'was', 'were')} created.`, `${count} सिर्जना भए।`),
  add: (name: string) => bilingual(`Add ${inSentence(name)}`, `${name} थप्नुहोस्`),
  editOf: (name: string) => bilingual(`Edit ${name}`, `${name} सम्पादन`),
  moreOf: (name: string) => bilingual(`More for ${name}`, `${name} का थप कार्य`),
  openOf: (name: string) => bilingual(`Open ${name}`, `${name} खोल्नुहोस्`),
  deleteOf: (name: string) => bilingual(`Delete ${name}?`, `${name} हटाउने हो?`),
  archiveOf: (name: string) => bilingual(`Archive ${name}?`, `${name} अभिलेखमा राख्ने हो?`),
  archiveWhy: bilingual(
    'Hidden from new selections; existing records keep it. You can restore it.',
    'यो अब छान्न पाइँदैन; भइसकेका अभिलेखमा रहिरहन्छ। फिर्ता ल्याउन सकिन्छ।',
  ),
  countOf: (count: number, { en, ne }: Text) =>
    bilingual(`${count} ${inSentence(en)}`, `${toDevanagariDigits(String(count))} ${ne}`),
  usedBy: (uses: readonly Text[]) =>
    bilingual(
      `In use by ${uses.map(({ en }) => en).join(' and ')}. Choose a replacement that applies from today.`,
      `यो ${uses.map(({ ne }) => ne).join(' र ')} मा प्रयोगमा छ। आजदेखि त्यहाँ यसको सट्टा के रहने छान्नुहोस्।`,
    ),
  inItsPlace: bilingual('Replacement', 'सट्टामा राखिने'),
  replaceAndArchive: bilingual('Replace and archive', 'साटेर अभिलेखमा राख्नुहोस्'),
  replaceAndDelete: bilingual('Replace and delete', 'साटेर हटाउनुहोस्'),
  deleted: (name: string) => bilingual(`${name} deleted.`, `${name} हटाइयो।`),
  archivedNow: (name: string) => bilingual(`${name} archived.`, `${name} अभिलेखमा राखियो।`),
  restored: (name: string) => bilingual(`${name} restored.`, `${name} फिर्ता आयो।`),
};
