/** Declarations of rebates: what is checked before one is stored, and what follows from a decision. */
import { linkTo } from '@karmik/model/kit/links';
import { monthWords } from '@karmik/model/kit/month';
import type { BodyOf } from '@karmik/model/kit/fields';
import type { Message } from '@karmik/model/kit/message';
import { bsMonthOf } from '@karmik/model/payroll/month/fiscal-month';
import { fiscalYearOf } from '@karmik/model/payroll/month/fiscal-month';
import { ownPayPaths } from '@karmik/model/payroll/own-paths';
import { rebateMessages as modelSays } from '@karmik/model/payroll/rebate/messages';
import { payRebate, type payRebateSheet } from '@karmik/model/payroll/rebate/rebate';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks, SavedBody } from '../../../entity/hooks.ts';
import type { RecordMove } from '../../../entity/workflow-routes.ts';
import { createRecord, ruleClockOf, type Writer } from '../../../entity/write.ts';
import { conflict, forbidden } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { verbatim } from '@karmik/model/kit/message';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { notify } from '../../notification/notify.ts';
import { settingOf } from '../run/setting.ts';
import { rebateMessages as says } from './messages.ts';

interface Kind {
  readonly fiscal_year: string;
  readonly tax_input: string;
  readonly cap: string | null;
  readonly opens_in: string;
  readonly closes_in: string;
  readonly needs_proof: boolean;
}

const kindOf = (tenant: Tenant, id: number): Promise<Kind | undefined> =>
  tenant.one<Kind>(
    'select fiscal_year, tax_input, cap::text, opens_in, closes_in, needs_proof from pay_rebate_kind where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );

/** Which other declaration of an employee conflicts with one. */
async function clashOf(
  tenant: Tenant,
  { employee, kind, from_month }: { readonly employee: number; readonly kind: number; readonly from_month: string },
  id: number | undefined,
): Promise<FieldErrors | undefined> {
  // Two declarations of an employee are checked one after the other.
  await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
    `pay_rebate ${employee}`,
    tenant.organizationId,
  ]);
  const others = await tenant.query<{ status: string; from_month: string }>(
    `select status, from_month from pay_rebate where organization_id = $1 and employee_id = $2 and kind_id = $3 and id <> $4
        and status in ('Requested', 'Approved') order by from_month desc`,
    [tenant.organizationId, employee, kind, id ?? 0],
  );
  if (others.some(({ status }) => status === 'Requested')) return { kind: [says.alreadyOpen] };
  const [newest] = others;
  return newest && newest.from_month >= from_month
    ? { from_month: [says.holdsFrom({ month: monthWords(newest.from_month) })] }
    : undefined;
}

/** Checks a declaration against its kind and the others of its employee, and takes over what its kind says. */
async function fit(
  tenant: Tenant,
  id: number | undefined,
  employee: number,
  body: SavedBody<typeof payRebate>,
  check: (kind: Kind) => FieldErrors | undefined | Promise<FieldErrors | undefined>,
): Promise<FieldErrors | undefined> {
  const kind = await kindOf(tenant, body.kind);
  // A kind that is not there is refused with the other references.
  if (!kind) return undefined;
  const { fiscal_year, tax_input, cap } = kind;
  if (fiscalYearOf(body.from_month) !== fiscal_year)
    return { from_month: [modelSays.outsideYear({ year: verbatim(fiscal_year) })] };
  const problems = (await check(kind)) ?? (await clashOf(tenant, { ...body, employee }, id));
  if (problems) return problems;
  Object.assign(body, { employee, fiscal_year, tax_input, cap });
  return undefined;
}

/** Employees declare for themselves, in the months of the kind. */
export const ownRebateHooks: EntityHooks<typeof payRebate> = {
  beforeSave({ tenant, access, context, id, before }, body) {
    const now = bsMonthOf(ruleClockOf(context, access).today);
    return fit(tenant, id, before?.employee ?? access.userId, body, async ({ opens_in, closes_in, needs_proof }) => {
      if (!before && (now < opens_in || now > closes_in))
        return { kind: [says.notOpen({ from: monthWords(opens_in), until: monthWords(closes_in) })] };
      if (!needs_proof || body.proof !== null) return undefined;
      // Where declarations count before their proof, it may follow.
      return (await settingOf(tenant)).declared_before_proof ? undefined : { proof: [says.needsProof] };
    });
  },
};

const tell = (
  tenant: Tenant,
  { id, employee, by, at, text }: Readonly<Record<'id' | 'employee' | 'by', number>> & { at: Date; text: Message },
): Promise<void> =>
  notify(tenant, {
    organizationId: tenant.organizationId,
    recipientIds: [employee],
    actorId: by,
    category: 'payroll',
    text,
    url: linkTo(ownPayPaths.ownRebates, {}, { open: id }),
    at,
  });

/**
 * Stores a declaration of an employee as approved, and tells them.
 * @throws 400 by field, 403 for one's own
 */
export async function enterRebate(
  writer: Writer,
  tenant: Tenant,
  {
    employee,
    ...asked
  }: BodyOf<typeof payRebateSheet.fields> & { readonly proof?: number | null; readonly document?: number | null },
): Promise<number> {
  const { access, context } = writer;
  if (employee === access.userId) throw forbidden(says.ownDeclaration);
  const hooks: EntityHooks<typeof payRebate> = {
    async beforeSave(_write, body) {
      const problems = await fit(tenant, undefined, employee, body, () => undefined);
      Object.assign(body, { entered_by: access.userId, status: 'Approved' });
      return problems;
    },
  };
  const id = await createRecord(writer, tenant, payRebate, hooks, {
    proof: null,
    document: null,
    ...asked,
  });
  const at = context.clock();
  await addHistory(tenant, payRebate.name, id, {
    level: null,
    action: 'Approved',
    by: access.userId,
    actingFor: null,
    remark: '',
    at,
  });
  await tell(tenant, { id, employee, by: access.userId, at, text: says.entered });
  return id;
}

const told = { approve: says.approved, refuse: says.refused, withdraw: says.withdrawn } as const;

/** Moves a declaration on, and tells its employee what others decided. @throws 409 where its proof is missing */
export async function moveRebate(
  { access, context, requestId, ip }: Writer,
  tenant: Tenant,
  { id, name, to, before, input }: RecordMove,
): Promise<void> {
  const { organizationId } = tenant;
  const at = context.clock();
  if (name === 'approve' && before['proof'] === null && (await kindOf(tenant, Number(before['kind'])))?.needs_proof)
    throw conflict(says.proofMissing, 'proof_missing');
  await tenant.query('update pay_rebate set status = $3, updated_at = $4 where organization_id = $1 and id = $2', [
    organizationId,
    id,
    to,
    at,
  ]);
  const remark = typeof input['remark'] === 'string' ? input['remark'] : '';
  await addHistory(tenant, payRebate.name, id, {
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
    objectType: payRebate.name,
    objectId: id,
    before: { status: before.status },
    after: { status: to, remark },
    at,
    requestId,
    ip,
  });
  await announce(tenant, { organizationId, topic: payRebate.name, objectId: id });
  const text = name in told ? told[name as keyof typeof told] : undefined;
  if (text) await tell(tenant, { id, employee: Number(before['employee']), by: access.userId, at, text });
}
