/** Guarantees of the demo. */
import { loanGuarantee } from '@karmik/model/loan/guarantee';
import { createRecord, type Writer } from '../../../entity/write.ts';
import { writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { type GuaranteeRow, moveGuarantee } from './moves.ts';
import { guaranteeHooks } from './routes.ts';

/** A colleague guarantees a loan that runs already. */
export async function guarantee(demo: DemoOrganization, hr: Writer, loan: number, guarantor: number): Promise<void> {
  await hr.access.tenant.transaction((tenant) =>
    createRecord(hr, tenant, loanGuarantee, guaranteeHooks, { loan, guarantor, replaces: null }),
  );
  await consent(demo, loan, guarantor);
}

/** A colleague consents to guarantee a loan. */
export async function consent(
  { context, organizationId }: DemoOrganization,
  loan: number,
  guarantor: number,
): Promise<void> {
  const writer = await writerOf(context, organizationId, guarantor);
  await writer.access.tenant.transaction(async (tenant) => {
    const before = await tenant.one<GuaranteeRow>(
      `select g.id, g.loan_id as loan, g.borrower_id as borrower, g.guarantor_id as guarantor, g.share::text as share, g.replaces_id as replaces, g.status
         from loan_guarantee g where g.organization_id = $1 and g.loan_id = $2 and g.guarantor_id = $3 and g.status = 'Consent requested'`,
      [organizationId, loan, guarantor],
    );
    if (before)
      await moveGuarantee(writer, tenant, { id: before.id, name: 'consent', to: 'Active', before, input: {} });
  });
}
