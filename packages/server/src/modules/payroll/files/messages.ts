import { defineMessages } from '@karmik/model/kit/message';

/** Refusals of files of payrolls. */
export const fileMessages = defineMessages('payroll.files', {
  notConfirmed: {
    en: 'Files are written from confirmed payrolls. Confirm this payroll first.',
    ne: 'फाइल पुष्टि भएको तलबबाट मात्र बन्छ। पहिले यो तलब पुष्टि गर्नुहोस्।',
  },
  noTemplate: { en: 'Choose a template of this page: {names}', ne: 'यो पृष्ठको ढाँचा छान्नुहोस्: {names}' },
  noFormat: { en: 'Choose a format of the template: {names}', ne: 'ढाँचाको फाइल प्रकार छान्नुहोस्: {names}' },
  nothingOpen: {
    en: 'No employee is left for this file. To correct a file that is written, replace it.',
    ne: 'यो फाइलमा राख्न बाँकी कर्मचारी छैनन्। बनिसकेको फाइल सच्याउन त्यसको सट्टामा अर्को बनाउनुहोस्।',
  },
  lacking: {
    en: '{count} {count, one employee lacks, other employees lack} a number that the file requires. Add it, or leave them out.',
    ne: 'फाइलमा चाहिने नम्बर {count} जना कर्मचारीको छैन। नम्बर राख्नुहोस्, वा उहाँहरूलाई छोड्नुहोस्।',
  },
  totalsDiffer: {
    en: 'The total of the file differs from that of the payslips. Check headings of funds and tax in the package.',
    ne: 'फाइलको जम्मा तलब पर्चीको जम्मासँग मिलेन। प्याकेजमा कोष र करका शीर्षक जाँच्नुहोस्।',
  },
  dueSoon: {
    en: '{duty} of {month} is due on {day}: {amount}. Pay it and record the receipt',
    ne: '{month}को {duty} {day} सम्म बुझाउनुपर्छ: {amount}। बुझाएर रसिद राख्नुहोस्',
  },
  late: {
    en: '{duty} of {month} was due on {day}: {amount}. Pay it, or record the receipt',
    ne: '{month}को {duty} {day} सम्म बुझाउनुपर्थ्यो: {amount}। बुझाउनुहोस्, वा रसिद राख्नुहोस्',
  },
  notReplaceable: {
    en: 'Choose a file of this payroll and purpose that is not replaced yet.',
    ne: 'यही तलब र प्रयोजनको, प्रतिस्थापित नभएको फाइल छान्नुहोस्।',
  },
});
