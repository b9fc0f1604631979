/** Guarantors of a request are asked for their consent, and asked again when what they would guarantee changes. */
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { loanMessages as says } from '@karmik/model/loan/messages';
import { guaranteesPath } from '@karmik/model/loan/paths';
import type { Tenant } from '../../../db/database.ts';
import { announce } from '../../../live/announce.ts';
import { notify } from '../../notification/notify.ts';
import { guarantorProblem, sharesOf } from './rules.ts';

interface Asked {
  readonly guarantors: readonly { readonly guarantor: number }[];
  readonly amount: string;
}

/** @returns errors by field where the guarantors of a request do not fit its type */
export async function guarantorErrors(
  tenant: Tenant,
  { guarantors, amount }: Asked,
  {
    loan = 0,
    borrower,
    needed,
  }: { readonly loan?: number | undefined; readonly borrower: number; readonly needed: number },
): Promise<FieldErrors | undefined> {
  const people = guarantors.map(({ guarantor }) => guarantor);
  if (people.length < needed) return { guarantors: [says.guarantorsNeeded({ count: needed })] };
  if (people.length > needed) return { guarantors: [says.guarantorsTooMany({ count: needed })] };
  const problem = await guarantorProblem(tenant, {
    loan,
    borrower,
    guarantors: people,
    shares: sharesOf(amount, people.length),
  });
  return problem && { guarantors: [problem] };
}

interface Request {
  readonly loan: number;
  readonly today: string;
  readonly actorId: number;
  readonly now: Date;
}

/** Asks the guarantors of a loan. Those who were asked for the same already are not asked again. */
export async function askGuarantors(tenant: Tenant, { loan, today, actorId, now }: Request): Promise<void> {
  const { organizationId } = tenant;
  const request = await tenant.one<{ borrower: number; type: number; amount: string; term: number; people: number[] }>(
    `select l.sender_id as borrower, l.loan_type_id as type, l.amount::text as amount, l.term,
            coalesce((select json_agg(g.guarantor_id order by g.position) from loan_guarantors g where g.organization_id = $1 and g.parent_id = l.id), '[]') as people
       from loan l where l.organization_id = $1 and l.id = $2`,
    [organizationId, loan],
  );
  if (!request) return;
  const { people, borrower, type, amount, term } = request;
  const shares = sharesOf(amount, people.length);
  const wanted = JSON.stringify(people.map((guarantor, index) => ({ guarantor, share: shares[index] })));
  await tenant.query(
    `update loan_guarantee g set status = 'Withdrawn', ended_on = $7
      where g.organization_id = $1 and g.loan_id = $2 and g.status in ('Consent requested', 'Active')
        and not exists (select from jsonb_to_recordset($3::jsonb) as w (guarantor bigint, share numeric)
              where w.guarantor = g.guarantor_id and w.share = g.share and g.loan_type_id = $4 and g.loan_amount = $5 and g.term = $6)`,
    [organizationId, loan, wanted, type, amount, term, today],
  );
  const asked = await tenant.query<{ id: number; guarantor: number }>(
    `insert into loan_guarantee (organization_id, loan_id, borrower_id, guarantor_id, title, loan_type_id, loan_amount, term, share, status, created_at)
     select $1, $2, $8, w.guarantor, p.full_name || ' → ' || b.full_name, $4, $5, $6, w.share, 'Consent requested', $7
       from jsonb_to_recordset($3::jsonb) as w (guarantor bigint, share numeric)
       join person p on p.organization_id = $1 and p.id = w.guarantor
       join person b on b.organization_id = $1 and b.id = $8
      where not exists (select from loan_guarantee g where g.organization_id = $1 and g.loan_id = $2 and g.guarantor_id = w.guarantor and g.status in ('Consent requested', 'Active'))
     returning id, guarantor_id as guarantor`,
    [organizationId, loan, wanted, type, amount, term, now, borrower],
  );
  for (const { id, guarantor } of asked) await announceAsked(tenant, { id, guarantor, borrower, actorId, now });
  if (asked.length > 0) await announce(tenant, { organizationId, topic: 'loan', objectId: loan });
}

/** Asks a person for their consent, in their notifications. */
export async function announceAsked(
  tenant: Tenant,
  about: {
    readonly id: number;
    readonly guarantor: number;
    readonly borrower: number;
    readonly actorId: number;
    readonly now: Date;
  },
): Promise<void> {
  const { organizationId } = tenant;
  const borrower = await tenant.one<{ name: string }>(
    'select full_name as name from person where organization_id = $1 and id = $2',
    [organizationId, about.borrower],
  );
  const name = borrower?.name ?? '';
  await notify(tenant, {
    organizationId,
    recipientIds: [about.guarantor],
    actorId: about.actorId,
    text: { en: `${name} asks you to guarantee a loan`, ne: `${name} ले ऋणको जमानी बस्न आग्रह गर्नुभएको छ` },
    category: 'payroll',
    url: guaranteesPath(),
    canBeReminded: true,
    at: about.now,
  });
  await announce(tenant, { organizationId, topic: 'loan_guarantee', objectId: about.id });
}

/** How many guarantors of a loan have not consented; 0 where all have that its type needs. */
export async function missingConsents(tenant: Tenant, loan: number): Promise<number> {
  const row = await tenant.one<{ missing: number }>(
    `select (select count(*) from loan_guarantors n where n.organization_id = $1 and n.parent_id = $2)::integer
            - (select count(*) from loan_guarantee g where g.organization_id = $1 and g.loan_id = $2 and g.status = 'Active')::integer as missing`,
    [tenant.organizationId, loan],
  );
  return Math.max(row?.missing ?? 0, 0);
}

/** What follows for guarantees when loans are closed, or open again because the last transaction was reversed. */
export async function closeGuarantees(tenant: Tenant, loans: readonly number[]): Promise<void> {
  await tenant.query(
    `update loan_guarantee g set status = case when l.is_over then 'Ended' when g.called is null then 'Active' else 'Payment requested' end, ended_on = case when l.is_over then l.ended_on end
       from (select id, ended_on, repayment in ('repaid', 'written_off') as is_over from loan where organization_id = $1 and id = any($2::bigint[])) l
      where g.organization_id = $1 and g.loan_id = l.id
        and (l.is_over and g.status in ('Consent requested', 'Active', 'Payment requested', 'Deduction agreed', 'Deducted from pay') or not l.is_over and g.status = 'Ended')`,
    [tenant.organizationId, loans],
  );
}
