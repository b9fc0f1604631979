/** Overtime claims of the demo: of the latest days on which the team worked longer, in different states. */
import { teamOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { claimable } from '../claimable.ts';
import { overtimeClaimHooks, overtimeClaimKind } from '../requests/overtime-claims.ts';
import { sendAndDecide, type DecisionStep } from './send-and-decide.ts';

const hour = 3_600_000;

const remarks: readonly (readonly [remark: string, steps: readonly DecisionStep[]])[] = [
  ['Stock count after closing', [['approve', 'Seen in the register.']]],
  ['महिना बन्द गर्ने काम', []],
  ['Delivery arrived late', [['forward', 'Please decide this one.']]],
  ['Waited for the auditors', [['decline', 'The auditors left at five.']]],
  ['Preparing the tender', []],
];

export async function writeOvertimeClaims(demo: DemoOrganization): Promise<void> {
  const { context, organizationId, plan, end } = demo;
  const tenant = context.database.organization(organizationId);
  const people = await teamOf(context, organizationId, plan.slug);
  const days = await tenant.query<{ employee_id: number; day: string }>(
    `select employee_id, day from (
       select employee_id, day, row_number() over (partition by employee_id order by day desc) as n from attendance_day
        where organization_id = $1 and employee_id = any($2::bigint[]) and overtime >= 30 and day between $3::date - 20 and $3::date - 2) d
      where n <= 2 order by array_position($2::bigint[], employee_id), day`,
    [organizationId, people, new Date(end).toISOString().slice(0, 10)],
  );
  let sent = 0;
  for (const { employee_id: senderId, day } of days) {
    const [remark, steps] = remarks[sent] ?? [];
    if (remark === undefined || steps === undefined) return;
    if ((await claimable(tenant, senderId, day)).refusal) continue;
    sent++;
    await sendAndDecide(demo, {
      kind: overtimeClaimKind,
      hooks: overtimeClaimHooks,
      senderId,
      sentAt: end - 24 * hour + sent * 600_000,
      body: { claimed_on: day, request_remarks: remark },
      steps,
    });
  }
}
