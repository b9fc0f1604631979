/** Investigators: HR proposes them, and another investigator confirms or declines them, or an operator of the installation where none can. */
import { linkTo } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { whistleBlowerPaths } from '@karmik/model/whistle-blower/paths';
import type { investigator, InvestigatorProposal } from '@karmik/model/whistle-blower/settings';
import type { Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Queries, Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { notify } from '../notification/notify.ts';
import { reportMessages } from './messages.ts';
import { isCurrent } from './settings.ts';

/** Holds where an investigator `i` only reads: an auditor confirms nobody. */
const isAuditor =
  'exists (select from membership a where a.organization_id = i.organization_id and a.user_id = i.person_id and a.is_audit_user)';

/**
 * Holds where the person `me` may confirm the proposal `p`: an investigator in office, or one of the operators where no one else could.
 * Neither whom it names nor the person who proposed it may.
 */
const mayConfirm = (me: string, day: string, operators: string): string => `
  p.status = 'Proposed' and (p.ends_on is null or p.ends_on >= ${day}::date)
  and p.person_id <> ${me} and p.proposed_by_id is distinct from ${me}
  and (exists (select from investigator i where i.organization_id = p.organization_id and i.person_id = ${me} and ${isCurrent(day)} and not ${isAuditor})
    or (${me} = any(${operators}::bigint[]) and not exists (
      select from investigator i where i.organization_id = p.organization_id and i.person_id <> p.person_id
         and i.person_id is distinct from p.proposed_by_id and ${isCurrent(day)} and not ${isAuditor})))`;

/** Operators of the installation who are members of the organization. */
const operatorsOf = async ({ database }: Context, organizationId: number): Promise<number[]> =>
  (
    await database.everywhere.query<{ id: number }>(
      `select m.user_id as id from membership m join users u on u.id = m.account_id
        where m.organization_id = $1 and m.is_current and not m.is_audit_user and u.is_operator`,
      [organizationId],
    )
  ).map(({ id }) => id);

async function confirmersOf(context: Context, access: Access, tenant: Queries, id: number): Promise<number[]> {
  const { organization } = access;
  const { today } = ruleClockOf(context, access);
  const rows = await tenant.query<{ id: number }>(
    `select m.user_id as id from investigator p join membership m on m.organization_id = p.organization_id and m.is_current
      where p.organization_id = $1 and p.id = $2 and ${mayConfirm('m.user_id', '$3', '$4')}`,
    [organization.id, id, today, await operatorsOf(context, organization.id)],
  );
  return rows.map((row) => row.id);
}

const asOperator = ({ isOperator, userId }: Access): number[] => (isOperator ? [userId] : []);

/** Investigators whom the reader may confirm, the oldest proposal first. */
export function proposalsFor(context: Context, access: Access): Promise<InvestigatorProposal[]> {
  const { tenant, userId } = access;
  return tenant.query<InvestigatorProposal>(
    `select p.id, json_build_object('id', w.id, 'full_name', w.full_name) as person, p.starts_on, p.ends_on, b.full_name as proposed_by,
            array(select t.name from incident_type t where t.organization_id = p.organization_id and t.id = any(p.incident_types) order by lower(t.name)) as incident_types
       from investigator p join person w on w.organization_id = p.organization_id and w.id = p.person_id
       left join person b on b.organization_id = p.organization_id and b.id = p.proposed_by_id
      where p.organization_id = $1 and ${mayConfirm('$2', '$3', '$4')} order by p.id`,
    [tenant.organizationId, userId, ruleClockOf(context, access).today, asOperator(access)],
  );
}

export const countProposals = async (access: Access, context: Context): Promise<number> =>
  (await proposalsFor(context, access)).length;

interface Seen {
  readonly id: number;
  /** Whom the reader saw in the proposal. */
  readonly person: number;
}

/**
 * The proposal on which someone decides, under lock.
 * @returns who proposed it
 * @throws 404 for a record that is not there, 409 where it is not the proposal that was seen, 403 for the person who may not decide
 */
async function holdProposal(
  context: Context,
  access: Access,
  tenant: Tenant,
  { id, person }: Seen,
): Promise<{ proposedBy: number | null }> {
  const { organizationId } = tenant;
  const { userId } = access;
  const { today } = ruleClockOf(context, access);
  const record = await tenant.one<{ status: string; person_id: number; proposed_by_id: number | null }>(
    'select status, person_id, proposed_by_id from investigator where organization_id = $1 and id = $2 for update',
    [organizationId, id],
  );
  const allowed = await tenant.one(
    `select 1 from investigator p where p.organization_id = $1 and p.id = $2 and ${mayConfirm('$3', '$4', '$5')}`,
    [organizationId, id, userId, today, asOperator(access)],
  );
  if (!record) throw notFound();
  if (record.status !== 'Proposed' || record.person_id !== person)
    throw conflict(reportMessages.otherProposal, 'status');
  if (!allowed) throw forbidden(reportMessages.notConfirmer);
  return { proposedBy: record.proposed_by_id };
}

/** What was decided on a proposal, told to the audit and to open pages. */
async function auditDecision(
  context: Context,
  { userId }: Access,
  tenant: Tenant,
  { id, person }: Seen,
  status: 'Confirmed' | 'Declined',
): Promise<void> {
  const { organizationId } = tenant;
  await writeAudit(tenant, {
    organizationId,
    actorId: userId,
    action: status.toLowerCase(),
    objectType: 'investigator',
    objectId: id,
    before: { status: 'Proposed' },
    after: { status, person },
    at: context.clock(),
  });
  await announce(tenant, { organizationId, topic: 'investigator', objectId: id });
}

/** Confirms an investigator, who reads what is reported from now on. @throws as `holdProposal` */
export async function confirmInvestigator(context: Context, access: Access, tenant: Tenant, seen: Seen): Promise<void> {
  const { organizationId } = tenant;
  const { userId } = access;
  const { id, person } = seen;
  await holdProposal(context, access, tenant, seen);
  await tenant.query(
    `update investigator set status = 'Confirmed', confirmed_by_id = $3 where organization_id = $1 and id = $2`,
    [organizationId, id, userId],
  );
  // What came in an earlier time in office is not part of this one, and neither is what was handed over in it.
  await tenant.query(
    'update whistle_report set confirmed_then = array_remove(confirmed_then, $2::bigint) where organization_id = $1 and $2 = any(confirmed_then)',
    [organizationId, id],
  );
  await tenant.query('delete from whistle_hand_over where organization_id = $1 and person_id = $2', [
    organizationId,
    person,
  ]);
  await auditDecision(context, access, tenant, seen, 'Confirmed');
  await notify(tenant, {
    organizationId,
    recipientIds: [person],
    actorId: userId,
    text: bilingual('You are now a whistle-blower investigator', 'तपाईं अब उजुरीको छानबिनकर्ता हुनुहुन्छ'),
    category: 'whistle_blower',
    url: linkTo(whistleBlowerPaths.reports, {}),
    at: context.clock(),
  });
}

/** Declines an investigator, who holds nothing; HR, who proposed them, is told. @throws as `holdProposal` */
export async function declineInvestigator(context: Context, access: Access, tenant: Tenant, seen: Seen): Promise<void> {
  const { organizationId } = tenant;
  const { proposedBy } = await holdProposal(context, access, tenant, seen);
  await tenant.query(
    `update investigator set status = 'Declined', confirmed_by_id = null where organization_id = $1 and id = $2`,
    [organizationId, seen.id],
  );
  await auditDecision(context, access, tenant, seen, 'Declined');
  await notify(tenant, {
    organizationId,
    recipientIds: proposedBy === null ? [] : [proposedBy],
    actorId: access.userId,
    text: bilingual('The investigator you proposed was declined', 'तपाईंले प्रस्ताव गरेको छानबिनकर्ता अस्वीकृत भयो'),
    category: 'whistle_blower',
    url: linkTo(whistleBlowerPaths.investigators, { slug: access.organization.slug }),
    at: context.clock(),
  });
}

/** A new investigator is a proposal, and so is one who has ended and comes back, or one that becomes another person. */
export const investigatorHooks: EntityHooks<typeof investigator> = {
  async beforeSave({ context, access, before }, body) {
    const { today } = ruleClockOf(context, access);
    const isOver = (ends: string | null | undefined) => typeof ends === 'string' && ends < today;
    const comesBack = before && isOver(before.ends_on) && !isOver(body.ends_on);
    const isProposal = !before || before.status !== 'Confirmed' || comesBack || before.person !== body.person;
    if (!isProposal) return undefined;
    body.status = 'Proposed';
    body.proposed_by = access.userId;
    body.confirmed_by = null;
    return undefined;
  },
  async afterSave({ context, access, tenant, id }, { status }) {
    if (status !== 'Proposed') return;
    await notify(tenant, {
      organizationId: tenant.organizationId,
      recipientIds: await confirmersOf(context, access, tenant, id),
      actorId: access.userId,
      text: bilingual('An investigator awaits your confirmation', 'छानबिनकर्तामा तपाईंको पुष्टि बाँकी छ'),
      category: 'whistle_blower',
      url: linkTo(whistleBlowerPaths.reports, {}),
      at: context.clock(),
    });
  },
};
