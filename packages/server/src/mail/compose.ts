/** The words of mails: an organisation's own where it has some, else the product's. */
import { fillTemplate, mailEvents, type MailEventName } from '@karmik/model/commons/mail-template';
import type { Language } from '@karmik/model/kit/text';
import type { Queries } from '../db/database.ts';

export interface Words {
  readonly subject: string;
  readonly body: string;
}

/** Words with the language of those that are the product's own. */
export interface Wording extends Words {
  readonly language: Language;
}

/**
 * How the organisation words a mail. Asked once for however many are sent.
 * @param language of who is written to, where it is known; otherwise the organisation's
 */
export async function wordsOf(
  queries: Queries,
  organizationId: number,
  event: MailEventName,
  language?: Language,
): Promise<Wording> {
  const row = await queries.one<{ subject: string | null; body: string | null; language: Language | null }>(
    `select own.subject, own.body, p.mail_language as language
       from organization o
       left join organization_profile p on p.organization_id = o.id
       left join lateral (select t.subject, t.body from email_template t
                           where t.organization_id = o.id and t.event = $2 and t.is_active order by t.id desc limit 1) own on true
      where o.id = $1`,
    [organizationId, event],
  );
  const spoken = language ?? row?.language ?? 'en';
  const { subject, body } = mailEvents[event];
  return { subject: row?.subject ?? subject[spoken], body: row?.body ?? body[spoken], language: spoken };
}

/** One mail of these words. A subject is one line, whatever the values hold (EM-4). */
export const compose = (words: Words, values: Readonly<Record<string, string>>): Words => ({
  subject: fillTemplate(words.subject, values).replace(/[\r\n]+/g, ' '),
  body: fillTemplate(words.body, values),
});
