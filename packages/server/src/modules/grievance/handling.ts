/** What handlers do with a grievance: its status, priority and handler, and what they say. */
import { isEnd, nextStatuses, type GrievancePatch, type GrievanceStatus } from '@karmik/model/grievance/case';
import { bilingual } from '@karmik/model/kit/text';
import type { Access } from '../../access/access.ts';
import type { Tenant } from '../../db/database.ts';
import { conflict, invalidField } from '../../http/errors.ts';
import { note, notifyAuthor, notifyHandlers, say, takeCase, tell, type Moment, type StoredCase } from './cases.ts';
import { caseMessages, noSuchMove } from './messages.ts';
import { candidatesOf } from './readers.ts';
import { calendarOf, minutesFor, settingOf } from './settings.ts';
import { beginStop, endStop, keepDeadlines } from './timing.ts';

const name = async (tenant: Tenant, person: number | null): Promise<string | null> =>
  person === null
    ? null
    : ((
        await tenant.one<{ full_name: string }>('select full_name from person where organization_id = $1 and id = $2', [
          tenant.organizationId,
          person,
        ])
      )?.full_name ?? null);

/**
 * Changes a grievance as its handler asks.
 * @throws 404 for everyone who may not change it, 409 where another version was read or it cannot go there, 400 by field
 */
export async function changeCase(
  access: Access,
  tenant: Tenant,
  id: number,
  patch: GrievancePatch,
  moment: Moment,
): Promise<void> {
  const row = await takeCase(access, tenant, id, { mode: 'write', lock: true });
  if (row.version !== patch.version) throw conflict(caseMessages.changed, 'changed');
  const step: Step = { access, tenant, row, moment };
  if (patch.handler !== undefined && patch.handler !== row.handler_id) await assign(step, patch.handler);
  if (patch.priority !== undefined && patch.priority !== row.priority) await prioritize(step, patch.priority);
  if (patch.status !== undefined && patch.status !== row.status)
    await move(step, patch.status, patch.resolution ?? null, patch.handler !== undefined);
  await tenant.query('update grievance set version = version + 1 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
  ]);
}

interface Step {
  readonly access: Access;
  readonly tenant: Tenant;
  readonly row: StoredCase;
  readonly moment: Moment;
}

/** Gives it to another handler. Who is kept from it is refused like anyone who may not handle grievances (WC-39). */
async function assign({ access, tenant, row, moment }: Step, person: number | null): Promise<void> {
  if (isEnd(row.status)) throw conflict(caseMessages.ended, 'status');
  if (person !== null && !(await candidatesOf(tenant, row.id)).includes(person))
    throw invalidField('handler', caseMessages.notHandler);
  await tenant.query('update grievance set handler_id = $3 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    row.id,
    person,
  ]);
  await note(tenant, row.id, moment.today, {
    kind: 'handler',
    by: access.userId,
    from: await name(tenant, row.handler_id),
    to: await name(tenant, person),
  });
  if (person !== null)
    await tell(tenant, { id: row.id, people: [person], as: 'handler' }, moment, {
      text: bilingual('A grievance was assigned to you', 'एउटा गुनासो तपाईंलाई तोकियो'),
      actorId: access.userId,
    });
}

const deadlines = async ({ tenant, row, moment }: Step) =>
  keepDeadlines(
    tenant,
    tenant.organizationId,
    await calendarOf(tenant, tenant.organizationId, moment.timeZone),
    row.id,
    moment.now,
  );

/** Another priority allows another time; what was used and every pause still count (WC-34). */
async function prioritize(step: Step, priority: StoredCase['priority']): Promise<void> {
  const { access, tenant, row, moment } = step;
  if (isEnd(row.status)) throw conflict(caseMessages.ended, 'status');
  const setting = await settingOf(tenant, tenant.organizationId);
  await tenant.query(
    'update grievance set priority = $3, allowed_minutes = $4, changed_at = $5 where organization_id = $1 and id = $2',
    [tenant.organizationId, row.id, priority, minutesFor(setting, priority), moment.now],
  );
  const due = await deadlines(step);
  await note(tenant, row.id, moment.today, {
    kind: 'priority',
    by: access.userId,
    from: row.priority,
    to: priority,
    due,
  });
}

const authorWords = {
  wait: bilingual('Your grievance has a question for you', 'तपाईंको गुनासोमा प्रश्न आएको छ'),
  end: bilingual('Your grievance was answered', 'तपाईंको गुनासोको टुङ्गो लाग्यो'),
  move: bilingual('Your grievance is in progress', 'तपाईंको गुनासोमा काम भइरहेको छ'),
};

/** Moves it on. Who takes up one without a handler becomes it. */
async function move(
  step: Step,
  status: GrievanceStatus,
  resolution: string | null,
  isAssigned: boolean,
): Promise<void> {
  const { access, tenant, row, moment } = step;
  const { now, today } = moment;
  if (!nextStatuses[row.status].includes(status)) throw conflict(noSuchMove(row.status, status), 'status');
  if (isEnd(status) && !resolution) throw invalidField('resolution', caseMessages.resolutionNeeded);
  if (row.status === 'Waiting for employee') await endStop(tenant, row.id, now);
  if (status === 'Waiting for employee') await beginStop(tenant, row.id, now, null, today);
  if (!isAssigned && row.handler_id === null)
    await tenant.query('update grievance set handler_id = $3 where organization_id = $1 and id = $2', [
      tenant.organizationId,
      row.id,
      access.userId,
    ]);
  // The deadline that held until the end stays on record.
  const due = await deadlines(step);
  await tenant.query(
    `update grievance set status = $3, resolution = coalesce($4, resolution), ended_at = $5, ended_on = $6, is_rated = false
      where organization_id = $1 and id = $2`,
    [tenant.organizationId, row.id, status, resolution, isEnd(status) ? now : null, isEnd(status) ? today : null],
  );
  await note(tenant, row.id, today, { kind: 'status', by: access.userId, from: row.status, to: status, due });
  await notifyAuthor(tenant, row.id, moment, {
    text: isEnd(status) ? authorWords.end : status === 'Waiting for employee' ? authorWords.wait : authorWords.move,
    actorId: access.userId,
  });
}

/** Says something to the author, or notes something for the other handlers. */
export async function sayAsHandler(
  access: Access,
  tenant: Tenant,
  id: number,
  { text, visibility }: { readonly text: string; readonly visibility: 'internal' | 'author' },
  moment: Moment,
): Promise<void> {
  await takeCase(access, tenant, id, { mode: 'write', lock: true });
  await say(tenant, id, moment.today, { text, by: access.userId, visibility });
  if (visibility === 'author')
    await notifyAuthor(tenant, id, moment, {
      text: bilingual('New message about your grievance', 'तपाईंको गुनासोमा नयाँ सन्देश आएको छ'),
      actorId: access.userId,
    });
  else
    await notifyHandlers(tenant, id, moment, {
      text: bilingual('New note on a grievance', 'गुनासोमा नयाँ टिपोट आएको छ'),
      actorId: access.userId,
    });
}
