/** Shift swaps of the demo, of the days that are published ahead: one waits for the colleague, one for the supervisor, one is approved. */
import { todayIn } from '@karmik/model/kit/zone';
import { HttpError } from '../../../http/errors.ts';
import { teamOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { swapHooks, swapKind } from '../roster/swaps.ts';
import { sendAndDecide, type DecisionStep } from './send-and-decide.ts';

const hour = 3_600_000;
const swaps: readonly (readonly [remark: string, steps: readonly DecisionStep[]])[] = [
  ['My sister arrives from Pokhara', []],
  ['घरको पूजा छ', [['forward', 'मिल्छ']]],
  [
    'Exam at the campus',
    [
      ['forward', 'Fine with me.'],
      ['approve', 'Agreed between both.'],
    ],
  ],
];

export async function writeShiftSwaps(demo: DemoOrganization): Promise<void> {
  const { context, organizationId, plan, end } = demo;
  const team = await teamOf(context, organizationId, plan.slug);
  const pairs = await context.database
    .organization(organizationId)
    .query<{ sender: number; colleague: number; day: string }>(
      `select a.employee_id as sender, b.employee_id as colleague, a.day from roster_entry a
       join roster_entry b on b.organization_id = $1 and b.day = a.day and b.employee_id <> a.employee_id and b.is_published
      where a.organization_id = $1 and a.is_published and a.work_shift_id is not null and b.work_shift_id is distinct from a.work_shift_id and a.day > $2
        and a.employee_id = any($3::bigint[])
      order by a.employee_id = $4 desc, a.day, a.employee_id, b.work_shift_id is not null, b.employee_id limit 5000`,
      // Of the team, so that its supervisor has one to decide on.
      [organizationId, todayIn('Asia/Kathmandu', new Date(end)), team, team[0] ?? 0],
    );
  const taken = new Set<number>();
  let sent = 0;
  for (const { sender, colleague, day } of pairs) {
    const [remark, steps] = swaps[sent] ?? [];
    if (remark === undefined || steps === undefined) return;
    if (taken.has(sender) || taken.has(colleague)) continue;
    try {
      await sendAndDecide(demo, {
        kind: swapKind,
        hooks: swapHooks,
        senderId: sender,
        sentAt: end - 30 * hour + sent * 600_000,
        body: { colleague, day, return_day: null, request_remarks: remark },
        steps,
      });
    } catch (error) {
      // Too little rest between two shifts is refused to the demo too.
      if (error instanceof HttpError && error.status === 400) continue;
      throw error;
    }
    taken.add(sender).add(colleague);
    sent += 1;
  }
}
