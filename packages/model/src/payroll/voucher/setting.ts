/** How vouchers of payrolls are made. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import type { FieldErrors } from '../../kit/field-errors.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { runKindField } from '../run/kind.ts';
import { voucherSetupMessages as says } from './messages.ts';
import { provisions } from './posting.ts';

const type = { to: 'pay_voucher_type', name_field: 'name', on_delete: 'keep' } as const;

export const payVoucherSetting = defineEntity({
  name: 'pay_voucher_setting',
  label: bilingual('Voucher settings', 'भौचर सेटिङ'),
  path: payrollEndpoints.voucherSetting,
  codes: { read: '11.00', write: '11.00' },
  single: true,
  fields: {
    voucher_type: f.reference({
      label: bilingual('Voucher type of payrolls', 'तलबको भौचर प्रकार'),
      ...type,
    }),
    types_by_kind: f.lines({
      label: bilingual('Other voucher types by kind of payroll', 'तलबको किसिमअनुसार अन्य भौचर प्रकार'),
      one: bilingual('voucher type', 'भौचरको किसिम'),
      max: 10,
      item: {
        kind: { ...runKindField, required: true },
        voucher_type: f.reference({ label: bilingual('Voucher type', 'भौचरको प्रकार'), required: true, ...type }),
      },
    }),
    payment_voucher_type: f.reference({
      label: bilingual('Voucher type of payments', 'भुक्तानीको भौचर प्रकार'),
      help: bilingual('Leave empty for the voucher type of payrolls', 'तलबकै भौचर प्रकार भए खाली छोड्नुहोस्'),
      ...type,
    }),
    provisions: f.multiChoice({
      label: bilingual('Provisions', 'व्यवस्था'),
      help: bilingual(
        'What employees have earned and are paid later. Each month books the change',
        'कर्मचारीले आर्जन गरेको र पछि दिइने रकम। हरेक महिनाको भौचरमा फरक मात्र राखिन्छ',
      ),
      choices: provisions,
    }),
    splits_by_branch: f.boolean({
      label: bilingual('Separate lines for each branch', 'हरेक शाखाको छुट्टै पङ्क्ति'),
      default: true,
    }),
    splits_by_division: f.boolean({
      label: bilingual('Separate lines for each division', 'हरेक महाशाखाको छुट्टै पङ्क्ति'),
      default: false,
    }),
    liabilities: f.choice({
      label: bilingual('Payables belong to', 'तिर्नुपर्ने रकम रहने'),
      help: bilingual(
        'Costs follow the days in each branch; payables are posted once',
        'खर्च हरेक शाखामा काम गरेका दिनअनुसार बाँडिन्छ; तिर्नुपर्ने रकम एक पटक मात्र राखिन्छ',
      ),
      required: true,
      default: 'month_end',
      choices: {
        month_end: bilingual('The branch at the end of the month', 'महिनाको अन्त्यमा रहेको शाखा'),
        organization: bilingual('The organization as a whole', 'समग्र संस्था'),
      },
    }),
    requires_ledgers: f.boolean({
      label: bilingual('Ledgers required before approval', 'स्वीकृतिअघि खाता अनिवार्य'),
      help: bilingual(
        'A payroll with amounts that have no ledger cannot be sent for approval',
        'खाता नभएका रकम भएको तलब स्वीकृतिका लागि पठाउन मिल्दैन',
      ),
      default: true,
    }),
    narration: f.text({
      label: bilingual('Narration', 'विवरण'),
      help: bilingual('{payroll} stands for the name of the payroll', '{payroll} को ठाउँमा तलबको नाम आउँछ'),
      max: 160,
    }),
  },
  rules: ({ types_by_kind }) => {
    const errors: FieldErrors = {};
    for (const [place, { kind }] of types_by_kind.entries())
      if (types_by_kind.findIndex((other) => other.kind === kind) < place)
        errors[`types_by_kind.${place}.kind`] = [says.kindTwice];
    return errors;
  },
});

/** What the narration of provisions says. */
export const provisionNarrationOf = (payroll: string): string => `Provisions for employees, ${payroll}`;

/** What the narration of a payment says. @param label of what is paid, as the language of the books is English @param about the payroll or the batch */
export const paymentNarrationOf = (label: string, about: string): string => `Payment of ${label}, ${about}`;

/** What the narration of payments that came back says. */
export const returnNarrationOf = (label: string, about: string): string => `Returned payments of ${label}, ${about}`;

/** What the narration of a bank charge says. @param about the line of the statement */
export const chargeNarrationOf = (account: string, about: string): string =>
  `Bank charge of ${account}, ${about}`.slice(0, 255);

/** What a narration says of a payroll. @param narration of the settings; null: the usual one */
export const narrationOf = (narration: string | null, payroll: string): string =>
  (narration ?? 'Salary of {payroll}').replaceAll('{payroll}', payroll);
