/** Assignments of packages as an increment that is not stored would leave them. */
import { addDaysTo } from '@karmik/model/kit/period';
import { decimalText } from '@karmik/model/kit/exact/decimal';
import type { Assigned } from '../run/person-question.ts';
import type { DraftFacts } from '../run/facts.ts';
import type { raiseOf } from './increment.ts';

const last = (day: string | null): string => day ?? '9999-12-31';

/** Assignments as an increment leaves them: cut on its day, with the amount raised from there. */
export const raised = (
  people: ReadonlySet<number>,
  ofPackage: number | null,
  { name, day, raise }: { readonly name: string; readonly day: string; readonly raise: ReturnType<typeof raiseOf> },
): Required<Pick<DraftFacts, 'assigned'>> => ({
  assigned: (rows, versions) =>
    rows.flatMap((row): Assigned[] => {
      const isMeant = people.has(row.employee_id) && (ofPackage === null || row.package_id === ofPackage);
      if (!isMeant || last(row.ends_on) < day) return [row];
      const from = row.starts_on < day ? day : row.starts_on;
      const version = versions.findLast(
        (each) => each.package_id === row.package_id && each.starts_on <= from && from <= last(each.ends_on),
      );
      const amount = row.amounts[name] ?? version?.amounts[name];
      if (amount === undefined) return [row];
      const higher = { ...row, starts_on: from, amounts: { ...row.amounts, [name]: decimalText(raise(amount)) } };
      return row.starts_on < day ? [{ ...row, ends_on: addDaysTo(day, -1) }, higher] : [higher];
    }),
});
