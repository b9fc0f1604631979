/** Work paid by the unit as facts of pay, for those whose package compares it with the minimum wage. */
import { addUp } from '@karmik/model/kit/add-up';
import { monthSpan } from '@karmik/model/kit/month';
import { pieceFacts, type PieceFact } from '@karmik/model/payroll/package/heading';
import type { Tenant } from '../../../db/database.ts';
import { lawOf } from '../law/law.ts';
import { whoseRulesRead, type Assignments } from './whose-rules-read.ts';

export interface PieceWork {
  /** Facts of the days of a segment; nothing for a person whose package reads none. @param to the first day after it */
  between(person: number, from: string, to: string): Readonly<Record<PieceFact, string>> | undefined;
}

export const noPieceWork: PieceWork = { between: () => undefined };

interface Day {
  readonly employee_id: number;
  readonly day: string;
  readonly amount: string;
}

/** The approved work of a BS month by day, whether another payroll has paid it or not: the top-up compares what was earned. */
export async function pieceWork(tenant: Tenant, asked: Assignments): Promise<PieceWork> {
  const { people } = await whoseRulesRead(tenant, asked, pieceFacts);
  if (people.size === 0) return noPieceWork;
  const { starts_on, ends_on } = monthSpan(asked.month);
  const days = Map.groupBy(
    await tenant.query<Day>(
      `select sender_id as employee_id, worked_on as day, sum(amount)::text as amount from unit_of_work
        where organization_id = $1 and sender_id = any($2::bigint[]) and worked_on between $3 and $4 and status = 'Approved'
        group by sender_id, worked_on order by worked_on`,
      [tenant.organizationId, [...people], starts_on, ends_on],
    ),
    ({ employee_id }) => employee_id,
  );
  const { amounts } = (await lawOf(tenant)).figure('minimum_wage', 'amounts', starts_on);
  return {
    between(person, from, to) {
      if (!people.has(person)) return undefined;
      const own = (days.get(person) ?? []).filter(({ day }) => from <= day && day < to);
      return {
        piece_days: String(own.length),
        piece_pay: addUp(['0', ...own.map(({ amount }) => amount)]),
        minimum_daily_wage: amounts['daily'] ?? '0',
      };
    },
  };
}
