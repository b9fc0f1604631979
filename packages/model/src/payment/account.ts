/** Bank accounts from which the organization pays. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { paymentEndpoints } from './endpoints.ts';
import { bankTemplateChoices } from './bank/template-choices.ts';

export const paymentAccount = defineEntity({
  name: 'payment_account',
  label: bilingual('Organization account', 'संस्थाको खाता'),
  plural: bilingual('Organization accounts', 'संस्थाका खाता'),
  path: paymentEndpoints.account,
  codes: { read: '26.00', write: '26.00' },
  archive: true,
  sort: 'name',
  search: ['name', 'account_number'],
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 80, unique: true }),
    bank: f.reference({ label: bilingual('Bank', 'बैंक'), required: true, to: 'bank', name_field: 'name' }),
    branch: f.text({ label: bilingual('Branch', 'शाखा'), max: 120 }),
    account_number: f.text({
      label: bilingual('Account number', 'खाता नम्बर'),
      required: true,
      min: 4,
      max: 40,
      format: 'code',
      is_masked: true,
    }),
    account_name: f.text({ label: bilingual('Account holder name', 'खातावालाको नाम'), required: true, max: 120 }),
    template: f.choice({
      label: bilingual('File template', 'फाइलको ढाँचा'),
      required: true,
      default: 'generic',
      choices: bankTemplateChoices,
    }),
    ledger: f.reference({
      label: bilingual('Voucher ledger', 'भौचरको खाता'),
      help: bilingual(
        'Credited by payment vouchers. Leave empty to use the ledger of payments by bank',
        'भुक्तानीका भौचरले यसमा क्रेडिट गर्छन्। बैंकबाट भुक्तानीकै खाता भए खाली छोड्नुहोस्',
      ),
      to: 'pay_ledger',
      name_field: 'name',
      on_delete: 'keep',
      read_code: '11.00',
      write_code: '11.00',
    }),
  },
});
