import { ToastQueue } from 'react-stately/useToastState';

export const snackbarTones = ['positive', 'critical', 'caution', 'info', 'neutral'] as const;
export type SnackbarTone = (typeof snackbarTones)[number];

/** Milliseconds that a notice stays. */
export const SNACKBAR_TIMEOUT = 6000;
/** Milliseconds before a success notice appears, so that it does not cover what it is about while that changes. */
export const SUCCESS_DELAY = 1000;

export interface SnackbarMessage {
  readonly text: string;
  readonly title?: string;
  /** Green when left out. */
  readonly tone?: SnackbarTone;
  /** Stays until it is put away. Red ones and those with an action stay unless told otherwise. */
  readonly isPersistent?: boolean;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Milliseconds before it appears. */
  readonly delay?: number;
}

/** Shows notices one after the other, at most three at a time. */
export interface SnackbarQueue {
  readonly toasts: ToastQueue<SnackbarMessage>;
  /** Shows a notice and returns a way to take it back. */
  readonly show: (message: SnackbarMessage) => () => void;
  /** A green notice after a short wait. */
  readonly success: (text: string) => () => void;
  /** A red notice that stays. */
  readonly error: (text: string) => () => void;
}

/** True when a notice waits for the reader instead of the clock. */
export function isPersistent({ tone, action, isPersistent: isTold }: SnackbarMessage): boolean {
  return isTold ?? (tone === 'critical' || action !== undefined);
}

/** A queue of its own, for tests or a second region. Apps use `snackbar`. */
export function createSnackbarQueue(): SnackbarQueue {
  const toasts = new ToastQueue<SnackbarMessage>({ maxVisibleToasts: 3 });
  function show(message: SnackbarMessage): () => void {
    const add = (): string => toasts.add(message, isPersistent(message) ? {} : { timeout: SNACKBAR_TIMEOUT });
    if (message.delay === undefined) {
      const key = add();
      return () => toasts.close(key);
    }
    let key: string | undefined;
    const timer = setTimeout(() => {
      key = add();
    }, message.delay);
    return () => {
      clearTimeout(timer);
      if (key !== undefined) toasts.close(key);
    };
  }
  return {
    toasts,
    show,
    success: (text) => show({ text, tone: 'positive', delay: SUCCESS_DELAY }),
    error: (text) => show({ text, tone: 'critical' }),
  };
}

/** The queue of the page: `snackbar.success('Saved')` from anywhere. */
export const snackbar: SnackbarQueue = /* @__PURE__ */ createSnackbarQueue();
