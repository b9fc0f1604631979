import type { SnackbarMessage } from '@karmik/ui/Snackbar';
import type { LiveState } from './live-client.ts';

/** A server that answers at once deserves no notice. */
const patienceMs = 600;

interface Words {
  readonly connecting: string;
  readonly lost: string;
}

/**
 * LIV-6: light blue while it connects, red while there is no connection. A try that fails at once leaves the red notice where it is, or the
 * two would take turns every three seconds.
 */
export function statusNotices(show: (message: SnackbarMessage) => () => void, words: () => Words) {
  let close: (() => void) | undefined;
  let shown: 'connecting' | 'lost' | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const put = (next: typeof shown) => {
    clearTimeout(timer);
    if (next === shown) return;
    close?.();
    shown = next;
    close =
      next === 'connecting'
        ? show({ text: words().connecting, tone: 'info', isPersistent: true })
        : next === 'lost'
          ? show({ text: words().lost, tone: 'critical', isPersistent: true })
          : undefined;
  };

  return (state: LiveState | 'off') => {
    if (state === 'closed') put('lost');
    else if (state === 'connecting') {
      clearTimeout(timer);
      timer = setTimeout(() => put('connecting'), patienceMs);
    } else put(undefined);
  };
}
