/** Fields that prove who one is, and how long that holds. */
import * as z from 'zod/mini';
import { messages } from '../kit/messages.ts';

export const rememberMe = z.optional(
  z.union([z.boolean(), z.stringbool()], { error: messages.wrongType('Remember me', 'true or false') }),
);

/** A password that is given to prove who one is; what it must be was asked when it was chosen. */
export const givenPassword = (label: string) =>
  z
    .string({ error: messages.required(label) })
    .check(
      z.minLength(1, { error: messages.required(label) }),
      z.maxLength(256, { error: messages.tooLong(label, 256) }),
    );
