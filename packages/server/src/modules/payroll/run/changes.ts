/** Changes to months that are paid, over the API: HR reads what they come to, and takes or leaves each. */
import { bodySchema } from '@karmik/model/kit/schema';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payChange, payChangeDecision, type PayChange } from '@karmik/model/payroll/items/change';
import * as z from 'zod/mini';
import { readerOf, requiresPermission } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { personJson } from '../../../entity/person.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { conflict, forbidden } from '../../../http/errors.ts';
import { payrollMessages as says } from '../messages.ts';
import { headingsOf } from '../setup/headings.ts';
import { decidedChanges, type DecidedChange } from './gather.ts';

/** The month after the last confirmed payroll: what comes before it is of the past. */
async function nextMonth(tenant: Tenant): Promise<string | undefined> {
  const row = await tenant.one<{ month: string | null }>(
    `select max(month) as month from pay_run where organization_id = $1 and kind = 'regular' and status in ('Confirmed', 'Published')`,
    [tenant.organizationId],
  );
  if (!row?.month) return undefined;
  const [year = 0, month = 0] = row.month.slice(3).split('-').map(Number);
  return month === 12 ? `bs:${year + 1}-01` : `bs:${year}-${String(month + 1).padStart(2, '0')}`;
}

async function present(tenant: Tenant, changes: readonly DecidedChange[]): Promise<PayChange[]> {
  const people = await tenant.query<{ id: number; employee: PayChange['employee'] }>(
    `select p.id, ${personJson('p')} as employee from person p where p.organization_id = $1 and p.id = any($2::bigint[])`,
    [tenant.organizationId, changes.map(({ person }) => person)],
  );
  const named = new Map(people.map(({ id, employee }) => [id, employee]));
  const headings = new Map((await headingsOf(tenant, 'all')).map((each) => [each.formula_name, each]));
  return changes.flatMap(({ person, month, lines, pay, is_taken, problem }) => {
    const employee = named.get(person);
    if (!employee) return [];
    return [
      {
        employee,
        month,
        pay,
        is_taken,
        problem,
        lines: lines.map(({ heading, amount }) => ({
          heading: headings.get(heading)?.name ?? heading,
          heading_ne: headings.get(heading)?.name_in_nepali ?? null,
          amount,
        })),
      },
    ];
  });
}

export function changeRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${payrollEndpoints.change}/`;
  const tags = ['payroll'];

  app.route({
    method: 'GET',
    url: base,
    config: { access: readerOf('11.00') },
    schema: {
      summary: 'Changes to months that are paid, by employee and month, and whether the next payroll takes them',
      tags,
      params: organizationParams,
      response: { 200: z.object({ results: z.array(payChange) }) },
    },
    handler: async ({ access: { tenant } }) => {
      const month = await nextMonth(tenant);
      return { results: month === undefined ? [] : await present(tenant, await decidedChanges(tenant, month, null)) };
    },
  });

  app.route({
    method: 'POST',
    url: `${base}decision/`,
    config: { access: requiresPermission('11.00') },
    schema: {
      summary: 'Take the changes of an employee in a month into the next payroll, or leave the month as it was paid',
      tags,
      params: organizationParams,
      body: bodySchema(payChangeDecision.fields, looseRuleClock(context)),
      response: { 200: z.object({ results: z.array(payChange) }) },
    },
    handler: ({ access, body, id: requestId, ip }) => {
      const asked = checkWhole(payChangeDecision, body, ruleClockOf(context, access));
      if (asked.employee === access.userId) throw forbidden(says.ownAmount);
      return access.tenant.transaction(async (tenant) => {
        const month = await nextMonth(tenant);
        const changes = month === undefined ? [] : await decidedChanges(tenant, month, [asked.employee]);
        const change = changes.find((each) => each.month === asked.month && each.lines.length > 0);
        if (!change) throw conflict(says.noChange, 'no_change');
        const at = context.clock();
        await tenant.query(
          `insert into pay_change_decision (organization_id, employee_id, month, decision, lines, reason, decided_by_id, decided_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [
            tenant.organizationId,
            asked.employee,
            asked.month,
            asked.decision,
            JSON.stringify(change.lines),
            asked.reason,
            access.userId,
            at,
          ],
        );
        await writeAudit(tenant, {
          organizationId: tenant.organizationId,
          actorId: access.userId,
          action: 'decided',
          objectType: payChangeDecision.name,
          objectId: asked.employee,
          before: {},
          after: { month: asked.month, decision: asked.decision, reason: asked.reason },
          at,
          requestId,
          ip,
        });
        return { results: await present(tenant, await decidedChanges(tenant, month ?? asked.month, [asked.employee])) };
      });
    },
  });
}
