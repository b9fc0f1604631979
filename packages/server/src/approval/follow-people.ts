/** Undecided steps follow the people: the person who would be asked now is asked, by the rule by which the request was sent (TF-3). */
import type { Approver } from '@karmik/model/approval/policy';
import type { Reassignment } from '@karmik/model/approval/request';
import { bilingual } from '@karmik/model/kit/text';
import { writeAudit } from '../access/audit.ts';
import { supervisionChangedSince, supervisionOn } from '../access/supervision.ts';
import type { Context } from '../context.ts';
import { insideOf, type Tenant, type Value } from '../db/database.ts';
import { announce } from '../live/announce.ts';
import { notify } from '../modules/notification/notify.ts';
import type { RequestKind } from './request-kind.ts';
import { nameOf, notifyApprovers, ownNotification } from './notifications.ts';
import { addHistory } from './history.ts';
import { addStep, askedOf, currentOf, hrLevel, type Concerned, type Level } from './levels.ts';

interface Step extends Pick<Level, 'approver' | 'people' | 'permission'> {
  readonly id: number;
  readonly level: number;
  readonly state: 'open' | 'waiting' | 'skipped' | 'done';
  readonly candidates: readonly number[];
  readonly asks_all: boolean;
  readonly is_fallback: boolean;
  /** Whom the end of its time has added. */
  readonly joined: readonly number[];
  /** Those of its people who have agreed already. */
  readonly agreed: readonly number[];
}

/** Which requests may mean someone else now: those about people, those on which a person is asked, or those with a kind of level. */
export type Touched =
  | { readonly about: readonly number[] }
  | { readonly asked: number }
  | { readonly approver: Approver };

interface Change {
  readonly because: Reassignment;
  /** Who made it; null where a day did. */
  readonly by: number | null;
  readonly today: string;
  readonly now: Date;
}

interface Open {
  readonly id: number;
  readonly sender_id: number;
  readonly about_id: number;
  readonly entered_by_id: number | null;
}

const undecided = (entity: string): string =>
  `select from approval_step s where s.organization_id = r.organization_id and s.entity = '${entity}' and s.object_id = r.id and s.state <> 'done'`;

/** The column of the person who entered a request `r` for its sender. */
const enteredByOf = ({ lifecycle: { enteredBy } }: RequestKind): string =>
  enteredBy === undefined ? 'null::bigint' : `r.${enteredBy}_id`;

function conditionOf(entity: string, about: string, touched: Touched): [condition: string, value: Value] {
  if ('about' in touched)
    return [
      // Who supervises someone is the supervisor's supervisor of those whom that person supervises.
      `(r.${about} = any($2::bigint[]) or exists (select from ${supervisionOn('$3')} v
         where v.organization_id = r.organization_id and v.subordinate_id = r.${about} and v.supervisor_id = any($2::bigint[])))`,
      [...touched.about],
    ];
  if ('asked' in touched)
    return [`exists (${undecided(entity)} and $2 = any(s.candidates)) and $3::date is not null`, touched.asked];
  return [`exists (${undecided(entity)} and s.approver = $2) and $3::date is not null`, touched.approver];
}

/**
 * Asks those who decide now on the open requests that a change has touched. What is decided stays; who leaves a step is asked no more,
 * and the person who comes has its whole time. Of each step that moves, the request's history, the audit and the people are told.
 */
export async function followPeople(
  tenant: Tenant,
  kinds: readonly RequestKind[],
  touched: Touched,
  change: Change,
): Promise<void> {
  if ('about' in touched && touched.about.length === 0) return;
  for (const kind of kinds) {
    const { name } = kind.entity;
    const about = `${kind.lifecycle.about ?? 'sender'}_id`;
    const [condition, value] = conditionOf(name, about, touched);
    const open = await tenant.query<Open>(
      `select r.id, r.sender_id, r.${about} as about_id, ${enteredByOf(kind)} as entered_by_id from ${name} r
        where r.organization_id = $1 and r.status in ('Requested', 'Forwarded') and exists (${undecided(name)} and s.state = 'open') and ${condition}
        order by r.id for update of r`,
      [tenant.organizationId, value, change.today],
    );
    for (const request of open) await followRequest(tenant, kind, request, change);
  }
}

