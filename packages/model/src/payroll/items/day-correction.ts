/** Corrections of days of pay: what attendance and leave say stays, as in a closed month, and pay follows the correction. */
import { employeeField } from '../../hris/file/kit.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { messages } from '../../kit/messages.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';

export const payDayCorrection = defineEntity({
  name: 'pay_day_correction',
  label: bilingual('Correction of days', 'दिनको सच्याइ'),
  plural: bilingual('Corrections of days', 'दिनका सच्याइ'),
  path: payrollEndpoints.dayCorrection,
  codes: { read: '11.00', write: '11.00' },
  isFinal: true,
  name_field: 'employee',
  search: ['employee'],
  sort: '-created_at',
  fields: {
    employee: employeeField,
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म'), required: true }),
    effect: f.choice({
      label: bilingual('These days are', 'यी दिन'),
      required: true,
      default: 'paid',
      choices: { paid: bilingual('Paid after all', 'तलब पाउने'), unpaid: bilingual('Unpaid after all', 'तलब नपाउने') },
    }),
    reason: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 500 }),
    created_by: f.user({ label: bilingual('Corrected by', 'सच्याउने'), readonly: true }),
  },
  rules: ({ starts_on, ends_on }) => (ends_on < starts_on ? { ends_on: [messages.untilBeforeFrom] } : undefined),
});
