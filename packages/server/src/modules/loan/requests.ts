/** Requests for loans: checked against their type when they are sent and when they are approved, with the terms of that day. */
import { loan, type loanEntry } from '@karmik/model/loan/loan';
import { loanEndpoints } from '@karmik/model/loan/endpoints';
import { loanMessages as says } from '@karmik/model/loan/messages';
import type { BodyOf } from '@karmik/model/kit/fields';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { toDevanagariDigits } from 'date-bs';
import type { Access } from '../../access/access.ts';
import { addHistory } from '../../approval/history.ts';
import { defineRequestKind } from '../../approval/request-kind.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { createRecord, ruleClockOf, type Writer } from '../../entity/write.ts';
import { forbidden, saidOf } from '../../http/errors.ts';
import { addUpLoans } from './books.ts';
import { askGuarantors, guarantorErrors, missingConsents } from './guarantee/ask.ts';
import { loanErrors, loanLimitOf } from './limit.ts';

/** Two loans of an employee are weighed one after the other. */
const holdLoans = (tenant: Tenant, person: number): Promise<unknown> =>
  tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
    `${loan.name} ${person}`,
    tenant.organizationId,
  ]);

export const loanHooks: EntityHooks<typeof loan> = {
  async beforeSave({ tenant, access, context, id, before }, body) {
    const sender = before?.sender ?? access.userId;
    body.sender = sender;
    const { today } = ruleClockOf(context, access);
    await holdLoans(tenant, sender);
    const limit = await loanLimitOf(tenant, sender, today, body.loan_type, id === undefined ? {} : { request: id });
    // A type that is not there is refused with the other references.
    if (!limit) return undefined;
    Object.assign(body, limit.agreed);
    return (
      loanErrors(body, limit, today) ??
      guarantorErrors(tenant, body, { loan: id, borrower: sender, needed: limit.guarantors })
    );
  },
  afterSave: ({ tenant, access, context, id }) =>
    askGuarantors(tenant, { loan: id, actorId: access.userId, ...ruleClockOf(context, access) }),
};

export const loanKind = defineRequestKind<typeof loan>({
  entity: loan,
  path: loanEndpoints.loan,
  async beforeApprove(tenant, record, { access, context }) {
    const { today } = ruleClockOf(context, access);
    await holdLoans(tenant, record.sender);
    const limit = await loanLimitOf(tenant, record.sender, today, record.loan_type, {
      request: record.id,
      // Whether employees may request it was decided when it was sent.
      isEntered: true,
    });
    // Limits follow from pay, which is not for everyone who decides.
    const errors = limit && loanErrors({ ...record, first_month: null }, limit, today);
    if (errors) return { non_field_errors: [says.noLongerWithin] };
    const missing = await missingConsents(tenant, record.id);
    return missing > 0 ? { non_field_errors: [says.guarantorsPending({ count: missing })] } : undefined;
  },
  afterApprove: (tenant, { id }) => addUpLoans(tenant, [id]),
});

/**
 * Stores a loan of an employee as approved.
 * @throws 400 by field, 403 for one's own
 */
export async function enterLoan(
  writer: Writer,
  tenant: Tenant,
  { employee, ...asked }: BodyOf<typeof loanEntry.fields>,
): Promise<number> {
  const { access, context } = writer;
  if (employee === access.userId) throw forbidden(says.ownEntry);
  const { today } = ruleClockOf(context, access);
  await holdLoans(tenant, employee);
  const hooks: EntityHooks<typeof loan> = {
    async beforeSave(_write, body) {
      Object.assign(body, { sender: employee, entered_by: access.userId, status: 'Approved' });
      const limit = await loanLimitOf(tenant, employee, today, body.loan_type, { isEntered: true });
      // An employee or a type that is not there is refused with the other references.
      if (!limit) return undefined;
      Object.assign(body, limit.agreed);
      return (
        loanErrors(body, limit, today) ??
        guarantorErrors(tenant, body, { borrower: employee, needed: limit.guarantors })
      );
    },
    afterSave: (write) =>
      askGuarantors(tenant, { loan: write.id, actorId: access.userId, ...ruleClockOf(context, access) }),
  };
  const id = await saidOf('sender', 'employee', () => createRecord(writer, tenant, loan, hooks, asked));
  await noteEntry(writer, tenant, id);
  await addUpLoans(tenant, [id]);
  return id;
}

/** The history of a loan that HR entered begins with its approval. */
export const noteEntry = ({ access, context }: Writer, tenant: Tenant, id: number): Promise<void> =>
  addHistory(tenant, loan.name, id, {
    level: null,
    action: 'Approved',
    by: access.userId,
    actingFor: null,
    remark: '',
    at: context.clock(),
  });

/** The types that employees may request, each with its rate. */
export async function offeredTypes({ tenant }: Access): Promise<ReadonlyMap<number, Text>> {
  const rows = await tenant.query<{ id: number; rate: string; kind: string }>(
    `select t.id, trim_scale(t.rate)::text as rate, m.kind from loan_type t join loan_method m on m.organization_id = t.organization_id and m.id = t.method_id
      where t.organization_id = $1 and t.is_offered and t.archived_at is null
        and exists (select from loan_heading_deduction d where d.organization_id = $1 and d.loan_type_id = t.id)`,
    [tenant.organizationId],
  );
  return new Map(
    rows.map(({ id, rate, kind }) => [
      id,
      kind === 'interest_free'
        ? bilingual('no interest', 'ब्याज नलाग्ने')
        : bilingual(`${rate} % a year`, `वार्षिक ${toDevanagariDigits(rate)} %`),
    ]),
  );
}

/** Whether a person may request loans, has some, or was asked to guarantee one. */
export async function hasLoans({ tenant, userId }: Access, { configuration }: Context): Promise<boolean> {
  if (!configuration.runtimeConfig.loan) return false;
  const found = await tenant.one(
    `select 1 from loan_type t where t.organization_id = $1 and (t.is_offered and t.archived_at is null
        or exists (select from loan l where l.organization_id = $1 and l.sender_id = $2)
        or exists (select from loan_guarantee g where g.organization_id = $1 and g.guarantor_id = $2)) limit 1`,
    [tenant.organizationId, userId],
  );
  return found !== undefined;
}
