/** One browser at the other end: what it said, who it is, and what it is told. */
import type { LiveFrame } from '@karmik/model/notification/live';
import type { WebSocket } from 'ws';
import { mayHear, type Addressed } from './addressing.ts';
import type { LiveEvent } from './event-log.ts';
import { forHr, message, messagesOf, type Message } from './frames.ts';
import type { Place, LiveSession } from './people.ts';

/** Bytes that may wait for a browser that reads slowly; past it the connection ends, and it catches up when it comes back. */
const mostWaiting = 1_000_000;

export class LiveConnection {
  readonly #socket: WebSocket;
  #sessionId: string | undefined;
  #liveSession: LiveSession | undefined;
  readonly #subscribed = new Set<number>();
  /** While it is told what it missed, what happens now waits. */
  #held: (() => void)[] | undefined;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  get sessionId(): string | undefined {
    return this.#sessionId;
  }

  get liveSession(): LiveSession | undefined {
    return this.#liveSession;
  }

  enter(sessionId: string, liveSession: LiveSession): void {
    this.#sessionId = sessionId;
    this.renew(liveSession);
  }

  /** What the person may hear is asked again and again; who lost a place stops hearing of it. */
  renew(liveSession: LiveSession): void {
    this.#liveSession = liveSession;
    for (const id of this.#subscribed)
      if (!liveSession.places.some((place) => place.organizationId === id)) this.#subscribed.delete(id);
  }

  leave(): void {
    this.#sessionId = undefined;
    this.#liveSession = undefined;
    this.#subscribed.clear();
  }

  subscribe(slug: string): Place | undefined {
    const place = this.#liveSession?.places.find((each) => each.slug === slug);
    if (place) this.#subscribed.add(place.organizationId);
    return place;
  }

  unsubscribe(): void {
    this.#subscribed.clear();
  }

  /** Where events may concern this person. */
  get organizationIds(): number[] {
    return this.#liveSession?.places.map((place) => place.organizationId) ?? [];
  }

  /** Whether everyone's news of an organisation is for this connection: where it works, and where it subscribed. */
  #hears(organizationId: number): boolean {
    return this.#liveSession?.organizationId === organizationId || this.#subscribed.has(organizationId);
  }

  /** Whether an event concerns this connection, and in which place. */
  #placeOf(addressed: Addressed): Place | undefined {
    const { event } = addressed;
    const place = this.#liveSession?.places.find((each) => each.organizationId === event.organization_id);
    if (!place || !this.#liveSession) return undefined;
    if (!mayHear(addressed, { userId: place.userId, codes: place.codes })) return undefined;
    if (event.user_ids) return place;
    if (forHr(event.topic)) return place.isHr && this.#subscribed.has(place.organizationId) ? place : undefined;
    return this.#hears(place.organizationId) ? place : undefined;
  }

  /** What a connection of the same kind is told of an organisation's events that name no one; those of one kind share their messages. */
  kindIn(organizationId: number): string | undefined {
    const place = this.#liveSession?.places.find((each) => each.organizationId === organizationId);
    if (!place || !this.#hears(organizationId)) return undefined;
    return `${place.isHr && this.#subscribed.has(organizationId) ? 'hr' : 'member'} ${place.codes.join()}`;
  }

  /** The messages of some events, as far as they concern this connection. */
  messagesFor(events: readonly Addressed[]): Message[] {
    const bySlug = new Map<string, LiveEvent[]>();
    for (const each of events) {
      const { event } = each;
      const slug = this.#placeOf(each)?.slug;
      if (slug === undefined) continue;
      const list = bySlug.get(slug);
      if (list) list.push(event);
      else bySlug.set(slug, [event]);
    }
    return [...bySlug].flatMap(([slug, own]) => messagesOf(slug, own));
  }

  /** What is delivered from now on waits until `release`. */
  hold(): void {
    this.#held = [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const send of held) send();
  }

  /** One delivery: the position is in its last message, so that a cut in its midst loses nothing. */
  deliver(messages: readonly Message[], position: string): void {
    if (this.#held) this.#held.push(() => this.deliverNow(messages, position));
    else this.deliverNow(messages, position);
  }

  deliverNow(messages: readonly Message[], position: string): void {
    messages.forEach((each, index) => this.#write(each.bytes(index === messages.length - 1 ? position : undefined)));
  }

  say(frame: LiveFrame): void {
    this.#write(message(frame).bytes());
  }

  #write(bytes: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > mostWaiting) this.#socket.terminate();
    else this.#socket.send(bytes, { binary: false });
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  end(): void {
    this.#socket.terminate();
  }
}
