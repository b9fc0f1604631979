/** An organisation with a record of everything, and people of every role in it: HR, an auditor, a supervisor, and one of each code. */
import { permissionCatalogue } from '@karmik/model/kit/permissions';
import { expect } from 'vitest';
import { liveSessionsOf } from '../../src/live/people.ts';
import { createSamples } from './samples.ts';
import {
  aMember,
  anOrganization,
  client,
  signIn,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './server.ts';

export interface Role {
  readonly name: string;
  readonly person: Person;
  readonly client: Client;
  readonly sessionId: string;
  readonly codes: readonly string[];
}

export interface Peopled {
  readonly himal: Organization;
  readonly hr: Client;
  readonly roles: ReadonlyMap<string, Role>;
}

export async function peopled(server: TestServer): Promise<Peopled> {
  const everywhere = () => server.context.database.everywhere;
  const roles = new Map<string, Role>();
  const himal = await anOrganization(server, 'himal');
  const hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  const hr = await signIn(server, hari);
  const asha = await aMember(server, himal, 'asha');
  const bina = await aMember(server, himal, 'bina');
  const boss = await aMember(server, himal, 'boss');

  /** A session without the work of a password. */
  const enter = async (name: string, person: Person): Promise<Role> => {
    const row = await everywhere().one<{ id: string }>(
      `insert into auth_session (user_id, organization_id, remember, created_at, expires_at, last_used_at) values ($1, $2, true, $3, $4, $3) returning id`,
      [person.id, himal.id, server.now, new Date(server.now.getTime() + 86_400_000)],
    );
    const sessionId = row?.id ?? '';
    const standing = (await liveSessionsOf(everywhere(), [sessionId], server.now)).get(sessionId);
    const codes = standing?.places.find((place) => place.organizationId === himal.id)?.codes ?? [];
    const made = client(server, await server.app.gate.tokens.issue(person.id, sessionId));
    const role = { name, person, client: made, sessionId, codes };
    roles.set(name, role);
    return role;
  };
  const role = (name: string): Role => roles.get(name) as Role;
  const employeeRow = (person: Person, code: string) =>
    everywhere().query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, 'A', 'Sharma', $4, '2020-01-01')`,
      [himal.id, person.id, code, person.email],
    );

  /** Records of work: what people send, are asked about and do. */
  const work = async (samples: Record<string, number>): Promise<void> => {
    const ashas = role('employee').client;
    const good = ({ status, body }: { status: number; body: unknown }) =>
      expect([status, body]).toEqual([expect.toSatisfy((s: number) => s < 300), body]);
    const shared = { observers: [], checklist: [] };
    good(
      await ashas.post('/task/', {
        title: 'Budget',
        deadline: '2027-01-01',
        responsible: [{ person: asha.id }],
        ...shared,
      }),
    );
    good(
      await role('colleague').client.post('/task/', {
        title: 'Party',
        deadline: '2027-01-01',
        responsible: [{ person: bina.id }],
        observers: [{ person: asha.id }],
        checklist: [],
      }),
    );
    good(
      await ashas.post('/task/recurring/', {
        title: 'Each day',
        every: 'Day',
        first_run: '2027-01-01',
        responsible: [{ person: bina.id }],
        ...shared,
      }),
    );
    good(
      await ashas.post('/attendance/himal/overtime/pre-approval/', {
        overtime_date: '2026-11-25',
        overtime_duration: 16,
        request_remarks: 'Work',
      }),
    );
    good(
      await ashas.post(`/hris/himal/people/${asha.id}/changes/`, {
        section: 'contact',
        values: { phone: '9841000000' },
      }),
    );
    good(
      await role('supervisor').client.post('/hris/himal/employment-review/', {
        employee: asha.id,
        review_type: samples.review_type,
        effective_date: '2027-01-10',
        contract_ends_on: '2028-01-10',
        request_remarks: 'Well done',
      }),
    );
    good(
      await ashas.post('/attendance/himal/travel-attendance/', {
        starts_on: '2026-11-25',
        ends_on: '2026-11-26',
        part: 'Full',
        place: 'Pokhara',
        description: 'Audit',
      }),
    );
    good(
      await ashas.post('/attendance/himal/adjustment/', {
        adjusted_on: '2026-11-19',
        kind: 'Punch In',
        punch_in: '10:00',
        reason: 'Power cut',
      }),
    );
    await everywhere().query(
      `insert into overtime_claim (organization_id, sender_id, claimed_on, early, late, normalised, day_kind, multiplier, request_remarks, status)
       values ($1, $2, '2026-11-20', 0, 60, 60, 'Working day', 1.5, 'Stock count', 'Requested')`,
      [himal.id, asha.id],
    );
    await everywhere().query(
      `insert into letter_request (organization_id, sender_id, letter_template_id, language, needed_for, status)
       values ($1, $2, $3, 'en', 'Visa', 'Requested')`,
      [himal.id, asha.id, samples.letter_template ?? 0],
    );
    await hr.patch('/transfer/himal/setting/', { enabled: true, least_service_days: 0 });
    good(
      await ashas.post('/transfer/himal/transfer-forms/', {
        reason: samples.transfer_reason,
        branch: samples.branch,
        supervisor: bina.id,
        preferred_date: '2027-02-01',
        request_remarks: 'Family',
        answers: [],
      }),
    );
    good(await ashas.post('/noticeboard/posts/', { text: 'Hello' }));
    await everywhere().query(
      `insert into post (organization_id, author_id, text, state, created_at) values ($1, $2, 'Pending', 'Pending', $3)`,
      [himal.id, asha.id, server.now],
    );
    for (const person of [asha, bina])
      for (const source of ['web', 'manual'])
        await everywhere().query(
          `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, created_at) values ($1, $2, 'Punch In', $3, '2026-11-21', $4, $3)`,
          [himal.id, person.id, server.now, source],
        );
    await everywhere().query(
      `insert into roster_entry (organization_id, employee_id, day, is_published, source)
       select $1, p, d, d = '2026-11-24', 'manual' from unnest($2::bigint[]) p, unnest(array['2026-11-24', '2026-11-25']::date[]) d`,
      [himal.id, [asha.id, bina.id]],
    );
    await everywhere().query(
      `insert into shift_swap (organization_id, sender_id, colleague_id, day, request_remarks, status) values ($1, $2, $3, '2026-11-24', 'Family', 'Requested')`,
      [himal.id, asha.id, bina.id],
    );
    await everywhere().query(
      `insert into process_task (organization_id, process, process_id, employee_id, title, due_on, is_clearance, status, assignee_id)
     values ($1, 'Separation', 1, $2, 'Laptop', '2027-01-01', false, 'Open', $3), ($1, 'Pre-employment', 1, $2, 'Desk', '2027-01-01', false, 'Open', null)`,
      [himal.id, asha.id, bina.id],
    );
    await everywhere().query(
      `with version as (insert into form_version (organization_id, form_id, number, structure, created_at) values ($1, $2, 1, '{"sections": []}', $4) returning form_id)
     insert into form_answer (organization_id, form_id, sender_id, form_version, status) select $1, form_id, $3, 1, 'Submitted' from version`,
      [himal.id, samples.form ?? 0, asha.id, server.now],
    );
  };

  await employeeRow(asha, 'E1');
  await employeeRow(bina, 'E2');
  await employeeRow(boss, 'E3');
  await everywhere().query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2026-01-01')`,
    [himal.id, asha.id, boss.id],
  );
  const samples = await createSamples(hr, 'himal', [asha, bina, boss]);
  for (const visibility of ['Employee', 'Supervisor']) {
    const file = (await hr.upload<{ id: number }>('/files/?purpose=record', `${visibility}.txt`, 'A paper')).body.id;
    await hr.post('/hris/himal/employee-document/', {
      employee: asha.id,
      form: 'Contract',
      title: visibility,
      visibility,
      file,
    });
  }
  await enter('HR', hari);
  await enter('auditor', await aMember(server, himal, 'auditor', { is_audit_user: true }));
  await enter('supervisor', boss);
  await enter('employee', asha);
  await enter('colleague', bina);
  const investigator = await aMember(server, himal, 'investigator');
  await everywhere().query(
    `insert into investigator (organization_id, person_id, incident_types, starts_on, status) values ($1, $2, '{}', '2026-01-01', 'Confirmed')`,
    [himal.id, investigator.id],
  );
  await enter('investigator', investigator);
  for (const code of Object.keys(permissionCatalogue))
    await enter(code, await aMember(server, himal, `code${code.replace('.', 'x')}`, { codes: [code] }));

  await work(samples);
  return { himal, hr, roles };
}
