/** Fields that prove who one is, and how long that holds. */
import * as z from 'zod/mini';
import { carried } from '../kit/message.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { messages, formats } from '../kit/messages.ts';

export const rememberMe = z.optional(
  z.union([z.boolean(), z.stringbool()], {
    error: carried(messages.wrongType({ field: bilingual('Remember me', 'मलाई सम्झनुहोस्'), format: formats.boolean })),
  }),
);

/** A password that is given to prove who one is; what it must be was asked when it was chosen. */
export const givenPassword = (label: Text) =>
  z
    .string({ error: carried(messages.required({ field: label })) })
    .check(
      z.minLength(1, { error: carried(messages.required({ field: label })) }),
      z.maxLength(256, { error: carried(messages.tooLong({ field: label, most: 256 })) }),
    );
