import { defineMessages } from '../../kit/message.ts';

export const paySetupMessages = defineMessages('payroll.setup', {
  needsRule: {
    en: 'Add a rule, or turn on that the amount is entered for each package or employee',
    ne: 'नियम थप्नुहोस्, वा प्याकेज वा कर्मचारीअनुसार रकम राख्ने छनोट गर्नुहोस्',
  },
  headingTwice: { en: 'This heading is already in the list', ne: 'यो शीर्षक सूचीमा पहिल्यै छ' },
  needsAmount: {
    en: 'No amount is entered for {heading}. Clear it, or turn on amounts for the heading.',
    ne: '{heading} मा रकम राखिँदैन। खाली गर्नुहोस्, वा शीर्षकमा रकम राख्ने छनोट गर्नुहोस्।',
  },
  paidBeforeMonth: {
    en: 'Enter a pay day in the month or after it',
    ne: 'महिनाभित्र वा त्यसपछिको भुक्तानी मिति राख्नुहोस्',
  },
  needsHeading: { en: 'Choose at least one heading', ne: 'कम्तीमा एउटा शीर्षक छान्नुहोस्' },
  festivalTwice: {
    en: 'The fiscal year {year} has a day already',
    ne: 'आर्थिक वर्ष {year} को दिन पहिल्यै छ',
  },
  usualTwice: {
    en: '{festival} is the festival of most employees already. Turn that off there first.',
    ne: '{festival} पहिल्यै धेरैजसो कर्मचारीको चाडपर्व हो। पहिले त्यहाँ हटाउनुहोस्।',
  },
  needsIncrement: { en: 'Enter by how much the pay rises', ne: 'तलब कति बढ्ने हो राख्नुहोस्' },
  onePersonOrPermission: { en: 'Choose a person or a permission', ne: 'व्यक्ति वा अनुमतिमध्ये एउटा छान्नुहोस्' },
  levelMissing: {
    en: 'Level {level} has no approver. Add one, or number the levels without a gap.',
    ne: 'तह {level} मा स्वीकृत गर्ने कोही छैन। थप्नुहोस्, वा तहको क्रम मिलाउनुहोस्।',
  },
  headingPaid: {
    en: 'Payslips have lines of this heading. Add a new heading instead.',
    ne: 'तलब पर्चीमा यो शीर्षक छ। बरु नयाँ शीर्षक थप्नुहोस्।',
  },
  missingHeading: {
    en: '{heading}: {problem}',
    ne: '{heading}: {problem}',
  },
  usedByPackages: {
    en: 'The package {package} would stop working: {problem}',
    ne: 'प्याकेज {package} ले काम गर्ने छैन: {problem}',
  },
});
