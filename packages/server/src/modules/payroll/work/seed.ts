/** Work paid by the unit in the demo: operations with rates, and what a few employees did in the last days. */
import { addDaysTo } from '@karmik/model/kit/period';
import { pieceHeading } from '@karmik/model/payroll/items/sources';
import { workCode, workOperation, workRate, workSetting } from '@karmik/model/payroll/work/setup';
import { createRecord, type Writer } from '../../../entity/write.ts';
import { teamOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { sendAndDecide, type DecisionStep } from '../../attendance/seed/send-and-decide.ts';
import { workHooks, workKind, workRateHooks, workSettingHooks } from './requests.ts';

const dayMs = 86_400_000;

const operations = [
  { name: 'Spice: packing', name_in_nepali: 'मसला: प्याकिङ', unit: 'packet', rate: '1.50' },
  { name: 'Spice: grinding', name_in_nepali: 'मसला: पिसाइ', unit: 'kg', rate: '6.00' },
] as const;

const fine: readonly DecisionStep[] = [['approve', 'Counted']];

/** What was done, by whose place in the team, so many days ago. */
const entries = [
  { by: 1, ago: 6, operation: 0, quantity: '420.00', steps: fine },
  { by: 2, ago: 5, operation: 1, quantity: '85.50', steps: fine },
  { by: 1, ago: 4, operation: 0, quantity: '455.00', steps: fine },
  { by: 0, ago: 2, operation: 0, quantity: '390.00', steps: [] },
  { by: 2, ago: 1, operation: 1, quantity: '92.00', steps: [] },
] as const;

/** @param from the first day of the rates, AD ISO */
export async function seedWork(hr: Writer, demo: DemoOrganization, from: string): Promise<void> {
  const { tenant, organization } = hr.access;
  const { context, organizationId, end } = demo;
  const ids: number[] = [];
  await tenant.transaction(async (inner) => {
    const heading = await inner.one<{ id: number }>(
      'select id from pay_heading where organization_id = $1 and formula_name = $2',
      [organizationId, pieceHeading],
    );
    await createRecord(hr, inner, workSetting, workSettingHooks, { heading: heading?.id ?? null });
    const code = await createRecord(hr, inner, workCode, {}, { code: 'SPICE', name: 'Spice', name_in_nepali: 'मसला' });
    for (const { rate, ...operation } of operations) {
      const id = await createRecord(hr, inner, workOperation, {}, { ...operation, code });
      ids.push(id);
      await createRecord(hr, inner, workRate, workRateHooks, { operation: id, rate, starts_on: from, ends_on: null });
    }
  });
  const team = await teamOf(context, organizationId, organization.slug);
  const today = new Date(end).toISOString().slice(0, 10);
  for (const { by, ago, operation, quantity, steps } of entries) {
    const senderId = team[by];
    if (senderId === undefined) continue;
    await sendAndDecide(demo, {
      kind: workKind,
      hooks: workHooks,
      senderId,
      sentAt: end - ago * dayMs,
      body: {
        worked_on: addDaysTo(today, -ago),
        operation: ids[operation],
        quantity,
        proof: null,
        request_remarks: null,
      },
      steps,
    });
  }
}
