import { bilingual } from '@karmik/model/kit/text';
import { toDevanagariDigits } from 'date-bs';

/** Kinds of lines of an account. */
export const lineKinds: Readonly<Record<string, ReturnType<typeof bilingual>>> = {
  opening: bilingual('Opening', 'सुरुको मौज्दात'),
  credit: bilingual('Credit', 'थप'),
  accrual: bilingual('Accrual', 'आर्जन'),
  grant: bilingual('Granted', 'प्रदान गरिएको'),
  taken: bilingual('Taken', 'लिइएको'),
  returned: bilingual('Returned', 'फिर्ता'),
  adjusted: bilingual('Adjusted', 'समायोजन'),
  carried: bilingual('Carried over', 'सारिएको'),
  encashed: bilingual('Encashed', 'रकममा साटिएको'),
  expired: bilingual('Expired', 'म्याद सकिएको'),
  lapsed: bilingual('Lapsed', 'समाप्त भएको'),
  collapsed: bilingual('Moved', 'सारिएको'),
  pending: bilingual('Pending request', 'विचाराधीन अनुरोध'),
  requested: bilingual('This request', 'यो अनुरोध'),
};

export const words = {
  explain: bilingual('Explain this balance', 'यो मौज्दात कसरी भयो'),
  explainOf: (type: string) => bilingual(`Explain this balance: ${type}`, `यो मौज्दात कसरी भयो: ${type}`),
  none: bilingual('No leave is set up for you yet', 'तपाईंका लागि अहिलेसम्म बिदा राखिएको छैन'),
  noneWhy: bilingual('HR adds leave types in leave settings.', 'मानव संसाधनले बिदाका सेटिङमा थप्छ।'),
  request: bilingual('Request leave', 'बिदा माग्नुहोस्'),
  on: bilingual('Balance on', 'कहिलेको मौज्दात'),
  onHelp: bilingual('A future date shows the forecast', 'भविष्यको मितिमा अनुमान देखिन्छ'),
  rule: (setting: string) => bilingual(`Rules of ${setting}`, `${toDevanagariDigits(setting)} का नियम`),
  employee: bilingual('Employee', 'कर्मचारी'),
  search: bilingual('Search employees', 'कर्मचारी खोज्नुहोस्'),
  nobody: bilingual('No one found', 'कोही भेटिएन'),
  sheet: bilingual('Balance sheet', 'मौज्दात पत्र'),
  people: bilingual('Leave balances', 'बिदाको मौज्दात'),
};
