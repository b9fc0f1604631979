/**
 * The connections of this process and what they are told. Each announcement wakes every process; a process reads what is new since it
 * last looked, and passes it on. One reading at a time, so that each connection hears of an organisation in one order.
 */
import { aliveEveryMs } from '@karmik/model/notification/live';
import type { Claims } from '../access/tokens.ts';
import type { Context } from '../context.ts';
import { ticker } from '../jobs/ticker.ts';
import { wakeChannel } from './announce.ts';
import type { LiveConnection } from './connection.ts';
import { addressed, type Addressed } from './addressing.ts';
import { openEventLog, sweepEvents, type EventLog } from './event-log.ts';
import { message, type Message } from './frames.ts';
import { liveSessionsOf } from './people.ts';
import { presence, type Presence } from './presence.ts';

/** Ended sessions are put out within this time; LIV and SEC-2 allow five seconds. */
export const checkEveryMs = 2_000;
/** A wake-up that was lost, as by a pooler that passes none on, costs this much. */
const lookEveryMs = 5_000;
const listenAgainMs = 1_000;
/** Announcements in quick succession are told together. */
const gatherMs = 20;
/** Tabs on a few machines. */
const mostOfOnePerson = 50;

export const closing = { loggedOut: 4_401, goingAway: 1_001, policy: 1_008 } as const;

export class Hub {
  readonly #context: Context;
  readonly #connections = new Set<LiveConnection>();
  readonly #presence: Presence;
  #log: EventLog | undefined;
  #snapshot = '';
  #looking: Promise<void> | undefined;
  #lookAgain = false;
  #isStopping = false;
  #stopWork: (() => Promise<void>) | undefined;
  /** What was missed since the same place is read once for all who ask. */
  readonly #catchUps = new Map<string, Promise<readonly Addressed[] | undefined>>();

  constructor(context: Context) {
    this.#context = context;
    this.#presence = presence(context.database, context.clock);
  }

