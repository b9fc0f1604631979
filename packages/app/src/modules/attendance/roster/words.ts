/** Words of the roster. */
import { counted, plural } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';

export const words = {
  roster: bilingual('Roster', 'कार्य तालिका'),
  planning: bilingual(
    'Plan shifts as drafts, then publish them. Days without a plan follow the assigned shift.',
    'सिफ्ट मस्यौदामा राखेर प्रकाशित गर्नुहोस्। योजना नभएका दिन तोकिएको सिफ्टअनुसार हुन्छन्।',
  ),
  swap: bilingual('Swap a shift', 'सिफ्ट साट्नुहोस्'),
  own: bilingual('Your published shifts, holidays and days away.', 'प्रकाशित सिफ्ट, सार्वजनिक बिदा र काममा नहुने दिन।'),
  look: bilingual('Period', 'अवधि'),
  week: bilingual('Week', 'हप्ता'),
  month: bilingual('Month', 'महिना'),
  previous: bilingual('Previous period', 'अघिल्लो अवधि'),
  next: bilingual('Next period', 'अर्को अवधि'),
  today: bilingual('Today', 'आज'),
  off: bilingual('Rest day', 'विश्राम दिन'),
  shiftUntil: (shift: string, until: string) => bilingual(`${shift}, until ${until}`, `${shift}, ${until}सम्म`),
  offShort: bilingual('Rest', 'वि'),
  toBeRemoved: bilingual('plan to be removed', 'योजना हटाइने'),
  notSaved: (count: string) =>
    bilingual(`${counted(count, 'day')} ${plural(count, 'was', 'were')} not saved.`, `${count} दिन राखिएन।`),
  publish: bilingual('Publish roster', 'कार्य तालिका प्रकाशित गर्नुहोस्'),
  publishWhat: (days: string, people: string) =>
    bilingual(
      `${counted(days, 'day')} of ${counted(people, 'employee')} will be published, and they will be notified.`,
      `${people} कर्मचारीका ${days} दिन प्रकाशित हुनेछन् र उहाँहरूलाई सूचना जानेछ।`,
    ),
  withConflicts: (count: string) =>
    bilingual(`${counted(count, 'day')} ${plural(count, 'has', 'have')} conflicts.`, `${count} दिनमा बाधा छ।`),
  published: bilingual('Roster published.', 'कार्य तालिका प्रकाशित भयो।'),
  drafts: (count: string) => bilingual(counted(count, 'draft'), `${count} मस्यौदा`),
  conflicts: (count: string) => bilingual(counted(count, 'conflict'), `${count} बाधा`),
  everyone: bilingual('Show everyone', 'सबैलाई देखाउनुहोस्'),
  noPeople: bilingual('No employees', 'कर्मचारी छैनन्'),
  noPeopleWhy: bilingual('Change the filters to see employees.', 'कर्मचारी हेर्न फिल्टर बदल्नुहोस्।'),
  moreThanShown: (shown: string, all: string) =>
    bilingual(
      `Showing ${shown} of ${counted(all, 'employee')}. Narrow by branch or division.`,
      `${all} मध्ये ${shown} कर्मचारी देखाइएको। शाखा वा महाशाखा छान्नुहोस्।`,
    ),
  pattern: bilingual('Apply pattern', 'ढाँचा लगाउनुहोस्'),
  patternWhat: bilingual(
    'The steps repeat day by day. Each next employee starts further along.',
    'यी चरण दिनदिनै दोहोरिन्छन्। हरेक अर्को कर्मचारी केही चरण अघिबाट सुरु हुन्छन्।',
  ),
  steps: bilingual('Pattern', 'ढाँचा'),
  noSteps: bilingual('Add the first day of the pattern.', 'ढाँचाको पहिलो दिन थप्नुहोस्।'),
  addStep: bilingual('Add a day', 'दिन थप्नुहोस्'),
  employees: bilingual('Employees', 'कर्मचारी'),
  from: bilingual('From', 'देखि'),
  until: bilingual('Until', 'सम्म'),
  stagger: bilingual('Days between employees', 'कर्मचारीबीचको दिन'),
  staggerHelp: bilingual('0 gives everyone the same days', '० भए सबैको दिन एउटै हुन्छ'),
  applies: (count: string) => bilingual(`${counted(count, 'day')} will be planned.`, `${count} दिन तोकिनेछन्।`),
} as const;
