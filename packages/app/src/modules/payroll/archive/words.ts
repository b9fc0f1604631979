import { bilingual } from '@karmik/model/kit/text';

export const words = {
  bringIn: bilingual('Bulk import', 'धेरै ल्याउनुहोस्'),
  bringInTitle: bilingual('Import payslips', 'तलब पर्ची ल्याउनुहोस्'),
  one: bilingual('Add a payslip', 'तलब पर्ची थप्नुहोस्'),
  bringInWhat: bilingual(
    'Include the employee code in each file name, such as 2081-04 HIM-012.pdf. You confirm the matches before anything is saved.',
    'हरेक PDF को नाममा कर्मचारी कोड राख्नुहोस्, जस्तै 2081-04 HIM-012.pdf। राख्नुअघि कुन पर्ची कसको हो देखिन्छ।',
  ),
  files: bilingual('Payslips as PDF', 'PDF तलब पर्चीहरू'),
  filesHelp: (most: string) => bilingual(`At most ${most} files, 5 MB each`, `बढीमा ${most} फाइल, हरेक ५ MB सम्मको`),
  notTaken: (names: string) =>
    bilingual(`No PDF, or larger than 5 MB: ${names}`, `PDF होइन वा ५ MB भन्दा ठूलो: ${names}`),
  tooMany: (most: string) => bilingual(`At most ${most} files at once`, `एक पटकमा बढीमा ${most} फाइल`),
  noFiles: bilingual('Choose files first', 'पहिले फाइल छान्नुहोस्'),
  sending: bilingual('Wait until every file has arrived', 'सबै फाइल नआइपुगुन्जेल पर्खनुहोस्'),
  look: bilingual('Match employees', 'कसको हो हेर्नुहोस्'),
  publish: bilingual('Publish at once', 'तुरुन्तै प्रकाशन गर्ने'),
  publishHelp: bilingual(
    'Employees are notified and can open published payslips.',
    'प्रकाशित पर्ची सम्बन्धित कर्मचारीले पढ्छन् र जानकारी पाउँछन्।',
  ),
  file: bilingual('File', 'फाइल'),
  match: bilingual('Match', 'के भेटियो'),
  ready: (count: string) => bilingual(`Payslips ready: ${count}.`, `${count} तलब पर्ची तयार छन्।`),
  notReady: (count: string) =>
    bilingual(
      `Files not ready: ${count}. Leave them out to import the rest.`,
      `${count} फाइल तयार छैनन्। ती रहँदासम्म केही राखिँदैन।`,
    ),
  leaveOut: bilingual('Leave those out', 'ती हटाउनुहोस्'),
  leaveOutOf: (name: string) => bilingual(`Leave out ${name}`, `${name} हटाउनुहोस्`),
  nothingLeft: bilingual('No files left.', 'कुनै फाइल बाँकी छैन।'),
  back: bilingual('Back', 'पछाडि'),
  store: bilingual('Import', 'आयात'),
  stored: (count: string) => bilingual(`Payslips imported: ${count}.`, `${count} तलब पर्ची ल्याइए।`),
  publishNow: bilingual('Publish', 'प्रकाशन'),
  published: bilingual('Payslip published.', 'तलब पर्ची प्रकाशित भयो।'),
  publishWaiting: bilingual('Publish all pending', 'बाँकी सबै प्रकाशन'),
  publishWaitingWhy: bilingual(
    'All pending payslips are published and employees are notified.',
    'प्रकाशित नभएका सबै पर्ची सम्बन्धित कर्मचारीले पाउँछन् र जानकारी जान्छ।',
  ),
  publishedMany: (count: string) => bilingual(`Payslips published: ${count}.`, `${count} तलब पर्ची प्रकाशित भए।`),
  moreOf: (name: string, month: string) =>
    bilingual(`More about ${month} of ${name}`, `${name} को ${month}को पर्चीबारे थप`),
  withdraw: bilingual('Withdraw', 'फिर्ता लिनुहोस्'),
  withdrawOf: (name: string, month: string) =>
    bilingual(`Withdraw ${month} of ${name}`, `${name} को ${month}को पर्ची फिर्ता लिनुहोस्`),
  withdrawWhy: bilingual(
    'The employee can no longer see it. You can import the correct one afterwards.',
    'कर्मचारीले अब यो पढ्न पाउँदैनन्। त्यसपछि सही पर्ची ल्याउन सकिन्छ।',
  ),
  withdrawn: bilingual('Payslip withdrawn.', 'तलब पर्ची फिर्ता लिइयो।'),
} as const;
