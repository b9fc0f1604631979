/** Requests for transfers in the demo, on their way and applied. */
import { transferQuestion, transferReason, transferReviewer, transferSetting } from '@karmik/model/transfer/settings';
import type { Body } from '../../entity/hooks.ts';
import { sendRequest } from '../../approval/decide.ts';
import { createRecord } from '../../entity/write.ts';
import { transferHooks, transferKind } from './requests.ts';
import { writerOf, type DemoOrganization } from '../../seed/demo-organization.ts';

const day = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

const reasons = ['Nearer to the family', 'Another field of work', 'Health', 'After a project has ended'];

export async function seed({
  context,
  organizationId,
  hrId,
  plan: { slug },
  end,
  setTime,
}: DemoOrganization): Promise<void> {
  setTime(new Date(end - 200 * day));
  const hr = await writerOf(context, organizationId, hrId);
  const { tenant } = hr.access;
  const people = await tenant.query<{ id: number; branch_id: number | null }>(
    `select e.user_id as id, e.branch_id from employee e join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id and m.is_current
        and not m.is_hr_admin and not m.is_audit_user join users u on u.id = e.user_id and u.status = 'active'
      where e.organization_id = $1 and e.joined_on < $2::date - 400 and not exists (select from supervision s where s.organization_id = e.organization_id and s.supervisor_id = e.user_id)
        and not exists (select from separation s where s.organization_id = e.organization_id and s.employee_id = e.user_id)
        and not exists (select from employment r where r.organization_id = e.organization_id and r.employee_id = e.user_id and r.starts_on > $2::date - 30)
      order by e.email = $3 desc, e.user_id limit 4`,
    [organizationId, iso(end), `employee@${slug}.demo`],
  );
  const branches = await tenant.query<{ id: number }>(
    'select id from branch where organization_id = $1 order by id desc',
    [organizationId],
  );
  const [first, second, third] = people;
  if (!first || !second || !third) return;
  const made = await tenant.transaction(async (inner) => {
    await createRecord(hr, inner, transferSetting, {}, { enabled: true, least_service_days: 180 });
    const ids: number[] = [];
    for (const name of reasons) ids.push(await createRecord(hr, inner, transferReason, {}, { name }));
    for (const { id } of [first, second])
      await createRecord(hr, inner, transferReviewer, {}, { reviewer: id, starts_on: iso(end - 190 * day) });
    const question = await createRecord(
      hr,
      inner,
      transferQuestion,
      {},
      {
        question: 'Would you move at your own expense?',
        answered: 'Yes or no',
        is_needed: true,
        position: 1,
      },
    );
    await createRecord(hr, inner, transferQuestion, {}, { question: 'Who could take over your work?', position: 2 });
    return { ids, question };
  });
  const wishes: readonly (readonly [number, number, number, string])[] = [
    [first.id, -5, 40, 'My parents live there and need help in the evenings.'],
    [third.id, -3, 60, 'मेरो परिवार त्यहीँ सरेको छ।'],
  ];
  for (const [senderId, since, inDays, request_remarks] of wishes) {
    setTime(new Date(end + since * day));
    const sender = await writerOf(context, organizationId, senderId);
    await sender.access.tenant.transaction(async (inner) => {
      const body: Body = {
        branch: branches.find(({ id }) => id !== people.find((each) => each.id === senderId)?.branch_id)?.id ?? null,
        preferred_date: iso(end + inDays * day),
        reason: made.ids[0],
        request_remarks,
        answers: [{ question: made.question, answer: senderId === third.id ? 'हो' : 'Yes' }],
      };
      const one = await createRecord(sender, inner, transferKind.entity, transferHooks, body);
      await sendRequest(transferKind, inner, sender, one);
      if (senderId === third.id)
        await inner.query(
          'insert into transfer_request_comment (organization_id, transfer_request_id, author_id, text, created_at) values ($1, $2, $3, $4, $5)',
          [organizationId, one, first.id, 'Is there room at the branch from that day?', context.clock()],
        );
    });
  }
  setTime(new Date(end));
}
