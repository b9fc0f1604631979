/** The words of mails: an organisation's own where it has some, else the product's. */
import { fillTemplate, mailEvents, type MailEventName } from '@karmik/model/commons/mail-template';
import type { Queries } from '../db/database.ts';

export interface Words {
  readonly subject: string;
  readonly body: string;
}

/** How the organisation words a mail. Asked once for however many are sent. */
export async function wordsOf(queries: Queries, organizationId: number, event: MailEventName): Promise<Words> {
  const own = await queries.one<Words>(
    'select subject, body from email_template where organization_id = $1 and event = $2 and is_active order by id desc limit 1',
    [organizationId, event],
  );
  return own ?? mailEvents[event];
}

/** One mail of these words. A subject is one line, whatever the values hold (EM-4). */
export const compose = (words: Words, values: Readonly<Record<string, string>>): Words => ({
  subject: fillTemplate(words.subject, values).replace(/[\r\n]+/g, ' '),
  body: fillTemplate(words.body, values),
});
