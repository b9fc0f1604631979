/** Endpoints of leave requests: those of every request, and the count of one that is being written. */
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { countedLeave, leaveQuestion } from '@karmik/model/leave/count';
import { quantityText, unitsOf } from '@karmik/model/leave/engine/quantity';
import { leaveRequest } from '@karmik/model/leave/request';
import type { NamedRef } from '@karmik/model/kit/fields';
import { bodySchema } from '@karmik/model/kit/schema';
import { organizationMember, type Access } from '../../../access/access.ts';
import { supervisionOn, supervises } from '../../../access/supervision.ts';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { namedJson } from '../../../entity/named.ts';
import { personJson } from '../../../entity/person.ts';
import { checkReferences } from '../../../entity/references.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { forbidden } from '../../../http/errors.ts';
import { gapsOf } from '../cover/gaps.ts';
import { leaveCancellation, leaveKind, leaveRequestHooks, storedDays } from './kind.ts';
import { weigh } from './weigh.ts';

/** Colleagues of the same division or supervisor who are away on some days; of what type their leave is, where the organisation lets them see it. */
const awayWith = (tenant: Tenant, personId: number, from: string, to: string, today: string) =>
  tenant.query<{ person: never; leave_type: NamedRef | null; from_date: string; to_date: string; is_pending: boolean }>(
    // Colleagues first, who are few, and of each what their index finds.
    `with colleague as (
       select e.user_id from employee me join employee e on e.organization_id = me.organization_id and e.division_id = me.division_id
        where me.organization_id = $1 and me.user_id = $2
       union
       select b.subordinate_id from ${supervisionOn('$5')} a join ${supervisionOn('$5')} b on b.organization_id = a.organization_id and b.supervisor_id = a.supervisor_id
        where a.organization_id = $1 and a.subordinate_id = $2)
     select ${personJson('p')} as person, case when s.colleagues_see_type then ${namedJson('t', leaveRequest.fields.leave_type)} end as leave_type, r.from_date, r.to_date, r.status <> 'Approved' as is_pending
       from colleague c
       join leave_request r on r.organization_id = $1 and r.sender_id = c.user_id
       join person p on p.organization_id = r.organization_id and p.id = r.sender_id
       join leave_type t on t.organization_id = r.organization_id and t.id = r.leave_type_id
       left join leave_setting s on s.organization_id = r.organization_id
      where c.user_id <> $2 and r.status in ('Requested', 'Forwarded', 'Approved') and r.from_date <= $4 and r.to_date >= $3
      order by r.from_date, p.full_name limit 20`,
    [tenant.organizationId, personId, from, to, today],
  );

/** @throws 403 where someone asks for another whose leave they do not enter */
async function requireMayAskFor(access: Access, personId: number, today: string): Promise<void> {
  if (personId === access.userId || access.can('6.04', 'read')) return;
  const team = await access.tenant.one(
    `select 1 from membership m where m.organization_id = $1 and m.user_id = $2 and ${supervises('m.user_id', '$3', '$4', 'm')}`,
    [access.tenant.organizationId, personId, access.userId, today],
  );
  if (!team) throw forbidden();
}

export function leaveRequestRoutes(app: Api, context: Context): void {
  requestRoutes(app, context, leaveKind, leaveRequestHooks);
  requestRoutes(app, context, leaveCancellation.kind, leaveCancellation.hooks);

  app.route({
    method: 'POST',
    url: `/api/v1/${leaveEndpoints.count}/`,
    config: { access: organizationMember },
    schema: {
      summary:
        'How days of leave would count: each day with why, the balance before and after, and who else is away. Nothing is sent',
      tags: ['leave'],
      params: organizationParams,
      body: bodySchema(leaveQuestion.fields, looseRuleClock(context)),
      response: { 200: countedLeave },
    },
    handler: async ({ access, body }) => {
      const { tenant, userId } = access;
      const clock = ruleClockOf(context, access);
      const asked = checkWhole(leaveQuestion, body, clock);
      const personId = asked.employee ?? userId;
      await requireMayAskFor(access, personId, clock.today);
      await checkReferences(leaveQuestion, tenant, userId, asked, ['leave_type', 'employee']);
      const { has_file: hasFile, request, employee: _, ...rest } = asked;
      const weighed = await weigh(
        tenant,
        {
          ...rest,
          id: request ?? 0,
          sender: personId,
          file: hasFile ? 0 : null,
          is_offline: personId !== userId,
        },
        clock.today,
      );
      const away = await awayWith(tenant, personId, asked.from_date, asked.to_date, clock.today);
      if ('errors' in weighed)
        return {
          days: [],
          punches: [],
          total: '0',
          problems: weighed.errors,
          before: null,
          after: null,
          forecast: null,
          is_right: false,
          below_cover: [],
          away,
        };
      const { counted, problems, available, rule, forecast } = weighed;
      const taken = counted.days.filter(({ counts }) => unitsOf(counts) > 0n).map(({ on }) => on);
      const [first, last] = [taken[0], taken.at(-1)];
      return {
        days: storedDays(counted),
        punches: [...weighed.punches],
        total: counted.total,
        problems: { ...problems },
        before: available,
        after: available === null ? null : quantityText(unitsOf(available) - unitsOf(counted.total)),
        forecast: forecast && { balance: forecast.balance, lines: [...forecast.lines] },
        is_right: rule.is_right,
        below_cover:
          first === undefined || last === undefined
            ? []
            : await gapsOf(tenant, {
                from: first,
                to: last,
                ofPeople: null,
                asked: { person: personId, request: request ?? 0, days: taken },
              }),
        away,
      };
    },
  });
}
