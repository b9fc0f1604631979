/** Rows that are likely the same person as another row or as someone of the organization. No one is merged: each is decided by hand. */
import { plainName } from './names.ts';

/** What two records may have in common that one person has alone: fields of an employee, and the name with the date of birth. */
export const doubleSigns = [
  'name_and_birth',
  'phone',
  'citizenship_number',
  'pan_number',
  'passport_number',
  'ssf_number',
] as const;
export type DoubleSign = (typeof doubleSigns)[number];

/** What more people have in common is a shared line or a placeholder, and tells nothing of any of them. */
const mostSharing = 4;

/** A phone number by its digits alone, without the code of Nepal. */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '').replace(/^(?:00)?977(?=\d{8})/, '');

const fileNumber = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The signs of a record of an employee, each with its value in the one form in which records are compared. */
export function signsOf(record: Readonly<Record<string, unknown>>): [sign: DoubleSign, value: string][] {
  const text = (name: string): string => {
    const value = record[name];
    return typeof value === 'string' ? value : '';
  };
  const name = plainName(['first_name', 'middle_name', 'last_name'].map(text).join(' '));
  const signs: [DoubleSign, string][] = [
    ['name_and_birth', name && text('date_of_birth') ? `${name} ${text('date_of_birth')}` : ''],
    ['phone', phoneDigits(text('phone'))],
    ...(['citizenship_number', 'pan_number', 'passport_number', 'ssf_number'] as const).map(
      (field): [DoubleSign, string] => [field, fileNumber(text(field))],
    ),
  ];
  return signs.filter(([, value]) => value !== '');
}

/** Another record that a row is likely the same person as: an earlier row of the sheet, or a person by the id of their user. */
export interface LikelyDouble {
  readonly row: number | null;
  readonly person: number | null;
  readonly signs: readonly DoubleSign[];
}

export interface Signed {
  readonly id: number;
  readonly signs: readonly (readonly [sign: DoubleSign, value: string])[];
}

/**
 * @param rows those that would be created, by their numbers, in the order of the file
 * @param people of the organization, by the ids of their users
 * @returns the likely doubles of each row that has any
 */
export function findDoubles(rows: readonly Signed[], people: readonly Signed[]): Map<number, LikelyDouble[]> {
  const holders = new Map<string, { rows: number[]; people: number[] }>();
  const note = ({ id, signs }: Signed, of: 'rows' | 'people') => {
    for (const [sign, value] of signs) {
      const key = `${sign} ${value}`;
      const held = holders.get(key) ?? { rows: [], people: [] };
      held[of].push(id);
      holders.set(key, held);
    }
  };
  for (const person of people) note(person, 'people');
  for (const row of rows) note(row, 'rows');
  const found = new Map<number, LikelyDouble[]>();
  for (const { id, signs } of rows) {
    const doubles = new Map<string, { row: number | null; person: number | null; signs: DoubleSign[] }>();
    const add = (sign: DoubleSign, row: number | null, person: number | null) => {
      const key = `${row} ${person}`;
      const double = doubles.get(key) ?? { row, person, signs: [] };
      double.signs.push(sign);
      doubles.set(key, double);
    };
    for (const [sign, value] of signs) {
      const held = holders.get(`${sign} ${value}`);
      if (!held || held.rows.length + held.people.length > mostSharing) continue;
      for (const person of held.people) add(sign, null, person);
      for (const row of held.rows) if (row < id) add(sign, row, null);
    }
    if (doubles.size > 0) found.set(id, [...doubles.values()]);
  }
  return found;
}
