/** Kinds of rebates that employees may declare in a fiscal year. What the law grants of each is read from its rows, and is not stored. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { verbatim } from '../../kit/message.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { payItemMessages } from '../items/messages.ts';
import { fiscalYearOf } from '../month/fiscal-month.ts';
import { rebateMessages as says } from './messages.ts';
import { lawLimitOf, lawReliefOf } from './relief.ts';
import { taxInputs, type TaxInput } from './tax-inputs.ts';

export const payRebateKind = defineEntity({
  name: 'pay_rebate_kind',
  label: bilingual('Rebate', 'कर छुट'),
  plural: bilingual('Rebates', 'कर छुट'),
  path: payrollEndpoints.rebateKind,
  codes: { read: 'organizationMember', write: '11.00' },
  archive: true,
  sort: '-fiscal_year',
  search: ['title', 'title_in_nepali'],
  fields: {
    title: f.text({
      label: bilingual('Title', 'शीर्षक'),
      required: true,
      max: 60,
      unique: true,
      in_nepali: 'title_in_nepali',
    }),
    title_in_nepali: f.text({ label: bilingual('Title in Nepali', 'नेपालीमा शीर्षक'), max: 60 }),
    fiscal_year: f.fiscalYear({ label: bilingual('Fiscal year', 'आर्थिक वर्ष'), required: true }),
    tax_input: f.choice({
      label: bilingual('Counts in tax as', 'करमा गणना हुने'),
      required: true,
      choices: taxInputs,
    }),
    law_limit: f.computed({
      label: bilingual('Legal limit', 'कानुनी सीमा'),
      displayAs: 'money',
      value: ({ tax_input, fiscal_year }) => lawLimitOf(tax_input as TaxInput, fiscal_year as string),
    }),
    cap: f.money({
      label: bilingual('Limit of the organization', 'संस्थाको सीमा'),
      help: bilingual('Leave empty where the legal limit is enough', 'कानुनी सीमा नै पर्याप्त भए खाली छोड्नुहोस्'),
      min: 1,
    }),
    opens_in: f.month({
      label: bilingual('Declarations from', 'घोषणा सुरु'),
      required: true,
      calendar: 'bs',
    }),
    closes_in: f.month({
      label: bilingual('Declarations until', 'घोषणा अन्त्य'),
      required: true,
      calendar: 'bs',
    }),
    needs_proof: f.boolean({ label: bilingual('Proof required', 'प्रमाण अनिवार्य'), default: true }),
    proof_due: f.month({
      label: bilingual('Proof due in', 'प्रमाण बुझाउने महिना'),
      help: bilingual(
        'Where declarations count before approval, they count until this month',
        'स्वीकृतिअघि नै गणना हुने भए यो महिनासम्म गणना हुन्छ',
      ),
      calendar: 'bs',
    }),
    documents: f.longText({
      label: bilingual('Documents to attach', 'संलग्न गर्नुपर्ने कागजात'),
      max: 300,
    }),
  },
  visibleWhen: { proof_due: ({ needs_proof }) => needs_proof === true },
  rules: ({ fiscal_year, tax_input, opens_in, closes_in, proof_due }) => {
    const outside = says.outsideYear({ year: verbatim(fiscal_year) });
    if (!lawReliefOf(tax_input, fiscal_year)) return { tax_input: [says.unknownYear({ year: verbatim(fiscal_year) })] };
    if (fiscalYearOf(opens_in) !== fiscal_year) return { opens_in: [outside] };
    if (fiscalYearOf(closes_in) !== fiscal_year) return { closes_in: [outside] };
    if (closes_in < opens_in) return { closes_in: [payItemMessages.monthsTurned] };
    return typeof proof_due === 'string' && fiscalYearOf(proof_due) !== fiscal_year
      ? { proof_due: [outside] }
      : undefined;
  },
});
