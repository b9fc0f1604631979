/** What was changed in the settings of vouchers, and in amounts that are added to pay apart from packages and reached a voucher. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { count } from '../../kit/report.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { payIncentive, payIncentiveAmount } from '../items/incentive.ts';
import { employee, ofPayroll, run } from '../reports/kit.ts';
import { payLedger } from './ledger.ts';
import { payLedgerMapping } from './mapping.ts';
import { payVoucherSetting } from './setting.ts';
import { payVoucherType } from './type.ts';

const text = (label: Text, in_nepali?: string) =>
  f.text({ label, readonly: true, max: 300, has_figures: true, ...(in_nepali && { in_nepali }) });

const { code, name, name_in_nepali, tally_name } = payLedger.fields;
const { heading, branch, division, debit_ledger, credit_ledger } = payLedgerMapping.fields;
const { voucher_type, splits_by_branch, splits_by_division, narration } = payVoucherSetting.fields;
const { first_month, last_month } = payIncentive.fields;

export const payVoucherAddon = defineEntity({
  name: 'pay_voucher_addon',
  label: bilingual('Voucher add-on', 'भौचरको थप विवरण'),
  plural: bilingual('Voucher add-ons', 'भौचरका थप विवरण'),
  scopes: ofPayroll,
  isFinal: true,
  name_field: 'what',
  search: ['what', 'done_by', 'employee'],
  sort: '-done_at',
  fields: {
    done_at: f.instant({ label: bilingual('Time', 'समय'), required: true, readonly: true }),
    done_by: f.user({ label: bilingual('Done by', 'गर्ने'), readonly: true }),
    area: f.choice({
      label: bilingual('Part', 'भाग'),
      required: true,
      readonly: true,
      choices: {
        type: payVoucherType.label,
        setting: payVoucherSetting.label,
        ledger: payLedger.label,
        mapping: payLedgerMapping.label,
        incentive: payIncentive.label,
        item: bilingual('Extra amount', 'अतिरिक्त रकम'),
      },
    }),
    what: text(bilingual('Record', 'अभिलेख')),
    field: f.choice({
      label: bilingual('Field', 'फिल्ड'),
      required: true,
      readonly: true,
      choices: {
        code: code.label,
        name: name.label,
        name_in_nepali: name_in_nepali.label,
        prefix: payVoucherType.fields.prefix.label,
        tally_type: payVoucherType.fields.tally_type.label,
        tally_name: tally_name.label,
        heading: heading.label,
        branch: branch.label,
        division: division.label,
        debit_ledger: debit_ledger.label,
        credit_ledger: credit_ledger.label,
        voucher_type: voucher_type.label,
        splits_by_branch: splits_by_branch.label,
        splits_by_division: splits_by_division.label,
        narration: narration.label,
        employee: employee.label,
        amount: payIncentiveAmount.fields.amount.label,
        first_month: first_month.label,
        last_month: last_month.label,
      },
    }),
    before: text(bilingual('Before', 'पहिले'), 'before_ne'),
    before_ne: text(bilingual('Before, in Nepali', 'पहिले, नेपालीमा')),
    after: text(bilingual('After', 'पछि'), 'after_ne'),
    after_ne: text(bilingual('After, in Nepali', 'पछि, नेपालीमा')),
    employee,
    run,
    voucher: f.reference({
      label: bilingual('Voucher', 'भौचर'),
      to: 'pay_voucher',
      name_field: 'number',
      has_figures: true,
      readonly: true,
    }),
  },
  reports: {
    log: {
      label: bilingual('Changes by part', 'भागअनुसार परिवर्तन'),
      question: bilingual(
        'Who changed voucher settings, and which extra amounts were posted?',
        'भौचरका सेटिङ कसले बदल्यो, र कुन अतिरिक्त रकम भौचरमा पुगे?',
      ),
      help: bilingual(
        'Counts each changed value of voucher settings, and each extra amount in a voucher that is not reversed.',
        'भौचरका सेटिङमा बदलिएका हरेक मान, र नउल्टाइएका भौचरमा रहेका हरेक अतिरिक्त रकम गनिन्छ।',
      ),
      shape: 'ranking',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: bilingual('Number of changes', 'परिवर्तनको सङ्ख्या'),
      groupBy: 'area',
      period: 'done_at',
      measures: { changes: count() },
      filters: ['area', 'field', 'done_by', 'employee', 'run'],
      columns: ['done_at', 'done_by', 'area', 'what', 'field', 'before', 'after', 'employee', 'run', 'voucher'],
      sort: '-done_at',
      empty: bilingual('Nothing was changed in this period.', 'यो अवधिमा केही बदलिएको छैन।'),
    },
  },
});
