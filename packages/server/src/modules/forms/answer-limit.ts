/** How many answers a form without names takes from one address in a day of UTC: no account is asked, and no address or hour is kept. */
import { namelessCounts } from '../../access/nameless-counts.ts';
import type { Context } from '../../context.ts';
import { tooMany } from '../../http/errors.ts';
import { formMessages } from './messages.ts';

/** A whole office answers from behind one address. */
export const mostAnswersADay = 200;

const counts = namelessCounts({ spans: 'answer_window', tries: 'answer_try' }, 24 * 3_600_000);

/** @throws 429 for more answers than an office sends in a day */
export async function countAnswer(context: Context, form: string, address: string): Promise<void> {
  const { tries, seconds } = await counts.count(context, `${form} ${address}`);
  if (tries > mostAnswersADay) throw tooMany({ detail: formMessages.tooManyToday }, seconds);
}

export const sweepAnswerCounts = (context: Context): Promise<void> => counts.sweep(context);
