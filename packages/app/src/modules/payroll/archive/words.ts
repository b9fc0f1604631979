import { text } from '@karmik/model/kit/text';

export const words = {
  bringIn: text('Bring in many', 'धेरै ल्याउनुहोस्'),
  bringInTitle: text('Bring in payslips', 'तलब पर्ची ल्याउनुहोस्'),
  one: text('Add a payslip', 'तलब पर्ची थप्नुहोस्'),
  bringInWhat: text(
    'Give each PDF a name with the employee code in it, such as 2081-04 HIM-012.pdf. You see whose each is before anything is stored.',
    'हरेक PDF को नाममा कर्मचारी कोड राख्नुहोस्, जस्तै 2081-04 HIM-012.pdf। राख्नुअघि कुन पर्ची कसको हो देखिन्छ।',
  ),
  files: text('Payslips as PDF', 'PDF तलब पर्चीहरू'),
  filesHelp: (most: string) => text(`At most ${most} files, 5 MB each`, `बढीमा ${most} फाइल, हरेक ५ MB सम्मको`),
  notTaken: (names: string) => text(`No PDF, or larger than 5 MB: ${names}`, `PDF होइन वा ५ MB भन्दा ठूलो: ${names}`),
  tooMany: (most: string) => text(`At most ${most} files at once`, `एक पटकमा बढीमा ${most} फाइल`),
  noFiles: text('Choose files first', 'पहिले फाइल छान्नुहोस्'),
  sending: text('Wait until every file has arrived', 'सबै फाइल नआइपुगुन्जेल पर्खनुहोस्'),
  look: text('See whose they are', 'कसको हो हेर्नुहोस्'),
  publish: text('Publish at once', 'तुरुन्तै प्रकाशन गर्ने'),
  publishHelp: text(
    'Published payslips are read by their employees, who are told.',
    'प्रकाशित पर्ची सम्बन्धित कर्मचारीले पढ्छन् र जानकारी पाउँछन्।',
  ),
  file: text('File', 'फाइल'),
  match: text('What was found', 'के भेटियो'),
  ready: (count: string) => text(`Payslips ready: ${count}.`, `${count} तलब पर्ची तयार छन्।`),
  notReady: (count: string) =>
    text(
      `Files not ready: ${count}. Nothing is stored while one of them is among these.`,
      `${count} फाइल तयार छैनन्। ती रहँदासम्म केही राखिँदैन।`,
    ),
  leaveOut: text('Leave those out', 'ती हटाउनुहोस्'),
  leaveOutOf: (name: string) => text(`Leave out ${name}`, `${name} हटाउनुहोस्`),
  nothingLeft: text('No file is left.', 'कुनै फाइल बाँकी छैन।'),
  back: text('Back', 'पछाडि'),
  store: text('Bring in', 'ल्याउनुहोस्'),
  stored: (count: string) => text(`Payslips brought in: ${count}.`, `${count} तलब पर्ची ल्याइए।`),
  publishNow: text('Publish', 'प्रकाशन'),
  published: text('The payslip is published.', 'तलब पर्ची प्रकाशित भयो।'),
  publishWaiting: text('Publish all that wait', 'बाँकी सबै प्रकाशन'),
  publishWaitingWhy: text(
    'Each payslip that is not published yet goes to its employee, who is told.',
    'प्रकाशित नभएका सबै पर्ची सम्बन्धित कर्मचारीले पाउँछन् र जानकारी जान्छ।',
  ),
  publishedMany: (count: string) => text(`Payslips published: ${count}.`, `${count} तलब पर्ची प्रकाशित भए।`),
  moreOf: (name: string, month: string) => text(`More about ${month} of ${name}`, `${name} को ${month} को पर्चीबारे थप`),
  withdraw: text('Withdraw', 'फिर्ता लिनुहोस्'),
  withdrawOf: (name: string, month: string) =>
    text(`Withdraw ${month} of ${name}`, `${name} को ${month} को पर्ची फिर्ता लिनुहोस्`),
  withdrawWhy: text(
    'The employee reads it no longer. The right one may be brought in afterwards.',
    'कर्मचारीले अब यो पढ्न पाउँदैनन्। त्यसपछि सही पर्ची ल्याउन सकिन्छ।',
  ),
  withdrawn: text('The payslip is withdrawn.', 'तलब पर्ची फिर्ता लिइयो।'),
} as const;
