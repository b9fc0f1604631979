import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';

export const words = {
  files: bilingual('Statutory and bank files', 'वैधानिक र बैंक फाइल'),
  lines: bilingual('Employees', 'कर्मचारी'),
  noLines: bilingual('No employee of this payroll has an amount here.', 'यो तलबमा यसअन्तर्गत कुनै कर्मचारीको रकम छैन।'),
  written: bilingual('Generated files', 'बनेका फाइलहरू'),
  noFiles: bilingual('No file is generated yet.', 'अहिलेसम्म फाइल बनेको छैन।'),
  write: bilingual('Generate file', 'फाइल बनाउनुहोस्'),
  replace: bilingual('Replace', 'सच्याउनुहोस्'),
  replaceWhy: (name: string) =>
    bilingual(
      `A new file takes the place of ${name}, which stays as it was.`,
      `${name} जस्ताको तस्तै रहन्छ, त्यसको सट्टामा नयाँ फाइल बन्छ।`,
    ),
  writeWhy: (count: string) => bilingual(`Employees not in a file yet: ${count}`, `कुनै फाइलमा नपरेका कर्मचारी: ${count}`),
  download: bilingual('Download', 'डाउनलोड'),
  wrote: bilingual('File generated', 'फाइल बन्यो'),
  format: bilingual('File format', 'फाइलको प्रकार'),
  allBanks: bilingual('All banks', 'सबै बैंक'),
  notConfirmed: bilingual(
    'Files are generated once the payroll is confirmed. Until then this is a preview.',
    'तलब पुष्टि भएपछि मात्र फाइल बन्छ। त्यतिन्जेल यो पूर्वावलोकन हो।',
  ),
  lacks: (count: string) =>
    bilingual(`Employees who lack a required number: ${count}`, `चाहिने नम्बर नभएका कर्मचारी: ${count}`),
  cashLacks: (count: string) =>
    bilingual(
      `Employees without a bank account, who are in the cash list: ${count}`,
      `बैंक खाता नभएर नगद सूचीमा परेका कर्मचारी: ${count}`,
    ),
  more: (count: string) => bilingual(`and ${counted(count, 'other', 'others')}`, `र अरू ${count}`),
  changed: (names: string) =>
    bilingual(
      `The bank account changed since the payslip was computed: ${names}. Files keep the earlier account.`,
      `तलब पर्ची गणना भएपछि बैंक खाता बदलियो: ${names}। फाइलमा पहिलेकै खाता रहन्छ।`,
    ),
  takeAccount: (name: string) =>
    bilingual(`Compute again with the new account: ${name}`, `नयाँ खातासहित फेरि गणना गर्नुहोस्: ${name}`),
  computedAgain: bilingual('Computed again with the new account', 'नयाँ खातासहित फेरि गणना भयो'),
  state: bilingual('Status', 'स्थिति'),
  open: bilingual('Not in a file', 'फाइलमा छैन'),
  inFile: bilingual('In a file', 'फाइलमा छ'),
  held: bilingual('On hold, owed', 'रोकिएको, दिन बाँकी'),
  settled: bilingual('Paid with the settlement', 'फरफारकसँगै भुक्तानी भएको'),
  due: bilingual('Due by', 'बुझाउने अन्तिम मिति'),
  people: bilingual('Employees', 'कर्मचारी'),
  purpose: bilingual('Purpose', 'प्रयोजन'),
  amount: bilingual('Amount', 'रकम'),
  calendar: bilingual('Due to authorities', 'निकायमा बुझाउनुपर्ने'),
  allPaid: bilingual('Everything due is paid.', 'बुझाउनुपर्ने सबै भुक्तानी भइसकेको छ।'),
  showPaid: bilingual('Show paid', 'भुक्तानी भएका पनि देखाउनुहोस्'),
  noDuties: bilingual('No confirmed payroll yet.', 'अहिलेसम्म पुष्टि भएको तलब छैन।'),
  states: {
    late: bilingual('Overdue', 'म्याद नाघेका'),
    due: bilingual('Pending', 'बाँकी'),
    done: bilingual('Paid', 'भुक्तानी भएको'),
  },
};
