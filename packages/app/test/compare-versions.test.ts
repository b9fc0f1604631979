import { describe, expect, it } from 'vitest';
import { compared } from '../src/modules/payroll/settings/CompareVersions.tsx';

const line = (id: number, name: string, amount: string | null) => ({ id, heading: { id, name }, amount });

describe('two versions of packages', () => {
  it('are compared heading by heading, in the order of the first one', () => {
    const first = {
      headings: [line(1, 'Basic', '20000.00'), line(2, 'Allowance', null), line(3, 'Dearness', '7380.00')],
    };
    const second = { headings: [line(4, 'Field', '500.00'), line(1, 'Basic', '22000.00'), line(2, 'Allowance', null)] };
    expect(compared(first as never, second as never)).toEqual([
      { id: 1, name: 'Basic', first: '20000.00', second: '22000.00' },
      { id: 2, name: 'Allowance', first: null, second: null },
      { id: 3, name: 'Dearness', first: '7380.00' },
      { id: 4, name: 'Field', second: '500.00' },
    ]);
  });
});
