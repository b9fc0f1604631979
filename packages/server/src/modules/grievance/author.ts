/** What the author of a grievance does with it, named or not. Nothing here knows who an anonymous author is. */
import { isEnd, reopenDays, reopenUntil, type AuthorAction } from '@karmik/model/grievance/case';
import { bilingual } from '@karmik/model/kit/text';
import type { Tenant } from '../../db/database.ts';
import { conflict, invalidField } from '../../http/errors.ts';
import { note, notifyHandlers, say, takeOwn, type Moment, type StoredCase, type Told } from './cases.ts';
import { caseMessages, notNow } from './messages.ts';
import { calendarOf, settingOf } from './settings.ts';
import { authorInstant, beginStop, endStop, keepDeadlines, minutesLeft } from './timing.ts';

const told = ({ is_anonymous: isHidden, author_id: actorId }: StoredCase, text: Told['text']): Told => ({
  text,
  actorId,
  isHidden,
});

const instantOf = ({ is_anonymous: isAnonymous }: StoredCase, { now, today, timeZone }: Moment): Date =>
  authorInstant(isAnonymous, now, today, timeZone);

const keep = async (tenant: Tenant, id: number, { now, timeZone }: Moment) =>
  keepDeadlines(tenant, tenant.organizationId, await calendarOf(tenant, tenant.organizationId, timeZone), id, now);

/** What the author writes. It answers what they were asked; it opens nothing again (WC-35). */
export async function sayAsAuthor(tenant: Tenant, id: number, text: string, moment: Moment): Promise<void> {
  const row = await takeOwn(tenant, tenant.organizationId, id);
  await say(tenant, id, moment.today, { text, by: null, visibility: 'author' });
  await answered(tenant, row, moment);
}

/** The clock goes on once the author has answered, by a message or a file. */
export async function answered(tenant: Tenant, row: StoredCase, moment: Moment): Promise<void> {
  const { id, status } = row;
  if (status === 'Waiting for employee') {
    await endStop(tenant, id, instantOf(row, moment));
    await tenant.query(
      `update grievance set status = 'In progress', version = version + 1 where organization_id = $1 and id = $2`,
      [tenant.organizationId, id],
    );
    const due = await keep(tenant, id, moment);
    await note(tenant, id, moment.today, { kind: 'status', from: status, to: 'In progress', due });
  }
  await notifyHandlers(
    tenant,
    id,
    moment,
    told(row, bilingual('New message on a grievance', 'गुनासोमा नयाँ सन्देश आएको छ')),
  );
}

interface Act {
  readonly action: AuthorAction;
  readonly reason?: string | null | undefined;
  readonly satisfaction?: number | null | undefined;
}

/** @throws 409 where the grievance is not at that point, 400 without what the action needs */
export async function actAsAuthor(
  tenant: Tenant,
  id: number,
  { action, reason, satisfaction }: Act,
  moment: Moment,
): Promise<void> {
  const row = await takeOwn(tenant, tenant.organizationId, id);
  if (action === 'reopen') await reopen(tenant, row, reason ?? '', moment);
  else if (action === 'withdraw') await withdraw(tenant, row, moment);
  else await rate(tenant, row, action, satisfaction ?? null, moment);
  await tenant.query('update grievance set version = version + 1 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
  ]);
}

