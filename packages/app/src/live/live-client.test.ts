import { aliveEveryMs, type LiveCommand, type LiveFrame } from '@karmik/model/notification/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveClient, reconnectMs, type Line, type LiveClient, type LiveState } from './live-client.ts';

/** The other end, which says what a test wants said. */
class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: LiveCommand[] = [];
  isClosed = false;
  send(text: string): void {
    this.said.push(JSON.parse(text) as LiveCommand);
  }
  close(): void {
    this.isClosed = true;
  }
  tell(frame: LiveFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  join(position = 'p0'): void {
    this.onopen?.();
    this.tell({ event: 'websocket', status: 'joined', position });
  }
}

let lines: FakeLine[];
let states: LiveState[];
let heard: LiveFrame[];
let token: string | undefined;
let refresh: (rejected: string) => Promise<string | undefined>;
let client: LiveClient;
const line = () => lines.at(-1) as FakeLine;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  [lines, states, heard] = [[], [], []];
  token = 'first';
  refresh = async () => (token = 'fresh');
  client = createLiveClient({
    open: () => {
      lines.push(new FakeLine());
      return line();
    },
    token: () => token,
    refresh: (rejected) => refresh(rejected),
    onFrame: (frame) => heard.push(frame),
    onState: (state) => states.push(state),
    now: () => performance.now(),
  });
});
afterEach(() => {
  client.stop();
  vi.useRealTimers();
});

const refusal: LiveFrame = { event: 'websocket', status: 'error', message: 'Invalid User Token' };

describe('the live client', () => {
  it('connects, opens and joins with its token, asking for what happened since the page began [LIV-1, LIV-4]', () => {
    expect(states).toEqual(['connecting']);
    line().onopen?.();
    expect(states).toEqual(['connecting', 'open']);
    expect(line().said).toEqual([{ command: 'join', token: 'first', seconds: 10 }]);
    line().tell({ event: 'websocket', status: 'joined', position: 'p1' });
    expect(states).toEqual(['connecting', 'open', 'joined']);
  });

  it('comes back every 3 seconds without limit, and asks for what it missed [LIV-2]', async () => {
    line().join('p1');
    line().tell({ event: 'notification', organization: 'himal', position: 'p2' });
    for (let n = 0; n < 200; n++) {
      const before = lines.length;
      line().onclose?.();
      await vi.advanceTimersByTimeAsync(reconnectMs - 1);
      expect(lines.length).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(lines.length).toBe(before + 1);
    }
    line().onopen?.();
    expect(line().said).toEqual([{ command: 'join', token: 'first', last: 'p2' }]);
    expect(states.at(-2)).toBe('connecting');
  });

  it('keeps its place where a delivery was cut before its last frame', async () => {
    line().join('p1');
    line().tell({ event: 'notification', organization: 'himal' });
    line().onclose?.();
    await vi.advanceTimersByTimeAsync(reconnectMs);
    line().onopen?.();
    expect(line().said[0]).toMatchObject({ last: 'p1' });
  });

  it('renews a refused token and joins again on the same line [LIV-3]', async () => {
    line().onopen?.();
    line().tell(refusal);
    await settle();
    expect(line().said.map((command) => 'token' in command && command.token)).toEqual(['first', 'fresh']);
    expect(heard).toEqual([]);
  });

  it('gives up when the session is over, which says so by itself [LIV-3]', async () => {
    refresh = async () => (token = undefined);
    line().onopen?.();
    line().tell(refusal);
    await settle();
    expect(line().isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(1);
  });

  it('tries again later when no one answers the renewal, or fresh tokens are refused, too [LIV-3]', async () => {
    refresh = () => Promise.reject(new Error('no answer'));
    line().onopen?.();
    line().tell(refusal);
    await vi.advanceTimersByTimeAsync(reconnectMs);
    expect(lines).toHaveLength(2);
    refresh = async () => 'fresh';
    line().onopen?.();
    for (let n = 0; n < 3; n++) {
      line().tell(refusal);
      await settle();
    }
    expect(states.at(-1)).toBe('closed');
    await vi.advanceTimersByTimeAsync(reconnectMs);
    expect(lines).toHaveLength(3);
  });

  it('subscribes HR to one organisation, again after each return [LIV-4]', async () => {
    client.subscribe('himal');
    line().join();
    expect(line().said.slice(1)).toEqual([{ command: 'subscribe_organization', organization_slug: 'himal' }]);
    client.subscribe('himal');
    client.subscribe('sagar');
    expect(line().said.slice(2)).toEqual([
      { command: 'unsubscribe_organizations' },
      { command: 'subscribe_organization', organization_slug: 'sagar' },
    ]);
    line().onclose?.();
    await vi.advanceTimersByTimeAsync(reconnectMs);
    line().join();
    expect(line().said.slice(1)).toEqual([{ command: 'subscribe_organization', organization_slug: 'sagar' }]);
    client.subscribe(undefined);
    expect(line().said.at(-1)).toEqual({ command: 'unsubscribe_organizations' });
  });

  it('lets a line go that says nothing any more', async () => {
    line().join();
    for (let n = 0; n < 5; n++) {
      await vi.advanceTimersByTimeAsync(aliveEveryMs);
      line().tell({ event: 'websocket', status: 'alive' });
    }
    expect(states.at(-1)).toBe('joined');
    await vi.advanceTimersByTimeAsync(aliveEveryMs * 3);
    expect(states).toContain('closed');
    expect(lines[0]?.isClosed).toBe(true);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('ends with the session [LIV-5, LIV-7]', async () => {
    line().join();
    line().tell({ event: 'logged_out' });
    line().onclose?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([heard.at(-1), lines.length]).toEqual([{ event: 'logged_out' }, 1]);
  });
});
