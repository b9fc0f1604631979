/** What guarantors answer, and what HR decides on a guarantee. */
import type { loanGuarantee } from '@karmik/model/loan/guarantee';
import { loanAdminPaths } from '@karmik/model/loan/admin-paths';
import { linkTo } from '@karmik/model/kit/links';
import { loanMessages as says } from '@karmik/model/loan/messages';
import { guaranteesPath, loanPaths } from '@karmik/model/loan/paths';
import type { StoredBody } from '../../../entity/hooks.ts';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Tenant } from '../../../db/database.ts';
import { remarkOf, type RecordMove } from '../../../entity/workflow-routes.ts';
import { ruleClockOf, type Writer } from '../../../entity/write.ts';
import { conflict, invalid } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { notify, notifyOrganization } from '../../notification/notify.ts';
import { countedStates, guarantorProblem } from './rules.ts';

export type GuaranteeRow = StoredBody<typeof loanGuarantee> & { readonly id: number };
type Move = RecordMove<GuaranteeRow>;

/** Closes a guarantee that a new one takes over. */
async function replace(tenant: Tenant, { id, replaces }: GuaranteeRow, today: string): Promise<void> {
  if (replaces === null) return;
  await tenant.query(
    `with old as (update loan_guarantee set status = 'Replaced', ended_on = $4 where organization_id = $1 and id = $2 and status = any($5) returning called, paid)
     update loan_guarantee g set called = old.called - old.paid, status = case when old.called > old.paid then 'Payment requested' else g.status end
       from old where g.organization_id = $1 and g.id = $3`,
    [tenant.organizationId, replaces, id, today, countedStates],
  );
}

/** @throws 400 where the guarantee does not fit the rules of its day, 409 where its loan is closed */
async function requireConsentable(tenant: Tenant, row: GuaranteeRow): Promise<void> {
  const loan = await tenant.one<{ is_open: boolean }>(
    `select status in ('Requested', 'Forwarded') or status = 'Approved' and coalesce(repayment, 'to_pay') in ('to_pay', 'repaying', 'receivable') as is_open
       from loan where organization_id = $1 and id = $2 for update`,
    [tenant.organizationId, row.loan],
  );
  if (!loan?.is_open) throw conflict(says.loanClosed, 'loan_closed');
  const { guarantor, borrower, share, replaces, loan: of } = row;
  const problem = await guarantorProblem(tenant, {
    loan: of,
    borrower: borrower ?? 0,
    guarantors: [guarantor],
    shares: [share ?? '0.00'],
    replaced: replaces ?? 0,
    isOwn: true,
  });
  if (problem) throw invalid({ non_field_errors: [problem] });
}

/** Tells the borrower and HR what a guarantor answered, or a guarantor what HR decided. */
async function tell(writer: Writer, tenant: Tenant, name: string, row: GuaranteeRow): Promise<void> {
  const { access, context } = writer;
  const { organizationId } = tenant;
  const people = await tenant.one<{ guarantor: string; slug: string }>(
    `select p.full_name as guarantor, o.slug from person p join organization o on o.id = p.organization_id where p.organization_id = $1 and p.id = $2`,
    [organizationId, row.guarantor],
  );
  const who = people?.guarantor ?? '';
  const at = context.clock();
  const told = {
    consent: { en: `${who} guarantees your loan`, ne: `${who} तपाईंको ऋणको जमानी बस्न सहमत हुनुभयो` },
    refuse: { en: `${who} does not guarantee your loan`, ne: `${who} तपाईंको ऋणको जमानी बस्न सहमत हुनुभएन` },
  }[name];
  const common = { organizationId, actorId: access.userId, category: 'payroll', at } as const;
  if (told && row.borrower !== null)
    await notify(tenant, { ...common, recipientIds: [row.borrower], text: told, url: loanPaths.own });
  if (name === 'agree_deduction')
    await notifyOrganization(tenant, {
      ...common,
      text: { en: `${who} agrees to a deduction from pay`, ne: `${who} तलबबाट कट्टीमा सहमत हुनुभयो` },
      code: '11.00',
      url: linkTo(loanAdminPaths.loans, { slug: people?.slug ?? '' }),
    });
  if (name === 'deduct' || name === 'release')
    await notify(tenant, {
      ...common,
      recipientIds: [row.guarantor],
      text:
        name === 'deduct'
          ? { en: 'Your guarantee is deducted from your pay', ne: 'तपाईंको जमानीको रकम तलबबाट कट्टी हुन्छ' }
          : { en: 'You are released from a guarantee', ne: 'तपाईं ऋणको जमानीबाट मुक्त हुनुभयो' },
      url: guaranteesPath(),
    });
}

/** Stores an answer or a decision, with what follows. */
export async function moveGuarantee(
  writer: Writer,
  tenant: Tenant,
  { id, name, to, before, input }: Move,
): Promise<void> {
  const { access, context } = writer;
  const { organizationId } = tenant;
  const { today } = ruleClockOf(context, access);
  const at = context.clock();
  if (name === 'consent') await requireConsentable(tenant, before);
  await tenant.query(
    `update loan_guarantee set status = $3,
            answered_on = case when $4 in ('consent', 'refuse') then $5::date else answered_on end,
            deduction_agreed_on = case when $4 = 'agree_deduction' then $5::date else deduction_agreed_on end,
            ended_on = case when $4 in ('refuse', 'release') then $5::date else ended_on end
      where organization_id = $1 and id = $2`,
    [organizationId, id, to, name, today],
  );
  if (name === 'consent') await replace(tenant, { ...before, id }, today);
  const remark = remarkOf(input);
  await addHistory(tenant, 'loan_guarantee', id, {
    level: null,
    action: to,
    by: access.userId,
    actingFor: null,
    remark,
    at,
  });
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: name,
    objectType: 'loan_guarantee',
    objectId: id,
    before: { status: before.status },
    after: { status: to, remark },
    at,
    requestId: writer.requestId,
    ip: writer.ip,
  });
  await tell(writer, tenant, name, before);
  await announce(tenant, { organizationId, topic: 'loan_guarantee', objectId: id });
  await announce(tenant, { organizationId, topic: 'loan', objectId: before.loan });
}
