/** The home of people of a large organisation, as each role: the first answer of the day, so asked alone and not among others. */
import type pg from 'pg';
import { signInAs } from './organization.ts';

const asked = 100;
const warmups = 10;

export interface HomeResult {
  readonly role: string;
  /** How much waits in this person's inbox. */
  readonly waiting: number;
  /** Milliseconds of each answer. */
  readonly samples: readonly number[];
}

/**
 * Gives the people of an organisation work: each has a request for overtime that their supervisor decides and four tasks, every tenth
 * a change of their profile that HR decides, and some have joined this month. HR is asked about 300 requests.
 */
export async function giveWork(client: pg.Client, organizationId: number, hrId: number): Promise<void> {
  await client.query(
    `insert into overtime_request (organization_id, sender_id, overtime_date, overtime_duration, request_remarks, status)
     select organization_id, user_id, current_date - 1, 90, 'Closing of the month', 'Requested' from employee where organization_id = $1`,
    [organizationId],
  );
  await client.query(
    `insert into approval_step (organization_id, entity, object_id, level, approver, candidates, quorum, may_approve, may_decline, may_forward, state, opened_at)
     select r.organization_id, 'overtime_request', r.id, 1, 'supervisor',
            array[case when row_number() over (order by r.id) <= 300 then $2 else coalesce(s.supervisor_id, $2) end]::bigint[], 1, true, true, true, 'open', now()
       from overtime_request r
       left join supervision s on s.organization_id = r.organization_id and s.subordinate_id = r.sender_id
      where r.organization_id = $1`,
    [organizationId, hrId],
  );
  await client.query(
    `with made as (
       insert into task (organization_id, title, priority, approval_needed, deadline, created_by_id, status)
       select organization_id, 'Inventory ' || user_id, 'Minor', false, current_date + n - 2, $2, case when n > 2 then 'Completed' else 'Pending' end
         from employee, generate_series(1, 4) n where organization_id = $1
       returning organization_id, id, title)
     insert into task_responsible (organization_id, parent_id, position, person_id)
     select organization_id, id, 0, split_part(title, ' ', 2)::bigint from made`,
    [organizationId, hrId],
  );
  await client.query(
    `insert into change_request (organization_id, employee_id, section, action, old_values, new_values, remark, requested_by_id, created_at)
     select organization_id, user_id, 'contact', 'update', '{}', '{"phone": "9812345678"}', 'New number', user_id, now()
       from employee where organization_id = $1 and user_id % 10 = 0`,
    [organizationId],
  );
  await client.query(
    `update employee set joined_on = current_date - (user_id % 28)::integer where organization_id = $1 and user_id % 100 = 0`,
    [organizationId],
  );
}

/** @param token of HR */
export async function measureHome(
  address: string,
  client: pg.Client,
  organizationId: number,
  token: string,
): Promise<HomeResult[]> {
  const { rows } = await client.query<{ role: string; id: number }>(
    `select 'supervisor' as role, (
       select supervisor_id from supervision where organization_id = $1 group by supervisor_id having count(*) = 12 order by supervisor_id offset 100 limit 1) as id
     union all
     select 'employee', max(user_id) from employee where organization_id = $1`,
    [organizationId],
  );
  const tokens: [string, string][] = [['HR', token]];
  for (const { role, id } of rows) tokens.push([role, await signInAs(address, client, Number(id))]);
  const results: HomeResult[] = [];
  for (const [role, of] of tokens) {
    const samples: number[] = [];
    let waiting = 0;
    for (let n = 0; n < warmups + asked; n++) {
      const from = performance.now();
      const answer = await fetch(`${address}/api/v1/users/me/home/`, { headers: { authorization: `Bearer ${of}` } });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`home of ${role}: ${answer.status} ${text}`);
      if (n >= warmups) samples.push(performance.now() - from);
      waiting = (JSON.parse(text) as { inbox: { total: number } }).inbox.total;
    }
    results.push({ role, waiting, samples });
  }
  return results;
}