  async start(): Promise<void> {
    const { database, log } = this.#context;
    this.#log = await openEventLog(database);
    this.#snapshot = await this.#log.now();
    const listening = this.#listen();
    const tickers = [
      ticker('looking for live events', lookEveryMs, () => this.#look(), log),
      ticker('checking live sessions', checkEveryMs, () => this.#check(), log),
      ticker('keeping presence', 500, () => this.#presence.keep(), log),
      ticker('keeping live connections awake', aliveEveryMs, async () => this.#keepAwake(), log),
      ticker('removing old live events', 3_600_000, () => sweepEvents(database.everywhere), log),
    ];
    this.#stopWork = async () => {
      await Promise.all([...tickers.map((one) => one.stop()), listening.stop()]);
      await this.#looking;
      await this.#presence.close().catch((error: unknown) => log.warn({ err: error }, 'presence was not put away'));
    };
  }

  /** Lets everyone go: they come back by themselves, to this server or another. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const connection of this.#connections) connection.close(closing.goingAway, 'The server stops');
    await this.#stopWork?.();
    for (const connection of this.#connections) connection.end();
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  add(connection: LiveConnection): void {
    this.#connections.add(connection);
  }

  remove(connection: LiveConnection): void {
    this.#connections.delete(connection);
    this.leave(connection);
  }

  leave(connection: LiveConnection): void {
    const accountId = connection.liveSession?.accountId;
    connection.leave();
    if (accountId !== undefined) this.#presence.left(accountId);
  }

  /** @returns whether the session goes on; then the connection is joined and has been told what it missed since `last`, a position or seconds ago */
  async join(connection: LiveConnection, claims: Claims, last: string | number | undefined): Promise<boolean> {
    const { database, clock } = this.#context;
    const liveSession = (await liveSessionsOf(database.everywhere, [claims.sessionId], clock())).get(claims.sessionId);
    if (!liveSession || !this.#connections.has(connection)) return false;
    this.leave(connection);
    if (this.#presence.countOf(liveSession.accountId) >= mostOfOnePerson) {
      connection.close(closing.policy, 'Too many connections');
      return true;
    }
    // From here on it hears what is new, after what it missed until now.
    connection.hold();
    connection.enter(claims.sessionId, liveSession);
    this.#presence.entered(liveSession.accountId);
    const until = this.#snapshot;
    try {
      const missed = last === undefined ? [] : await this.#missed(connection, last, until);
      const told = missed
        ? connection.messagesFor(missed)
        : [message({ event: 'websocket' as const, status: 'missed' as const })];
      connection.deliverNow([...told, message({ event: 'websocket', status: 'joined' })], this.#positionOf(until));
    } finally {
      connection.release();
    }
    return true;
  }

  async #missed(
    connection: LiveConnection,
    last: string | number,
    until: string,
  ): Promise<readonly Addressed[] | undefined> {
    const ids = connection.organizationIds.toSorted((a, b) => a - b);
    const key = `${ids.join()} ${last} ${until}`;
    const known = this.#catchUps.get(key);
    if (known) return known;
    const reading = this.#readMissed(ids, last, until);
    this.#catchUps.set(key, reading);
    try {
      return await reading;
    } finally {
      this.#catchUps.delete(key);
    }
  }

  async #readMissed(ids: readonly number[], last: string | number, until: string) {
    const log = this.#log;
    const missed = await (typeof last === 'number' ? log?.lately(ids, last, until) : log?.between(ids, last, until));
    return missed && addressed(this.#context, missed);
  }

  #positionOf(snapshot: string): string {
    return this.#log?.positionOf(snapshot) ?? '';
  }

  /** Reads what is new and passes it on; asked while it does so, it looks once more. */
  #look(): Promise<void> {
    this.#lookAgain = true;
    this.#looking ??= this.#lookWhileAsked().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #lookWhileAsked(): Promise<void> {
    while (this.#lookAgain && this.#log) {
      this.#lookAgain = false;
      const { events, snapshot } = await this.#log.since(this.#snapshot);
      const told = await addressed(this.#context, events);
      // The person who joins meanwhile is told up to the place before, and of these with everyone else.
      this.#snapshot = snapshot;
      this.#deliver(told);
      if (events.length) await new Promise((resolve) => setTimeout(resolve, gatherMs));
    }
  }

  #deliver(events: readonly Addressed[]): void {
    if (events.length === 0) return;
    const position = this.#positionOf(this.#snapshot);
    const forKinds = Map.groupBy(
      events.filter(({ people }) => people.size === 0),
      ({ event }) => event.organization_id,
    );
    const forPeople = events.filter(({ people }) => people.size > 0);
    const shared = new Map<string, Message[]>();
    for (const connection of this.#connections) {
      if (connection.liveSession === undefined) continue;
      const messages = connection.messagesFor(forPeople);
      for (const [organizationId, own] of forKinds) {
        const kind = connection.kindIn(organizationId);
        if (kind === undefined) continue;
        const key = `${organizationId} ${kind}`;
        let ready = shared.get(key);
        if (!ready) shared.set(key, (ready = connection.messagesFor(own)));
        messages.push(...ready);
      }
      if (messages.length) connection.deliver(messages, position);
    }
  }

  /** Puts out whose session ended, and asks again where the others belong. */
  async #check(): Promise<void> {
    const there = [...this.#connections].filter((connection) => connection.sessionId !== undefined);
    if (there.length === 0) return;
    const ids = [...new Set(there.map((connection) => connection.sessionId ?? ''))];
    const liveSessions = await liveSessionsOf(this.#context.database.everywhere, ids, this.#context.clock());
    for (const connection of there) {
      if (connection.sessionId === undefined) continue;
      const liveSession = liveSessions.get(connection.sessionId);
      if (liveSession) connection.renew(liveSession);
      else this.putOut(connection);
    }
  }

  putOut(connection: LiveConnection): void {
    this.leave(connection);
    connection.say({ event: 'logged_out' });
    connection.close(closing.loggedOut, 'The session has ended');
  }

  #keepAwake(): void {
    const position = this.#positionOf(this.#snapshot);
    const alive = message({ event: 'websocket', status: 'alive' });
    for (const connection of this.#connections)
      if (connection.sessionId !== undefined) connection.deliver([alive], position);
      else connection.say({ event: 'websocket', status: 'alive' });
  }

  /** Waits for announcements on a connection of its own, and takes a new one when it breaks. */
  #listen() {
    const { database, log } = this.#context;
    let client: ReturnType<typeof database.connect> | undefined;
    let timer: NodeJS.Timeout | undefined;
    let stopped = false;
    const open = async () => {
      const mine = database.connect('karmik-live');
      client = mine;
      mine.on(
        'notification',
        () => void this.#look().catch((error: unknown) => log.warn({ err: error }, 'live events')),
      );
      mine.on('error', () => undefined);
      mine.on('end', again);
      try {
        await mine.connect();
        await mine.query(`listen ${wakeChannel}`);
        // What was announced while no one listened.
        await this.#look();
      } catch (error) {
        log.warn({ err: error }, 'the live connection does not hear the database; it tries again');
        await mine.end().catch(() => undefined);
        again();
      }
    };
    const again = () => {
      if (stopped) return;
      clearTimeout(timer);
      timer = setTimeout(() => void open(), listenAgainMs);
    };
    void open();
    return {
      async stop() {
        stopped = true;
        clearTimeout(timer);
        await client?.end().catch(() => undefined);
      },
    };
  }
}
