import type { LiveFrame } from '@karmik/model/notification/live';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * What is kept in the browser of a topic, where its keys do not begin with the topic's name. The feed of the noticeboard is not among
 * them: it would move under the reader's eyes.
 */
const keysOf: Readonly<Record<string, readonly QueryKey[]>> = {
  post: [
    ['posts', 'waiting'],
    ['posts', 'approval'],
  ],
};

/** A change that everyone hears of is fetched within this time and not at once, so that a thousand browsers do not ask together. */
const spreadMs = 800;

/** Others may change things faster than a slow connection answers. */
const afterwards = { cancelRefetch: false } as const;

/** Marks what a frame speaks of as out of date; what is on the page is fetched again, after what is being fetched already. */
export function invalidator(client: QueryClient): { hear(frame: LiveFrame): void; stop(): void } {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();

  const invalidate = (topic: string) => {
    for (const queryKey of keysOf[topic] ?? [[topic]]) void client.invalidateQueries({ queryKey }, afterwards);
  };
  /** Many changes of one topic in a short time are one. */
  const soon = (topic: string) => {
    if (waiting.has(topic)) return;
    const timer = setTimeout(() => {
      waiting.delete(topic);
      invalidate(topic);
    }, Math.random() * spreadMs);
    waiting.set(topic, timer);
  };

  const hearOf = (topics: readonly { readonly topic: string }[]) => {
    for (const { topic } of topics) soon(topic);
    // Counts of the menu and what is on the home follow from anything; only who has them asks.
    for (const summary of ['menu', 'home'])
      if (client.getQueryCache().findAll({ queryKey: [summary] }).length > 0) soon(summary);
  };

  return {
    hear(frame) {
      if (frame.event === 'notification' || frame.event === 'org_notification') invalidate(frame.event);
      else if (frame.event === 'user_update') soon('user');
      else if (frame.event === 'websocket' && frame.status === 'changed') hearOf(frame.changes);
      else if (frame.event === 'websocket' && frame.status === 'missed') void client.invalidateQueries({}, afterwards);
    },
    stop() {
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
}
