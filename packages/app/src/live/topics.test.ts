import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidator } from './topics.ts';

let client: QueryClient;
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
  client = new QueryClient();
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

  it('is not the feed that somebody reads, when a post changes', () => {
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
