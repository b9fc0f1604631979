/** Works out days of attendance again when HR asks for it, or a supervisor for their team. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import {
  dayRegeneration,
  regenerationAnswer,
  type RegenerationAnswer,
} from '@karmik/model/attendance/day/regeneration';
import { bodySchema } from '@karmik/model/kit/schema';
import type { FastifyRequest } from 'fastify';
import { member, type Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import { supervisionOn } from '../../../access/supervision.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { once } from '../../../entity/idempotency.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { idParams, type Api } from '../../../http/api.ts';
import { forbidden, notFound } from '../../../http/errors.ts';
import { requireOpenBetween } from '../../../ledger/periods.ts';
import { recomputeBatch } from './recompute.ts';

interface Regenerated {
  readonly path: string;
  readonly summary: string;
  readonly may: (access: Access, id: number) => boolean;
  readonly people: (tenant: Tenant, id: number, today: string) => Promise<number[]>;
}

const isHr = (access: Access): boolean => access.can('5.01', 'write') && !access.isAuditUser;

const calls: readonly Regenerated[] = [
  {
    path: attendanceEndpoints.calendar,
    summary: 'Recalculate the days of a person (user id)',
    may: isHr,
    people: (_tenant, id) => Promise.resolve([id]),
  },
  {
    path: attendanceEndpoints.calendarOfTeam,
    summary: 'Recalculate the days of those whom a person supervises (user id)',
    may: (access, id) => isHr(access) || (id === access.userId && !access.isAuditUser),
    people: async (tenant, id, today) => {
      const team = await tenant.query<{ id: number }>(
        `select distinct v.subordinate_id as id from ${supervisionOn('$3')} v where v.organization_id = $1 and v.supervisor_id = $2 order by 1`,
        [tenant.organizationId, id, today],
      );
      return team.map((each) => each.id);
    },
  },
];

export function regenerationRoutes(app: Api, context: Context): void {
  for (const { path, summary, may, people } of calls) {
    const regenerate = async (request: FastifyRequest, id: number): Promise<RegenerationAnswer> => {
      const { access } = request;
      if (!may(access, id)) throw forbidden();
      const { now, today } = ruleClockOf(context, access);
      const { starts_on, ends_on } = checkWhole(dayRegeneration, request.body, { now, today });
      const { body } = await once(context, request, async (tenant) => {
        const known = await tenant.one('select 1 from membership where organization_id = $1 and user_id = $2', [
          tenant.organizationId,
          id,
        ]);
        if (!known) throw notFound();
        await requireOpenBetween(tenant, 'attendance', starts_on, ends_on);
        const chosen = await people(tenant, id, today);
        return { status: 200, body: await workOutAgain(tenant, access, chosen, { starts_on, ends_on, now }) };
      });
      return body as RegenerationAnswer;
    };
    app.route({
      method: 'POST',
      url: `/api/v1/${path}/regenerate/`,
      config: { access: member },
      schema: {
        summary,
        tags: ['attendance'],
        params: idParams,
        body: bodySchema(dayRegeneration.fields, looseRuleClock(context)),
        response: { 200: regenerationAnswer },
      },
      handler: (request) => regenerate(request, request.params.id),
    });
  }
}

/** Marks the days and works out a batch of them; further days are worked out as others that are due. */
async function workOutAgain(
  tenant: Tenant,
  access: Access,
  people: readonly number[],
  { starts_on, ends_on, now }: { readonly starts_on: string; readonly ends_on: string; readonly now: Date },
): Promise<RegenerationAnswer> {
  const days = `select e.id, d.day::date as day from unnest($2::bigint[]) e (id)
    cross join generate_series($3::date::timestamp, $4::date::timestamp, interval '1 day') d (day)`;
  const asked = [tenant.organizationId, people, starts_on, ends_on] as const;
  const marked = await tenant.query(
    `insert into attendance_due as due (organization_id, employee_id, day) select $1, g.id, g.day from (${days}) g order by 2, 3
     on conflict (organization_id, employee_id, day) do update set due_at = '-infinity'
     returning 1`,
    asked,
  );
  const { changed } = await recomputeBatch(tenant, now, { people });
  const left = await tenant.one<{ n: number }>(
    `select count(*)::integer as n from attendance_due due join (${days}) g on g.id = due.employee_id and g.day = due.day
      where due.organization_id = $1 and due.due_at <= $5`,
    [...asked, now],
  );
  for (const person of people)
    await writeAudit(tenant, {
      organizationId: tenant.organizationId,
      actorId: access.userId,
      action: 'attendance_regenerated',
      objectType: 'membership',
      objectId: person,
      after: { starts_on, ends_on },
      at: now,
    });
  return { days: marked.length, changed, pending: left?.n ?? 0 };
}
