/**
 * Automatic employee codes. An organization has one series of them, such as HIM-010, HIM-011, which is told by a code that is entered by
 * hand or, before the first of those, by what most codes look like. An import may bring codes of any form and never changes the series.
 */
import type { Queries } from '../../db/database.ts';

export interface CodeSeries {
  readonly prefix: string;
  /** Digits of the number. */
  readonly digits: number;
}

/** The series of which a code is; undefined for one that does not end in a number. */
export function seriesOf(code: string): CodeSeries | undefined {
  const [digits] = /\d+$/.exec(code) ?? [];
  return digits === undefined || digits.length > 15
    ? undefined
    : { prefix: code.slice(0, -digits.length), digits: digits.length };
}

/** How codes of a series read, such as HIM-###. */
export const formOf = ({ prefix, digits }: CodeSeries): string => `${prefix}${'#'.repeat(digits)}`;

/** Keeps the series that most codes are of, where the organization has none yet. */
export async function settleSeries(queries: Queries, organizationId: number): Promise<void> {
  await queries.query(
    `insert into employee_code_counter (organization_id, prefix, digits)
     select $1, s.prefix, s.digits from (
       select rtrim(employee_code, '0123456789') as prefix, length(employee_code) - length(rtrim(employee_code, '0123456789')) as digits, id
         from employee where organization_id = $1 and employee_code ~ '[0-9]$' and employee_code !~ '[0-9]{16}$') s
      group by s.prefix, s.digits order by count(*) desc, max(s.id) desc limit 1
     on conflict do nothing`,
    [organizationId],
  );
}

/** Makes the series of a code that was entered by hand or given automatically that of the organization. */
export async function keepSeries(queries: Queries, organizationId: number, code: string): Promise<void> {
  const series = seriesOf(code);
  if (!series) return;
  await queries.query(
    `insert into employee_code_counter (organization_id, prefix, digits) values ($1, $2, $3)
     on conflict (organization_id) do update set prefix = excluded.prefix, digits = excluded.digits
      where (employee_code_counter.prefix, employee_code_counter.digits) is distinct from (excluded.prefix, excluded.digits)`,
    [organizationId, series.prefix, series.digits],
  );
}

/** The series of an organization; undefined before it has an employee with a number in the code. */
export const readSeries = (queries: Queries, organizationId: number): Promise<CodeSeries | undefined> =>
  queries.one<CodeSeries>('select prefix, digits from employee_code_counter where organization_id = $1', [
    organizationId,
  ]);

/**
 * Gives one free code after the other, beginning behind the highest of the series.
 * @param isTaken whether a code, in small letters, is in use
 */
export async function codeGiver(
  queries: Queries,
  { id, slug }: { readonly id: number; readonly slug: string },
): Promise<(isTaken: (code: string) => boolean) => string> {
  await settleSeries(queries, id);
  const { prefix, digits } = (await readSeries(queries, id)) ?? { prefix: `${slug.toUpperCase()}-`, digits: 3 };
  // The order names every column of the index of codes. Ordered by the number alone, PostgreSQL sorts all codes first.
  const last = await queries.one<{ most: string }>(
    `select ${codeNumber('e')}::text as most from employee e
      where e.organization_id = $1 and rtrim(e.employee_code, '0123456789') = $2 and length(e.employee_code) = $3
        and e.employee_code ~ '[0-9]$' and e.employee_code !~ '[0-9]{16}$'
      order by e.organization_id desc, rtrim(e.employee_code, '0123456789') desc, ${codeNumber('e')} desc limit 1`,
    [id, prefix, prefix.length + digits],
  );
  let number = BigInt(last?.most ?? '0');
  return (isTaken) => {
    for (;;) {
      number += 1n;
      const code = `${prefix}${String(number).padStart(digits, '0')}`;
      if (!isTaken(code.toLowerCase())) return code;
    }
  };
}

/** The number at the end of a code, as the index of codes has it; longer numbers are none that one counts on. */
const codeNumber = (employee: string): string =>
  `substr(${employee}.employee_code, length(rtrim(${employee}.employee_code, '0123456789')) + 1)::numeric`;
