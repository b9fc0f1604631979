/** Guarantees over the API: one's own to answer, all for HR, and the request for payment that follows a receivable. */
import type { Viewer } from '@karmik/model/kit/actions';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { loanEndpoints } from '@karmik/model/loan/endpoints';
import { loanGuarantee, loanGuarantees, type LoanGuarantees } from '@karmik/model/loan/guarantee';
import { loanMessages as says } from '@karmik/model/loan/messages';
import { guaranteesPath } from '@karmik/model/loan/paths';
import { owedOf } from '@karmik/model/loan/plan/plan';
import { decimalText } from '@karmik/model/kit/exact/decimal';
import * as z from 'zod/mini';
import { organizationMember, requiresPermission, type Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { personJson } from '../../../entity/person.ts';
import { viewOfRole } from '../../../entity/scope.ts';
import { mountWorkflow } from '../../../entity/workflow-routes.ts';
import { ruleClockOf, writerOf, type Writer } from '../../../entity/write.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { conflict, forbidden, notFound } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { stateOf } from '../../../messages.ts';
import { notify } from '../../notification/notify.ts';
import { heldLoans, type LoanFacts } from '../books.ts';
import { readLoan } from '../read-loan.ts';
import { announceAsked } from './ask.ts';
import { moveGuarantee, type GuaranteeRow } from './moves.ts';
import { guarantorProblem, sharesOf } from './rules.ts';

type As = 'user' | 'hr';
const roles = ['user', 'hr'] as const;
const asQuery = z._default(
  z.enum(roles, { error: carried(messages.choice({ field: verbatim('as'), choices: listed(roles) })) }),
  'user',
);
const code = '11.00';
const writes = (access: Access): boolean => access.can(code, 'write') && !access.isAuditUser;

/** A guarantor answers their own; HR decides those of loans of others that others guarantee. */
const viewerOf = (access: Access, as: As, { guarantor, borrower }: GuaranteeRow): Viewer => ({
  type: as,
  isSender: guarantor === access.userId || (as === 'hr' && borrower === access.userId),
  isAdminRoute: as === 'hr',
  flags: { write: writes(access) },
});

interface LoanRow {
  readonly borrower: number;
  readonly type: number;
  readonly amount: string;
  readonly term: number;
  readonly is_open: boolean;
  readonly open: number;
  readonly replaced: string | null;
  readonly title: string;
}

/** HR asks one more person, or one who takes over a guarantee. */
export const guaranteeHooks: EntityHooks<typeof loanGuarantee> = {
  // What a leaver owes is guaranteed on.
  ofPastPeople: ['borrower'],
  async beforeSave({ tenant, access }, body) {
    const row = await tenant.one<LoanRow>(
      `select l.sender_id as borrower, l.loan_type_id as type, l.amount::text as amount, l.term,
              l.status in ('Requested', 'Forwarded') or l.status = 'Approved' and coalesce(l.repayment, 'to_pay') in ('to_pay', 'repaying', 'receivable') as is_open,
              (select count(*)::integer from loan_guarantee g where g.organization_id = $1 and g.loan_id = l.id and g.status in ('Consent requested', 'Active')) as open,
              (select g.share::text from loan_guarantee g where g.organization_id = $1 and g.id = $3 and g.loan_id = l.id
                  and g.status in ('Active', 'Payment requested', 'Deduction agreed', 'Deducted from pay')) as replaced,
              (select p.full_name || ' → ' || b.full_name from person p, person b
                where p.organization_id = $1 and p.id = $4 and b.organization_id = $1 and b.id = l.sender_id) as title
         from loan l where l.organization_id = $1 and l.id = $2 for update`,
      [tenant.organizationId, body.loan, body.replaces, body.guarantor],
    );
    if (!row) return undefined;
    if (row.borrower === access.userId) throw forbidden(says.ownMovement);
    if (!row.is_open) return { loan: [says.loanClosed] };
    if (body.replaces !== null && row.replaced === null) return { replaces: [says.guaranteeOfOther] };
    const known = await tenant.query<{ guarantor: number }>(
      `select guarantor_id as guarantor from loan_guarantee
        where organization_id = $1 and loan_id = $2 and status in ('Consent requested', 'Active', 'Payment requested', 'Deduction agreed', 'Deducted from pay')`,
      [tenant.organizationId, body.loan],
    );
    const share = row.replaced ?? sharesOf(row.amount, row.open + 1).at(-1) ?? row.amount;
    const isTwice = known.some(({ guarantor }) => guarantor === body.guarantor);
    const problem = await guarantorProblem(tenant, {
      loan: body.loan,
      borrower: row.borrower,
      // Named again after one who is asked already, the second is the one too many.
      guarantors: isTwice ? [body.guarantor, body.guarantor] : [body.guarantor],
      shares: isTwice ? [share, share] : [share],
      replaced: body.replaces ?? 0,
    });
    if (problem) return { guarantor: [problem] };
    Object.assign(body, {
      borrower: row.borrower,
      title: row.title,
      loan_type: row.type,
      loan_amount: row.amount,
      term: row.term,
      share,
      paid: '0.00',
    });
    return undefined;
  },
};

interface Row {
  readonly id: number;
  readonly guarantor: LoanGuarantees['guarantees'][number]['guarantor'];
  readonly status: string;
  readonly share: string;
  readonly called: string | null;
  readonly paid: string;
}

const guaranteesOf = (tenant: Tenant, loan: number): Promise<Row[]> =>
  tenant.query<Row>(
    `select g.id, ${personJson('p')} as guarantor, g.status, g.share::text as share, g.called::text as called, g.paid::text as paid
       from loan_guarantee g join person p on p.organization_id = g.organization_id and p.id = g.guarantor_id
      where g.organization_id = $1 and g.loan_id = $2
      order by (select n.position from loan_guarantors n where n.organization_id = $1 and n.parent_id = g.loan_id and n.guarantor_id = g.guarantor_id) nulls last, g.id`,
    [tenant.organizationId, loan],
  );

/** Who would pay how much of what is owed: the active guarantors in the order in which they were named. */
function dividedAmong({ book: { state } }: LoanFacts, rows: readonly Row[]): ReadonlyMap<number, string> {
  if (!state?.is_receivable) return new Map();
  const active = rows.filter(({ status }) => status === 'Active');
  const shares = sharesOf(decimalText(owedOf(state)), active.length);
  return new Map(active.map(({ id }, index) => [id, shares[index] ?? '0.00']));
}

async function answerOf(context: Context, access: Access, id: number): Promise<LoanGuarantees> {
  const facts = await readLoan(access, id, ruleClockOf(context, access).today);
  const rows = await guaranteesOf(access.tenant, id);
  const wouldPay = dividedAmong(facts, rows);
  return {
    guarantees: rows.map((row) => ({ ...row, would_pay: wouldPay.get(row.id) ?? null })),
    owed: facts.book.state?.is_receivable ? decimalText(owedOf(facts.book.state)) : null,
    may_call: wouldPay.size > 0 && writes(access) && facts.person !== access.userId,
  };
}

/** Asks the guarantors of a receivable to pay, each their share. @throws 403 for one's own, 409 where nothing can be asked */
export async function callGuarantors(
  { access, context, requestId, ip }: Writer,
  tenant: Tenant,
  id: number,
): Promise<void> {
  const [facts] = await heldLoans(tenant, [id]);
  if (!facts) throw notFound();
  if (facts.person === access.userId) throw forbidden(says.ownMovement);
  if (!facts.book.state?.is_receivable) throw conflict(says.notReceivable, 'not_receivable');
  const rows = await guaranteesOf(tenant, id);
  const shares = dividedAmong(facts, rows);
  if (rows.some(({ called, status }) => called !== null && !['Paid', 'Released', 'Replaced'].includes(status)))
    throw conflict(says.calledAlready, 'called_already');
  if (shares.size === 0) throw conflict(says.noGuarantor, 'no_guarantor');
  const { organizationId } = tenant;
  const at = context.clock();
  await tenant.query(
    `update loan_guarantee g set status = 'Payment requested', called = w.called
       from jsonb_to_recordset($2::jsonb) as w (id bigint, called numeric) where g.organization_id = $1 and g.id = w.id`,
    [organizationId, JSON.stringify([...shares].map(([of, called]) => ({ id: of, called })))],
  );
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: 'called_guarantors',
    objectType: 'loan',
    objectId: id,
    after: { owed: decimalText(owedOf(facts.book.state)), shares: Object.fromEntries(shares) },
    at,
    requestId,
    ip,
  });
  await notify(tenant, {
    organizationId,
    recipientIds: rows.filter((row) => shares.has(row.id)).map(({ guarantor }) => guarantor.id),
    actorId: access.userId,
    text: { en: 'Payment of a loan that you guarantee is requested', ne: 'तपाईं जमानी बस्नुभएको ऋणको भुक्तानी मागिएको छ' },
    category: 'payroll',
    url: guaranteesPath(),
    canBeReminded: true,
    at,
  });
  await announce(tenant, { organizationId, topic: 'loan', objectId: id });
  await announce(tenant, { organizationId, topic: 'loan_guarantee' });
}

