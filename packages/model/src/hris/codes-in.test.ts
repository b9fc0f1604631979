import { describe, expect, it } from 'vitest';
import { codesIn } from './codes-in.ts';

describe('the code in the name of a file', () => {
  const codes = ['HIM-012', 'HIM-01', '012', 'A1', 'कर्म-७'];
  it.each([
    ['2080-04_HIM-012.pdf', ['HIM-012']],
    ['payslip him-012 shrawan.PDF', ['HIM-012']],
    ['HIM-0123.pdf', []],
    ['XHIM-01.pdf', []],
    ['A1 and HIM-01.pdf', ['HIM-01', 'A1']],
    ['तलब कर्म-७.pdf', ['कर्म-७']],
    ['scan.pdf', []],
  ])('%s', (name, found) => expect(codesIn(name, codes)).toEqual(found));
});
