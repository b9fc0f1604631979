import type { ConfirmOptions } from './ConfirmDialog.tsx';

/** What was answered; the remark is empty when none was asked for. */
export interface ConfirmAnswer {
  readonly remark: string;
}

interface Question {
  readonly id: number;
  readonly options: ConfirmOptions;
  readonly answer: (answer: ConfirmAnswer | undefined) => void;
}

let questions: readonly Question[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Question[]): void {
  questions = next;
  for (const listener of listeners) listener();
}

/**
 * Asks, and waits for the answer. Resolves to the answer, or to `undefined` when the person changed their mind.
 * Needs one `ConfirmRegion` on the page.
 * @example if (await confirm({ title: 'Delete the draft?', isDestructive: true })) await remove()
 */
export function confirm(options: ConfirmOptions = {}): Promise<ConfirmAnswer | undefined> {
  return new Promise((resolve) => {
    const id = nextId++;
    const answer = (given: ConfirmAnswer | undefined): void => {
      set(questions.filter((question) => question.id !== id));
      resolve(given);
    };
    set([...questions, { id, options, answer }]);
  });
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question to show now. Others wait their turn. */
export function currentQuestion(): Question | undefined {
  return questions[0];
}
