import { counted } from '@karmik/model/kit/plural';
import { bilingual, type Text } from '@karmik/model/kit/text';

/** The few words that forms need of their own. */
export const words = {
  yes: bilingual('Yes', 'हो'),
  no: bilingual('No', 'होइन'),
  any: bilingual('Any', 'सबै'),
  filled: bilingual('Filled', 'भरिएको'),
  empty: bilingual('Empty', 'खाली'),
  none: bilingual('–', '–'),
  noChoice: bilingual('Clear selection', 'छनोट हटाउनुहोस्'),
  save: bilingual('Save', 'सुरक्षित गर्नुहोस्'),
  cancel: bilingual('Cancel', 'रद्द गर्नुहोस्'),
  review: bilingual('Please review all the fields and try again.', 'कृपया सबै विवरण जाँचेर फेरि प्रयास गर्नुहोस्।'), // VAL-6
  unchanged: bilingual('Nothing has changed.', 'केही परिवर्तन भएको छैन।'),
  uploading: bilingual('Wait until the file is uploaded.', 'फाइल अपलोड हुन्जेल पर्खनुहोस्।'),
  notUploaded: bilingual('The file could not be uploaded. Try again.', 'फाइल अपलोड हुन सकेन। फेरि प्रयास गर्नुहोस्।'),
  someone: bilingual('Someone else', 'अरू कसै'),
  saveAgain: bilingual(
    'Your changes aren’t saved yet. Review them and save again.',
    'तपाईंका परिवर्तन सुरक्षित भएका छैनन्। हेरेर फेरि सुरक्षित गर्नुहोस्।',
  ),
  notSaved: bilingual("Couldn't save. Try again.", 'सुरक्षित गर्न सकिएन। फेरि प्रयास गर्नुहोस्।'),
  checking: bilingual('Checking…', 'जाँच हुँदै…'),
  hours: bilingual('h', 'घण्टा'),
  minutes: bilingual('min', 'मिनेट'),
  durationHelp: bilingual('Hours and minutes, such as 1:30', 'घण्टा र मिनेट, जस्तै १:३०'),
  timeHelp: bilingual('24 hours, such as 17:30', '२४ घण्टामा, जस्तै १७:३०'),
  pickColour: bilingual('Choose from the palette', 'रङ छान्नुहोस्'),
  currency: bilingual('Currency', 'मुद्रा'),
  amount: bilingual('Amount', 'रकम'),
  latitude: bilingual('Latitude', 'अक्षांश'),
  longitude: bilingual('Longitude', 'देशान्तर'),
  usePosition: bilingual('Use my location', 'मेरो स्थान प्रयोग गर्नुहोस्'),
  noPosition: bilingual('Your location could not be determined.', 'तपाईंको स्थान पत्ता लगाउन सकिएन।'),
  province: bilingual('Province', 'प्रदेश'),
  district: bilingual('District', 'जिल्ला'),
  municipality: bilingual('Municipality', 'पालिका'),
  ward: bilingual('Ward', 'वडा'),
  street: bilingual('Street', 'टोल/सडक'),
  unlisted: bilingual('Abroad, or not in the lists', 'विदेशमा, वा सूचीमा नभएको'),
  search: bilingual('Type to search', 'खोज्न लेख्नुहोस्'),
  clear: bilingual('Clear', 'हटाउनुहोस्'),
  clearAll: bilingual('Clear filters', 'फिल्टर हटाउनुहोस्'),
  back: bilingual('Back', 'पछाडि'),
  next: bilingual('Next', 'अगाडि'),
  skip: bilingual('Skip', 'छोड्नुहोस्'),
  optional: bilingual('Optional', 'ऐच्छिक'),
  reviewStep: bilingual('Review', 'पुनरावलोकन'),
  edit: bilingual('Edit', 'सम्पादन'),
  steps: bilingual('Steps', 'चरणहरू'),
  filters: bilingual('Filters', 'फिल्टर'),
  draftRestored: bilingual('Your draft was restored.', 'तपाईंले पहिले लेखेको कुरा फिर्ता ल्याइयो।'),
  draftDiscard: bilingual('Start over', 'नयाँबाट सुरु गर्नुहोस्'),
  leave: bilingual('Unsaved changes will be lost. Leave?', 'सुरक्षित नगरेका परिवर्तन हराउनेछन्। छोड्ने हो?'),
  problems: bilingual('Please correct this first', 'कृपया पहिले यो सच्याउनुहोस्'),
} as const satisfies Record<string, Text>;

/** Words with something in them. */
export const phrases = {
  heldOf: (name: Text) => bilingual(`${name.en}, current`, `${name.ne}, हालको`),
  changedBy: (who: string) =>
    bilingual(`${who} changed this while you were editing`, `${who}ले यसबीच यो परिवर्तन गर्नुभयो`),
  changedByAt: (who: string, at: string) =>
    bilingual(`${who} changed this while you were editing, ${at}`, `${who}ले यसबीच यो परिवर्तन गर्नुभयो, ${at}`),
  takenOver: (labels: string) => bilingual(`Updated in your form: ${labels}`, `फारममा अद्यावधिक भयो: ${labels}`),
  take: (label: string) => bilingual(`Use this value for ${label}`, `${label}मा यही राख्नुहोस्`),
  lineAdded: (line: string) => bilingual(`${line} (added)`, `${line} (थपिएको)`),
  lineRemoved: (list: string) => bilingual(`${list} (one removed)`, `${list} (एउटा हटाइएको)`),
  restore: (list: string) => bilingual(`Restore to ${list}`, `${list}मा फिर्ता राख्नुहोस्`),
  from: (label: string) => bilingual(`${label}, from`, `${label}, देखि`),
  to: (label: string) => bilingual(`${label}, to`, `${label}, सम्म`),
  add: (label: string) => bilingual(`Add to ${label}`, `${label}मा थप्नुहोस्`),
  entry: (label: string, place: string) => bilingual(`${label}, ${place}`, `${label}, ${place}`),
  remove: (name: string) => bilingual(`Remove ${name}`, `${name} हटाउनुहोस्`),
  moveUp: (name: string) => bilingual(`Move ${name} up`, `${name} माथि सार्नुहोस्`),
  moveDown: (name: string) => bilingual(`Move ${name} down`, `${name} तल सार्नुहोस्`),
  added: (name: string) => bilingual(`${name} added`, `${name} थपियो`),
  removed: (name: string) => bilingual(`${name} removed`, `${name} हटाइयो`),
  moved: (name: string, place: string) => bilingual(`${name} is now ${place}`, `${name} अब ${place} मा छ`),
  total: (label: string) => bilingual(`Total of ${label}`, `${label}को जम्मा`),
  entries: (count: string) => bilingual(counted(count, 'entry', 'entries'), `${count} वटा`),
  charactersLeft: (count: string) => bilingual(`${counted(count, 'character')} left`, `${count} अक्षर बाँकी`),
  created: (name: string) => bilingual(`Successfully created ${name}`, `${name} सफलतापूर्वक सिर्जना भयो`), // VAL-8
  updated: (name: string) => bilingual(`Successfully updated ${name}`, `${name} सफलतापूर्वक अद्यावधिक भयो`), // VAL-8
  step: (place: string, count: string, name: string) =>
    bilingual(`Step ${place} of ${count}: ${name}`, `${count} मध्ये चरण ${place}: ${name}`),
} as const;
