/** The words of mails: an organisation's own where it has some, else the product's. */
import {
  fillTemplate,
  mailEvents,
  ownMails,
  subjectLimit,
  wordsProblem,
  type MailName,
} from '@karmik/model/commons/mail-template';
import type { Language } from '@karmik/model/kit/text';
import { cutText } from '@karmik/model/notification/cut-text';
import type { Queries } from '../db/database.ts';

export interface Words {
  readonly subject: string;
  readonly body: string;
}

/** Words with the language of those that are the product's own. */
export interface Wording extends Words {
  readonly language: Language;
}

/** The language that a reader, or an organisation, has chosen; null where none is. */
interface Spoken {
  readonly language: Language | null;
}

/** The languages that people chose, by their account; who chose none is not among them. */
export async function languagesOf(queries: Queries, accountIds: readonly number[]): Promise<Map<number, Language>> {
  const rows = await queries.query<{ id: number; language: Language }>(
    'select id, language from users where id = any($1::bigint[]) and language is not null',
    [accountIds],
  );
  return new Map(rows.map(({ id, language }) => [id, language]));
}

const mails = { ...mailEvents, ...ownMails };

/**
 * How the organisation words a mail. Asked once for however many are sent in one language.
 * @param organizationId undefined for mails of the installation, which are in the product's words
 * @param language of who is written to, where it is known; otherwise the organisation's
 */
export async function wordsOf(
  queries: Queries,
  organizationId: number | undefined,
  name: MailName,
  language?: Language | null,
): Promise<Wording> {
  const row = await queries.one<Record<'subject' | 'body' | 'subject_ne' | 'body_ne', string | null> & Spoken>(
    `select own.subject, own.body, own.subject_ne, own.body_ne, p.mail_language as language
       from organization o
       left join organization_profile p on p.organization_id = o.id
       left join lateral (select t.subject, t.body, t.subject_ne, t.body_ne from email_template t
                           where t.organization_id = o.id and t.event = $2 and t.is_active order by t.id desc limit 1) own on true
      where o.id = $1`,
    [organizationId ?? null, name],
  );
  const spoken = language ?? row?.language ?? 'en';
  const { subject, body } = mails[name];
  const own = spoken === 'ne' ? { subject: row?.subject_ne, body: row?.body_ne } : {};
  const ownBody = own.body ?? row?.body;
  return {
    subject: own.subject ?? row?.subject ?? subject[spoken],
    // A template that was stored before its words were judged sends the product's own.
    body: ownBody && wordsProblem(name, ownBody) === undefined ? ownBody : body[spoken],
    language: spoken,
  };
}

/** Whatever ends a line somewhere, and what no header holds: CR, LF, NEL, tabs, NUL, the separators of Unicode. */
const breaks = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * One mail of these words. A subject is one line of a bearable length, whatever the values hold (EM-4); it holds neither link nor code,
 * since logs show it.
 */
export function compose(words: Words, values: Readonly<Record<string, string>>): Words {
  const { link: _link, code: _code, ...open } = values;
  return {
    subject: cutText(fillTemplate(words.subject, open).replace(breaks, ' ').trim(), subjectLimit),
    body: fillTemplate(words.body, values),
  };
}
