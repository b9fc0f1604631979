import { defineMessages } from '../../kit/message.ts';

/** Why an account has a line, in accruals and what follows from them. */
export const accrualMessages = defineMessages('leave.accrual', {
  whole: { en: 'For {from} to {to}', ne: '{from} देखि {to} सम्मका लागि' },
  part: { en: 'For {days} of {of} days, {from} to {to}', ne: '{from} देखि {to} सम्मका {of} मध्ये {days} दिनका लागि' },
  settled: {
    en: 'Only {days} of {of} days count, {from} to {to}',
    ne: '{from} देखि {to} सम्मका {of} मध्ये {days} दिन मात्र गनिन्छन्',
  },
  daysWorked: {
    en: 'For every {block} days worked: {worked} days so far',
    ne: 'काम गरेको प्रत्येक {block} दिनका लागि: हालसम्म {worked} दिन',
  },
  upToMost: { en: 'Up to the maximum balance of {days} days', ne: 'अधिकतम मौज्दात {days} दिनसम्म' },
  initial: { en: 'Initial balance', ne: 'सुरुको मौज्दात' },
});

/** What a line is, where no rule says more of it. */
export const lineReasons = defineMessages('leave.line', {
  opening: { en: 'Opening balance', ne: 'सुरुको मौज्दात' },
  credit: { en: 'Credit', ne: 'थप' },
  accrual: { en: 'Accrual', ne: 'आर्जन' },
  grant: { en: 'Granted', ne: 'प्रदान गरिएको' },
  taken: { en: 'Leave taken', ne: 'लिइएको बिदा' },
  returned: { en: 'Returned', ne: 'फिर्ता' },
  adjusted: { en: 'Adjustment', ne: 'समायोजन' },
  carried: { en: 'Carried over', ne: 'सारिएको' },
  encashed: { en: 'Encashed', ne: 'रकममा साटिएको' },
  expired: { en: 'Expired', ne: 'म्याद सकिएको' },
  lapsed: { en: 'Lapsed', ne: 'समाप्त भएको' },
  collapsed: { en: 'Moved to another leave type', ne: 'अर्को बिदामा सारिएको' },
});
