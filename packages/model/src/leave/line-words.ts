/** What lines of accounts of leave are called. */
import { bilingual } from '../kit/text.ts';

export const leaveLineWords = {
  opening: bilingual('Opening balance', 'सुरुको मौज्दात'),
  credit: bilingual('Credit', 'थप'),
  accrual: bilingual('Accrual', 'आर्जन'),
  grant: bilingual('Granted', 'प्रदान गरिएको'),
  taken: bilingual('Leave taken', 'लिइएको बिदा'),
  penalty: bilingual('Attendance penalty', 'हाजिरीको जरिवाना'),
  returned: bilingual('Returned', 'फिर्ता'),
  adjusted: bilingual('Adjustment', 'समायोजन'),
  carried: bilingual('Carried over', 'सारिएको'),
  encashed: bilingual('Encashed', 'रकममा साटिएको'),
  expired: bilingual('Expired', 'म्याद सकिएको'),
  lapsed: bilingual('Lapsed', 'समाप्त भएको'),
  collapsed: bilingual('Moved to another leave type', 'अर्को बिदामा सारिएको'),
} as const;
