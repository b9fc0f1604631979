import { text, type Text } from '@karmik/model/kit/text';

/** The few words that forms need of their own. */
export const words = {
  yes: text('Yes', 'हो'),
  no: text('No', 'होइन'),
  any: text('Any', 'सबै'),
  filled: text('Filled', 'भरिएको'),
  empty: text('Empty', 'खाली'),
  none: text('–', '–'),
  save: text('Save', 'राख्नुहोस्'),
  cancel: text('Cancel', 'रद्द गर्नुहोस्'),
  review: text('Please review all the fields and try again.', 'कृपया सबै विवरण जाँचेर फेरि प्रयास गर्नुहोस्।'), // VAL-6
  unchanged: text('Nothing has changed.', 'केही परिवर्तन भएको छैन।'),
  uploading: text('Wait until the file is uploaded.', 'फाइल अपलोड नसकिएसम्म पर्खनुहोस्।'),
  notUploaded: text('The file could not be uploaded. Try again.', 'फाइल अपलोड हुन सकेन। फेरि प्रयास गर्नुहोस्।'),
  notSaved: text('It could not be saved. Try again.', 'राख्न सकिएन। फेरि प्रयास गर्नुहोस्।'),
  checking: text('Checking…', 'जाँच्दै…'),
  hours: text('h', 'घण्टा'),
  minutes: text('min', 'मिनेट'),
  durationHelp: text('Hours and minutes, such as 1:30', 'घण्टा र मिनेट, जस्तै १:३०'),
  timeHelp: text('24 hours, such as 17:30', '२४ घण्टामा, जस्तै १७:३०'),
  pickColour: text('Choose from the palette', 'रङ छान्नुहोस्'),
  latitude: text('Latitude', 'अक्षांश'),
  longitude: text('Longitude', 'देशान्तर'),
  usePosition: text('Use where I am', 'म भएको ठाउँ राख्नुहोस्'),
  noPosition: text('The place could not be found out.', 'ठाउँ पत्ता लगाउन सकिएन।'),
  province: text('Province', 'प्रदेश'),
  district: text('District', 'जिल्ला'),
  municipality: text('Municipality', 'पालिका'),
  ward: text('Ward', 'वडा'),
  street: text('Street', 'टोल/सडक'),
  search: text('Type to search', 'खोज्न लेख्नुहोस्'),
  clear: text('Clear', 'हटाउनुहोस्'),
  clearAll: text('Clear filters', 'फिल्टर हटाउनुहोस्'),
  back: text('Back', 'पछाडि'),
  next: text('Next', 'अगाडि'),
  skip: text('Skip', 'छोड्नुहोस्'),
  optional: text('Optional', 'ऐच्छिक'),
  reviewStep: text('Review', 'पुनरावलोकन'),
  edit: text('Edit', 'सम्पादन'),
  steps: text('Steps', 'चरणहरू'),
  filters: text('Filters', 'फिल्टर'),
  draftRestored: text('What you wrote before was brought back.', 'तपाईंले पहिले लेखेको कुरा फिर्ता ल्याइयो।'),
  draftDiscard: text('Begin anew', 'नयाँबाट सुरु गर्नुहोस्'),
  leave: text('Changes that are not saved will be lost. Leave?', 'नराखिएका परिवर्तनहरू हराउनेछन्। छोड्ने हो?'),
  problems: text('Please mend this first', 'कृपया पहिले यो सच्याउनुहोस्'),
} as const satisfies Record<string, Text>;

/** Words with something in them. */
export const phrases = {
  from: (label: string) => text(`${label}, from`, `${label}, देखि`),
  to: (label: string) => text(`${label}, to`, `${label}, सम्म`),
  add: (label: string) => text(`Add to ${label}`, `${label}मा थप्नुहोस्`),
  entry: (label: string, place: string) => text(`${label}, ${place}`, `${label}, ${place}`),
  remove: (name: string) => text(`Remove ${name}`, `${name} हटाउनुहोस्`),
  moveUp: (name: string) => text(`Move ${name} up`, `${name} माथि सार्नुहोस्`),
  moveDown: (name: string) => text(`Move ${name} down`, `${name} तल सार्नुहोस्`),
  added: (name: string) => text(`${name} added`, `${name} थपियो`),
  removed: (name: string) => text(`${name} removed`, `${name} हटाइयो`),
  moved: (name: string, place: string) => text(`${name} is now ${place}`, `${name} अब ${place} मा छ`),
  entries: (count: string) => text(`${count} entries`, `${count} वटा`),
  charactersLeft: (count: string) => text(`${count} characters left`, `${count} अक्षर बाँकी`),
  created: (name: string) => text(`Successfully created ${name}`, `${name} सफलतापूर्वक सिर्जना भयो`), // VAL-8
  updated: (name: string) => text(`Successfully updated ${name}`, `${name} सफलतापूर्वक अद्यावधिक भयो`), // VAL-8
  step: (place: string, count: string, name: string) =>
    text(`Step ${place} of ${count}: ${name}`, `${count} मध्ये चरण ${place}: ${name}`),
} as const;
