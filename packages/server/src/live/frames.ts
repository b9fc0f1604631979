/** What is sent to whom for a batch of events. Frames that many receive are written once. */
import type { LiveChange, LiveFrame } from '@karmik/model/notification/live';
import type { LiveEvent } from './event-log.ts';

/** Records of one topic that are named one by one; beyond it "the topic" is said. */
const mostIds = 100;

export interface Message {
  /** Ready to be sent, with the position when this is the last of a delivery. */
  bytes(position?: string): Buffer;
}

export function message(frame: LiveFrame): Message {
  const written = new Map<string | undefined, Buffer>();
  return {
    bytes(position) {
      let bytes = written.get(position);
      if (!bytes) {
        bytes = Buffer.from(JSON.stringify(position === undefined ? frame : { ...frame, position }));
        written.set(position, bytes);
      }
      return bytes;
    },
  };
}

/** Topics with an event of their own (LIV-5); every other one is told by the `websocket` event. */
const ownEvents = {
  notification: 'notification',
  org_notification: 'org_notification',
  user: 'user_update',
  presence: 'user_update',
} as const;

export const forHr = (topic: string): boolean => topic === 'org_notification';

/** The messages that tell of events of one organisation, each topic once. */
export function messagesOf(slug: string, events: readonly LiveEvent[]): Message[] {
  const byTopic = new Map<string, Set<string> | null>();
  for (const { topic, object_id: id } of events) {
    const ids = byTopic.get(topic);
    if (ids === null) continue;
    if (id === null || (ids && ids.size >= mostIds && !ids.has(id))) byTopic.set(topic, null);
    else if (ids) ids.add(id);
    else byTopic.set(topic, new Set([id]));
  }
  const messages: Message[] = [];
  const changes: LiveChange[] = [];
  for (const [topic, set] of byTopic) {
    const ids = set && [...set];
    const event = ownEvents[topic as keyof typeof ownEvents] as (typeof ownEvents)[keyof typeof ownEvents] | undefined;
    if (event === undefined) changes.push({ topic, ids });
    else if (event === 'user_update')
      messages.push(message({ event, organization: slug, ids, ...(topic === 'presence' && { is_presence: true }) }));
    else messages.push(message({ event, organization: slug }));
  }
  if (changes.length) messages.push(message({ event: 'websocket', status: 'changed', organization: slug, changes }));
  return messages;
}
