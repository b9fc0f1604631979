/** Kinds of payrolls: what of a month each pays, and what it takes of what is handed in. */
import { f } from '../../kit/fields.ts';
import { bilingual, type Text } from '../../kit/text.ts';

export const runKinds = {
  regular: bilingual('Regular', 'नियमित'),
  festival: bilingual('Festival', 'चाडपर्व'),
  off_cycle: bilingual('Off-cycle', 'नियमित चक्रबाहिरको'),
  arrears: bilingual('Arrears', 'बक्यौता'),
  settlement: bilingual('Settlement', 'फरफारक'),
} as const satisfies Readonly<Record<string, Text>>;

export type RunKind = keyof typeof runKinds;

/**
 * What a payroll of a kind pays. `package`: all headings, or those that are chosen for it. The regular one takes the place of the month in the
 * projection of the tax year; for employees who leave, their settlement does.
 */
export const payOfKind: Readonly<
  Record<RunKind, { readonly package: 'all' | 'chosen' | 'none'; readonly items: boolean; readonly changes: boolean }>
> = {
  regular: { package: 'all', items: true, changes: true },
  festival: { package: 'chosen', items: false, changes: false },
  off_cycle: { package: 'chosen', items: true, changes: false },
  arrears: { package: 'none', items: false, changes: true },
  settlement: { package: 'all', items: true, changes: true },
};

export const runKindField = f.choice({
  label: bilingual('Kind', 'किसिम'),
  required: true,
  default: 'regular',
  choices: runKinds,
});
