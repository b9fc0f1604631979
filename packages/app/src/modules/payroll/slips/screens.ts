/** Payslips for the employee and for HR: they differ in whose they are. */
import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { paySlip } from '@karmik/model/payroll/run/slip';
import { requestScreens } from '../../../screens/kit/screens.ts';
import { OwnSlipPaper } from '../paper/paper-buttons.tsx';
import { SlipSheet } from './SlipSheet.tsx';

export const ownSlips = requestScreens(paySlip, {
  path: payrollEndpoints.slip,
  as: 'user',
  description: bilingual('Your published payslips.', 'तपाईंका प्रकाशित तलब पर्ची।'),
  columns: [
    { field: 'month', sort: 'starts_on' },
    'kind',
    'gross',
    'deductions',
    'tax',
    'net',
    'response',
    { field: 'unpaid_days', isHidden: true },
  ],
  filters: ['starts_on'],
  sort: '-starts_on',
  search: false,
  maySend: () => false,
  sections: [
    { kind: 'own', title: paySlip.label, Section: SlipSheet },
    { kind: 'own', isBare: true, Section: OwnSlipPaper },
    {
      kind: 'fields',
      title: bilingual('Days', 'दिन'),
      fields: ['month', 'package', 'concurrent_package', 'paid_on', 'employed_days', 'unpaid_days'],
    },
    {
      kind: 'fields',
      title: bilingual('Your response', 'तपाईंको प्रतिक्रिया'),
      fields: ['response', 'acknowledged_at', 'inquiry', 'answer'],
    },
  ],
  empty: bilingual('No payslips yet.', 'अहिलेसम्म तलब पर्ची छैन।'),
}).list;
