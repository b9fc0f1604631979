/** Endpoints of balances: one's own, those of the team for supervisors, and everyone's for HR. */
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { balanceExplanation, balanceListAnswer, balancesAnswer } from '@karmik/model/leave/balance';
import { fieldSchema } from '@karmik/model/kit/schema';
import { pageQuery } from '@karmik/model/kit/paging';
import { labels } from '@karmik/model/kit/labels';
import { carried } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { leaveType } from '@karmik/model/leave/leave-type';
import * as z from 'zod/mini';
import { organizationMember, organizationReader, type Access } from '../../../access/access.ts';
import { supervises } from '../../../access/supervision.ts';
import type { Context } from '../../../context.ts';
import type { Value } from '../../../db/database.ts';
import { personJson } from '../../../entity/person.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { forbidden, notFound } from '../../../http/errors.ts';
import { containing, pageClause, pageOf } from '../../../http/paging.ts';
import { balancesOf, explainBalance } from './balances.ts';
import { leaveTakers } from './people.ts';

/** An id among the parameters of a query. */
const idOf = (field: Text) => {
  const error = carried(messages.reference({ field }));
  return z.coerce.number({ error }).check(z.refine((id) => Number.isSafeInteger(id) && id > 0, { error }));
};

/** Whether someone reads balances of everyone. */
const readsAllBalances = (access: Access): boolean => access.can('6.03', 'read') || access.can('6.05', 'read');

/** @throws 403 for balances that are not one's own, one's team's, or HR's */
async function requireMayReadBalance(access: Access, personId: number, today: string): Promise<void> {
  if (personId === access.userId || readsAllBalances(access)) return;
  const team = await access.tenant.one(
    `select 1 from membership m where m.organization_id = $1 and m.user_id = $2 and ${supervises('m.user_id', '$3', '$4', 'm')}`,
    [access.tenant.organizationId, personId, access.userId, today],
  );
  if (!team) throw forbidden();
}

/** Whose balances someone sees in the list, as what follows `from`, which an index of names answers a page at a time. */
function listedPeople(access: Access, today: string, search = ''): { readonly text: string; readonly values: Value[] } {
  const values: Value[] = [access.tenant.organizationId];
  const conditions = ['e.organization_id = $1', 'e.is_current'];
  if (!readsAllBalances(access)) {
    const me = `$${values.push(access.userId)}`;
    conditions.push(supervises('e.user_id', me, `$${values.push(today)}`, 'e'));
  }
  if (search !== '') conditions.push(`e.search_text like lower($${values.push(containing(search))}::text)`);
  return { text: `employee e where ${conditions.join(' and ')}`, values };
}

export function leaveBalanceRoutes(app: Api, context: Context): void {
  const tags = ['leave'];
  const base = `/api/v1/${leaveEndpoints.balance}/`;
  const date = z.optional(
    fieldSchema(
      { kind: 'date', label: bilingual('Date', 'मिति'), required: true },
      looseRuleClock(context),
    ) as z.ZodMiniType<string>,
  );
  const person = z.optional(idOf(labels.employee));

  app.route({
    method: 'GET',
    url: base,
    config: { access: organizationMember },
    schema: {
      summary: "Leave balances of a person on a day until today: one's own where no one is named",
      tags,
      params: organizationParams,
      querystring: z.strictObject({ employee: person, date }),
      response: { 200: balancesAnswer },
    },
    handler: async ({ access, query }) => {
      const { today } = ruleClockOf(context, access);
      const personId = query.employee ?? access.userId;
      await requireMayReadBalance(access, personId, today);
      const on = query.date !== undefined && query.date < today ? query.date : today;
      const takers = await leaveTakers(access.tenant, today, [personId]);
      return { on, results: (await balancesOf(access.tenant, takers, on)).of.get(personId) ?? [] };
    },
  });

  app.route({
    method: 'GET',
    url: `${base}explain/`,
    config: { access: organizationMember },
    schema: {
      summary: 'How a leave balance came to be, line by line, and what it will be on a day to come',
      tags,
      params: organizationParams,
      querystring: z.strictObject({
        employee: person,
        leave_type: idOf(leaveType.label),
        date,
      }),
      response: { 200: balanceExplanation },
    },
    handler: async ({ access, query }) => {
      const { today } = ruleClockOf(context, access);
      const personId = query.employee ?? access.userId;
      await requireMayReadBalance(access, personId, today);
      const [taker] = await leaveTakers(access.tenant, today, [personId]);
      const explained =
        taker && (await explainBalance(access.tenant, taker, query.leave_type, { day: query.date ?? today, today }));
      if (!explained) throw notFound();
      return explained;
    },
  });

  app.route({
    method: 'GET',
    url: `${base}list/`,
    config: { access: organizationReader },
    schema: {
      summary:
        'Leave balances of people on a day until today, a page at a time: everyone for HR, the team for supervisors',
      tags,
      params: organizationParams,
      querystring: z.strictObject({ ...pageQuery, date, search: z.optional(z.string().check(z.maxLength(100))) }),
      response: { 200: balanceListAnswer },
    },
    handler: async (request) => {
      const { access, query } = request;
      const { tenant } = access;
      const { today } = ruleClockOf(context, access);
      const on = query.date !== undefined && query.date < today ? query.date : today;
      const { limit, offset } = query;
      const where = listedPeople(access, today, query.search);
      const found = await tenant.query<{ id: number; person: never; snapshot: string }>(
        `select p.id, ${personJson('p')} as person, pg_current_snapshot()::text as snapshot
           from (select e.organization_id, e.user_id, e.full_name from ${where.text}
                  order by lower(e.full_name), e.user_id ${pageClause(limit, `$${where.values.length + 1}`)}) e
           join person p on p.organization_id = e.organization_id and p.id = e.user_id
          order by lower(e.full_name), e.user_id`,
        [...where.values, offset],
      );
      const { results: rows, next } = pageOf(request, found, { limit, offset });
      const takers = await leaveTakers(
        tenant,
        today,
        rows.map((row) => row.id),
      );
      const { rules, of } = await balancesOf(tenant, takers, on);
      return {
        on,
        types: rules.map(({ leave_type, name, in_nepali, colour }) => ({
          id: leave_type,
          name,
          in_nepali,
          colour,
        })),
        results: rows.map((row) => ({ person: row.person, balances: of.get(row.id) ?? [] })),
        next,
        count: await context.answers.count(tenant, where.text, where.values, found[0]?.snapshot),
      };
    },
  });
}
