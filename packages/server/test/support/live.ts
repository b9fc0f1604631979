/** The other end of the live connection, as tests need it: everything said is kept, in order. */
import { livePath, type LiveCommand, type LiveFrame } from '@karmik/model/notification/live';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { until, type TestServer } from './server.ts';

export interface Listener {
  readonly frames: LiveFrame[];
  readonly socket: WebSocket;
  say(command: LiveCommand | string): void;
  /** The next frame, from the first on, that fits. */
  heard(what: string, fits: (frame: LiveFrame) => boolean): Promise<LiveFrame>;
  /** Ids of a topic in the order they were told. */
  ids(topic: string): string[];
  /** Up to where everything was told. */
  position(): string | undefined;
  readonly closed: Promise<{ code: number; reason: string }>;
  close(): Promise<void>;
}

export const portOf = (server: TestServer): number => (server.app.server.address() as AddressInfo).port;

export const listen = (server: TestServer): Promise<string> => server.app.listen({ port: 0, host: '127.0.0.1' });

export async function openLine(port: number, headers: Record<string, string> = {}): Promise<Listener> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${livePath}`, { headers });
  const frames: LiveFrame[] = [];
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as LiveFrame));
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() })),
  );
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.on('error', () => undefined);
  return {
    frames,
    socket,
    closed,
    say: (command) => socket.send(typeof command === 'string' ? command : JSON.stringify(command)),
    heard: (what, fits) => until(what, async () => frames.find(fits)),
    ids: (topic) => frames.flatMap((frame) => idsIn(frame, topic)),
    position: () => frames.findLast((frame) => frame.position !== undefined)?.position,
    async close() {
      socket.close();
      await closed;
    },
  };
}

export const idsIn = (frame: LiveFrame, topic: string): readonly string[] =>
  frame.event === 'websocket' && frame.status === 'changed'
    ? frame.changes.filter((change) => change.topic === topic).flatMap((change) => change.ids ?? [])
    : [];

export const isStatus = (status: string) => (frame: LiveFrame) =>
  frame.event === 'websocket' && frame.status === status;

export async function joined(port: number, token: string, last?: string): Promise<Listener> {
  const line = await openLine(port);
  line.say({ command: 'join', token, ...(last === undefined ? {} : { last }) });
  await line.heard('joining', isStatus('joined'));
  return line;
}
