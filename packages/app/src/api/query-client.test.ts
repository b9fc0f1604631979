import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { FreshQueryClient } from './query-client.ts';

/** A query whose answers come when the test lets them; `answers[0]` ends the first read. */
function readsOf(enabled: boolean) {
  const client = new FreshQueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const answers: ((rows: string[]) => void)[] = [];
  const options = {
    queryKey: ['loan', 'list'],
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  };
  const observer = new QueryObserver(client, { ...options, enabled });
  const stop = observer.subscribe(() => {});
  return { client, options, answers, observer, stop };
}

it('a first read that began before a change is asked again, and its answer is dropped', async () => {
  const { client, answers, observer, stop } = readsOf(true);
  expect(answers).toHaveLength(1);
  const isDone = client.invalidateQueries({ queryKey: ['loan'] });
  expect(answers).toHaveLength(2);
  answers[0]?.(['as before the change']);
  answers[1]?.(['as after it']);
  await isDone;
  expect(observer.getCurrentResult().data).toEqual(['as after it']);
  expect(observer.getCurrentResult().isStale).toBe(false);
  stop();
});

it('changes that keep coming let each answer be shown, and one more read follows', async () => {
  const { client, answers, observer, stop } = readsOf(true);
  answers[0]?.(['first']);
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['first']);
  const tell = () => client.invalidateQueries({ queryKey: ['loan'] }, { cancelRefetch: false });
  for (let change = 0; change < 5; change++) void tell();
  expect(answers).toHaveLength(2);
  answers[1]?.(['second']);
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['second']);
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.(['third']);
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['third']);
  expect([answers.length, client.isFetching()]).toEqual([3, 0]);
  stop();
});

it('a read under way of which no one shows anything at the moment stays out of date', async () => {
  const { client, options, answers, observer, stop } = readsOf(false);
  const read = client.fetchQuery(options);
  await client.invalidateQueries({ queryKey: ['loan'] });
  expect(answers).toHaveLength(1);
  answers[0]?.(['as before the change']);
  expect(await read).toEqual(['as before the change']);
  await expect.poll(() => client.getQueryState(['loan', 'list'])?.isInvalidated).toBe(true);
  expect(observer.getCurrentResult().data).toEqual(['as before the change']);
  client.clear();
  stop();
});

it('other queries are left alone', async () => {
  const { client, answers, stop } = readsOf(true);
  await client.invalidateQueries({ queryKey: ['member'] });
  expect(answers).toHaveLength(1);
  stop();
});
