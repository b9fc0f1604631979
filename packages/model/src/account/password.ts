import * as z from 'zod/mini';
import { messages } from '../kit/messages.ts';
import { passwordProblem, type PasswordRules } from './password-rules.ts';

/** A new password as a body field. */
export const newPassword = z.string({ error: messages.required('Password') }).check(
  z.superRefine<string>((value, context) => {
    const message = passwordProblem(value);
    if (message) context.addIssue({ code: 'custom', message, input: value });
  }),
);

/** Two equal passwords; a mismatch is reported on `confirm_password`. */
export const confirmedPassword = {
  password: newPassword,
  confirm_password: z.string({ error: messages.required('Confirm password') }),
};

export const passwordsMatch = z.superRefine<{ password: string; confirm_password: string }>((body, context) => {
  if (body.password !== body.confirm_password)
    context.addIssue({
      code: 'custom',
      path: ['confirm_password'],
      message: messages.passwordMismatch,
      input: body.confirm_password,
    });
});

/** What the organisations of a person ask besides; for forms, which know the rules that the server told. */
export const passwordMeets = (rules: PasswordRules) =>
  z.superRefine<{ password: string }>((body, context) => {
    const message = passwordProblem(body.password, rules);
    if (message) context.addIssue({ code: 'custom', path: ['password'], message, input: body.password });
  });