/** Opens it again with the time that is left, or the least that the setting gives (GR-5, WC-35). */
async function reopen(tenant: Tenant, row: StoredCase, reason: string, moment: Moment): Promise<void> {
  const { organizationId } = tenant;
  const { id, ended_at: endedAt, ended_on: endedOn, status } = row;
  const { today, timeZone } = moment;
  if (!isEnd(status) || endedAt === null || endedOn === null) throw conflict(notNow(status), 'status');
  if (today > reopenUntil(endedOn)) throw conflict(caseMessages.tooLateToReopen({ days: reopenDays }), 'too_late');
  if (reason === '') throw invalidField('reason', caseMessages.reasonNeeded);
  const calendar = await calendarOf(tenant, organizationId, timeZone);
  const { reopened_time: least } = await settingOf(tenant, organizationId);
  const left = await minutesLeft(tenant, organizationId, calendar, row, new Date(endedAt));
  const from = instantOf(row, moment);
  await beginStop(tenant, id, new Date(endedAt), from, today);
  await tenant.query(
    `update grievance set status = 'In progress', ended_at = null, ended_on = null, is_withdrawn = false, is_rated = false,
            reopened_count = reopened_count + 1, changed_at = $3, extra_minutes = extra_minutes + $4, warned_at = null, escalated_at = null
      where organization_id = $1 and id = $2`,
    [organizationId, id, from, left < least ? least - left : 0],
  );
  await say(tenant, id, today, { text: reason, by: null, visibility: 'author' });
  const due = await keepDeadlines(tenant, organizationId, calendar, id, moment.now);
  await note(tenant, id, today, { kind: 'reopened', from: status, to: 'In progress', due });
  await notifyHandlers(tenant, id, moment, told(row, bilingual('A grievance was reopened', 'एउटा गुनासो फेरि खुल्यो')));
}

async function withdraw(tenant: Tenant, row: StoredCase, moment: Moment): Promise<void> {
  const { id, status } = row;
  const { today } = moment;
  if (isEnd(status)) throw conflict(notNow(status), 'status');
  const at = instantOf(row, moment);
  await endStop(tenant, id, at);
  await tenant.query(
    `update grievance set status = 'Closed', is_withdrawn = true, ended_at = $3, ended_on = $4, is_rated = true where organization_id = $1 and id = $2`,
    [tenant.organizationId, id, at, today],
  );
  await note(tenant, id, today, { kind: 'withdrawn', from: status, to: 'Closed' });
  await notifyHandlers(tenant, id, moment, told(row, bilingual('A grievance was withdrawn', 'एउटा गुनासो फिर्ता भयो')));
}

/** How satisfied the author is, once for each end. The first answer stays when it is opened again. */
async function rate(
  tenant: Tenant,
  row: StoredCase,
  action: 'close' | 'rate',
  satisfaction: number | null,
  moment: Moment,
): Promise<void> {
  const { id, status, is_rated: isRated } = row;
  if (action === 'close' ? status !== 'Resolved' : !isEnd(status) || status === 'Resolved' || isRated)
    throw conflict(notNow(status), 'status');
  if (satisfaction === null) throw invalidField('satisfaction', caseMessages.satisfactionNeeded);
  await tenant.query(
    `update grievance set satisfactions = satisfactions || $3::smallint, is_rated = true, status = $4 where organization_id = $1 and id = $2`,
    [tenant.organizationId, id, satisfaction, action === 'close' ? 'Closed' : status],
  );
  if (action === 'close') await note(tenant, id, moment.today, { kind: 'status', from: status, to: 'Closed' });
}

/**
 * Gives an anonymous grievance the name of its author, for good. What was written before stays without it, and they no longer handle it
 * (WC-37).
 * @throws 409 for one that has a name
 */
export async function nameAuthor(tenant: Tenant, id: number, userId: number, moment: Moment): Promise<void> {
  const row = await takeOwn(tenant, tenant.organizationId, id);
  if (!row.is_anonymous) throw conflict(caseMessages.alreadyNamed, 'already_named');
  await tenant.query(
    `update grievance set is_anonymous = false, author_id = $3, receipt_hash = null, version = version + 1,
            handler_id = case when handler_id = $3 then null else handler_id end
      where organization_id = $1 and id = $2`,
    [tenant.organizationId, id, userId],
  );
  await note(tenant, id, moment.today, { kind: 'named' });
  await notifyHandlers(tenant, id, moment, {
    text: bilingual('The author of a grievance gave their name', 'गुनासो पठाउनेले नाम खुलाए'),
    actorId: userId,
  });
}
