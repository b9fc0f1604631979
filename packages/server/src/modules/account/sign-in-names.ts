/**
 * Names besides username, email and id by which someone signs in, where an organisation wants that: their employee code behind the
 * organisation's short address, and their phone number. Each names one account at most.
 */
import { phoneDigits } from '@karmik/model/spreadsheet/doubles';
import { latinDigits } from '@karmik/model/spreadsheet/digits';

/** Digits that a phone number has at least, with its area; ids of accounts are shorter. */
const fewestDigits = 8;

/** The digits of a name that is written as a phone number is; null for any other. */
export function phoneIn(name: string): string | null {
  const plain = latinDigits(name.trim());
  if (!/^\+?[\d\s().-]+$/.test(plain)) return null;
  const digits = phoneDigits(plain);
  return digits.length >= fewestDigits ? digits : null;
}

/** The short address and the employee code of a name such as "himal/E-001"; null for any other. */
export function codeIn(name: string): { readonly slug: string; readonly code: string } | null {
  const at = name.indexOf('/');
  const [slug, code] = [name.slice(0, at).trim(), name.slice(at + 1).trim()];
  return at > 0 && code !== '' ? { slug, code } : null;
}

/**
 * The name under which attempts are counted: ways of writing one number or code are one name, so that no one guesses more often by
 * writing it otherwise.
 */
export function countedName(name: string): string {
  const phone = phoneIn(name);
  if (phone !== null) return phone;
  const code = codeIn(name);
  return code ? `${code.slug}/${code.code}` : name.trim();
}

/** Who works in an organisation with a setting, as SQL over `e`, `m`, `o` and `s`. */
const people = (setting: 'sign_in_by_code' | 'sign_in_by_phone') => `
  employee e join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id and m.is_current and m.account_id is not null
    join organization o on o.id = e.organization_id
    join security_setting s on s.organization_id = e.organization_id and s.${setting}`;

/** The account of an employee code, as SQL. @param slug and code: parameters of the statement, null for none */
export const accountOfCode = (slug: string, code: string): string => `
  (select m.account_id from ${people('sign_in_by_code')} where lower(o.slug) = lower(${slug}) and lower(e.employee_code) = lower(${code}))`;

/** The account of a phone number, as SQL; null where several accounts have it, since it tells none of them apart. */
export const accountOfPhone = (digits: string): string => `
  (select min(m.account_id) from ${people('sign_in_by_phone')} where e.phone is not null and phone_digits(e.phone) = ${digits} having count(distinct m.account_id) = 1)`;
