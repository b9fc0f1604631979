/** Mails that tell the owner of an account what changed about it: memberships, password, second step. */
import { accountNotices, invitationBurnt, unlessItWasYou, type AccountNotice } from '@karmik/model/account/notice';
import { fillTemplate } from '@karmik/model/commons/mail-template';
import type { Language } from '@karmik/model/kit/text';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { compose, wordsOf } from '../../mail/compose.ts';
import { queueMail } from '../../mail/mail.ts';
import type { BurntLink } from './links.ts';
import { mailHomeOf } from './mail-home.ts';

interface NewNotice {
  readonly accountId: number;
  /** Where it happened; null for what the owner did to the account itself. */
  readonly organizationId: number | null;
  readonly event: AccountNotice;
  readonly at: Date;
}

/** Lets the owner be told, in the transaction of the change. Work of one organisation may call it for accounts of its members. */
export async function notifyOwner(
  queries: Queries,
  { accountId, organizationId, event, at }: NewNotice,
): Promise<void> {
  await queries.query('insert into account_notice (account_id, organization_id, event, at) values ($1, $2, $3, $4)', [
    accountId,
    organizationId,
    event,
    at,
  ]);
}

/** Queues the mail to someone without an account whose invitation was closed, to the address that it was sent to. */
export async function mailInvited(context: Context, queries: Queries, burnt: BurntLink, at: Date): Promise<void> {
  const { organization_id: organizationId, organization, address, full_name } = burnt;
  if (address === null) return;
  const wording = await wordsOf(queries, organizationId, 'Account notice');
  const summary = fillTemplate(invitationBurnt.summary[wording.language], { organization });
  const text = `${summary}\n\n${invitationBurnt.next[wording.language]}`;
  const mail = compose(wording, { full_name, organization, summary, text });
  await queueMail(
    queries,
    context,
    { organizationId },
    [{ kind: 'notice', to_address: address, to_name: full_name, ...mail }],
    at,
  );
}

interface Waiting {
  account_id: number;
  event: AccountNotice;
  organization: string | null;
  email: string | null;
  /** Another address of the owner, in their file at the organisation that is the account's home. */
  other_email: string | null;
  language: Language | null;
  full_name: string;
}

const atATime = 100;

/**
 * The other address of the account `u`: who took over one mailbox does not keep the owner from reading a notice in the other.
 * Files of organisations that are not the account's home say nothing here, so that they learn nothing of the account.
 */
const otherAddress = `
  select a.address as other_email from membership m join employee e on e.organization_id = m.organization_id and e.user_id = m.user_id
    cross join lateral (values (1, e.personal_email), (2, e.email)) a (rank, address)
   where m.account_id = u.id and m.is_current and m.organization_id = u.home_organization_id
     and a.address is not null and lower(a.address) <> lower(u.email) order by a.rank limit 1`;

/** Queues the mails of what happened. Run often, by any server: each row is taken once. */
export async function mailAccountNotices(context: Context): Promise<void> {
  await context.database.everywhere.transaction(async (queries) => {
    const rows = await queries.query<Waiting>(
      `with due as (
         delete from account_notice where id in (select id from account_notice order by id limit ${atATime} for update skip locked) returning *)
       select due.account_id, due.event, o.name as organization, u.email, u.language, file.other_email, concat_ws(' ', u.first_name, nullif(u.middle_name, ''), u.last_name) as full_name
         from due join users u on u.id = due.account_id left join organization o on o.id = due.organization_id
         left join lateral (${otherAddress}) file on true order by due.id`,
    );
    for (const {
      account_id: accountId,
      event,
      organization,
      email,
      other_email,
      full_name,
      language: chosen,
    } of rows) {
      const home = email === null ? undefined : await mailHomeOf(queries, accountId);
      if (!home || email === null) continue;
      const from = home.isFromInstallation ? undefined : home.id;
      const wording = await wordsOf(queries, from, 'Account notice', chosen);
      const { language } = wording;
      const what = fillTemplate(accountNotices[event][language], { organization: organization ?? '' });
      const values = {
        full_name,
        organization: home.name,
        summary: what,
        text: `${what}\n\n${unlessItWasYou[language]}`,
      };
      const mail = { kind: 'notice' as const, to_name: full_name, ...compose(wording, values) };
      const addresses = [email, ...(other_email === null ? [] : [other_email])];
      const sending = { organizationId: home.id, isFromInstallation: home.isFromInstallation === true };
      await queueMail(
        queries,
        context,
        sending,
        addresses.map((to_address) => ({ ...mail, to_address })),
        context.clock(),
      );
    }
  });
}
