/** Who gives tasks to whom, who is on time, who is scored best, the score below its task, and the constants of closed lists (API-1). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Person,
  type TestServer,
} from './support/server.ts';

interface Figures {
  results: { user: { id: number }; tasks?: number; completed?: number; on_time?: number; score?: number }[];
}
interface Constants {
  results: { entity: string; field: string; choices: { value: string; label: { en: string; ne: string } }[] }[];
}

let server: TestServer;
let hari: Client;
let gita: Client;
let asha: Client;
let stranger: Client;
let person: { gita: Person; asha: Person; bina: Person };
let taskId: number;
let scoreId: number;

const figures = async (client: Client, path: string) => (await client.get<Figures>(`/task/${path}/`)).body.results;

beforeAll(async () => {
  server = await startServer();
  const himal = await anOrganization(server, 'himal');
  hari = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  person = {
    gita: await aMember(server, himal, 'gita'),
    asha: await aMember(server, himal, 'asha'),
    bina: await aMember(server, himal, 'bina'),
  };
  gita = await signIn(server, person.gita);
  asha = await signIn(server, person.asha);
  const bina = await signIn(server, person.bina);
  stranger = await signIn(server, await aMember(server, himal, 'stranger'));
  const give = async (title: string, doing: Person, giver = gita) =>
    (
      await giver.post<{ id: number }>('/task/', {
        title,
        deadline: '2027-01-01',
        approval_needed: true,
        responsible: [{ person: doing.id }],
        observers: [],
      })
    ).body.id;
  taskId = await give('Count the stock', person.asha);
  await give('Paint the door', person.asha);
  await give('Sand the floor', person.bina);
  await give('Sweep the yard', person.asha, bina);
  await give('My own', person.gita);
  await asha.post(`/task/${taskId}/complete/`, { remark: '' });
  const scores = await gita.get<{ results: { id: number }[] }>(`/task/approvals/?task=${taskId}`);
  scoreId = scores.body.results[0]?.id ?? 0;
  await gita.post(`/task/approvals/${scoreId}/approve/`, { score: 8 });
  await asha.post(`/task/approvals/${scoreId}/acknowledge/`, {});
});
afterAll(() => server.close());

it('counts who gave one the most tasks, and to whom one gave them, without oneself', async () => {
  expect(await figures(asha, 'info/top-assigner')).toMatchObject([
    { user: { id: person.gita.id }, tasks: 2 },
    { user: { id: person.bina.id }, tasks: 1 },
  ]);
  expect(await figures(gita, 'info/top-assignee')).toMatchObject([
    { user: { id: person.asha.id }, tasks: 2 },
    { user: { id: person.bina.id }, tasks: 1 },
  ]);
  expect(await figures(gita, 'info/top-assigner')).toEqual([]);
  expect(await figures(stranger, 'info/top-assignee')).toEqual([]);
});

it('ranks people for HR alone', async () => {
  expect(await figures(hari, 'overview/most-efficient/detail')).toMatchObject([
    { user: { id: person.asha.id }, completed: 1, on_time: 1 },
  ]);
  expect(await figures(hari, 'overview/leader-board/detail')).toMatchObject([
    { user: { id: person.asha.id }, tasks: 1, score: 8 },
  ]);
  for (const path of ['most-efficient', 'leader-board'])
    expect([path, (await gita.get(`/task/overview/${path}/detail/`)).status]).toEqual([path, 403]);
});

it('shows a score below its own task, to those whom it concerns and to HR', async () => {
  for (const client of [gita, asha])
    expect((await client.get(`/task/${taskId}/approvals/${scoreId}/`)).body).toMatchObject({
      id: scoreId,
      final_score: 8,
      status: 'Acknowledged',
    });
  expect((await hari.get(`/task/overview/${taskId}/approvals/${scoreId}/`)).body).toMatchObject({ id: scoreId });
  expect((await gita.get(`/task/overview/${taskId}/approvals/${scoreId}/`)).status).toBe(403);
  expect((await stranger.get(`/task/${taskId}/approvals/${scoreId}/`)).status).toBe(404);
  expect((await gita.get(`/task/${taskId + 1}/approvals/${scoreId}/`)).status).toBe(404);
});

it('counts what waits for one by the specification’s name as well', async () => {
  expect((await gita.get('/task/info/stat/')).body).toEqual((await gita.get('/task/summary/')).body);
});

it('lists the choices of closed lists with both labels', async () => {
  const { body } = await asha.get<Constants>('/commons/constants/');
  const priority = body.results.find(({ entity, field }) => entity === 'task' && field === 'priority');
  expect(priority?.choices).toContainEqual({ value: 'Major', label: { en: 'Major', ne: 'महत्त्वपूर्ण' } });
  expect((await server.app.inject({ url: '/api/v1/commons/constants/' })).statusCode).toBe(401);
});
