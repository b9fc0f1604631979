/** Amounts of a year that employees declare, by the inputs of the tax law. */
import { bilingual, type Text } from '../../kit/text.ts';

export const taxInputs = {
  life: bilingual('Life insurance premium', 'जीवन बीमाको प्रिमियम'),
  health: bilingual('Health insurance premium', 'स्वास्थ्य बीमाको प्रिमियम'),
  house: bilingual('House insurance premium', 'घर बीमाको प्रिमियम'),
  medical_expense: bilingual('Medical expense', 'औषधि उपचार खर्च'),
  donation: bilingual('Donation', 'चन्दा'),
  retirement: bilingual('Retirement contribution paid by the employee', 'कर्मचारी आफैँले तिरेको अवकाश योगदान'),
  pension: bilingual('Pension income', 'निवृत्तिभरण आय'),
  foreign_allowance: bilingual('Allowance of staff of missions abroad', 'विदेशस्थित नियोगका कर्मचारीको भत्ता'),
} as const satisfies Record<string, Text>;

export type TaxInput = keyof typeof taxInputs;
