import { messages } from '../kit/messages.ts';

/** The least a password must have (LOG-16). */
export const leastPasswordLength = 8;
const mostPasswordLength = 256;

/**
 * A new password: at least 8 characters, beginning with a letter or digit, with at least one letter and one digit (LOG-16).
 * @returns the message of the first rule it breaks
 */
export function passwordProblem(password: string, label = 'Password'): string | undefined {
  if (password.length === 0) return messages.required(label);
  if (password.length < leastPasswordLength) return messages.passwordLength(label, leastPasswordLength);
  if (password.length > mostPasswordLength) return messages.tooLong(label, mostPasswordLength);
  return /^[\p{L}\p{N}]/u.test(password) && /\p{L}/u.test(password) && /\p{N}/u.test(password)
    ? undefined
    : messages.passwordComposition(label);
}
