/** A draft that rests on the server: written a while after each change, again where that failed, and at once when the page goes. */
import type { DraftStore } from '@karmik/forms/draft';

export type DraftState =
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed' };

interface ServerDraftOptions {
  /** What was kept before. */
  readonly held: Record<string, unknown> | undefined;
  /** @returns when it was kept, ISO 8601 */
  readonly put: (answers: Record<string, unknown>) => Promise<string>;
  readonly drop: () => Promise<unknown>;
  readonly onState: (state: DraftState) => void;
  /** Milliseconds without a change before it is written, and before a failed writing is tried again. */
  readonly pause?: number;
  readonly again?: number;
}

export interface ServerDraft extends DraftStore {
  /** Writes what waits. */
  readonly flush: () => void;
  /** Writes nothing any more, as after the answers were sent. */
  readonly end: () => void;
}

export function serverDraft({ held, put, drop, onState, pause = 800, again = 5_000 }: ServerDraftOptions): ServerDraft {
  let waiting: (() => Record<string, unknown>) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWriting = false;
  let isOver = false;

  const write = async (): Promise<void> => {
    clearTimeout(timer);
    // One after the other, so that an older state never comes last.
    if (isWriting || !waiting || isOver) return;
    const answers = waiting();
    waiting = undefined;
    isWriting = true;
    onState({ kind: 'saving' });
    try {
      const at = await put(answers);
      isWriting = false;
      if (isOver) return;
      if (waiting) await write();
      else onState({ kind: 'saved', at });
    } catch {
      isWriting = false;
      if (isOver) return;
      waiting ??= () => answers;
      onState({ kind: 'failed' });
      timer = setTimeout(() => void write(), again);
    }
  };

  return {
    load: () => held,
    save: (changed) => {
      if (isOver) return;
      waiting = changed;
      clearTimeout(timer);
      timer = setTimeout(() => void write(), pause);
    },
    discard: () => {
      clearTimeout(timer);
      waiting = undefined;
      if (isOver) return;
      void drop().then(
        () => onState({ kind: 'unsaved' }),
        () => onState({ kind: 'failed' }),
      );
    },
    flush: () => void write(),
    end: () => {
      clearTimeout(timer);
      waiting = undefined;
      isOver = true;
    },
  };
}
