/** Claims that HR enters for employees who left (MC-34): paid by bank to the account that HR confirms, and decided by another person. */
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { expenseMessages as says } from '@karmik/model/expense/messages';
import { expenseSettlement, leaverChoices, leaverClaim, type LeaverChoices } from '@karmik/model/expense/settlement';
import type { BodyOf } from '@karmik/model/kit/fields';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { labels } from '@karmik/model/kit/labels';
import { pageQuery } from '@karmik/model/kit/paging';
import { addDaysTo } from '@karmik/model/kit/period';
import { bodySchema } from '@karmik/model/kit/schema';
import { textSchema } from '@karmik/model/kit/text-schema';
import * as z from 'zod/mini';
import { requiresPermission } from '../../access/access.ts';
import { sendRequest } from '../../approval/decide.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { personJson } from '../../entity/person.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import { checkWhole } from '../../entity/whole-body.ts';
import { createRecord, ruleClockOf, writerOf, type Writer } from '../../entity/write.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { forbidden, invalidField } from '../../http/errors.ts';
import { containing, pageClause, pageOf } from '../../http/paging.ts';
import { accountNow } from '../payroll/files/people.ts';
import { expenseRules } from './advances.ts';
import { settlementHooks, settlementKind, workOutClaim } from './settlements.ts';

type Leaver = LeaverChoices['results'][number];

interface Sought {
  readonly only?: number;
  /** Part of a name or an employee code. */
  readonly search?: string | undefined;
  readonly limit?: number;
  readonly offset?: number;
}

/** Employees who left, those who left last first, until when they may claim, and their accounts as they are now; one more than a page. */
export async function leaversOf(tenant: Tenant, { only, search, limit = 1, offset = 0 }: Sought): Promise<Leaver[]> {
  const { leaver_days: days } = await expenseRules(tenant);
  const rows = await tenant.query<Omit<Leaver, 'claims_until'>>(
    `select ${personJson('p')} as employee, s.left_on, ${accountNow('s.user_id')} as account
       from staff s join person p on p.organization_id = s.organization_id and p.id = s.user_id
      where s.organization_id = $1 and s.standing = 'Past' and s.left_on is not null and ($2::bigint is null or s.user_id = $2)
        and ($3::text is null or p.full_name ilike $3 or p.name_ne ilike $3 or s.employee_code ilike $3)
      order by s.left_on desc, p.full_name, s.user_id ${pageClause(limit, '$4')}`,
    [tenant.organizationId, only ?? null, search ? containing(search) : null, offset],
  );
  return rows.map((row) => ({ ...row, claims_until: days === null ? null : addDaysTo(row.left_on, days) }));
}

/** What of a claim does not fit the exit of its employee. */
function exitErrors(
  { left_on, claims_until, account }: Leaver,
  claim: BodyOf<typeof leaverClaim.fields>,
): FieldErrors | undefined {
  if (claim.received_on <= left_on) return { received_on: [says.beforeExit({ day: addDaysTo(left_on, 1) })] };
  if (claims_until !== null && claim.received_on > claims_until)
    return { received_on: [says.leaverTooLate({ day: claims_until })] };
  if (account?.number !== claim.account) return { account: [says.otherAccount] };
  const errors: FieldErrors = {};
  for (const [place, { billed_on }] of claim.bills.entries())
    if (billed_on > left_on) errors[`bills.${place}.billed_on`] = [says.afterExit({ day: left_on })];
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/**
 * Stores a claim of an employee who left, and asks those who decide.
 * @throws 400 by field, 403 for one's own
 */
export async function enterClaim(
  writer: Writer,
  tenant: Tenant,
  claim: BodyOf<typeof leaverClaim.fields>,
): Promise<number> {
  const { access, context } = writer;
  const { employee, account: _confirmed, received_on, ...asked } = claim;
  if (employee === access.userId) throw forbidden(says.ownEntry);
  const [leaver] = await leaversOf(tenant, { only: employee });
  if (!leaver) throw invalidField('employee', says.notLeft);
  const { today } = ruleClockOf(context, access);
  const hooks: EntityHooks<typeof expenseSettlement> = {
    ofPastPeople: ['sender'],
    async beforeSave(_write, body) {
      const errors = exitErrors(leaver, claim);
      if (errors) return errors;
      Object.assign(body, { entered_by: access.userId, received_on, account_number: leaver.account?.number });
      return workOutClaim(tenant, body, { sender: employee, today, settlement: 0, sent_on: today });
    },
    async afterSave(write, body) {
      await settlementHooks.afterSave?.(write, body);
      await tenant.query('update expense_settlement set account = $3 where organization_id = $1 and id = $2', [
        tenant.organizationId,
        write.id,
        JSON.stringify(await storedAccount(tenant, employee)),
      ]);
    },
  };
  const id = await createRecord(writer, tenant, expenseSettlement, hooks, { ...asked, advance: null, trip: null });
  await sendRequest(settlementKind, tenant, writer, id, employee);
  return id;
}

const storedAccount = async (tenant: Tenant, employee: number): Promise<object | null> =>
  (
    await tenant.one<{ account: object | null }>(`select ${accountNow('$2::bigint')} as account`, [
      tenant.organizationId,
      employee,
    ])
  )?.account ?? null;

export function leaverClaimRoutes(app: Api, context: Context): void {
  const tags = ['expense'];

  app.route({
    method: 'GET',
    url: `/api/v1/${expenseEndpoints.leaver}/`,
    config: { access: requiresPermission('17.00') },
    schema: {
      summary:
        'Employees who left, found by name or employee code, until when they may claim expenses, and the account to which they are paid',
      tags,
      params: organizationParams,
      querystring: z.strictObject({
        ...pageQuery,
        search: z.optional(textSchema(labels.search, { max: 100, required: false })),
      }),
      response: { 200: leaverChoices },
    },
    handler: async (request) => {
      const { search, ...page } = request.query;
      return pageOf(request, await leaversOf(request.access.tenant, { search, ...page }), page);
    },
  });

  app.route({
    method: 'POST',
    url: `/api/v1/${expenseEndpoints.leaverClaim}/`,
    config: { access: requiresPermission('17.00') },
    schema: {
      summary: 'Enter an expense claim for an employee who left, which another person decides',
      tags,
      params: organizationParams,
      body: bodySchema(leaverClaim.fields, looseRuleClock(context)),
      response: { 201: z.object({ id: z.number() }) },
    },
    handler: async (request, reply) => {
      const { access } = request;
      if (access.isAuditUser) throw forbidden();
      const given = checkWhole(leaverClaim, request.body, ruleClockOf(context, access));
      const id = await access.tenant.transaction((tenant) => enterClaim(writerOf(context, request), tenant, given));
      return reply.code(201).send({ id });
    },
  });
}
