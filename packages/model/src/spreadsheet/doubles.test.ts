import { describe, expect, it } from 'vitest';
import { findDoubles, phoneDigits, signsOf } from './doubles.ts';

describe('what tells people apart', () => {
  it.each([
    ['9841234567', '9841234567'],
    ['+977 9841234567', '9841234567'],
    ['00977-984-123-4567', '9841234567'],
    ['+97714412345', '14412345'],
    ['+44 20 7946 0958', '442079460958'],
  ])('the phone %s', (phone, digits) => expect(phoneDigits(phone)).toBe(digits));

  it('is compared without the order of names, case and signs', () => {
    const signs = signsOf({ first_name: 'Asha', last_name: 'RAI', date_of_birth: '1990-05-17', pan_number: '12-34 A' });
    expect(signs).toEqual([
      ['name_and_birth', 'asha rai 1990-05-17'],
      ['pan_number', '1234a'],
    ]);
    expect(signsOf({ first_name: 'Rai', last_name: 'Asha', date_of_birth: '1990-05-17' })[0]).toEqual(signs[0]);
    expect(signsOf({ first_name: 'Asha', date_of_birth: null, phone: '' })).toEqual([]);
  });
});

describe('likely doubles', () => {
  const phone = (id: number, value: string) => ({ id, signs: [['phone', value]] as const });
  it('are told of the later row, with all that they have in common', () => {
    const both = [
      ['name_and_birth', 'asha rai 1990-05-17'],
      ['phone', '1'],
    ] as const;
    expect(
      findDoubles(
        [
          { id: 2, signs: both },
          { id: 5, signs: both },
        ],
        [],
      ),
    ).toEqual(new Map([[5, [{ row: 2, person: null, signs: ['name_and_birth', 'phone'] }]]]));
    expect(findDoubles([phone(3, '1')], [phone(70, '1')])).toEqual(
      new Map([[3, [{ row: null, person: 70, signs: ['phone'] }]]]),
    );
  });
  it('are none where more than four share what is the same', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, n) => phone(n, '14412345'));
    expect(findDoubles(rows(4), []).size).toBe(3);
    expect(findDoubles(rows(5), []).size).toBe(0);
    expect(findDoubles(rows(3), [phone(9, '14412345'), phone(10, '14412345')]).size).toBe(0);
  });
});
