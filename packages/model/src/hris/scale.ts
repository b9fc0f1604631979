/** What the steps of a level are worth, and giving people one more. */
import * as z from 'zod/mini';
import { userRef, textAnswer } from '../kit/answer.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import type { Message } from '../kit/message.ts';
import { hrisMessages } from './messages.ts';

/** The scale of a level: where it begins, how many steps it has, and what each adds; decimals as texts. */
export interface Scale {
  readonly scale_start: string | null;
  readonly scale_steps: number | null;
  readonly scale_increment: string | null;
}

/** @example paisa('12.5') // 1250n */
export const paisa = (amount: string): bigint => {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
};

/**
 * What a step of a level is worth, with two decimals; undefined where the level has no scale or no such step.
 * @example scaleAt({ scale_start: '30000', scale_steps: 5, scale_increment: '1000' }, 3) // '33000.00'
 */
export function scaleAt({ scale_start, scale_steps, scale_increment }: Scale, step: number): string | undefined {
  if (scale_start === null || step > (scale_steps ?? 0)) return undefined;
  const sum = String(paisa(scale_start) + BigInt(step) * paisa(scale_increment ?? '0')).padStart(3, '0');
  return `${sum.slice(0, -2)}.${sum.slice(-2)}`;
}

/** Why someone of a level cannot be at a step; undefined where they can. Levels without a scale have any step. */
export const stepProblem = ({ scale_steps }: Pick<Scale, 'scale_steps'>, step: number | null): Message | undefined =>
  scale_steps !== null && step !== null && step > scale_steps
    ? hrisMessages.stepTooLarge({ most: scale_steps })
    : undefined;

/** Whose increments are looked at: everyone of a level or one of them, and from which day they have one step more. */
export const incrementPlan = defineEntity({
  name: 'increment_plan',
  label: bilingual('Increments', 'ग्रेड वृद्धि'),
  fields: {
    employment_level: f.reference({
      label: bilingual('Employment level', 'तह'),
      required: true,
      to: 'employment_level',
      name_field: 'title',
    }),
    starts_on: f.date({ label: bilingual('Effective from', 'लागु हुने मिति'), required: true, format: 'not_past' }),
    employee: f.user({
      label: bilingual('Employee', 'कर्मचारी'),
      help: bilingual('Leave empty for everyone on this level.', 'खाली छोडे तहका सबै कर्मचारी।'),
    }),
  },
});

/** One person's next step. `scale` and `next_scale` are decimals; null where the level has no scale. */
export const incrementAnswer = z.object({
  employee: userRef,
  step: z.number(),
  scale: z.nullable(z.string()),
  next_step: z.number(),
  next_scale: z.nullable(z.string()),
  /** Why they get none; null for who does. */
  refusal: z.nullable(textAnswer),
});
export type Increment = z.infer<typeof incrementAnswer>;
