import { defineMessages } from '../../kit/message.ts';

/** What is wrong in a package of headings. The wording of `taxOrder` is that of VAL-9. */
export const packageMessages = defineMessages('payroll.package', {
  taxOrder: {
    en: 'Tax impacting headings cannot be after Tax Deduction heading',
    ne: 'करलाई असर गर्ने शीर्षक कर कट्टी शीर्षकपछि हुन सक्दैन',
  },
  cycle: {
    en: 'These headings depend on each other: {path}. Remove one of the references.',
    ne: 'यी शीर्षक एकअर्कामा निर्भर छन्: {path}। एउटा सन्दर्भ हटाउनुहोस्।',
  },
  nameUsed: {
    en: '{name} is already in use in this package. Enter another name.',
    ne: '{name} यस प्याकेजमा पहिल्यै प्रयोग भएको छ। अर्को नाम लेख्नुहोस्।',
  },
  nameNotAllowed: {
    en: '{name} cannot be used in formulas. Use letters, digits and underscores, and begin with a letter.',
    ne: '{name} सूत्रमा प्रयोग गर्न मिल्दैन। अक्षर, अङ्क र अन्डरस्कोर प्रयोग गरी अक्षरबाट सुरु गर्नुहोस्।',
  },
  tdsTypeRequired: {
    en: 'A tax deduction needs a TDS type. Choose one of: {choices}.',
    ne: 'कर कट्टीमा TDS को प्रकार चाहिन्छ। यीमध्ये एउटा छान्नुहोस्: {choices}।',
  },
  tdsTypeNotAllowed: {
    en: 'Only a tax deduction has a TDS type. Clear it.',
    ne: 'कर कट्टीमा मात्र TDS को प्रकार हुन्छ। यसलाई खाली गर्नुहोस्।',
  },
});
