/** Changes that two people must agree on, where there is one: what is said before, and the exception. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

interface Preview {
  readonly levels: readonly { readonly notes: readonly { readonly en: string; readonly ne: string }[] }[];
}
interface Edit {
  readonly id: number;
  readonly status: string;
  readonly histories: readonly { readonly action_performed: string; readonly remarks: string }[];
}

let server: TestServer;
let himal: Organization;
let hari: Person;
let hr: Client;
let asha: Person;
let leaveType: number;

const edits = '/leave/himal/balance-edit/';
const exceptions = '/org/himal/lone-administrator-exception/';
const edit = () => ({
  employee: asha.id,
  leave_type: leaveType,
  kind: 'Adjustment',
  quantity: '2',
  effective_on: '2026-11-01',
  reason: 'Missed in the old system',
});
const notes = async () => {
  const { status, body } = await hr.post<Preview>('/org/himal/approval-preview/leave_balance_edit/', {
    person: asha.id,
  });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.levels.flatMap((level) => level.notes.map(({ en }) => en));
};

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  hr = await signIn(server, hari);
  asha = await aMember(server, himal, 'asha');
  await aMember(server, himal, 'bina');
  await server.context.database.everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, 'A1', 'Asha', 'Rai', $3, '2020-01-01')`,
    [himal.id, asha.id, asha.email],
  );
  await hr.post('/leave/himal/master-setting/lawful/', {});
  const listed = await hr.get<{ results: { id: number; statute: string }[] }>('/leave/himal/leave-type/');
  leaveType = listed.body.results.find(({ statute }) => statute === 'home')?.id ?? 0;
});
afterAll(() => server.close());

describe('a change that only its sender could confirm [F16]', () => {
  it('says before it is sent that no one can confirm it, and who could be given the right', async () => {
    expect(await notes()).toContain('No one can decide at the moment');
    expect((await notes()).at(-1)).toMatch(/^Give the permission ".+" to a second person first, such as Bina Sharma$/);
    const sent = await hr.post<Edit>(edits, edit());
    expect([sent.status, sent.body.status]).toEqual([201, 'Requested']);
    expect((await hr.post(`${edits}${sent.body.id}/approve/?as=hr`, { remark: 'Mine' })).status).toBe(403);
  });

  it('takes effect by an exception that is recorded for a time, and its history says so', async () => {
    const made = await hr.post(exceptions, { person: hari.id, ends_on: '2026-12-31', reason: 'One HR person' });
    expect([made.status, made.body]).toEqual([201, expect.anything()]);
    expect((await notes()).at(-1)).toBe(
      'It takes effect when you send it: your exception as a lone administrator is recorded until 2026-12-31',
    );
    const sent = await hr.post<Edit>(edits, edit());
    const read = await hr.get<Edit>(`${edits}${sent.body.id}/?as=hr`);
    expect(read.body.status).toBe('Approved');
    expect(read.body.histories.at(-1)).toMatchObject({
      action_performed: 'Approved',
      remarks: 'Lone administrator exception: One HR person',
    });
    const lines = await server.context.database.everywhere.query(
      `select quantity::float8 as quantity from ledger_line where person_id = $1 and source_entity = 'leave_balance_edit'`,
      [asha.id],
    );
    expect(lines).toEqual([{ quantity: 2 }]);
  });

  it('is decided by the second person as soon as there is one, exception or not', async () => {
    await aMember(server, himal, 'gita', { is_hr_admin: true });
    expect(await notes()).not.toContain('No one can decide at the moment');
    const sent = await hr.post<Edit>(edits, edit());
    expect((await hr.get<Edit>(`${edits}${sent.body.id}/?as=hr`)).body.status).toBe('Requested');
  });
});
