/** Tries of receipts: those that were wrong, for a quarter of an hour. A try that was right leaves nothing. */
import { namelessCounts } from './nameless-counts.ts';
import type { Context } from '../context.ts';
import { tooMany } from '../http/errors.ts';
import { accessMessages } from '../messages.ts';

const most = 5;
const quarterHour = 15 * 60_000;

const counts = namelessCounts({ spans: 'receipt_window', tries: 'receipt_try' }, quarterHour);

/** Counts a try before it is looked at. @throws 429 after five within a quarter of an hour of the clock */
export async function countReceiptTry(context: Context, address: string): Promise<void> {
  const { tries, seconds } = await counts.count(context, address);
  if (tries <= most) return;
  throw tooMany(
    { non_field_errors: [accessMessages.tooManyAttempts({ minutes: Math.max(1, Math.ceil(seconds / 60)) })] },
    seconds,
  );
}

/** Takes a try back, since it was right. */
export const forgetReceiptTry = (context: Context, address: string): Promise<void> => counts.takeBack(context, address);

export const sweepReceiptTries = (context: Context): Promise<void> => counts.sweep(context);
