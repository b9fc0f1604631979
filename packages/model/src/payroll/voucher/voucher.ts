/** Vouchers of payrolls and payments. One stays as it was made: a reversal is another voucher, which names it. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { payVoucherType } from './type.ts';

/** What a voucher books: what a payroll costs and owes, payments, payments that came back, a charge of the bank, or what employees earned in a month and are paid later. */
const voucherPurposes = {
  payroll: bilingual('Payroll', 'तलब'),
  payment: bilingual('Payment', 'भुक्तानी'),
  return: bilingual('Returned payments', 'फिर्ता भुक्तानी'),
  charge: bilingual('Bank charge', 'बैंक शुल्क'),
  provision: bilingual('Provisions', 'व्यवस्था'),
};

const unit = (label: ReturnType<typeof bilingual>, to: 'branch' | 'division') =>
  f.reference({ label, to, name_field: 'name', on_delete: 'keep' });
const voucherOn = f.date({ label: bilingual('Voucher date', 'भौचर मिति') });

export const payVoucher = defineEntity({
  name: 'pay_voucher',
  label: bilingual('Voucher', 'भौचर'),
  plural: bilingual('Vouchers', 'भौचरहरू'),
  name_field: 'number',
  search: ['number'],
  sort: '-created_at',
  scopes: { organization: { code: ['11.99', '11.00'] } },
  fields: {
    number: f.text({
      label: bilingual('Voucher number', 'भौचर नम्बर'),
      required: true,
      readonly: true,
      max: 40,
      has_figures: true,
    }),
    voucher_on: f.date({ ...voucherOn, required: true, readonly: true }),
    run: f.reference({
      label: bilingual('Payroll', 'तलब'),
      to: 'pay_run',
      name_field: 'name',
      readonly: true,
    }),
    purpose: f.choice({
      label: bilingual('Purpose', 'प्रयोजन'),
      required: true,
      readonly: true,
      default: 'payroll',
      choices: voucherPurposes,
    }),
    file: f.reference({
      label: bilingual('Payroll file', 'तलबको फाइल'),
      to: 'pay_file',
      name_field: 'name',
      readonly: true,
    }),
    batch: f.reference({
      label: bilingual('Payment batch', 'भुक्तानी समूह'),
      to: 'payment_batch',
      name_field: 'number',
      has_figures: true,
      readonly: true,
    }),
    statement_line: f.reference({
      label: bilingual('Statement line', 'बैंक विवरणको हरफ'),
      to: 'statement_line',
      name_field: 'narration',
      readonly: true,
    }),
    voucher_type: f.reference({
      label: payVoucherType.label,
      to: 'pay_voucher_type',
      name_field: 'name',
      required: true,
      readonly: true,
      on_delete: 'keep',
    }),
    narration: f.text({ label: bilingual('Narration', 'विवरण'), required: true, readonly: true, max: 255 }),
    total: f.money({ label: bilingual('Total', 'जम्मा'), required: true, readonly: true }),
    reverses: f.reference({
      label: bilingual('Reverses', 'यसलाई उल्टाउने'),
      to: 'pay_voucher',
      name_field: 'number',
      has_figures: true,
      readonly: true,
    }),
    made_by: f.user({ label: bilingual('Made by', 'बनाउने'), readonly: true }),
    lines: f.lines({
      label: bilingual('Lines', 'पङ्क्ति'),
      readonly: true,
      max: 5000,
      item: {
        ledger: f.reference({
          label: bilingual('Ledger', 'खाता'),
          required: true,
          to: 'pay_ledger',
          name_field: 'name',
          on_delete: 'keep',
        }),
        branch: unit(bilingual('Branch', 'शाखा'), 'branch'),
        division: unit(bilingual('Division', 'महाशाखा'), 'division'),
        about: f.longText({ label: bilingual('Of', 'शीर्षक'), required: true, max: 2000 }),
        about_ne: f.longText({ label: bilingual('Of, in Nepali', 'शीर्षक नेपालीमा'), required: true, max: 2000 }),
        debit: f.money({ label: bilingual('Debit', 'डेबिट') }),
        credit: f.money({ label: bilingual('Credit', 'क्रेडिट') }),
      },
    }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Posted',
      states: {
        Posted: { label: bilingual('In force', 'लागु'), tone: 'positive' },
        Reversed: { label: bilingual('Reversed', 'उल्टाइएको'), tone: 'neutral' },
        Reversal: { label: bilingual('Reversal', 'उल्टो भौचर'), tone: 'info' },
      },
    }),
  },
  actions: {
    reverse: {
      label: bilingual('Reverse', 'उल्टाउनुहोस्'),
      tone: 'critical',
      from: ['Posted'],
      to: 'Reversed',
      input: {
        voucher_on: f.date({
          ...voucherOn,
          help: bilingual('Leave empty for today', 'आजको लागि खाली छोड्नुहोस्'),
          format: 'past',
        }),
        remark: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 255 }),
      },
      viewers: ['hr'],
      flag: 'write',
    },
  },
});

/** What is asked to make a voucher. */
export const payVoucherOrder = defineEntity({
  name: 'pay_voucher_order',
  label: bilingual('Voucher to make', 'बनाउने भौचर'),
  fields: {
    voucher_on: f.date({
      ...voucherOn,
      help: bilingual('Leave empty for the usual date', 'सामान्य मिति राख्न खाली छोड्नुहोस्'),
    }),
  },
});