const readSteps = (tenant: Tenant, entity: string, id: number): Promise<Step[]> =>
  tenant.query<Step>(
    `select s.id, s.level, s.approver, s.people, s.permission, s.joined, s.state, s.candidates, s.asks_all, s.is_fallback,
            coalesce((select array_agg(distinct coalesce(h.acting_for_id, h.action_performed_by_id)) from approval_history h
              where h.organization_id = s.organization_id and h.entity = s.entity and h.object_id = s.object_id and h.level = s.level
                and h.action_performed = 'Approved'), '{}') as agreed
       from approval_step s where s.organization_id = $1 and s.entity = $2 and s.object_id = $3 order by s.level`,
    [tenant.organizationId, entity, id],
  );

const without = (people: readonly number[], others: readonly number[]): number[] =>
  people.filter((id) => !others.includes(id));

async function followRequest(tenant: Tenant, kind: RequestKind, request: Open, change: Change): Promise<void> {
  const entity = kind.entity.name;
  const concerned: Concerned = {
    senderId: request.sender_id,
    aboutId: request.about_id,
    enteredById: request.entered_by_id,
    hrCode: kind.hrCode,
    today: change.today,
  };
  const steps = await readSteps(tenant, entity, request.id);
  // A level that is over, or on which someone has agreed, is not gone back behind.
  const decided = Math.max(0, ...steps.filter(({ state }) => state === 'done').map(({ level }) => level));
  const begun = Math.max(decided + 1, ...steps.filter(({ agreed }) => agreed.length > 0).map(({ level }) => level));
  const left: (Step & { asked: number[]; pending: number[] })[] = [];
  for (const step of steps) {
    if (step.state === 'done' || step.level < begun || step.is_fallback) continue;
    const fresh = [
      ...new Set([...(await askedOf(tenant, step, concerned)), ...(await currentOf(tenant, step.joined))]),
    ];
    left.push({
      ...step,
      asked: [...new Set([...without(step.agreed, fresh), ...fresh])],
      pending: without(fresh, step.agreed),
    });
  }
  const first = left.find(({ pending }) => pending.length > 0);
  const isEscalated = left.filter(({ state }) => state === 'open').length > 1;
  const fallback = steps.find(({ is_fallback, state }) => is_fallback && state !== 'done');
  const before = steps.filter(({ state }) => state === 'open').flatMap(({ candidates }) => candidates);
  const now: number[] = [];
  for (const step of left) {
    const isOpen = step.pending.length > 0 && (step === first || (isEscalated && step.state === 'open'));
    const state = isOpen ? 'open' : step.pending.length > 0 ? 'waiting' : 'skipped';
    if (isOpen) now.push(...step.asked);
    await moveStep(tenant, step, state, step.asked, change.now);
    const moved = [without(step.candidates, step.asked), without(step.asked, step.candidates)] as const;
    if (step.state === 'waiting' && state === 'waiting' && moved.some(({ length }) => length > 0))
      await tellHistory(tenant, entity, request.id, step.level, moved, change);
  }
  if (fallback) {
    const asked = first ? [] : await askedOf(tenant, hrLevel, concerned);
    if (!first) now.push(...asked);
    await moveStep(tenant, fallback, first ? 'skipped' : 'open', asked, change.now);
  } else if (!first) {
    const candidates = await askedOf(tenant, hrLevel, concerned);
    now.push(...candidates);
    await addStep(
      tenant,
      { entity, id: request.id },
      { ...hrLevel, candidates, is_fallback: true },
      { level: (steps.at(-1)?.level ?? 0) + 1, state: 'open', openedAt: change.now },
    );
  }
  const from = without(before, now);
  const to = without(now, before);
  if (from.length === 0 && to.length === 0) return;
  await tellHistory(tenant, entity, request.id, first?.level ?? null, [from, to], change);
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: change.by,
    action: 'reassigned',
    objectType: entity,
    objectId: request.id,
    before: { asked: from },
    after: { asked: to, because: change.because },
    at: change.now,
  });
  await announce(tenant, { organizationId: tenant.organizationId, topic: entity, objectId: request.id, userIds: from });
  await announce(tenant, { organizationId: tenant.organizationId, topic: entity, objectId: request.id });
  await notifyApprovers(tenant, kind, request.id, request.sender_id, to, change.now);
  await tellSender(tenant, kind, request, to, change.now);
}

