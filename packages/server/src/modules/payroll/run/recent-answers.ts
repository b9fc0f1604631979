/** What was answered lately, since the start of a payroll asks again what its preview asked a minute ago. */
import { createHash } from 'node:crypto';
import type { Message } from '@karmik/model/kit/message';
import type { PayAnswer, PayQuestion } from '@karmik/model/payroll/run/question';
import type { Context } from '../../../context.ts';

export interface RecentAnswer {
  readonly answer: PayAnswer | null;
  readonly problem: Message | null;
}

/** Milliseconds after which nothing of a payroll is kept. */
const kept = 10 * 60_000;

interface Recent {
  /** By what they were computed: packages, headings and law, as a text. */
  readonly basis: string;
  readonly answers: Map<string, RecentAnswer>;
  readonly timer: NodeJS.Timeout;
}

/** Of the payroll that was looked at last, of whatever organization. */
const recent = new WeakMap<Context['jobs'], Recent>();

/**
 * Answers by their questions, computed where they are not known. The same question has the same answer by the same basis, so that nothing can
 * be out of date: what changed meanwhile is another question.
 * @param basis packages, headings and law as a text
 */
export function recentAnswers(
  context: Context,
  basis: string,
): (question: PayQuestion, compute: () => RecentAnswer) => RecentAnswer {
  const { answers } = ofBasis(context, basis);
  return (question, compute) => {
    const key = createHash('sha256').update(JSON.stringify(question)).digest('base64');
    const known = answers.get(key);
    if (known) return known;
    const { answer, problem } = compute();
    const found = { answer, problem };
    answers.set(key, found);
    return found;
  };
}

/** The answers are worth their memory until the payroll is generated. */
export function forgetAnswers({ jobs }: Context): void {
  clearTimeout(recent.get(jobs)?.timer);
  recent.delete(jobs);
}

function ofBasis(context: Context, basis: string): Recent {
  const known = recent.get(context.jobs);
  if (known?.basis === basis) {
    known.timer.refresh();
    return known;
  }
  forgetAnswers(context);
  const timer = setTimeout(() => recent.delete(context.jobs), kept);
  timer.unref();
  const made = { basis, answers: new Map<string, RecentAnswer>(), timer };
  recent.set(context.jobs, made);
  return made;
}
