/** Loans over the API: requests, entries by HR, the calculator, schedules and running loans from a sheet. */
import { carried } from '@karmik/model/kit/message';
import { formats, messages } from '@karmik/model/kit/messages';
import type { BodyOf } from '@karmik/model/kit/fields';
import { bodySchema } from '@karmik/model/kit/schema';
import { loanEndpoints } from '@karmik/model/loan/endpoints';
import { loan, loanEntry, loanSheet } from '@karmik/model/loan/loan';
import { loanCalculation, loanSchedule, type LoanSchedule } from '@karmik/model/loan/schedule';
import { loanMessages as says } from '@karmik/model/loan/messages';
import { afterPrepayment, isOver, mostLoanMonths, rowsOf, settlementOf } from '@karmik/model/loan/plan/plan';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { compare, minus, plus, sumOf, whole } from '@karmik/model/kit/exact/ratio';
import * as z from 'zod/mini';
import { organizationMember, organizationReader, requiresPermission } from '../../access/access.ts';
import { requestRoutes } from '../../approval/routes.ts';
import type { Context } from '../../context.ts';
import { importRecords } from '../../entity/import.ts';
import { importRoute, uploadedSheet } from '../../entity/import-route.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import { checkWhole } from '../../entity/whole-body.ts';
import { ruleClockOf, writerOf } from '../../entity/write.ts';
import { type Api, organizationIdParams, organizationParams } from '../../http/api.ts';
import { forbidden, invalidField, notFound } from '../../http/errors.ts';
import { agreementRoutes } from './agreement.ts';
import type { LoanFacts } from './books.ts';
import { loanErrors, loanLimitOf, planAnswer, planOf, termsFor } from './limit.ts';
import { guaranteeRoutes } from './guarantee/routes.ts';
import { readLoan } from './read-loan.ts';
import { enterLoan, loanHooks, loanKind } from './requests.ts';
import { bringLoan } from './running-loans.ts';

const tags = ['loan'];
function scheduleOf(
  { terms, amount, first_month, status, book }: LoanFacts,
  today: string,
): Omit<LoanSchedule, 'offer'> {
  const { entries, state } = book;
  const isOpen = state !== undefined && !isOver(state);
  const quote = isOpen ? settlementOf(terms, state, today) : undefined;
  const isAwaited = state === undefined && (status === 'Approved' || status === 'Requested' || status === 'Forwarded');
  const last = entries.at(-1);
  return {
    entries: entries.map(({ opening: _opening, own: _own, rate, ...entry }) => ({
      ...entry,
      amount: decimalText(entry.amount),
      interest: decimalText(entry.interest),
      principal: decimalText(entry.principal),
      closing: decimalText(entry.closing),
      rate: rate && decimalText(rate),
    })),
    plan: planAnswer(
      isOpen ? rowsOf(terms, state) : isAwaited ? planOf(terms, decimalOf(amount), today, first_month) : [],
    ),
    is_paid: state !== undefined,
    settlement: quote
      ? {
          day: today,
          principal: decimalText(quote.principal),
          interest: decimalText(quote.interest),
          total: decimalText(plus(quote.principal, quote.interest)),
        }
      : null,
    last_recorded: last && last.kind !== 'recovery' ? last.kind : null,
  };
}

/** What an amount paid back now would change. */
function offerOf({ terms, book: { state } }: LoanFacts, text: string, day: string): NonNullable<LoanSchedule['offer']> {
  if (!state || isOver(state)) throw invalidField('amount', says.notOpen);
  const amount = decimalOf(text);
  if (compare(amount, state.balance) >= 0)
    throw invalidField('amount', says.lessThanAll({ amount: decimalText(state.balance) }));
  const before = sumOf(rowsOf(terms, state).map(({ interest }) => interest));
  const after = (choice: 'shorter' | 'smaller') => {
    const rows = rowsOf(terms, afterPrepayment(terms, state, { amount, day, choice }));
    return {
      months: rows.length,
      amount: decimalText(rows[0]?.amount ?? whole(0)),
      last: decimalText(rows.at(-1)?.amount ?? whole(0)),
      saved: decimalText(minus(before, sumOf(rows.map(({ interest }) => interest)))),
    };
  };
  return { shorter: after('shorter'), smaller: after('smaller') };
}

