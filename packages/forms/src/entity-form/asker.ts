/** Checks that ask someone else, such as whether a code is still free: after a pause in typing, on leaving, and before sending. */
import type { Text } from '@karmik/model/kit/text';
import { isBlank } from '../kinds/is-blank.ts';
import type { ProblemStore } from '../store/problems.ts';

/** Answers what is wrong with a value, or nothing. `signal` says that no one waits any more. */
export type FieldCheck = (value: unknown, signal: AbortSignal) => Promise<Text | undefined>;
export type FieldChecks = { readonly [name: string]: FieldCheck | undefined };

/** Milliseconds without a key before someone is asked. */
const PAUSE = 400;

interface AskerOptions {
  checks: () => FieldChecks;
  valueOf: (name: string) => unknown;
  /** Whether it stands as the record has it; what is there already needs no leave. */
  isAsItWas: (name: string) => boolean;
  /** Whether the rules find nothing wrong with it; no one is asked about what is wrong already. */
  isRight: (name: string) => boolean;
  problems: ProblemStore;
}

export function asker({ checks, valueOf, isAsItWas, isRight, problems }: AskerOptions) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const asked = new Map<string, { value: unknown; controller: AbortController; answer: Promise<Text | undefined> }>();

  /** The answer to the value that is there; the same value is asked about once. */
  const answerOf = (name: string): Promise<Text | undefined> => {
    clearTimeout(timers.get(name));
    const check = checks()[name];
    const value = valueOf(name);
    if (!check || isBlank(value) || isAsItWas(name) || !isRight(name)) return Promise.resolve(undefined);
    const last = asked.get(name);
    if (last && last.value === value) return last.answer;
    last?.controller.abort();
    const controller = new AbortController();
    problems.setAsking(name, true);
    const answer = check(value, controller.signal)
      // The person who cannot be reached has found nothing wrong; the server decides when the form is sent.
      .catch(() => undefined)
      .finally(() => {
        if (asked.get(name)?.controller === controller) problems.setAsking(name, false);
      });
    asked.set(name, { value, controller, answer });
    return answer;
  };

  const now = async (name: string): Promise<void> => {
    const value = valueOf(name);
    const message = await answerOf(name);
    if (message !== undefined && valueOf(name) === value) problems.tell(name, message, 'check');
  };

  return {
    now,
    soon: (name: string): void => {
      if (!checks()[name]) return;
      clearTimeout(timers.get(name));
      timers.set(
        name,
        setTimeout(() => void now(name), PAUSE),
      );
    },
    all: async (names: readonly string[]): Promise<Record<string, Text[]>> => {
      const answers = await Promise.all(names.map(async (name) => [name, await answerOf(name)] as const));
      return Object.fromEntries(
        answers.flatMap(([name, message]) => (message === undefined ? [] : [[name, [message]]])),
      );
    },
  };
}
