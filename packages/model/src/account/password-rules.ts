import { messages } from '../kit/messages.ts';
import { accountMessages } from './messages.ts';
import { labels } from '../kit/labels.ts';
import type { Text } from '../kit/text.ts';
import type { Message } from '../kit/message.ts';

/** The least a password must have (LOG-16). */
export const leastPasswordLength = 8;
export const mostPasswordLength = 256;

/** What an organisation asks of a password besides a letter and a digit. */
export interface PasswordRules {
  readonly min_length: number;
  readonly uppercase: boolean;
  readonly lowercase: boolean;
  readonly special: boolean;
}

/** What holds where no organisation asks for more. */
export const usualPasswordRules: PasswordRules = {
  min_length: leastPasswordLength,
  uppercase: false,
  lowercase: false,
  special: false,
};

export const hasUppercase = (password: string): boolean => /\p{Lu}/u.test(password);
export const hasLowercase = (password: string): boolean => /\p{Ll}/u.test(password);
export const hasDigit = (password: string): boolean => /\p{N}/u.test(password);
export const hasSpecial = (password: string): boolean => /[^\p{L}\p{M}\p{N}\s]/u.test(password);

/**
 * A new password: at least 8 characters, beginning with a letter or digit, with at least one letter and one digit (LOG-16), and what
 * the organisation asks for besides.
 * @returns the message of the first rule it breaks
 */
export function passwordProblem(
  password: string,
  rules: PasswordRules = usualPasswordRules,
  label: Text = labels.password,
): Message | undefined {
  if (password.length === 0) return messages.required({ field: label });
  const least = Math.max(rules.min_length, leastPasswordLength);
  if (password.length < least) return accountMessages.passwordLength({ field: label, least });
  if (password.length > mostPasswordLength) return messages.tooLong({ field: label, most: mostPasswordLength });
  if (!/^[\p{L}\p{N}]/u.test(password) || !/\p{L}/u.test(password) || !hasDigit(password))
    return accountMessages.passwordComposition({ field: label });
  if (rules.uppercase && !hasUppercase(password)) return accountMessages.passwordUppercase({ field: label });
  if (rules.lowercase && !hasLowercase(password)) return accountMessages.passwordLowercase({ field: label });
  if (rules.special && !hasSpecial(password)) return accountMessages.passwordSpecial({ field: label });
  return undefined;
}
