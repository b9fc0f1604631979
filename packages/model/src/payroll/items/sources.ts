/** What hands amounts in to payrolls, as payslips and explanations call it. */
import { monthText } from '../../kit/month.ts';
import { bilingual, type Text } from '../../kit/text.ts';

/** Names lines that pay or take back a difference of a past month. */
export const arrearsSource = 'arrears';
export const incentiveSource = 'incentive';
export const encashmentSource = 'leave_encashment';
export const advanceSource = 'advance_salary';
export const loanSource = 'loan';
/** The interest that a loan below the market rate saves its borrower. */
export const loanPerkSource = 'loan_perk';
/** What a guarantor pays of a loan of a colleague who left. */
export const guaranteeSource = 'loan_guarantee';
/** Claims that are paid with salary, without being pay. */
export const expenseSource = 'expense_claim';
export const workSource = 'unit_of_work';
export const workLogSource = 'work_log';

/** The heading under which encashed leave is paid, by the name that formulas use. */
export const encashmentHeading = 'leave_encashment';
/** The ready-made heading under which work is paid by the unit. */
export const pieceHeading = 'piece_rate';
/** The ready-made heading that tops up the pay of piece-rate employees to the minimum wage. */
export const pieceTopUpHeading = 'piece_top_up';
/** The ready-made heading under which advances are recovered. */
export const advanceHeading = 'salary_advance';
/** The ready-made headings under which loans are deducted, and interest that they spare is taxed. */
export const loanHeading = 'loan_instalment';
export const loanPerkHeading = 'loan_benefit';
/** Names lines that are paid at exit alone. */
export const settlementSource = 'settlement';

export const itemSourceNames: Readonly<Record<string, Text>> = {
  [arrearsSource]: bilingual('Difference', 'फरक'),
  [incentiveSource]: bilingual('Incentive', 'प्रोत्साहन'),
  [encashmentSource]: bilingual('Encashed leave', 'बिदाबापत रकम'),
  [settlementSource]: bilingual('Settlement', 'फरफारक'),
  [workSource]: bilingual('Unit of work', 'एकाइ काम'),
  [workLogSource]: bilingual('Work log', 'कार्य अभिलेख'),
  [advanceSource]: bilingual('Salary advance', 'तलब पेश्की'),
  [loanSource]: bilingual('Loan', 'ऋण'),
  [guaranteeSource]: bilingual('Loan guarantee', 'ऋणको जमानी'),
  [expenseSource]: bilingual('Expense claim', 'खर्च दाबी'),
  [loanPerkSource]: bilingual('Soft loan benefit', 'सहुलियत ऋण सुविधा'),
};
const anySource = bilingual('Handed in', 'अरू मोड्युलबाट');

/** An item in words, with its month where it was earned in another one. @example 'Difference (Bhadra 2083)' */
export function itemText(source: string, earned: string, month: string): Text {
  const name = itemSourceNames[source] ?? anySource;
  if (earned === month) return name;
  return { en: `${name.en} (${monthText(earned, 'en')})`, ne: `${name.ne} (${monthText(earned, 'ne')})` };
}
