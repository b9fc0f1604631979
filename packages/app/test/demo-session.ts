import type { AdminInfo, SessionInfo } from '@karmik/model/account/contracts';
import { afterAll, beforeAll } from 'vitest';
import { demoPassword, startDemo } from '../../../e2e/support/demo.ts';
import type { Running } from '../../../e2e/support/servers.ts';

/** A demo of one's own, asked as one of its people, whose session the application then has. */
export interface DemoSession {
  /** @param path under the API root, or the address of a next page @throws where it is not answered */
  readonly get: <T>(path: string, asked?: Readonly<Record<string, string>>) => Promise<T>;
  /** @param name an email, or what is before `@himal.demo` */
  readonly signIn: (name: string) => Promise<SessionInfo>;
}

/** Starts the demo before the tests of a file and ends it after them. The file gives the application its storage before. */
export function demoSession(): DemoSession {
  let server: Running;
  let token = '';
  beforeAll(async () => {
    server = await startDemo();
  }, 900_000);
  afterAll(() => server.stop());

  async function get<T>(path: string, asked: Readonly<Record<string, string>> = {}): Promise<T> {
    const isWhole = path.startsWith('http') || path.startsWith('/');
    const address = isWhole
      ? new URL(path, server.url).href
      : `${server.url}/api/v1/${path}?${new URLSearchParams(asked).toString()}`;
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async function signIn(name: string): Promise<SessionInfo> {
    const login = await fetch(`${server.url}/api/v1/security/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: name.includes('@') ? name : `${name}@himal.demo`, password: demoPassword }),
    });
    ({
      token: { access: token },
    } = (await login.json()) as { token: { access: string } });
    // They read the storage when they are loaded.
    const [{ session }, { enterPlace }] = await Promise.all([
      import('../src/shell/session.ts'),
      import('../src/preferences/place.ts'),
    ]);
    const info = await get<SessionInfo>('users/me/');
    session.info = info;
    session.admin =
      info.is_admin || info.can_switch_organizations
        ? await get<AdminInfo>('users/me/admin-info/')
        : { switchable_organizations: [], organization_permissions: [] };
    enterPlace(info.current_organization);
    return info;
  }
  return { get, signIn };
}
