/** Where each person of the demo ends up at each address behind the sign-in, by the guard alone: the browser shows one of each kind (`e2e/everywhere`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath, type LoaderFunctionArgs } from 'react-router';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../../../e2e/support/catalogue.ts';
import { fateOf, people, type Fate, type Person } from '../../../../e2e/support/fates.ts';
import { builtRoutes } from '../../catalogue.ts';
import type * as Session from '../../src/shell/session.ts';
import { demoSession } from '../demo-session.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
let isSignedIn = false;
vi.mock('../../src/shell/session.ts', async (original) => {
  const actual = await original<typeof Session>();
  return { ...actual, hasTokens: () => isSignedIn, refreshSession: async () => actual.session.info };
});
const { loadTexts } = await import('../../src/texts/texts.ts');
await loadTexts('en');
const { areaNames, loadArea } = await import('../../src/routing/areas.ts');
const { guard } = await import('../../src/shell/guard.ts');
const { session } = await import('../../src/shell/session.ts');
const { api } = await import('../../src/api/client.ts');
const { configuration } = await import('../../src/configuration/configuration.ts');
// The installation of journeys has every page.
const { runtimeConfig } = configuration;
const everyPage = readFileSync(join(import.meta.dirname, '../../../../e2e/support/config/runtimeConfig.json'), 'utf8');
Object.assign(configuration, { runtimeConfig: { ...runtimeConfig, ...(JSON.parse(everyPage) as object) } });
// The guard reports a refusal to the server, which is no part of the answer.
const reported = vi.spyOn(api, 'post').mockReturnValue(Promise.resolve() as never);
afterAll(() => {
  reported.mockRestore();
  Object.assign(configuration, { runtimeConfig });
});

const lines = new Map(
  (await Promise.all(areaNames.map((area) => loadArea(area))))
    .flat()
    .flatMap(({ routes }) => routes)
    .map((route) => [route.path, route]),
);
const built = (await builtRoutes()).filter(({ isPublic }) => !isPublic);
const { signIn } = demoSession();

/** What the guard answers at an address of a route. */
async function guarded(path: string, address: string): Promise<Fate> {
  const line = lines.get(path);
  if (!line) throw new Error(`${path} is not in the catalogue.`);
  const params = matchPath(path, address)?.params ?? {};
  const request = new Request(`http://karmik.test${address}`);
  try {
    const answer = await guard(line)({ request, params } as unknown as LoaderFunctionArgs);
    const at = answer?.headers.get('location');
    return at ? { is: 'elsewhere', at } : { is: 'shown' };
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 403) return { is: 'denied' };
    throw thrown;
  }
}

/** Whose record it is, the server decides; the guard lets the person ask. */
const byGuard = (fate: Fate): Fate => (fate.is === 'missing' ? { is: 'shown' } : fate);

describe.each(Object.keys(people) as Person[])('%s', (person) => {
  it('ends up where the rules say, for every address [PRM-1, PRM-5, AUD-8, SES-9]', async () => {
    const email = people[person];
    session.info = undefined;
    session.adminSlug = undefined;
    isSignedIn = email !== undefined;
    if (email !== undefined) await signIn(email);
    const found: Record<string, Fate> = {};
    for (const route of built) found[route.path] = await guarded(route.path, addressOf(route));
    expect(found).toEqual(Object.fromEntries(built.map((route) => [route.path, byGuard(fateOf(person, route))])));
  });
});
