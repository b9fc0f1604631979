/** Money between an employee and the organization outside of pay that is open. */
import * as z from 'zod/mini';
import { named } from '../kit/answer.ts';
import { bilingual, type Text } from '../kit/text.ts';

export const openMoneyKinds = {
  loan: bilingual('Loan', 'ऋण'),
  guarantee: bilingual('Loan guarantee', 'ऋणको जमानी'),
  advance_salary: bilingual('Salary advance', 'तलब पेश्की'),
  expense_advance: bilingual('Expense advance', 'खर्च पेश्की'),
  expense_settlement: bilingual('Expense claim', 'खर्च दाबी'),
} as const satisfies Record<string, Text>;
export type OpenMoneyKind = keyof typeof openMoneyKinds;

const kinds = Object.keys(openMoneyKinds) as [OpenMoneyKind, ...OpenMoneyKind[]];

/** @param name of the loan type, the claim or the borrower @param amount in NPR, a decimal */
export const openMoney = named(
  'OpenMoney',
  z.object({
    kind: z.enum(kinds),
    direction: z.enum(['owes', 'is_owed', 'guarantees']),
    source_id: z.number(),
    name: z.nullable(z.string()),
    name_ne: z.nullable(z.string()),
    amount: z.string(),
  }),
);
export type OpenMoney = z.infer<typeof openMoney>;

/** Of the reader, with its sums. Decimals in NPR. */
export const ownMoney = named(
  'OwnMoney',
  z.object({ owes: z.string(), is_owed: z.string(), guarantees: z.string(), open: z.array(openMoney) }),
);
