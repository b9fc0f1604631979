import { aliveEveryMs, invalidToken, type LiveCommand, type LiveFrame } from '@karmik/model/notification/live';

/** LIV-1; `closed` is the time until the next try. */
export type LiveState = 'connecting' | 'open' | 'joined' | 'closed';

/** LIV-2. */
export const reconnectMs = 3_000;
/** A server says at least this often that it is there; who hears nothing for longer has a dead line. */
const patienceMs = aliveEveryMs * 2 + 5_000;

/** What the client needs of a WebSocket. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface LiveParts {
  readonly open: () => Line;
  readonly token: () => string | undefined;
  /** A fresh token for a rejected one; undefined when the session is over. Throws when no one answered. */
  readonly refresh: (rejected: string) => Promise<string | undefined>;
  readonly onFrame: (frame: LiveFrame) => void;
  readonly onState: (state: LiveState) => void;
  readonly now: () => number;
}

export interface LiveClient {
  /** HR hears of one organisation at a time; undefined ends that (LIV-4). */
  subscribe(slug: string | undefined): void;
  stop(): void;
}

/**
 * The live connection of one tab. It comes back by itself every 3 seconds without limit, and asks for what it missed by the position it had
 * heard up to, so that a gap costs time and nothing else.
 */
export function createLiveClient({ open, token, refresh, onFrame, onState, now }: LiveParts): LiveClient {
  const began = now();
  let line: Line | undefined;
  let isJoined = false;
  let isStopped = false;
  let last: string | undefined;
  let wanted: string | undefined;
  let refused = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const say = (command: LiveCommand) => line?.send(JSON.stringify(command));

  function connect(): void {
    if (isStopped) return;
    onState('connecting');
    const mine = open();
    line = mine;
    mine.onopen = () => {
      if (line !== mine) return;
      onState('open');
      listen();
      join();
    };
    mine.onmessage = ({ data }) => {
      if (line !== mine) return;
      listen();
      hear(JSON.parse(data) as LiveFrame);
    };
    mine.onclose = () => {
      if (line === mine) lose();
    };
    listen();
  }

  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(lose, patienceMs);
  }

  /** A line that is dead may take minutes to say so: it is let go at once. */
  function lose(): void {
    const dead = line;
    line = undefined;
    isJoined = false;
    clearTimeout(silence);
    dead?.close();
    if (isStopped) return;
    onState('closed');
    clearTimeout(retry);
    retry = setTimeout(connect, reconnectMs);
  }

  function join(): void {
    const held = token();
    if (held === undefined) return;
    // The first time, what happened while the page was fetching its data.
    const from = last === undefined ? { seconds: Math.min(600, Math.ceil((now() - began) / 1000) + 10) } : { last };
    say({ command: 'join', token: held, ...from });
  }

  function hear(frame: LiveFrame): void {
    if (frame.event === 'websocket' && frame.status === 'error') {
      if (frame.message === invalidToken) void renew();
      return;
    }
    onFrame(frame);
    if (frame.position !== undefined) last = frame.position;
    if (frame.event === 'websocket' && frame.status === 'joined') {
      isJoined = true;
      refused = 0;
      onState('joined');
      if (wanted !== undefined) say({ command: 'subscribe_organization', organization_slug: wanted });
    }
    if (frame.event === 'logged_out') stop();
  }

  /** LIV-3. A fresh token that is refused as well is tried again at the pace of reconnecting. */
  async function renew(): Promise<void> {
    const mine = line;
    const rejected = token();
    if (rejected === undefined) return stop();
    if (++refused > 2) {
      refused = 0;
      return lose();
    }
    try {
      const fresh = await refresh(rejected);
      if (fresh === undefined) return stop();
      if (line === mine) join();
    } catch {
      if (line === mine) lose();
    }
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(retry);
    clearTimeout(silence);
    const open = line;
    line = undefined;
    open?.close();
  }

  connect();
  return {
    subscribe(slug) {
      if (slug === wanted) return;
      wanted = slug;
      if (!isJoined) return;
      say({ command: 'unsubscribe_organizations' });
      if (slug !== undefined) say({ command: 'subscribe_organization', organization_slug: slug });
    },
    stop,
  };
}
