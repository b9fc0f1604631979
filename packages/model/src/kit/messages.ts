import { defineMessages } from './message.ts';
import { bilingual } from './text.ts';

/** Messages of values, fields and lists, to the letter of the specification where it quotes them. */
export const messages = defineMessages('', {
  required: { en: '{field} is Required', ne: '{field} आवश्यक छ' }, // VAL-5
  fixed: { en: '{field} can no longer be changed', ne: '{field} अब बदल्न मिल्दैन' },
  email: { en: 'E-mail must be valid', ne: 'इमेल मान्य हुनुपर्छ' }, // VAL-5
  phone: { en: '{field} should be valid phone number', ne: '{field} मान्य फोन नम्बर हुनुपर्छ' }, // VAL-3
  personName: { en: '{field} should be valid name', ne: '{field} मान्य नाम हुनुपर्छ' }, // VAL-4
  birthDate: { en: '{field} must be between 16 and 99 years.', ne: '{field} १६ देखि ९९ वर्षको उमेरभित्र हुनुपर्छ।' }, // VAL-2
  pastDate: { en: '{field} cannot be a past date', ne: '{field} बितिसकेको मिति हुन सक्दैन' }, // VAL-1
  futureDate: { en: '{field} cannot be a future date', ne: '{field} आजपछिको मिति हुन सक्दैन' },
  invalidDate: { en: 'Invalid Date', ne: 'मिति मान्य छैन' }, // DAT-2
  invalidBsDate: { en: 'Invalid BS Date', ne: 'वि.सं. मिति मान्य छैन' }, // DAT-2
  unsupportedYear: { en: 'The year {year} is not supported', ne: 'वर्ष {year} उपलब्ध छैन' },
  invalid: { en: 'Invalid input', ne: 'यो विवरण मान्य छैन' },
  tooLong: {
    en: '{field} must have at most {most} {most, one character, other characters}',
    ne: '{field} बढीमा {most} अक्षरको हुनुपर्छ',
  },
  tooShort: {
    en: '{field} must have at least {least} {least, one character, other characters}',
    ne: '{field} कम्तीमा {least} अक्षरको हुनुपर्छ',
  },
  tooSmall: { en: '{field} must be at least {least}', ne: '{field} कम्तीमा {least} हुनुपर्छ' },
  tooLarge: { en: '{field} must be at most {most}', ne: '{field} बढीमा {most} हुनुपर्छ' },
  tooMany: {
    en: '{field} can have at most {most} {most, one entry, other entries}',
    ne: '{field}: बढीमा {most} वटा राख्न मिल्छ',
  },
  tooFew: {
    en: '{field} needs at least {least} {least, one entry, other entries}',
    ne: '{field}: कम्तीमा {least} वटा चाहिन्छ',
  },
  namedTwice: { en: '{field} lists the same entry twice', ne: '{field}: एउटै कुरा दुई पटक राखिएको छ' },
  choice: { en: '{field} must be one of: {choices}', ne: '{field} यीमध्ये एक हुनुपर्छ: {choices}' },
  pattern: { en: '{field} must be {format}', ne: '{field}: {format} हुनुपर्छ' },
  wrongType: { en: '{field} must be {format}', ne: '{field}: {format} हुनुपर्छ' },
  unique: { en: '{field} is already in use', ne: '{field} पहिल्यै प्रयोग भइसकेको छ' },
  reference: { en: '{field} does not exist', ne: '{field} भेटिएन' },
  namedReference: { en: '{field} "{name}" does not exist', ne: '{field} “{name}” भेटिएन' },
  twiceInFile: { en: '{field} repeats row {row}', ne: '{field} पङ्क्ति {row} मा पहिल्यै छ' },
  notYours: { en: "You can't set {field}", ne: 'तपाईंलाई {field} राख्ने अनुमति छैन' },
  cycle: {
    en: "{field} can't be this record or one below it",
    ne: '{field} यही वा यसको मुनिको हुन सक्दैन',
  },
  endBeforeStart: {
    en: '{field} cannot be before {start_field}',
    ne: '{field} “{start_field}” भन्दा अघि हुनु हुँदैन',
  },
  untilBeforeFrom: { en: 'Until cannot be before From', ne: 'अन्त्य मिति सुरु मितिभन्दा अघि हुनु हुँदैन' },
  overlap: { en: 'These dates overlap another record', ne: 'यी मिति अर्को अभिलेखका मितिसँग खप्टिन्छन्' },
  controlCharacter: {
    en: "{field} contains a character that can't be stored",
    ne: '{field}: यसमा राख्न नमिल्ने चिह्न छ',
  },
  oneLine: { en: 'Enter {field} on one line', ne: '{field} एउटै हरफको हुनुपर्छ' },
  beyondCalendar: {
    en: 'This date is beyond the supported Bikram Sambat years. Choose an earlier one.',
    ne: 'मिति विक्रम संवत् पात्रोका वर्षभन्दा बाहिर छ। अघिको मिति छान्नुहोस्।',
  },
  moreProblems: {
    en: 'Only {count} {count, one problem is, other problems are} listed. Correct them and try again.',
    ne: 'पहिला {count} समस्या मात्र देखाइएका छन्। ती सच्याएर फेरि पठाउनुहोस्।',
  },
  unknownField: { en: 'Unknown field.', ne: 'यो विवरण यहाँ राख्न मिल्दैन।' },
  unknownFilter: {
    en: '{name} is not a filter here. Use: {known}',
    ne: '{name} यहाँको फिल्टर होइन। मिल्ने: {known}',
  },
  unknownSort: { en: 'sort must be one of: {known}', ne: 'sort यीमध्ये एक हुनुपर्छ: {known}' },
});

/** Forms of values, as `messages.pattern` and `messages.wrongType` name them. */
export const formats = {
  text: bilingual('a text', 'पाठ'),
  wholeNumber: bilingual('a whole number', 'पूर्ण सङ्ख्या'),
  number: bilingual('a number', 'सङ्ख्या'),
  boolean: bilingual('true or false', 'true वा false'),
  object: bilingual('an object', 'वस्तु'),
  id: bilingual('an ID', 'परिचय नम्बर'),
  list: bilingual('a list', 'सूची'),
  ids: bilingual('a list of IDs', 'परिचय नम्बरको सूची'),
  time: bilingual('a time such as 09:30', '09:30 जस्तो समय'),
  instant: bilingual('a time such as 2026-11-21T04:15:00Z', '2026-11-21T04:15:00Z जस्तो समय'),
  month: bilingual('a month such as bs:2083-08', 'bs:2083-08 जस्तो महिना'),
  degrees: bilingual('degrees', 'डिग्री'),
  currency: bilingual('a currency such as NPR', 'NPR जस्तो मुद्रा'),
  amount: bilingual('an amount, as text', 'पाठका रूपमा रकम'),
};
