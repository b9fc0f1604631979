import { expect, it } from 'vitest';
import { isPhone } from './rules.ts';
import { shownPhone, storedPhone } from './phone.ts';

const label = { en: 'Phone', ne: 'फोन' };

it.each([
  ['9841234567', '9841234567', '984-123-4567'],
  ['9841 234 567', '9841234567', '984-123-4567'],
  ['98-41234567', '9841234567', '984-123-4567'],
  ['984300 0002', '9843000002', '984-300-0002'],
  ['+977 9841-234567', '+977 9841234567', '+977 984-123-4567'],
  ['977 984 123 4567', '+977 9841234567', '+977 984-123-4567'],
  ['00977-9841234567', '+977 9841234567', '+977 984-123-4567'],
  ['+1 (201) 555.0123', '+1 2015550123', '+1 201-555-0123'],
  ['(984) 123 4567 ext. 12', '9841234567 ext. 12', '984-123-4567 ext. 12'],
  ['9841234567x12', '9841234567 ext. 12', '984-123-4567 ext. 12'],
  ['+97714412345', '+97714412345', '+97714412345'],
])('stores the phone %s as %s and shows it as %s [E18] [VAL-3]', (typed, stored, shown) => {
  expect([storedPhone(typed), shownPhone(typed)]).toEqual([stored, shown]);
  expect([storedPhone(stored), shownPhone(stored)]).toEqual([stored, shown]);
  expect(storedPhone(shown)).toBe(stored);
  expect(isPhone(stored, label, '')).toBeUndefined();
});

it.each(['12345', '98412345678901', '98a1234567', '9841234567 / 9851098765', '984 123 456', '09841234567', ''])(
  'leaves %s as it was typed [E18] [VAL-3]',
  (typed) => {
    expect([storedPhone(typed), shownPhone(typed)]).toEqual([typed, typed]);
  },
);
