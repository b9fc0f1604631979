import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FreshQueryClient } from '../api/query-client.ts';
import { invalidator } from './topics.ts';

let client: FreshQueryClient;
let changes: ReturnType<typeof invalidator>;
const keys = [
  ['notification', 'counts'],
  ['org_notification', 'himal', 'counts'],
  ['overtime_request', 'a list'],
  ['user', 'presence'],
  ['posts', 'feed'],
  ['posts', 'approval', 'himal'],
];

beforeEach(() => {
  vi.useFakeTimers();
  client = new FreshQueryClient();
  for (const key of keys) client.setQueryData(key, 1);
  changes = invalidator(client);
});
afterEach(() => {
  changes.stop();
  vi.useRealTimers();
});

const stale = () => keys.filter((key) => client.getQueryState(key)?.isInvalidated).map((key) => key.join(' '));

describe('what a frame puts out of date', () => {
  it('is the bell, at once [LIV-5]', () => {
    changes.hear({ event: 'notification', organization: 'himal' });
    expect(stale()).toEqual(['notification counts']);
    changes.hear({ event: 'org_notification', organization: 'himal' });
    expect(stale()).toEqual(['notification counts', 'org_notification himal counts']);
  });

  it('is what is kept under a topic’s name, within a moment, once for many changes [LIV-5]', () => {
    const spy = vi.spyOn(client, 'invalidateQueries');
    for (let n = 0; n < 50; n++)
      changes.hear({
        event: 'websocket',
        status: 'changed',
        organization: 'himal',
        changes: [{ topic: 'overtime_request', ids: [String(n)] }],
      });
    changes.hear({ event: 'user_update', organization: 'himal', ids: ['1'] });
    vi.advanceTimersByTime(1_000);
    expect(stale()).toEqual(['overtime_request a list', 'user presence']);
    expect(spy).toHaveBeenCalledTimes(2);
  });

  it('is asked for after the read under way, which is not dropped', async () => {
    const queryFn = vi.fn(() => new Promise<number>((resolve) => setTimeout(() => resolve(2), 3_000)));
    const observer = new QueryObserver(client, {
      queryKey: ['overtime_request', 'a list'],
      queryFn,
      staleTime: Infinity,
    });
    const stop = observer.subscribe(() => {});
    for (let second = 0; second < 4; second++) {
      changes.hear({
        event: 'websocket',
        status: 'changed',
        organization: 'himal',
        changes: [{ topic: 'overtime_request', ids: null }],
      });
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(observer.getCurrentResult().data).toBe(2);
    expect(queryFn).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is not the feed that someone reads, when a post changes', () => {
    changes.hear({
      event: 'websocket',
      status: 'changed',
      organization: 'himal',
      changes: [{ topic: 'post', ids: null }],
    });
    vi.advanceTimersByTime(1_000);
    expect(stale()).toEqual(['posts approval himal']);
  });

  it('is everything when more was missed than is told', () => {
    changes.hear({ event: 'websocket', status: 'missed' });
    expect(stale()).toHaveLength(keys.length);
  });
});