const positive = z.string().check(
  z.regex(/^(?!0+(\.0+)?$)\d{1,14}(\.\d{1,2})?$/u, {
    error: carried(messages.pattern({ field: loan.fields.amount.label, format: formats.number })),
  }),
);

export function loanRoutes(app: Api, context: Context): void {
  requestRoutes(app, context, loanKind, loanHooks);
  guaranteeRoutes(app, context);
  agreementRoutes(app, context);
  const base = `/api/v1/${loanEndpoints.loan}/`;

  app.route({
    method: 'GET',
    url: `/api/v1/${loanEndpoints.type}/:id/calculator/`,
    config: { access: organizationReader },
    schema: {
      summary: 'What a loan of a type would cost, and how much of it one may request now, or why not',
      tags,
      params: organizationIdParams,
      querystring: z.object({
        amount: z.optional(positive),
        term: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostLoanMonths))),
      }),
      response: { 200: loanCalculation },
    },
    async handler({ access, params: { id }, query: { amount, term } }) {
      const { today } = ruleClockOf(context, access);
      const limit = await loanLimitOf(access.tenant, access.userId, today, id);
      if (!limit) throw notFound();
      const { agreed, refusal, last_day: _last, ...rest } = limit;
      const asked = amount !== undefined && term !== undefined && { amount, term, first_month: null, document: true };
      const isWithin = asked && loanErrors(asked, limit, today) === undefined;
      return {
        ...rest,
        rate: agreed.rate,
        refusal,
        plan: isWithin ? planAnswer(planOf(termsFor(limit, asked.term), decimalOf(asked.amount), today, null)) : null,
      };
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/schedule/`,
    config: { access: organizationMember },
    schema: {
      summary:
        'What was taken of a loan, what its months ask, what settles it today, and what an amount paid back would change',
      tags,
      params: organizationIdParams,
      querystring: z.object({ amount: z.optional(positive) }),
      response: { 200: loanSchedule },
    },
    async handler({ access, params: { id }, query: { amount } }) {
      const { today } = ruleClockOf(context, access);
      const facts = await readLoan(access, id, today);
      return { ...scheduleOf(facts, today), offer: amount === undefined ? null : offerOf(facts, amount, today) };
    },
  });

  app.route({
    method: 'POST',
    url: `/api/v1/${loanEndpoints.entry}/`,
    config: { access: requiresPermission('11.00') },
    schema: {
      summary: 'Enter a loan for an employee, which is approved with that',
      tags,
      params: organizationParams,
      body: bodySchema(loanEntry.fields, looseRuleClock(context)),
      response: { 201: z.object({ id: z.number() }) },
    },
    handler: async (request, reply) => {
      const { access } = request;
      if (access.isAuditUser) throw forbidden();
      const given = checkWhole(loanEntry, request.body, ruleClockOf(context, access));
      const id = await access.tenant.transaction((tenant) => enterLoan(writerOf(context, request), tenant, given));
      return reply.code(201).send({ id });
    },
  });

  app.route({
    ...importRoute(`/api/v1/${loanEndpoints.import}/`, tags, 'Bring in loans that run already'),
    config: { access: requiresPermission('11.00') },
    handler: async (request) => {
      const { dry_run: dryRun, mode } = request.query;
      const sheet = await uploadedSheet(context, request);
      return importRecords(writerOf(context, request), loanSheet, {}, sheet, {
        dryRun,
        mode,
        store: (writer, tenant, values) => bringLoan(writer, tenant, values as BodyOf<typeof loanSheet.fields>),
      });
    },
  });
}
