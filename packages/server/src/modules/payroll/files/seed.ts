/** Files of the demo. Those of earlier months have their receipts, some of the month before the last wait for them, and most of the last are to be written. */
import { addDaysTo } from '@karmik/model/kit/period';
import { monthSpan } from '@karmik/model/kit/month';
import { duties, dutyNames, takes, type DutyName } from '@karmik/model/payroll/files/duties';
import { lackedIn } from '@karmik/model/kit/output-file';
import { writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { linesOf } from './lines.ts';
import { peopleOfRun } from './people.ts';
import { addReceipt } from './receipt.ts';
import { taxReportOf, writePayFile } from './write.ts';

/** Duties whose receipts the month before the last has already. */
const early: readonly DutyName[] = ['ssf', 'disbursement'];

/** @param ago how many paid months came after this one */
export async function seedFiles(
  { context, organizationId, end, setTime }: DemoOrganization,
  by: number,
  month: string,
  ago: number,
): Promise<void> {
  const { access, ...rest } = await writerOf(context, organizationId, by);
  const { tenant } = access;
  const writer = { ...rest, access };
  const run = await tenant.one<{ id: number }>(
    `select id from pay_run where organization_id = $1 and month = $2 and kind = 'regular' and status = 'Published'`,
    [organizationId, month],
  );
  if (!run) return;
  const paidOn = addDaysTo(monthSpan(month).ends_on, 5);
  for (const duty of ago === 0 ? (['disbursement'] as const) : dutyNames)
    for (const template of duties[duty].files.filter(
      // Of the newest month a batch of payments pays those with an account.
      ({ name }) => (name === duties[duty].files[0]?.name && ago > 0) || name === 'cash',
    )) {
      const facts = { slug: access.organization.slug, paid_on: paidOn, payroll: month, tax: await taxReportOf(tenant) };
      const lines = linesOf(duty, await peopleOfRun(tenant, run.id, duty), facts).filter((line) =>
        takes(template, line, duty),
      );
      if (lines.length === lackedIn(template, lines).length) continue;
      const order = {
        template: template.name,
        format: 'xlsx',
        bank: null,
        paid_on: paidOn,
        leaves_out: true,
        replaces: null,
      };
      const id = await tenant.transaction((inner) => writePayFile(writer, inner, { run: run.id, duty, order }));
      if (ago === 0 || (ago === 1 && !early.includes(duty))) continue;
      setTime(new Date(Math.min(Date.parse(`${paidOn}T06:00:00Z`), end)));
      const input = {
        receipt_number: `${month.slice(3).replace('-', '')}-${100 + id}`,
        paid_on: paidOn,
        paid_by: by,
        receipt: null,
      };
      await tenant.transaction((inner) => addReceipt(writer, inner, { id, to: 'Paid', input }));
    }
}