/** Stores whom a step asks. Time begins again where no one is left of those who were asked. */
async function moveStep(
  tenant: Tenant,
  step: Pick<Step, 'id' | 'state' | 'candidates' | 'asks_all'>,
  state: 'open' | 'waiting' | 'skipped',
  candidates: readonly number[],
  now: Date,
): Promise<void> {
  const isSame = candidates.length === step.candidates.length && without(candidates, step.candidates).length === 0;
  if (isSame && state === step.state) return;
  const isNew =
    state === 'open' && (step.state !== 'open' || without(candidates, step.candidates).length === candidates.length);
  await tenant.query(
    `update approval_step set candidates = $3, quorum = $4, state = $5, opened_at = case when $6 then $7 else opened_at end,
            reminded_at = case when $6 then null else reminded_at end where organization_id = $1 and id = $2`,
    [
      tenant.organizationId,
      step.id,
      [...candidates],
      step.asks_all ? Math.max(candidates.length, 1) : 1,
      state,
      isNew,
      now,
    ],
  );
}

const tellHistory = (
  tenant: Tenant,
  entity: string,
  id: number,
  level: number | null,
  [from, to]: readonly [readonly number[], readonly number[]],
  { by, because, now }: Change,
): Promise<void> =>
  addHistory(tenant, entity, id, {
    level,
    action: 'Reassigned',
    by,
    actingFor: null,
    remark: '',
    at: now,
    moved: { because, from, to },
  });

async function tellSender(
  tenant: Tenant,
  kind: RequestKind,
  { id, sender_id: senderId }: Open,
  to: readonly number[],
  now: Date,
): Promise<void> {
  const [first, ...others] = to;
  if (first === undefined) return;
  const name = await nameOf(tenant, first);
  const { subject } = kind.lifecycle.notification;
  const more =
    others.length === 0 ? bilingual('', '') : bilingual(` and ${others.length} more`, ` र अरू ${others.length}`);
  await notify(tenant, {
    organizationId: tenant.organizationId,
    recipientIds: [senderId],
    actorId: null,
    ...ownNotification(kind, id),
    text: bilingual(
      `${name}${more.en} will now decide ${subject.en}`,
      `अब ${name}${more.ne} ले ${subject.ne} निर्णय गर्नुहुनेछ`,
    ),
    at: now,
  });
}

/** Follows the supervision that begins or ends with a day, once in each organization, however often and however late this runs. */
export async function followDays({ database, clock, modules: { requestKinds } }: Context): Promise<void> {
  const now = clock();
  const due = await database.everywhere.query<{ id: number; today: string }>(
    `select o.id, t.today::text from organization o
      cross join lateral (select ($1::timestamptz at time zone o.timezone)::date as today) t
       left join approval_day d on d.organization_id = o.id
      where d.followed_on is null or d.followed_on < t.today order by o.id`,
    [now],
  );
  for (const { id, today } of due)
    await database.everywhere.transaction(async (queries) => {
      const before = await queries.one<{ followed_on: string }>(
        'select followed_on::text from approval_day where organization_id = $1 for update',
        [id],
      );
      const taken = await queries.query(
        `insert into approval_day as d (organization_id, followed_on) values ($1, $2)
         on conflict (organization_id) do update set followed_on = excluded.followed_on where d.followed_on < excluded.followed_on returning 1`,
        [id, today],
      );
      if (taken.length === 0) return;
      const people = await queries.query<{ id: number }>(
        `select distinct v.subordinate_id as id from ${supervisionChangedSince('$2', '$3')} v where v.organization_id = $1`,
        [id, before?.followed_on ?? null, today],
      );
      await followPeople(
        insideOf(queries, id),
        requestKinds,
        { about: people.map((each) => each.id) },
        {
          because: 'supervisor',
          by: null,
          today,
          now,
        },
      );
    });
}
