/** Registers of other payroll systems, in the layouts in which they are exported. */
import { describe, expect, it } from 'vitest';
import { findRegister, guessOldType, readRegister, readRegisterAmount } from './register.ts';

describe('An amount of a register', () => {
  it.each([
    ['1,25,000.50', '125000.50'],
    ['Rs. 45,000/-', '45000.00'],
    ['रु. ४५,०००', '45000.00'],
    ['(1,250.5)', '-1250.50'],
    ['-300', '-300.00'],
    ['12345.675', '12345.68'],
    ['12345.6749999', '12345.67'],
  ])('reads %s', (written, amount) => {
    expect(readRegisterAmount(written)).toBe(amount);
  });

  it('is none in an empty cell or a dash, and nothing else is an amount', () => {
    for (const empty of ['', '  ', '-', '–']) expect(readRegisterAmount(empty)).toBeNull();
    for (const other of ['abc', '1.2.3', '12e4', '#REF!', '45 days']) expect(readRegisterAmount(other)).toBeUndefined();
  });
});

const grid = [
  ['Himal Traders Pvt. Ltd.'],
  ['Salary sheet of Shrawan 2081'],
  [],
  ['S.N.', 'Emp Code', 'Name', 'Basic', 'Grade', 'Basic', 'TDS', 'PF (Employer)', 'Net Payable'],
  ['1', 'H-1', 'Asha', '40,000', '5', '2000', '400', '4000', '41,600'],
  ['2', 'H-2', 'Bina', '30,000', '3', 'x', '-', '3000', '30,000'],
  ['', '', 'Grand Total', '70,000', '', '2000', '400', '7000', '71,600'],
  ['', '', 'Unnamed', '500'],
  [],
  ['', '', 'Prepared by'],
];

describe('A register', () => {
  const register = findRegister(grid);

  it('is found below titles, with each column of amounts once', () => {
    expect(register).toMatchObject({ row: 3, code: 1 });
    expect(register?.columns.map(({ heading }) => heading)).toEqual([
      'S.N.',
      'Basic',
      'Grade',
      'Basic (2)',
      'TDS',
      'PF (Employer)',
      'Net Payable',
    ]);
    expect(findRegister([['Name', 'Basic']])).toBeUndefined();
  });

  it('has its employees, without totals and signatures, and names the cells that it cannot take', () => {
    if (!register) throw new Error('no register');
    const columns = register.columns.filter(({ column }) => [3, 5, 6].includes(column));
    const { rows, problems } = readRegister(grid, { ...register, columns });
    expect(rows.map(({ row, code, amounts }) => [row, code, amounts.map(({ amount }) => amount)])).toEqual([
      [5, 'H-1', ['40000.00', '2000.00', '400.00']],
      [6, 'H-2', ['30000.00']],
    ]);
    expect(problems.map(({ cell, message }) => [cell, message.en])).toEqual([
      ['F6', '"x" is not an amount'],
      ['B8', 'Enter the employee code of this row'],
    ]);
    const twice = readRegister([...grid.slice(0, 5), ...grid.slice(4, 5)], { ...register, columns });
    expect(twice.problems).toMatchObject([{ cell: 'B6', message: { en: 'Row 5 has the employee code H-1 too' } }]);
  });

  it('has a first guess for each heading', () => {
    expect(
      [
        'Basic Salary',
        'TDS',
        'SST 1%',
        'PF Deduction',
        'Employer PF',
        'Net Payable',
        'Gross',
        'S.N.',
        'Account No',
      ].map(guessOldType),
    ).toEqual(['earning', 'tax', 'tax', 'deduction', 'employer_share', 'net', 'ignored', 'ignored', 'ignored']);
    expect(['आयकर', 'कर', 'कर्मचारी भत्ता', 'पेश्की', 'खुद रकम'].map(guessOldType)).toEqual([
      'earning',
      'tax',
      'earning',
      'deduction',
      'net',
    ]);
  });
});
