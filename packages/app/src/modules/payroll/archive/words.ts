import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';

export const words = {
  bringIn: bilingual('Bulk import', 'एकैपटक आयात गर्नुहोस्'),
  bringInTitle: bilingual('Import payslips', 'तलब पर्ची आयात गर्नुहोस्'),
  one: bilingual('Add a payslip', 'तलब पर्ची थप्नुहोस्'),
  bringInWhat: bilingual(
    'Include the employee code in each file name, such as 2081-04 HIM-012.pdf. You confirm the matches before anything is saved.',
    'हरेक PDF को नाममा कर्मचारी कोड राख्नुहोस्, जस्तै 2081-04 HIM-012.pdf। सुरक्षित गर्नुअघि कुन पर्ची कसको हो पुष्टि गरिन्छ।',
  ),
  files: bilingual('Payslips as PDF', 'PDF तलब पर्चीहरू'),
  filesHelp: (most: string) =>
    bilingual(`At most ${counted(most, 'file')}, 5 MB each`, `बढीमा ${most} फाइल, हरेक ५ एमबीसम्मको`),
  notTaken: (names: string) =>
    bilingual(`No PDF, or larger than 5 MB: ${names}`, `PDF होइन वा ५ एमबीभन्दा ठूलो: ${names}`),
  tooMany: (most: string) => bilingual(`At most ${counted(most, 'file')} at once`, `एक पटकमा बढीमा ${most} फाइल`),
  noFiles: bilingual('Choose files first', 'पहिले फाइल छान्नुहोस्'),
  sending: bilingual('Wait until every file has arrived', 'सबै फाइल नआइपुगुन्जेल पर्खनुहोस्'),
  look: bilingual('Match employees', 'कर्मचारी मिलाउनुहोस्'),
  publish: bilingual('Publish at once', 'तुरुन्तै प्रकाशन गर्ने'),
  publishHelp: bilingual(
    'Employees are notified and can open published payslips.',
    'कर्मचारीलाई सूचना जान्छ र प्रकाशित पर्ची खोल्न सक्छन्।',
  ),
  file: bilingual('File', 'फाइल'),
  match: bilingual('Match', 'मिलान'),
  ready: (count: string) => bilingual(`Payslips ready: ${count}.`, `${count} तलब पर्ची तयार छन्।`),
  notReady: (count: string) =>
    bilingual(
      `Files not ready: ${count}. Leave them out to import the rest.`,
      `${count} फाइल तयार छैनन्। अरू आयात गर्न ती हटाउनुहोस्।`,
    ),
  leaveOut: bilingual('Leave those out', 'ती हटाउनुहोस्'),
  leaveOutOf: (name: string) => bilingual(`Leave out ${name}`, `${name} हटाउनुहोस्`),
  nothingLeft: bilingual('No files left.', 'कुनै फाइल बाँकी छैन।'),
  back: bilingual('Back', 'पछाडि'),
  store: bilingual('Import', 'आयात'),
  stored: (count: string) => bilingual(`Payslips imported: ${count}.`, `${count} तलब पर्ची आयात भए।`),
  publishNow: bilingual('Publish', 'प्रकाशन गर्नुहोस्'),
  published: bilingual('Payslip published.', 'तलब पर्ची प्रकाशित भयो।'),
  publishWaiting: bilingual('Publish all pending', 'बाँकी सबै प्रकाशन गर्नुहोस्'),
  publishWaitingWhy: bilingual(
    'All pending payslips are published and employees are notified.',
    'बाँकी सबै पर्ची प्रकाशित हुन्छन् र कर्मचारीलाई सूचना जान्छ।',
  ),
  publishedMany: (count: string) => bilingual(`Payslips published: ${count}.`, `${count} तलब पर्ची प्रकाशित भए।`),
  moreOf: (name: string, month: string) =>
    bilingual(`More about ${month} of ${name}`, `${name} को ${month}को पर्चीबारे थप`),
  withdraw: bilingual('Withdraw', 'फिर्ता लिनुहोस्'),
  withdrawOf: (name: string, month: string) =>
    bilingual(`Withdraw ${month} of ${name}`, `${name} को ${month}को पर्ची फिर्ता लिनुहोस्`),
  withdrawWhy: bilingual(
    'The employee can no longer see it. You can import the correct one afterwards.',
    'कर्मचारीले अब यो देख्दैनन्। त्यसपछि सही पर्ची आयात गर्न सकिन्छ।',
  ),
  withdrawn: bilingual('Payslip withdrawn.', 'तलब पर्ची फिर्ता लिइयो।'),
} as const;
