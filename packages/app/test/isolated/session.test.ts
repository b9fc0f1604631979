/** An answer that was asked for before a change of one's own does not take the change back. */
import { expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const answers: PromiseWithResolvers<object>[] = [];
vi.mock('../../src/api/client.ts', () => ({
  onSessionEnd: () => undefined,
  api: {
    get: () => {
      const answer = Promise.withResolvers<object>();
      answers.push(answer);
      return { json: () => answer.promise };
    },
  },
}));
vi.mock('../../src/preferences/brand.ts', () => ({ wearBrand: () => Promise.resolve() }));
const { changeSession, refreshSession, session } = await import('../../src/shell/session.ts');

const infoWith = (starred_pages: readonly string[]) => ({
  is_admin: false,
  can_switch_organizations: false,
  language: 'en',
  current_organization: { slug: 'himal', disabled_applications: [], timezone: 'Asia/Kathmandu' },
  starred_pages,
});

it('keeps a star that was set while the session was on its way', async () => {
  const refreshed = refreshSession();
  changeSession();
  answers[0]?.resolve(infoWith([]));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve(infoWith(['/user/home']));
  await refreshed;
  expect(session.info?.starred_pages).toEqual(['/user/home']);
});
