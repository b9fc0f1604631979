/** What a settlement waits for before it is confirmed, and what is taken from leave accounts when it is. */
import { blockerMessage } from '@karmik/model/hris/separation';
import { verbatim } from '@karmik/model/kit/message';
import type { PayQuestion } from '@karmik/model/payroll/run/question';
import { paySlip } from '@karmik/model/payroll/run/slip';
import type { Tenant } from '../../../db/database.ts';
import { ruleClockOf, type Writer } from '../../../entity/write.ts';
import { conflict } from '../../../http/errors.ts';
import { blockersOf } from '../../hris/leaving/separations.ts';
import { postLeave } from '../../leave/account/lines.ts';
import { payrollMessages as says } from '../messages.ts';

/** @throws 409 where a unit has not cleared, something that was lent is not back, or an employee who died has no nominee [PC-65] [PC-67] */
export async function requireSettled(tenant: Tenant, run: number): Promise<void> {
  const leavers = await tenant.query<{ separation: number; name: string; lacks_nominee: boolean }>(
    `select r.id as separation, p.full_name as name,
            r.category = 'Death' and not exists (select from family_member f where f.organization_id = $1 and f.employee_id = r.employee_id and f.nominee_percent > 0)
              as lacks_nominee
       from pay_slip s
       join separation r on r.organization_id = s.organization_id and r.id = s.separation_id
       join person p on p.organization_id = s.organization_id and p.id = s.employee_id
      where s.organization_id = $1 and s.run_id = $2 and s.status <> 'Discarded' order by p.full_name, r.id`,
    [tenant.organizationId, run],
  );
  for (const { separation, name, lacks_nominee } of leavers) {
    const [blocker] = await blockersOf(tenant, separation);
    const problem = blocker ? blockerMessage(blocker) : lacks_nominee ? says.noNominee : undefined;
    if (problem) throw conflict(says.notCleared({ name: verbatim(name), problem }), 'not_cleared');
  }
}

/** Takes the leave that a settlement pays out of the accounts. */
export async function postPaidLeave({ access, context }: Writer, tenant: Tenant, run: number, at: Date): Promise<void> {
  const { today: on } = ruleClockOf(context, access);
  const slips = await tenant.query<{ id: number; person: number; settlement: NonNullable<PayQuestion['settlement']> }>(
    `select id, employee_id as person, question->'settlement' as settlement from pay_slip
      where organization_id = $1 and run_id = $2 and status <> 'Discarded' and separation_id is not null`,
    [tenant.organizationId, run],
  );
  await postLeave(
    tenant,
    slips.flatMap(({ id, person, settlement: { leave } }) =>
      leave.map(({ type, days }) => ({
        person,
        type,
        on,
        quantity: `-${days}`,
        kind: 'encashed' as const,
        ref: `settlement:${id}`,
        source: { entity: paySlip.name, id },
      })),
    ),
    { userId: access.userId, at },
  );
}
