import { readFileSync } from 'node:fs';
import { createSchema, errorsIn, everyProblem, fieldErrors, ruleClockIn } from '@karmik/forms/fields';
import { expect, it } from 'vitest';
import { loan } from '../src/example/LoanDesk.tsx';

it('is the code of the README [LIB-6]', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const code = readFileSync(new URL('../src/example/LoanDesk.tsx', import.meta.url), 'utf8');
  expect(readme).toContain(`\`\`\`tsx\n${code}\`\`\``);
});

it('is checked by a server with the same rules [LIB-6]', () => {
  const schema = createSchema(loan, () => ruleClockIn('Asia/Kathmandu'));
  const body = { book: 'Muna Madan', reader: 'Asha Sharma', lent_on: '2026-11-21', due_on: '2026-11-20' };
  const refused = schema.safeParse({ ...body, has_deposit: false });
  expect(refused.success).toBe(false);
  const errors = fieldErrors(refused.error?.issues ?? [], everyProblem);
  expect(errorsIn(errors, 'en')).toEqual({ due_on: ['Choose a day after the loan'] });
  expect(schema.safeParse({ ...body, due_on: '2026-12-05', has_deposit: false })).toMatchObject({
    success: true,
    data: { has_deposit: false, deposit: null },
  });
});
