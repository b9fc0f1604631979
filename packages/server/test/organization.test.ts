/** What organisations set up beyond what their declarations say. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayIn } from '../src/time.ts';
import { createOrganization } from '../src/modules/organization/organizations.ts';
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

let server: TestServer;
let himal: Organization;
let hr: Client;
let asha: Client;
let bikash: Client;
let person: Record<'hari' | 'asha' | 'bikash', Person>;

interface Listed<T> {
  results: T[];
  count: number;
}

/** The file of someone, as far as holidays ask for it. */
const employ = (who: Person, code: string, gender: string, branchId: number | null) =>
  server.context.database.everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, gender, joined_on, branch_id)
     values ($1, $2, $3, 'Name', 'Sharma', $4, $5, '2020-01-01', $6)`,
    [himal.id, who.id, code, who.email, gender, branchId],
  );

/** A day in the organisation's zone, so many days from the one that it is. */
const day = (from: number) => todayIn('Asia/Kathmandu', new Date(server.now.getTime() + from * 86_400_000));

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  person = {
    hari: await aMember(server, himal, 'hari', { is_hr_admin: true }),
    asha: await aMember(server, himal, 'asha'),
    bikash: await aMember(server, himal, 'bikash'),
  };
  [hr, asha, bikash] = (await Promise.all(Object.values(person).map((each) => signIn(server, each)))) as [
    Client,
    Client,
    Client,
  ];
});
afterAll(() => server.close());

describe('a fiscal year', () => {
  const path = '/org/himal/fiscal-year/';
  const year = {
    name: '2083/84',
    used_for: 'General',
    calendar: 'BS',
    starts_on: '2026-07-17',
    ends_on: '2027-07-16',
  };
  interface Year {
    id: number;
    months: { name: string; starts_on: string; ends_on: string }[];
  }

  it('knows its months, Shrawan to Ashad, without a gap [CAL-4]', async () => {
    const made = await hr.post<Year>(path, year);
    expect(made.status).toBe(201);
    const { months } = made.body;
    expect(months.map(({ name }) => name)).toEqual([
      ...['Shrawan', 'Bhadra', 'Ashoj', 'Kartik', 'Mangsir', 'Poush', 'Magh', 'Falgun', 'Chaitra'].map(
        (month) => `${month} 2083`,
      ),
      ...['Baishak', 'Jestha', 'Ashad'].map((month) => `${month} 2084`),
    ]);
    expect([months[0]?.starts_on, months.at(-1)?.ends_on]).toEqual(['2026-07-17', '2027-07-16']);
    for (const [index, month] of months.slice(1).entries())
      expect(Date.parse(month.starts_on) - Date.parse(months[index]?.ends_on ?? '')).toBe(86_400_000);
    // The other calendar cuts the same days at other places.
    const changed = await hr.patch<Year>(`${path}${made.body.id}/`, { calendar: 'AD' });
    expect(changed.body.months.map(({ name }) => name)).toHaveLength(13);
    expect(changed.body.months[0]).toEqual({
      id: expect.any(Number),
      name: 'July 2026',
      starts_on: '2026-07-17',
      ends_on: '2026-07-31',
    });
  });

  it('overlaps none of the same use, nor when two are sent at once', async () => {
    const late = { ...year, name: '2083 again', starts_on: '2027-07-16', ends_on: '2028-07-14' };
    expect((await hr.post(path, late)).body).toEqual({ starts_on: ['Overlaps with 2083/84'] });
    const next = { ...late, starts_on: '2027-07-17' };
    const both = await Promise.all([
      hr.post(path, { ...next, name: '2084/85' }),
      hr.post(path, { ...next, name: '2084/85 b' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
    expect((await hr.post(path, { ...year, used_for: 'Leave' })).status).toBe(201);
  });

  it('beyond the table of months is refused with the reason, and changes nothing [DAT-3]', async () => {
    const far = { ...year, name: 'far', starts_on: '2090-07-17', ends_on: '2091-07-16' };
    const before = (await hr.get<Listed<Year>>(path)).body.count;
    expect(await hr.post(path, far)).toMatchObject({
      status: 400,
      body: { starts_on: [expect.stringMatching(/^The year \d+ is not supported$/)] },
    });
    expect((await hr.get<Listed<Year>>(path)).body.count).toBe(before);
  });
});

describe('a holiday', () => {
  it('is one of those whom every filled condition fits, and makes a day for them alone what it is [ORG-2]', async () => {
    const branch = async (name: string) => (await hr.post<{ id: number }>('/org/himal/branch/', { name })).body.id;
    const [kathmandu, pokhara] = [await branch('Kathmandu'), await branch('Pokhara')];
    await employ(person.asha, 'A1', 'Female', kathmandu);
    await employ(person.bikash, 'B1', 'Male', pokhara);
    const add = (name: string, starts_on: string, conditions: object) =>
      hr.post('/org/himal/holiday/', { name, starts_on, ends_on: starts_on, ...conditions });
    await add('For all', '2026-12-25', {});
    await add('Teej', '2026-09-14', { genders: ['Female'] });
    await add('Gai Jatra', '2026-08-29', { branches: [kathmandu] });
    await add('Women of Pokhara', '2026-08-30', { genders: ['Female'], branches: [pokhara] });
    const seen = async (who: Client) =>
      (await who.get<Listed<{ name: string }>>('/org/himal/holiday/')).body.results.map(({ name }) => name);
    expect(await seen(asha)).toEqual(['Gai Jatra', 'Teej', 'For all']);
    expect(await seen(bikash)).toEqual(['For all']);
    expect(await seen(hr)).toHaveLength(4);
    const file = await server.app.inject({
      url: '/api/v1/org/himal/holiday/export/?format=csv',
      headers: { authorization: `Bearer ${bikash.token}` },
    });
    expect(file.body).toContain('For all');
    expect(file.body).not.toContain('Teej');
    // HR sees what left and who took it.
    const log = (await hr.get<Listed<object>>('/org/himal/export-logs/?search=holiday')).body;
    expect(log.results).toMatchObject([
      { user: { id: person.bikash.id }, entity: 'holiday', format: 'csv', row_count: 1 },
    ]);
    expect((await asha.get('/org/himal/export-logs/')).status).toBe(403);

    // The same day is a holiday for her, with its multiplier of overtime, and a day of work for him.
    await hr.post('/attendance/himal/overtime/setting/', {
      name: 'Office',
      is_default: true,
      weekday_multiplier: '1.50',
      off_day_multiplier: '2.00',
      holiday_multiplier: '2.50',
      daily_limit: 240,
      weekly_limit: 1440,
      monthly_limit: 5760,
      over_limit: 'Refuse',
    });
    const day = async (who: Client, date: string) => {
      const { body } = await who.get(`/attendance/himal/overtime/pre-approval/remaining-limit/?date=${date}`);
      return [body.kind, body.holiday, body.multiplier];
    };
    expect(await day(asha, '2026-09-14')).toEqual(['Holiday', 'Teej', '2.50']);
    expect(await day(bikash, '2026-09-14')).toEqual(['Working day', null, '1.50']);
    expect(await day(bikash, '2026-09-12')).toEqual(['Weekly day off', null, '2.00']);
    await hr.patch('/org/himal/application-settings/', { weekly_day_off: 'Sunday', second_day_off: 'Monday' });
    expect(await day(bikash, '2026-09-14')).toEqual(['Weekly day off', null, '2.00']);
    expect(await day(bikash, '2026-09-12')).toEqual(['Working day', null, '1.50']);
    expect(await hr.patch('/org/himal/application-settings/', { weekly_day_off: 'Monday' })).toMatchObject({
      status: 400,
      body: { second_day_off: ['Second day off must differ from the weekly day off'] },
    });
  });
});

describe('equipment', () => {
  it('is with the person who has not returned it, and is given out once at a time', async () => {
    const path = '/org/himal/equipment/';
    const given = { employee: person.asha.id, assigned_on: '2026-01-10', returned_on: '2026-03-01', remarks: null };
    const now = { employee: person.bikash.id, assigned_on: '2026-03-01', returned_on: null, remarks: 'With the bag' };
    const made = await hr.post<{ id: number; holder: { id: number } | null; assignments: unknown[] }>(path, {
      name: 'ThinkPad',
      tag: 'LT-1',
      condition: 'Good',
      assignments: [given, now],
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        holder: { id: person.bikash.id },
        assignments: [{ employee: { id: person.asha.id } }, { employee: { id: person.bikash.id } }],
      },
    });
    const at = `${path}${made.body.id}/`;
    expect((await hr.patch(at, { assignments: [given, { ...now, assigned_on: '2026-02-01' }] })).body).toEqual({
      assignments: ['It was issued again on 2026-02-01, before it was returned'],
    });
    expect((await hr.patch(at, { assignments: [{ ...given, employee: 999_999 }] })).body).toEqual({
      'assignments.0.employee': ['Employee does not exist'],
    });
    expect((await hr.patch(at, { assignments: [given] })).body).toMatchObject({ holder: null });
    const held = (await hr.get<Listed<{ id: number }>>(`${path}?holder=${person.bikash.id}`)).body;
    expect(held.results).toEqual([]);
  });
});

describe('a booking of a room', () => {
  const path = '/org/himal/room-booking/';
  const at = (hour: number, minute = 0) => new Date(server.now.getTime() + (hour * 60 + minute) * 60_000).toISOString();
  const booking = (room: number, from: string, to: string, more: object = {}) =>
    hr.post(path, {
      room,
      subject: 'Harvest',
      booked_for: person.asha.id,
      starts_at: from,
      ends_at: to,
      ...more,
    });
  const aRoom = async (name: string) =>
    (await hr.post<{ id: number }>('/org/himal/meeting-room/', { name, capacity: 6 })).body.id;

  it('keeps the room from one instant to another, and for no one else meanwhile', async () => {
    const [room, other] = [await aRoom('Annapurna'), await aRoom('Sagarmatha')];
    const first = await booking(room, at(10), at(11));
    expect(first.status).toBe(201);
    const second = await booking(room, at(10, 30), at(11, 30));
    expect(second.status).toBe(400);
    expect(second.body.room).toEqual([expect.stringMatching(/^Annapurna is booked for Harvest: \d+ \w+, .* to /)]);
    expect((await booking(room, at(11), at(12))).status).toBe(201);
    expect((await booking(other, at(10, 30), at(11, 30))).status).toBe(201);
    const moved = await hr.patch(`${path}${String(first.body.id)}/`, { ends_at: at(11, 15) });
    expect(moved.status).toBe(400);
    expect((await hr.patch(`${path}${String(first.body.id)}/`, { starts_at: at(9) })).status).toBe(200);
  });

  it('is given to one of two who ask at the same moment', async () => {
    const room = await aRoom('Machhapuchhre');
    const answers = await Promise.all(Array.from({ length: 6 }, () => booking(room, at(20), at(21))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400, 400, 400]);
  });

  it('begins in the future, ends after that, and fits the room', async () => {
    const room = await aRoom('Dhaulagiri');
    expect((await booking(room, at(-1), at(1))).body).toEqual({ starts_at: ['Starts at cannot be a past date'] });
    expect((await booking(room, at(2), at(2))).body).toEqual({ ends_at: ['Ends at must be after Starts at'] });
    expect((await booking(room, at(2), at(3), { attendees: 7 })).body).toEqual({
      attendees: ['Dhaulagiri has 6 seats'],
    });
  });
});

describe('a document', () => {
  it('is for everyone once it is published, and so is its file', async () => {
    const path = '/org/himal/document/';
    const file = (await hr.upload<{ id: number }>('/files/?purpose=record', 'leave-policy.txt', 'Leave policy')).body
      .id;
    const made = await hr.post<{ id: number; file: { url: string } }>(path, {
      title: 'Leave policy',
      file,
      is_published: false,
    });
    expect(made.status).toBe(201);
    const at = `${path}${made.body.id}/`;
    expect([(await asha.get(at)).status, (await asha.get<Listed<unknown>>(path)).body.count]).toEqual([404, 0]);
    await hr.patch(at, { is_published: true });
    const read = await asha.get<{ file: { url: string } }>(at);
    expect(read.status).toBe(200);
    const content = await server.app.inject({ url: read.body.file.url });
    expect([content.statusCode, content.body]).toEqual([200, 'Leave policy']);
    expect((await asha.patch(at, { title: 'x' })).status).toBe(403);
    await hr.delete(at);
    expect((await asha.get(at)).status).toBe(404);
  });

  it('is seen by the branches and divisions that it names, and by the person who keeps the documents', async () => {
    const path = '/org/himal/document/';
    const [mine, other] = await Promise.all(
      ['Bhaktapur', 'Dharan'].map(
        async (name) => (await hr.post<{ id: number }>('/org/himal/branch/', { name })).body.id,
      ),
    );
    const people = server.context.database.everywhere;
    await people.query('update employee set branch_id = $1 where user_id = $2', [mine ?? 0, person.asha.id]);
    const file = (await hr.upload<{ id: number }>('/files/?purpose=record', 'rota.txt', 'Rota')).body.id;
    const made = await hr.post<{ id: number }>(path, { title: 'Rota', file, branches: [other] });
    expect(made.status).toBe(201);
    const at = `${path}${made.body.id}/`;
    expect([(await asha.get(at)).status, (await hr.get(at)).status]).toEqual([404, 200]);
    await hr.patch(at, { branches: [mine, other] });
    expect((await asha.get(at)).status).toBe(200);
  });
});

describe('the order of people', () => {
  it('is the name, and what the organisation asks for where it stands', async () => {
    const ids = async () =>
      (await asha.get<{ results: { id: number }[] }>('/org/himal/people/')).body.results.map(({ id }) => id);
    const everywhere = server.context.database.everywhere;
    const rename = 'update employee set first_name = $1, joined_on = $2 where user_id = $3';
    await everywhere.query(rename, ['Asha', '2020-01-01', person.asha.id]);
    await everywhere.query(rename, ['Bikash', '2015-01-01', person.bikash.id]);
    const byName = [person.asha.id, person.bikash.id, person.hari.id];
    expect(await ids()).toEqual(byName);
    expect((await hr.patch('/org/himal/ordering-settings/', { first_by: 'Service' })).status).toBe(200);
    const byService = [person.bikash.id, person.asha.id, person.hari.id];
    expect(await ids()).toEqual(byService);
    const { body } = await asha.get<Listed<{ id: number }>>('/org/himal/hierarchy/');
    expect(body.results.map(({ id }) => id)).toEqual(byService);
    const twice = await hr.patch('/org/himal/ordering-settings/', { second_by: 'Service' });
    expect([twice.status, twice.body]).toEqual([400, { second_by: ['Then by is already chosen above'] }]);
  });
});

describe('the common lists', () => {
  beforeAll(() => server.context.database.everywhere.query('call found_common_lists($1)', [himal.id]));

  it('come with every new organisation', async () => {
    const { everywhere } = server.context.database;
    const { organizationId } = await createOrganization(
      everywhere,
      { slug: 'dolpo', name: 'Dolpo Herbs', abbreviation: 'DH' },
      { username: 'pema', email: 'pema@dolpo.test', first_name: 'Pema', last_name: 'Gurung', password_hash: '' },
      server.context.clock(),
    );
    const count = await everywhere.one<{ n: number }>('select count(*) as n from religion where organization_id = $1', [
      organizationId,
    ]);
    expect(count?.n).toBe(11);
  });

  it('are read by everyone and kept by who may', async () => {
    const degrees = await asha.get<Listed<{ name: string }>>('/commons/himal/education-degree/');
    expect(degrees.body.results.map(({ name }) => name)).toEqual([
      'Basic level',
      'Secondary Education Examination (SEE)',
      'School Leaving Certificate (SLC)',
      'Diploma (CTEVT)',
      'Class 12 (+2)',
      'Bachelor',
      'Postgraduate diploma',
      'Master',
      'MPhil',
      'PhD',
    ]);
    const religions = await asha.get<Listed<{ id: number; name: string }>>('/commons/himal/religion/');
    expect(religions.body.count).toBe(11);
    expect((await asha.post('/commons/himal/religion/', { name: 'Ayyavazhi' })).status).toBe(403);
    expect((await hr.post('/commons/himal/religion/', { name: 'hindu' })).body).toEqual({
      name: [expect.stringContaining('Name')],
    });
  });

  it('are not let go of while something is sorted by them', async () => {
    const list = await hr.get<Listed<{ id: number; name: string }>>('/commons/himal/holiday-category/?search=Festival');
    const category = list.body.results[0]?.id;
    await hr.post('/org/himal/holiday/', {
      name: 'Indra Jatra',
      category,
      starts_on: '2026-09-25',
      ends_on: '2026-09-25',
    });
    const refused = await hr.delete<{ detail: string }>(`/commons/himal/holiday-category/${category}/`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Festival is in use by 1 holiday. Choose another there first.',
    ]);
  });
});

describe('a branch', () => {
  it('with three employees is not removed, and says how many they are [ORG-4]', async () => {
    const { id } = (await hr.post<{ id: number }>('/org/himal/branch/', { name: 'Dhankuta' })).body;
    for (const name of ['ekta', 'dilip', 'tara']) {
      const person = await aMember(server, himal, name);
      await server.context.database.everywhere.query(
        `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, branch_id)
         values ($1, $2, $3, $4, 'Rai', $5, '2024-01-01', $6)`,
        [himal.id, person.id, `D-${name}`, name, person.email, id],
      );
    }
    const refused = await hr.delete<{ detail: string; code: string }>(`/org/himal/branch/${id}/`);
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: 'in_use',
        detail: 'Dhankuta is in use by 3 employees. Choose another there first.',
        uses: [{ count: 3, label: { en: 'Employees', ne: 'कर्मचारी' } }],
      },
    ]);
    expect((await hr.get(`/org/himal/branch/${id}/`)).status).toBe(200);
  });

  it('goes once another is named in its place, which is in use from today; what was stays [ORG-4]', async () => {
    const made = async (path: string, body: object) => (await hr.post<{ id: number }>(path, body)).body.id;
    const ilam = await made('/org/himal/branch/', { name: 'Ilam' });
    const jhapa = await made('/org/himal/branch/', { name: 'Jhapa' });
    const place = {
      division: await made('/org/himal/division/', { name: 'Tea' }),
      job_title: await made('/org/himal/job-title/', { title: 'Taster' }),
      employment_type: await made('/org/himal/employment-type/', { title: 'Tea contract' }),
      employment_level: await made('/org/himal/employment-level/', { title: 'Tea level' }),
    };
    const gita = await aMember(server, himal, 'gita');
    await employ(gita, 'I-1', 'Female', ilam);
    const first = await hr.post('/hris/himal/employment/', {
      employee: gita.id,
      change: 'Appointment',
      starts_on: '2020-01-01',
      branch: ilam,
      letter: 'A-17',
      ...place,
    });
    expect(first.status).toBe(201);
    const room = await made('/org/himal/meeting-room/', { name: 'Leaf', branch: ilam, capacity: 6 });

    const replaced = (replacement: number | string, who = hr) =>
      who.delete(`/org/himal/branch/${ilam}/?replacement=${replacement}`);
    for (const wrong of [ilam, 987_654, 'x'])
      expect(await replaced(wrong)).toMatchObject({ status: 400, body: { replacement: [expect.any(String)] } });
    expect((await replaced(jhapa, asha)).status).toBe(403);
    expect((await hr.get<{ branch: { id: number } }>(`/org/himal/meeting-room/${room}/`)).body.branch.id).toBe(ilam);

    expect((await replaced(jhapa)).status).toBe(204);
    const history = await hr.get<Listed<Record<string, unknown>>>(
      `/hris/himal/employment/?employee=${gita.id}&sort=starts_on`,
    );
    expect(history.body.results).toMatchObject([
      { change: 'Appointment', starts_on: '2020-01-01', ends_on: day(-1), branch: { name: 'Ilam' }, letter: 'A-17' },
      {
        change: 'Other',
        starts_on: day(0),
        ends_on: null,
        branch: { name: 'Jhapa' },
        letter: null,
        division: { name: 'Tea' },
      },
    ]);
    const now = await server.context.database.everywhere.one(
      'select b.name from employee e join branch b on b.id = e.branch_id where e.user_id = $1',
      [gita.id],
    );
    expect(now).toEqual({ name: 'Jhapa' });
    expect((await hr.get<{ branch: object }>(`/org/himal/meeting-room/${room}/`)).body.branch).toEqual({
      id: jhapa,
      name: 'Jhapa',
    });
    const audit = await server.context.database.everywhere.query<{ object_type: string; action: string }>(
      `select object_type, action from audit_event where organization_id = $1 and (before->>'branch' = $2 or after->>'branch' = $3) and at = $4 order by id`,
      [himal.id, String(ilam), String(jhapa), server.now],
    );
    expect(audit).toEqual(
      expect.arrayContaining([
        { object_type: 'employment', action: 'created' },
        { object_type: 'meeting_room', action: 'updated' },
      ]),
    );
  });

  it('is not replaced by one below it, nor where something may be used once and uses both', async () => {
    const made = async (path: string, body: object) => (await hr.post<{ id: number }>(path, body)).body.id;
    const sales = await made('/org/himal/division/', { name: 'Sales' });
    const east = await made('/org/himal/division/', { name: 'Sales East', parent: sales });
    expect(await hr.delete(`/org/himal/division/${sales}/?replacement=${east}`)).toMatchObject({
      status: 400,
      body: { replacement: ["Replacement can't be below the record it replaces"] },
    });
    const [weaving, knitting] = [
      await made('/org/himal/skill/', { name: 'Weaving' }),
      await made('/org/himal/skill/', { name: 'Knitting' }),
    ];
    for (const skill of [weaving, knitting])
      expect(
        (await hr.post('/hris/himal/ksao-assignment/', { employee: person.asha.id, kind: 'Skill', skill })).status,
      ).toBe(201);
    expect(await hr.delete(`/org/himal/skill/${weaving}/?replacement=${knitting}`)).toMatchObject({
      status: 409,
      body: { code: 'uses_both' },
    });
  });
});

describe('the hierarchy', () => {
  it('tells everyone of the organisation who reports to whom today', async () => {
    await hr.post('/hris/himal/supervision/', {
      subordinate: person.asha.id,
      supervisor: person.bikash.id,
      position: 1,
      valid_from: '2020-01-01',
    });
    const { body } = await asha.get<Listed<{ id: number; supervisor_id: number | null }>>('/org/himal/hierarchy/');
    const of = new Map(body.results.map(({ id, supervisor_id }) => [id, supervisor_id]));
    expect([of.get(person.asha.id), of.get(person.bikash.id)]).toEqual([person.bikash.id, null]);
  });
});
