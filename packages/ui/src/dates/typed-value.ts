import { useState } from 'react';

/*
 * The rule of half-typed values, which every date field follows:
 *
 * - `null` says that the field is empty; `''` says that something is typed which names no day, yet or ever. Neither is a date, and both
 *   are falsy, as the value of a native date input is. A schema of an optional date lets `null` pass and refuses `''`, so that a date
 *   which is half typed is never saved as no date.
 * - A range tells its ends as they are, either of them `''` while it names no day, also where the end is before the start; it is `null`
 *   when both ends are empty. `isWholeRange` says whether it is a range.
 * - The application hears of each change once, at once.
 * - What is typed stays while the application gives back what it heard. It may also answer `''` with `null`. Any other value replaces
 *   what is typed, `null` included.
 * - What is wrong is said once the field is left, or its form is sent.
 * - The reset of a form brings back the first value.
 */

/** How a kind of value is held while it is typed, and what of it the application hears. */
export interface Typing<Held, Told> {
  readonly hold: (value: Told | null) => Held;
  readonly told: (held: Held) => Told | null;
  /** Equal for values that say the same. */
  readonly markOf: (value: Told) => string;
  /** True while something is typed that is no value. */
  readonly isUnfinished: (held: Held) => boolean;
}

export interface TypedValue<Held> {
  readonly held: Held;
  /** Rises when a value from outside replaces what is typed. */
  readonly round: number;
  readonly set: (next: Held) => void;
  /** Back to the first value, as the reset of a form asks. */
  readonly reset: () => void;
  /** To be called when the field is left: shows the application's value where it did not take over the one it heard. */
  readonly settle: () => void;
}

interface TypedValueOptions<Held, Told> {
  readonly value: Told | null | undefined;
  readonly defaultValue: Told | undefined;
  /** Hears of what is held, when it says something else than before. */
  readonly onTell: (held: Held) => void;
}

/** Holds a value that is typed in parts, given or kept, by the rule above. */
export function useTypedValue<Held, Told>(
  { hold, told, markOf, isUnfinished }: Typing<Held, Told>,
  { value, defaultValue, onTell }: TypedValueOptions<Held, Told>,
): TypedValue<Held> {
  const mark = (of: Told | null): string | null => (of === null ? null : markOf(of));
  const [first] = useState<Told | null>(() => defaultValue ?? value ?? null);
  const [state, setState] = useState(() => ({
    held: hold(value === undefined ? first : value),
    seen: value,
    isAnswerDue: false,
    round: 0,
  }));

  let current = state;
  if (value !== undefined && (state.seen === undefined || mark(value) !== mark(state.seen))) {
    const isSame = mark(value) === mark(told(state.held));
    const isAnswer = isSame || (state.isAnswerDue && value === null && isUnfinished(state.held));
    current = {
      held: isAnswer ? state.held : hold(value),
      seen: value,
      isAnswerDue: false,
      round: isAnswer ? state.round : state.round + 1,
    };
    setState(current);
  }
  const { held, round } = current;

  function put(next: Held, isReplaced: boolean): void {
    setState({ ...current, held: next, isAnswerDue: true, round: isReplaced ? round + 1 : round });
    if (mark(told(next)) !== mark(told(held))) onTell(next);
  }

  return {
    held,
    round,
    set: (next) => put(next, false),
    reset: () => put(hold(first), true),
    settle: () => {
      if (value === undefined || isUnfinished(held) || mark(value) === mark(told(held))) return;
      setState({ ...current, held: hold(value), round: round + 1 });
    },
  };
}
