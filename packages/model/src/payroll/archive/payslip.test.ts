import { expect, it } from 'vitest';
import { payProblem } from './payslip.ts';

it('no one is paid before the month begins', () => {
  expect(payProblem({ month: 'bs:2081-04', pay_date: '2024-07-16' })).toBeUndefined();
  expect(payProblem({ month: 'bs:2081-04', pay_date: '2024-07-15' })).toEqual({
    pay_date: [expect.objectContaining({ en: 'Paid on cannot be before the month' })],
  });
  expect(payProblem({ month: 'bs:3000-01', pay_date: '2024-07-15' })).toEqual({
    month: [expect.objectContaining({ code: 'payslip.unknown_month' })],
  });
});
