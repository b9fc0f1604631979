/** Passwords that someone guesses first: those that everyone takes, and those made of one's own name or organisation. */
import type { Queries } from '../../db/database.ts';
import { invalidField } from '../../http/errors.ts';
import { accountMessages } from './messages.ts';

/** Letters and digits that must be left of a password beyond the words that others know of its owner. */
const leastBesides = 6;
/** A shorter word is in others by chance. */
const leastWord = 4;
const product = 'karmik';

let known: Promise<ReadonlySet<string>> | undefined;

/** About five thousand that meet the rules, from lists of stolen ones. They come when they are first asked for. */
const knownPasswords = (): Promise<ReadonlySet<string>> =>
  (known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])));

/** Whether a password is made of words that are known of its owner, and little else. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const told = words
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{M}\p{N}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= leastWord)
    .toSorted((a, b) => b.length - a.length);
  const rest = told.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
  return rest.length < password.length && rest.replace(/[^\p{L}\p{M}\p{N}]/gu, '').length < leastBesides;
}

/** @throws 400 on `password` */
export async function refuseEasy(password: string, words: readonly string[]): Promise<void> {
  if ((await knownPasswords()).has(password.toLowerCase()) || isMadeOf(password, [...words, product]))
    throw invalidField('password', accountMessages.easyPassword);
}

/** What others know of an account: its names, its addresses, its organisations. */
export async function wordsOf(queries: Queries, userId: number): Promise<string[]> {
  const row = await queries.one<{ words: string[] }>(
    `select array[u.username, split_part(coalesce(u.email, ''), '@', 1), u.first_name, u.middle_name, coalesce(u.last_name, '')] ||
            coalesce((select array_agg(o.slug) || array_agg(o.name) from membership m join organization o on o.id = m.organization_id
                       where m.account_id = u.id or m.user_id = u.id), '{}') as words
       from users u where u.id = $1`,
    [userId],
  );
  return row?.words ?? [];
}
