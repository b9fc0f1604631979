/**
 * The calls of a form without names. They go by plain `fetch`, without the token of the person who may be signed in and without cookies, so
 * that nothing of a session is sent along.
 */
import type { AnonymousForm } from '@karmik/model/forms/answering';
import type { Answers } from '@karmik/model/questions/asked';
import { withPuzzle } from '../../../api/puzzle/with-puzzle.ts';
import { UploadError } from '../../../api/failure.ts';

interface Sending {
  readonly version: number;
  readonly answers: Answers;
  readonly agrees: boolean;
}

const storageKey = 'karmik.anonymous-forms';

interface Kept {
  /** What this browser made up to be told from others; it says nothing of anybody. */
  readonly token: string;
  /** The last parts of the addresses of forms that were answered here. */
  readonly answered: readonly string[];
}

function kept(): Kept {
  try {
    const held = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Kept> | null;
    if (typeof held?.token === 'string' && Array.isArray(held.answered)) return held as Kept;
  } catch {
    // A storage that cannot be read holds nothing.
  }
  return { token: crypto.randomUUID(), answered: [] };
}

function keep(next: Kept): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Without a storage the server alone tells browsers apart.
  }
}

export function anonymousForms(slug: string, uuid: string) {
  const url = `/api/v1/anonymous-form/org/${encodeURIComponent(slug)}/${encodeURIComponent(uuid)}/`;
  const options = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  return {
    /** The form; nothing where there is none at this address. */
    read: async (): Promise<AnonymousForm | undefined> => {
      const response = await fetch(url, options);
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`the form was answered with ${response.status}`);
      return (await response.json()) as AnonymousForm;
    },

    /** @throws with the `body` of a refusal */
    send: async (sending: Sending): Promise<void> => {
      const held = kept();
      keep(held);
      await withPuzzle(async (more) => {
        const response = await fetch(url, {
          ...options,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...sending, token: held.token, ...more }),
        });
        if (!response.ok) throw new UploadError(response.status, await response.json().catch(() => null));
      });
    },

    hasAnswered: (): boolean => kept().answered.includes(uuid),

    remember: (): void => {
      const held = kept();
      keep({ token: held.token, answered: [...new Set([...held.answered, uuid])] });
    },
  };
}
