/** What was written and not sent, kept for when someone comes back. */
export interface DraftStore {
  readonly load: () => Record<string, unknown> | undefined;
  /** Keeps what has changed; `changed` is asked for after a pause in typing. */
  readonly save: (changed: () => Record<string, unknown>) => void;
  readonly discard: () => void;
}

/** Where drafts rest, such as `localStorage`. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Milliseconds without a change before a draft is written. */
const PAUSE = 600;

/**
 * A draft under a key, which should name the person, the entity and the record. What cannot be stored or read is no draft.
 * @example createDraft(localStorage, 'karmik.draft.7.book.new')
 */
export function createDraft(storage: DraftStorage, key: string, pause = PAUSE): DraftStore {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (changed: () => Record<string, unknown>) => {
    try {
      const values = changed();
      if (Object.keys(values).length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(values));
    } catch {
      // A full or forbidden storage keeps no draft; the form works without.
    }
  };
  return {
    load: () => {
      try {
        const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        return typeof kept === 'object' && kept !== null && !Array.isArray(kept)
          ? (kept as Record<string, unknown>)
          : undefined;
      } catch {
        return undefined;
      }
    },
    save: (changed) => {
      clearTimeout(timer);
      timer = setTimeout(() => write(changed), pause);
    },
    discard: () => {
      clearTimeout(timer);
      storage.removeItem(key);
    },
  };
}