export function guaranteeRoutes(app: Api, context: Context): void {
  mountWorkflow<As, GuaranteeRow>(app, context, {
    entity: loanGuarantee,
    base: `/api/v1/${loanEndpoints.guarantee}/`,
    access: organizationMember,
    plural: "Guarantees of loans: one's own, or all for HR",
    singular: 'guarantee',
    as: asQuery,
    viewFor: ({ access }, as) => viewOfRole(context, loanGuarantee, as, access),
    viewerOf,
    create: {
      summary: 'Ask one more person to guarantee a loan, or one who takes over a guarantee',
      as: () => 'hr',
      hooks: guaranteeHooks,
      prepare(access, body) {
        if (!writes(access)) throw forbidden();
        return body;
      },
      async after({ access, context: { clock } }, tenant, id) {
        const row = await tenant.one<{ guarantor: number; borrower: number }>(
          'select guarantor_id as guarantor, borrower_id as borrower from loan_guarantee where organization_id = $1 and id = $2',
          [tenant.organizationId, id],
        );
        if (row) await announceAsked(tenant, { id, ...row, actorId: access.userId, now: clock() });
      },
    },
    staleError: (status) => conflict(says.guaranteeOver({ status: stateOf(loanGuarantee, status) }), 'guarantee_moved'),
    move: moveGuarantee,
  });

  const ofLoan = `/api/v1/${loanEndpoints.loan}/:id/`;
  app.route({
    method: 'GET',
    url: `${ofLoan}guarantees/`,
    config: { access: organizationMember },
    schema: {
      summary: 'The guarantees of a loan, and what each guarantor would pay of what is owed',
      tags: ['loan'],
      params: organizationIdParams,
      response: { 200: loanGuarantees },
    },
    handler: ({ access, params: { id } }) => answerOf(context, access, id),
  });
  app.route({
    method: 'POST',
    url: `${ofLoan}call-guarantors/`,
    config: { access: requiresPermission(code) },
    schema: {
      summary: 'Ask the guarantors of a receivable to pay, each their share',
      tags: ['loan'],
      params: organizationIdParams,
      response: { 200: loanGuarantees },
    },
    async handler(request) {
      const {
        access,
        params: { id },
      } = request;
      if (access.isAuditUser) throw forbidden();
      await access.tenant.transaction((tenant) => callGuarantors(writerOf(context, request), tenant, id));
      return answerOf(context, access, id);
    },
  });
}
