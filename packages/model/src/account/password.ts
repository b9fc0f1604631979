import * as z from 'zod/mini';
import { carried, carry } from '../kit/message.ts';
import { labels } from '../kit/labels.ts';
import { messages } from '../kit/messages.ts';
import { passwordProblem, type PasswordRules } from './password-rules.ts';
import { accountMessages } from './messages.ts';

/** A new password as a body field. */
export const newPassword = z.string({ error: carried(messages.required({ field: labels.password })) }).check(
  z.superRefine<string>((value, context) => {
    const message = passwordProblem(value);
    if (message) context.addIssue({ code: 'custom', message: carry(message), input: value });
  }),
);

/** Two equal passwords; a mismatch is reported on `confirm_password`. */
export const confirmedPassword = {
  password: newPassword,
  confirm_password: z.string({ error: carried(messages.required({ field: labels.confirmPassword })) }),
};

export const passwordsMatch = z.superRefine<{ password: string; confirm_password: string }>((body, context) => {
  if (body.password !== body.confirm_password)
    context.addIssue({
      code: 'custom',
      path: ['confirm_password'],
      message: carry(accountMessages.passwordMismatch),
      input: body.confirm_password,
    });
});

/** What the organisations of a person ask besides; for forms, which know the rules that the server told. */
export const passwordMeets = (rules: PasswordRules) =>
  z.superRefine<{ password: string }>((body, context) => {
    const message = passwordProblem(body.password, rules);
    if (message)
      context.addIssue({ code: 'custom', path: ['password'], message: carry(message), input: body.password });
  });
