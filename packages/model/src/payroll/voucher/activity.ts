/** What was done with vouchers of payrolls and payments, written where it is done. An export keeps the file that was written. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { count } from '../../kit/report.ts';
import { bilingual } from '../../kit/text.ts';
import { voucherFormats } from './file.ts';

export const payVoucherActivity = defineEntity({
  name: 'pay_voucher_activity',
  label: bilingual('Voucher activity', 'भौचर गतिविधि'),
  plural: bilingual('Voucher activities', 'भौचरका गतिविधि'),
  isFinal: true,
  scopes: { organization: { code: ['11.99', '11.00'] } },
  name_field: 'voucher',
  search: ['voucher', 'run', 'batch'],
  sort: '-happened_at',
  fields: {
    voucher: f.reference({
      label: bilingual('Voucher', 'भौचर'),
      to: 'pay_voucher',
      name_field: 'number',
      has_figures: true,
      required: true,
      readonly: true,
    }),
    run: f.reference({
      label: bilingual('Payroll', 'तलब'),
      to: 'pay_run',
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
    activity: f.choice({
      label: bilingual('Activity', 'गतिविधि'),
      required: true,
      readonly: true,
      choices: {
        made: bilingual('Made', 'बनाइएको'),
        reversed: bilingual('Reversed', 'उल्टाइएको'),
        exported: bilingual('Exported', 'निर्यात गरिएको'),
        downloaded: bilingual('Downloaded', 'डाउनलोड गरिएको'),
      },
    }),
    format: f.choice({ label: bilingual('File format', 'फाइलको प्रकार'), readonly: true, choices: voucherFormats }),
    remark: f.longText({ label: bilingual('Reason', 'कारण'), readonly: true, max: 255 }),
    person: f.user({ label: bilingual('Person', 'व्यक्ति'), readonly: true }),
    happened_at: f.instant({ label: bilingual('Time', 'समय'), required: true, readonly: true }),
  },
  reports: {
    by_person: {
      label: bilingual('Voucher activity', 'भौचर गतिविधि'),
      question: bilingual('Who made, reversed and exported vouchers?', 'भौचर कसले बनायो, उल्टायो र निर्यात गर्‍यो?'),
      help: bilingual(
        'Activities of vouchers in the period, by person, with each of them below.',
        'अवधिभित्र भौचरमा भएका गतिविधि व्यक्तिअनुसार, तल हरेक गतिविधिसहित।',
      ),
      shape: 'pivot',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: bilingual('Activities', 'गतिविधिहरू'),
      groupBy: 'person',
      pivot: 'activity',
      period: 'happened_at',
      measures: { activities: count() },
      columns: ['happened_at', 'person', 'activity', 'voucher', 'run', 'batch', 'format', 'remark'],
      sort: '-happened_at',
      empty: bilingual('No voucher activity in this period.', 'यो अवधिमा भौचरको गतिविधि छैन।'),
    },
  },
});
