/** Rebates of the demo: what employees may declare this year, and declarations in every state. */
import { payRebate } from '@karmik/model/payroll/rebate/rebate';
import type { Tenant } from '../../../db/database.ts';
import { readRow } from '../../../entity/read.ts';
import { createRecord, type Writer } from '../../../entity/write.ts';
import { letterPdf } from '../../../pdf/letter-pdf.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { todayIn } from '../../../time.ts';
import { storeFile } from '../../hris/letters/issue.ts';
import { enterRebate, moveRebate, ownRebateHooks } from './declarations.ts';
import { addReadyMadeRebates } from './kinds.ts';

/** A receipt as an insurer would print it. */
async function receipt({ context, access }: Writer, tenant: Tenant, subject: string): Promise<number> {
  const at = context.clock();
  const pdf = await letterPdf({
    language: 'en',
    organization: 'Receipt',
    organizationLines: [],
    logo: null,
    number: '1',
    date: todayIn('Asia/Kathmandu', at),
    subject,
    body: '<p>Received with thanks.</p>',
    at,
  });
  return storeFile({ context, access, tenant }, pdf, `${subject}.pdf`);
}

interface Declared {
  readonly input: string;
  readonly amount: string;
  readonly from: string;
}

/** An employee declares, with a receipt. @returns the declaration */
async function declare(employee: Writer, tenant: Tenant, { input, amount, from }: Declared): Promise<number> {
  const kind = await kindOf(tenant, input);
  const proof = await receipt(employee, tenant, 'Receipt of the year');
  return createRecord(employee, tenant, payRebate, ownRebateHooks, {
    kind,
    amount,
    from_month: from,
    proof,
    document: null,
  });
}

const kindOf = async (tenant: Tenant, input: string): Promise<number> =>
  (
    await tenant.one<{ id: number }>(
      'select id from pay_rebate_kind where organization_id = $1 and tax_input = $2 order by id desc limit 1',
      [tenant.organizationId, input],
    )
  )?.id ?? 0;

const targets = { approve: 'Approved', refuse: 'Refused', cancel: 'Cancelled' } as const;

async function move(
  writer: Writer,
  tenant: Tenant,
  id: number,
  name: keyof typeof targets,
  remark: string,
): Promise<void> {
  const row = await readRow(tenant, payRebate, {}, writer.access, id, 'lock');
  const before = { ...row, id, status: String(row['status']) };
  await moveRebate(writer, tenant, { id, name, to: targets[name], before, input: { remark } });
}

/**
 * Those that are decided before the first payroll, so that each payroll of the demo is computed with them.
 * @param from the first month of the fiscal year
 */
export async function seedApproved(hr: Writer, demo: DemoOrganization, year: string, from: string): Promise<void> {
  const { tenant } = hr.access;
  await tenant.transaction((inner) => addReadyMadeRebates(hr, inner, year));
  const [employee, second, third] = await declarants(hr, demo);
  const declared = [
    { who: employee, input: 'life', amount: '35000.00' },
    { who: second, input: 'life', amount: '52000.00' },
    { who: second, input: 'health', amount: '16500.00' },
  ];
  for (const { who, ...of } of declared) {
    if (!who) continue;
    const writer = await writerOf(demo.context, demo.organizationId, who);
    const id = await tenant.transaction((inner) => declare(writer, inner, { ...of, from }));
    await tenant.transaction((inner) => move(hr, inner, id, 'approve', 'Seen'));
  }
  if (third)
    await tenant.transaction(async (inner) =>
      enterRebate(hr, inner, {
        employee: third,
        kind: await kindOf(inner, 'donation'),
        amount: '25000.00',
        from_month: from,
      }),
    );
}

/** Those of the last days: pending, refused and cancelled. @param from the month from which they hold */
export async function seedPending(hr: Writer, demo: DemoOrganization, from: string): Promise<void> {
  const { tenant } = hr.access;
  const [employee, second, third] = await declarants(hr, demo);
  const declared = [
    { who: employee, input: 'health', amount: '18000.00' },
    { who: employee, input: 'medical_expense', amount: '8200.00', moved: 'cancel', remark: '' },
    { who: second, input: 'house', amount: '4200.00', moved: 'refuse', remark: 'The receipt is of the year before.' },
    { who: third, input: 'life', amount: '41000.00' },
    // It takes the place of what was approved, once it is.
    { who: second, input: 'health', amount: '21000.00' },
  ] as const;
  for (const { who, ...of } of declared) {
    if (!who) continue;
    const writer = await writerOf(demo.context, demo.organizationId, who);
    const id = await tenant.transaction((inner) => declare(writer, inner, { ...of, from }));
    if ('moved' in of)
      await tenant.transaction((inner) => move(of.moved === 'cancel' ? writer : hr, inner, id, of.moved, of.remark));
  }
}

/** The demo employee first. */
const declarants = async ({ access }: Writer, { context, organizationId, hrId }: DemoOrganization): Promise<number[]> =>
  (await teamOf(context, organizationId, access.organization.slug)).filter((id) => id !== hrId);
