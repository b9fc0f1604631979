import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobAnswer } from '@karmik/model/jobs/jobs';
import { textOf } from '@karmik/model/kit/message';
import { JobFailed } from '../src/jobs/jobs.ts';
import { httpMessages, serverMessages } from '../src/messages.ts';
import { importMessages } from '../src/modules/imports/messages.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  until,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
let hr: Client;
let other: Client;
let hrId: number;
/** How the work under test behaves, and what it did. */
let behaviour: 'succeed' | 'fail' | 'break' | 'wait' = 'succeed';
let runs = 0;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  const person = await aMember(server, himal, 'hari', { is_hr_admin: true });
  hrId = person.id;
  hr = await signIn(server, person);
  other = await signIn(server, await aMember(server, himal, 'asha', { is_hr_admin: true }));
  server.context.jobs.handle(
    'check_import',
    async ({ checkpoint }) => {
      runs += 1;
      if (behaviour === 'fail') throw new JobFailed(httpMessages.full);
      if (behaviour === 'break') throw new Error('the socket was closed');
      for (let n = 1; behaviour === 'wait' && n < 100_000; n++) {
        await checkpoint(n % 100, 100);
        await new Promise((resolve) => setImmediate(resolve));
      }
      await checkpoint(100, 100);
      return importMessages.rowsChecked;
    },
    { onRetry: () => Promise.resolve() },
  );
});
afterAll(() => server.close());

const begin = async (): Promise<number> => {
  const id = await server.context.jobs.enqueue(
    server.context.database.organization(himal.id),
    himal.id,
    'check_import',
    {},
    hrId,
    server.now,
  );
  server.context.jobs.wake();
  return id;
};
const jobOf = async (who: Client, id: number) =>
  (await who.get<{ results: JobAnswer[] }>('/jobs/')).body.results.find((job) => job.id === id);
const reaches = (id: number, state: JobAnswer['state']) =>
  until(`job ${id} to be ${state}`, async () => {
    const job = await jobOf(hr, id);
    return job?.state === state ? job : undefined;
  });

describe('background work', () => {
  it('is shown to who asked for it, and to no one else', async () => {
    behaviour = 'succeed';
    const id = await begin();
    expect(await reaches(id, 'done')).toMatchObject({
      kind: 'check_import',
      done: 100,
      total: 100,
      message: { en: 'The rows were checked.', ne: 'पङ्क्तिहरू जाँचिए।' },
      can_retry: false,
    });
    expect(await jobOf(other, id)).toBeUndefined();
    expect((await other.post(`/jobs/${id}/cancel/`)).status).toBe(404);
    expect((await hr.post(`/jobs/${id}/cancel/`)).status).toBe(409);
  });

  it('stops on request at its next step, and is tried again', async () => {
    behaviour = 'wait';
    const id = await begin();
    await reaches(id, 'running');
    expect((await hr.post<JobAnswer>(`/jobs/${id}/cancel/`)).body).toMatchObject({ is_stopping: true });
    expect(await reaches(id, 'cancelled')).toMatchObject({ message: { en: 'Stopped on request.' }, can_retry: true });
    behaviour = 'succeed';
    expect((await hr.post(`/jobs/${id}/retry/`)).status).toBe(200);
    await reaches(id, 'done');
  });

  it('tells why it failed, and is tried again by the person who asked', async () => {
    behaviour = 'fail';
    const before = runs;
    const id = await begin();
    expect(await reaches(id, 'failed')).toMatchObject({ message: textOf(httpMessages.full), can_retry: true });
    behaviour = 'succeed';
    const retried = await Promise.all([hr.post(`/jobs/${id}/retry/`), hr.post(`/jobs/${id}/retry/`)]);
    expect(retried.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await reaches(id, 'done');
    expect(runs - before).toBe(2);
  });

  it('says nothing of the inside where an error was not foreseen', async () => {
    behaviour = 'break';
    expect(await reaches(await begin(), 'failed')).toMatchObject({ message: textOf(serverMessages.jobFailed) });
  });
});
