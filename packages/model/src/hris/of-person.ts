/** What a record about a person shows of them without keeping it: by what lists and reports of people are told apart, narrowed and grouped. */
import type { OfPerson } from '../kit/fields.ts';
import { employee } from './employee.ts';

const { employee_code, branch, division } = employee.fields;

/**
 * Code, branch and division of the person whom a record is about.
 * @param person the field that names the person
 * @param on the field of the day on which they were there; absent: where they are today
 * @example fields: { employee, day, ...placeOf('employee', 'day') }
 */
export const placeOf = (person: string, on?: string) => {
  const ofPerson: OfPerson = { person, ...(on === undefined ? {} : { on }) };
  const shown = { readonly: true, required: false, ofPerson } as const;
  return {
    employee_code: { kind: 'text', label: employee_code.label, max: employee_code.max, ...shown },
    branch: { kind: 'reference', label: branch.label, to: branch.to, name_field: branch.name_field, ...shown },
    division: { kind: 'reference', label: division.label, to: division.to, name_field: division.name_field, ...shown },
  } as const;
};
