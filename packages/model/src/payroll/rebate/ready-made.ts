/** The rebates that most employees of Nepal declare, for a fiscal year. */
import { toDevanagariDigits } from 'date-bs';
import type { EntityBody } from '../../kit/entity.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import type { payRebateKind } from './kind.ts';
import { taxInputs, type TaxInput } from './tax-inputs.ts';

const policy = bilingual('Policy and premium receipt of the year', 'बीमालेख र यस वर्षको प्रिमियम रसिद');
const documents: Partial<Record<TaxInput, Text>> = {
  life: policy,
  health: policy,
  house: policy,
  medical_expense: bilingual('Bills and prescriptions in your name', 'आफ्नो नामको बिल र चिकित्सकको पुर्जा'),
  donation: bilingual('Receipt of a tax-exempt institution', 'कर छुट प्राप्त संस्थाको रसिद'),
};

/**
 * Limits are those of the law and not written here. Declarations are taken all year; their proof is due before the last month.
 * @param fiscalYear such as `2083/84`
 */
export const readyMadeRebates = (fiscalYear: string): readonly EntityBody<typeof payRebateKind>[] =>
  (Object.entries(documents) as [TaxInput, Text][]).map(([tax_input, { en, ne }]) => ({
    title: `${taxInputs[tax_input].en} ${fiscalYear}`,
    title_in_nepali: `${taxInputs[tax_input].ne} ${toDevanagariDigits(fiscalYear)}`,
    fiscal_year: fiscalYear,
    tax_input,
    cap: null,
    opens_in: `bs:${fiscalYear.slice(0, 4)}-04`,
    closes_in: `bs:${Number(fiscalYear.slice(0, 4)) + 1}-03`,
    needs_proof: true,
    proof_due: `bs:${Number(fiscalYear.slice(0, 4)) + 1}-02`,
    documents: `${en} / ${ne}`,
  }));
