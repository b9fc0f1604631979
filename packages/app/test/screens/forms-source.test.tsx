import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formsSource } from '../../src/screens/providers/forms-source.ts';
import type { Asked } from './endpoints.ts';
import { close, open } from './stage.tsx';

afterEach(close);

/** Names of every id that is asked for, as the server has them, at most a hundred a call. */
const answerNames = ({ path, search }: Asked): Response | undefined => {
  if (path !== 'org/himal/branch/options/' && path !== 'org/himal/people/') return undefined;
  const ids = search.get('ids')?.split(',').map(Number) ?? [];
  if (ids.length > 100 || ids.some((id) => !Number.isSafeInteger(id)))
    return Response.json({ ids: ['No'] }, { status: 400 });
  const results = ids.map((id) => ({
    id,
    name: `Branch ${id}`,
    full_name: `Person ${id}`,
    job_title: '',
    profile_picture: null,
  }));
  return Response.json({ results, next: null });
};

it('asks for names by their ids, a hundred at once, and for nothing that is no id', async () => {
  const { server } = await open('/library/loans', { instead: answerNames });
  const source = formsSource('himal', { language: 'en', calendar: 'AD', timeZone: 'Asia/Kathmandu' }, 'NPR');
  const ids = Array.from({ length: 130 }, (_, n) => n + 1);
  expect((await source.loadNamed?.('branch', ids))?.map(({ id, name }) => [id, name])).toEqual(
    ids.map((id) => [id, `Branch ${id}`]),
  );
  expect((await source.loadUsersNamed?.([Number('x'), 0, 130]))?.map((user) => user.full_name)).toEqual(['Person 130']);
  const calls = server.asked.length;
  expect(await source.loadNamed?.('branch', [Number('x')])).toEqual([]);
  expect(server.asked.length).toBe(calls);
});

it('gives a filter of an address its name, wherever the person stands in the list of all', async () => {
  await open('/library/loans?reader=130', { instead: answerNames });
  await expect.element(page.getByText('Reader: Person 130'), { timeout: 15_000 }).toBeVisible();
});
