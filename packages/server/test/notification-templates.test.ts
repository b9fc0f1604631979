/** An organisation's own words for what approvers are told of requests. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let hr: Client;
let boss: Client;
let asha: Client;
const path = '/commons/notification-templates/';
const standard = 'requested overtime';

beforeAll(async () => {
  server = await startServer();
  server.now = new Date('2026-11-23T06:00:00.000Z');
  const himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  const bossPerson = await aMember(server, himal, 'boss');
  const person = await aMember(server, himal, 'asha');
  await server.context.database.everywhere.query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2023-07-17')`,
    [himal.id, person.id, bossPerson.id],
  );
  boss = await signIn(server, bossPerson);
  asha = await signIn(server, person);
});
afterAll(() => server.close());

/** What the approver is told of a request for a day. */
async function toldOf(day: string): Promise<{ text: string; text_ne: string } | undefined> {
  const sent = await asha.post('/attendance/himal/overtime/pre-approval/', {
    overtime_date: day,
    overtime_duration: 60,
    request_remarks: 'Harvest',
  });
  expect([sent.status, sent.body]).toEqual([201, expect.anything()]);
  const { body } = await boss.get<{ results: { text: string; text_ne: string }[] }>('/notifications/');
  return body.results[0];
}

it('word what approvers are told of a kind of request, in both languages, while they are in use', async () => {
  expect((await toldOf('2026-11-24'))?.text).toContain(standard);
  const made = await hr.post<{ id: number }>(path, {
    event: 'overtime_request',
    text: '{{full_name}} wants to work longer',
    text_ne: '{{full_name}} ले थप काम माग्नुभयो',
  });
  expect(made.status).toBe(201);
  const told = await toldOf('2026-11-25');
  expect(told?.text).toMatch(/^Asha \S+ wants to work longer$/);
  expect(told?.text_ne).toMatch(/ ले थप काम माग्नुभयो$/);
  await hr.patch(`${path}${made.body.id}/`, { text_ne: null });
  expect((await toldOf('2026-11-26'))?.text_ne).toMatch(/ wants to work longer$/);
  await hr.patch(`${path}${made.body.id}/`, { is_active: false });
  expect((await toldOf('2026-11-27'))?.text).toContain(standard);
});

it('are refused with a placeholder that no one fills, and without the name of who asks', async () => {
  const body = { event: 'overtime_request', text: '{{full_name}} asks' };
  expect((await hr.post(path, { ...body, text: '{{full_name}} of {{branch}} asks' })).body).toEqual({
    text: ['{{branch}} is not a placeholder here. Use: {{full_name}}'],
  });
  expect((await hr.post(path, { ...body, text: 'Overtime' })).body).toEqual({
    text: ['Add {{full_name}}: the text does not work without it'],
  });
  expect((await hr.post(path, { ...body, text_ne: 'अतिरिक्त समय' })).body).toHaveProperty('text_ne');
  expect((await hr.post(path, { ...body, event: 'lunch' })).status).toBe(400);
  expect((await asha.post(path, body)).status).toBe(403);
});

it('have hints: the placeholders, and what the product says of each kind of request', async () => {
  const { body } = await hr.get<{
    placeholders: { name: string }[];
    events: { event: string; standard: { en: string; ne: string } }[];
  }>(`${path}hints/`);
  expect(body.placeholders.map(({ name }) => name)).toEqual(['full_name']);
  expect(body.events.find(({ event }) => event === 'overtime_request')?.standard.en).toBe(`{{full_name}} ${standard}`);
  for (const { standard: words } of body.events)
    expect(words).toEqual({
      en: expect.stringContaining('{{full_name}}') as string,
      ne: expect.stringContaining('{{full_name}}') as string,
    });
  expect((await asha.get(`${path}hints/`)).status).toBe(403);
});
