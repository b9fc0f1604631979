import type { Moment } from '@karmik/model/kit/moment';
import type { Context } from '../context.ts';

/** The moment for schemas that are made once for all organisations: what depends on the day is checked again with the right one. */
export const looseMoment = (context: Context) => (): Moment => {
  const now = context.clock();
  return { now, today: now.toISOString().slice(0, 10) };
};
