/**
 * What the search finds, as each role of the demo: every list of a page that somebody may open answers them, and finds a record of its own
 * by what the record is called there.
 */
import type { AdminInfo, SessionInfo } from '@karmik/model/account/contracts';
import type { Page } from '@karmik/model/kit/paging';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer, type Running } from '../../../e2e/support/servers.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { loadArea } = await import('../src/routing/areas.ts');
const { pagesOf } = await import('../src/shell/search/pages.ts');
const { findingOf, textOf } = await import('../src/shell/search/use-record-search.ts');
const { session } = await import('../src/shell/session.ts');
const { areasInReach, mayOpen } = await import('../src/shell/view.ts');

const password = 'Namaste-2083';
let server: Running;
beforeAll(async () => {
  server = await startServer({ KARMIK_DEMO_PASSWORD: password });
}, 300_000);
afterAll(() => server.stop());

let token = '';
async function get<T>(path: string, asked: Readonly<Record<string, string>> = {}): Promise<T> {
  const address = `${server.url}/api/v1/${path}?${new URLSearchParams(asked).toString()}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function signIn(name: string): Promise<boolean> {
  const login = await fetch(`${server.url}/api/v1/security/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@himal.demo`, password }),
  });
  ({
    token: { access: token },
  } = (await login.json()) as { token: { access: string } });
  const info = await get<SessionInfo>('users/me/');
  session.info = info;
  session.admin = info.is_admin
    ? await get<AdminInfo>('users/me/admin-info/')
    : { switchable_organizations: [], organization_permissions: [] };
  return info.is_admin;
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number };
const found: Record<string, string[]> = {};

it.each(['employee', 'supervisor', 'hr'])(
  '%s finds records by what they are called',
  { timeout: 120_000 },
  async (name) => {
    const slug = (await signIn(name)) ? 'himal' : undefined;
    const { is_supervisor: isSupervisor } = session.info?.supervisor ?? {};
    const tables = (await Promise.all(areasInReach(slug, isSupervisor === true).map(loadArea))).flat();
    const names: string[] = [];
    for (const { page, finds } of findingOf(pagesOf(tables, (route) => mayOpen(route, tables), slug))) {
      const path = `${finds.path.replace(':org', 'himal')}/`;
      const ask = (search: string) => get<Page<Row>>(path, { ...finds.query, limit: '3', ...(search && { search }) });
      const [first] = (await ask('')).results;
      if (first === undefined) continue;
      const called = textOf(first[finds.name]);
      expect(called, `${page.route.path} ${finds.path}`).not.toBe('');
      const { results } = await ask(called.slice(0, 60));
      expect(results.map((row) => textOf(row[finds.name]))).toContain(called);
      if (finds.opens) expect(first[finds.opens.by], finds.path).toBeTruthy();
      names.push(finds.path);
    }
    found[name] = names;
  },
);

it('reaches the records of everyone, and HR reads each list once', () => {
  expect(found['employee']).toEqual(expect.arrayContaining(['task', 'org/:org/document']));
  expect(found['supervisor']).toEqual(expect.arrayContaining(['task', 'attendance/:org/overtime/pre-approval']));
  expect(found['hr']).toEqual([...new Set(found['hr'])]);
});
