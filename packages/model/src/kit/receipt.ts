/** Receipts of what is sent without a name: figures that only the sender has. */
import * as z from 'zod/mini';
import { carried, type Message } from './message.ts';
import { messages } from './messages.ts';
import { bilingual } from './text.ts';

export const receiptLength = 20;
export const receiptLabel = bilingual('Receipt number', 'रसिद नम्बर');

/** As people type it: with spaces or dashes between the figures, in either script. */
export const receiptOf = (typed: string): string =>
  typed.replace(/[०-९]/g, (figure) => String(figure.charCodeAt(0) - 0x0966)).replace(/[\s-]/g, '');

export const typedReceipt = () =>
  z.string({ error: carried(messages.required({ field: receiptLabel })) }).check(
    z.refine((typed) => receiptOf(typed).length > 0, {
      error: carried(messages.required({ field: receiptLabel })),
      abort: true,
    }),
    z.maxLength(60, { error: carried(messages.tooLong({ field: receiptLabel, most: 60 })) }),
  );

/** What a receipt was exchanged for; it is good for half an hour. */
export const receiptAccess = (lapsed: Message) => z.string({ error: carried(lapsed) }).check(z.maxLength(200));
