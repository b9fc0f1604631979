import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify, notifyOrganization } from '../src/modules/notification/notify.ts';
import {
  aMember,
  anOrganization,
  startServer,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
let asha: Person;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  asha = await aMember(server, himal, 'asha');
});
afterAll(() => server.close());

describe('x', () => {
  it('y', async () => {
    const tenant = server.context.database.organization(himal.id);
    for (let n = 0; n < 2; n++)
      await notify(tenant, {
        organizationId: himal.id,
        recipientIds: [asha.id, 999],
        actorId: null,
        text: 'x',
        interactiveData: { b: 1, a: 2 },
        category: 'attendance',
      });
    await notifyOrganization(tenant, {
      organizationId: himal.id,
      actorId: null,
      text: { en: 'x', ne: 'y' },
      category: 'attendance',
    });
    expect(await tenant.query('select * from notification')).toHaveLength(1);
    expect(
      await tenant.query(
        'select *, pg_current_snapshot()::text, (select system_identifier from pg_control_system()) from live_event',
      ),
    ).toHaveLength(3);
    console.log(
      await tenant.query(
        'select *, pg_current_snapshot()::text, (select system_identifier from pg_control_system()) from live_event',
      ),
    );
  });
});
