/** From policies to the steps of one request: who is asked, in which order. Made once, when the request is sent. */
import { approvalPolicy, policyTypeFields, type Approver, type Timeout } from '@karmik/model/approval/policy';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { supervisionOn } from '../access/supervision.ts';
import type { Tenant } from '../db/database.ts';
import { bodyColumn } from '../entity/columns.ts';

/** What a step keeps of its level: enough to work out again whom it means. */
export interface Level {
  readonly approver: Approver | 'Reviewer';
  /** Whom the level names, where it names people and no place. */
  readonly people: readonly number[];
  /** Whose holders it asks, where it asks a role. */
  readonly permission: PermissionCode | null;
  readonly quorum: 'Any' | 'All';
  readonly may_approve: boolean;
  readonly may_decline: boolean;
  readonly may_forward: boolean;
  /** An approval ends the request; otherwise the next level decides, where there is one. */
  readonly may_end: boolean;
  readonly time_limit_hours: number | null;
  readonly on_timeout: Timeout;
}

const usual = {
  people: [],
  permission: null,
  quorum: 'Any',
  may_approve: true,
  may_decline: true,
  may_forward: true,
  may_end: true,
  time_limit_hours: 48,
  on_timeout: 'remind',
} as const;
/** What holds where an organisation has no policy: the supervisors one after the other. */
const usualLevels: readonly Level[] = (['Supervisor 1', 'Supervisor 2', 'Supervisor 3'] as const).map((approver) => ({
  ...usual,
  approver,
}));
export const hrLevel: Level = { ...usual, approver: 'HR', may_forward: false };

/** Reviewers look first and never approve themselves; then HR decides. */
const reviewedLevels = (people: readonly number[]): readonly Level[] => [
  { ...usual, approver: 'Reviewer', people, may_approve: false },
  hrLevel,
];

/** The person who must agree passes it on; they never approve. */
const agreeing = (person: number): Level => ({ ...usual, approver: 'Reviewer', people: [person], may_approve: false });

/** Those of a request who never decide on it, and what says who does. */
export interface Concerned {
  readonly senderId: number;
  /** Whom it is about; the sender, where it is about no one else. */
  readonly aboutId: number;
  /** Who entered it for the sender; null or absent: the sender did. */
  readonly enteredById?: number | null;
  /** Who holds this decides as HR. */
  readonly hrCode: PermissionCode;
  /** The day in the organization's zone. */
  readonly today: string;
}

/** A request as far as the rules of who decides go, sent or not. */
export interface Asking extends Concerned {
  readonly entity: string;
  /** What policies compare with their amounts, an exact decimal. */
  readonly amount: string;
  /** Its type, as policies tell them apart: an id or a choice. */
  readonly type: number | string | null;
  /** Who agrees before everyone else is asked. */
  readonly agreedBy?: number;
  /** Who looks at it first, where no policy says otherwise. */
  readonly reviewers?: readonly number[];
  /** HR alone decides, where no policy says otherwise. */
  readonly isForHr?: true;
}

export interface Sent extends Asking {
  readonly id: number;
  readonly now: Date;
}

/**
 * People who hold a code, HR admins among them; never someone whose membership has ended. Of common groups a tenant sees those that act in
 * it.
 */
export async function holdersOf(tenant: Tenant, code: PermissionCode): Promise<number[]> {
  const rows = await tenant.query<{ id: number }>(
    `select m.user_id as id from membership m
      where m.organization_id = $1 and m.is_current and not m.is_audit_user and (m.is_hr_admin or exists (
        select from membership_group mg join permission_group g on g.organization_id = mg.organization_id and g.id = mg.group_id
         where mg.user_id = m.user_id and (mg.organization_id = m.organization_id or g.is_common) and g.codes && array[$2, $3])) order by m.user_id`,
    [tenant.organizationId, code, `${code.split('.')[0]}.00`],
  );
  return rows.map((row) => row.id);
}

/** A policy that fits a request. */
interface FittingPolicy {
  readonly id: number;
  readonly name: string;
  readonly levels: readonly PlacedLevel[];
}

/** A level in its place among all of its policy. */
interface PlacedLevel extends Level {
  /** From 0. */
  readonly place: number;
  /** The amount above which it is asked, an exact decimal; null where each request needs it. */
  readonly above_amount: string | null;
  readonly is_needed: boolean;
}

/** The policy of the least priority that is for a request; undefined where none is. */
async function policyFor(tenant: Tenant, sent: Asking): Promise<FittingPolicy | undefined> {
  const typeField = (policyTypeFields as Readonly<Record<string, string | undefined>>)[sent.entity];
  const isOfType =
    typeField === undefined ? '$5::text is null or true' : `r.${typeField} = '{}' or $5 = any(r.${typeField}::text[])`;
  const policy = await tenant.one<{ id: number; name: string; levels: PolicyLevel[]; needed: boolean[] }>(
    `select r.id, r.name, ${bodyColumn(approvalPolicy, 'levels', approvalPolicy.fields.levels)},
            array(select l.above_amount is null or l.above_amount < $4::numeric from approval_policy_levels l
                   where l.organization_id = r.organization_id and l.parent_id = r.id order by l.position) as needed
       from approval_policy r left join employee e on e.organization_id = r.organization_id and e.user_id = $3
      where r.organization_id = $1 and r.request_type = $2 and r.is_active and (r.least_amount is null or r.least_amount <= $4::numeric)
        and (r.division_id is null or r.division_id = e.division_id) and (r.branch_id is null or r.branch_id = e.branch_id)
        and (r.employment_levels = '{}' or e.employment_level_id = any(r.employment_levels))
        and (r.employment_types = '{}' or e.employment_type_id = any(r.employment_types)) and (${isOfType})
      order by r.priority, r.id limit 1`,
    [tenant.organizationId, sent.entity, sent.aboutId, sent.amount, sent.type === null ? null : String(sent.type)],
  );
  return (
    policy && {
      ...policy,
      levels: policy.levels.map(({ person, ...level }, place) => ({
        ...level,
        people: level.approver === 'Person' && person !== null ? [person] : [],
        permission: level.approver === 'Role' ? level.permission : null,
        place,
        is_needed: policy.needed[place] === true,
      })),
    }
  );
}

type PolicyLevel = Omit<Level, 'people'> & Pick<PlacedLevel, 'above_amount'> & { readonly person: number | null };

const idsOf = async (tenant: Tenant, sql: string, values: readonly (number | string | number[])[]): Promise<number[]> =>
  (await tenant.query<{ id: number }>(sql, [tenant.organizationId, ...values])).map(({ id }) => id);

const isCurrent = 'join membership m on m.organization_id = v.organization_id and m.is_current and m.user_id';

/** Those of some people who are current members. */
export const currentOf = (tenant: Tenant, people: readonly number[]): Promise<number[]> =>
  idsOf(
    tenant,
    'select user_id as id from membership where organization_id = $1 and user_id = any($2::bigint[]) and is_current order by 1',
    [[...people]],
  );

/** Those who supervise one of these people in a place. @param position 1 decides first */
export const supervisorsOf = (
  tenant: Tenant,
  people: readonly number[],
  position: number,
  today: string,
): Promise<number[]> =>
  idsOf(
    tenant,
    `select distinct v.supervisor_id as id from ${supervisionOn('$4')} v ${isCurrent} = v.supervisor_id
      where v.organization_id = $1 and v.subordinate_id = any($2::bigint[]) and v.position = $3 order by 1`,
    [[...people], position, today],
  );

/** The head of someone's division; where there is none, or they decide on themselves, that of the division above. */
export const headOf = (
  tenant: Tenant,
  { aboutId, senderId, enteredById = null }: Concerned,
): Promise<{ id: number; division: string } | undefined> =>
  tenant.one(
    `with recursive up as (
       select d.organization_id, d.id, d.parent_id, d.head_id, d.name, 1 as height from employee e
         join division d on d.organization_id = e.organization_id and d.id = e.division_id where e.organization_id = $1 and e.user_id = $2
       union all select d.organization_id, d.id, d.parent_id, d.head_id, d.name, up.height + 1 from up
         join division d on d.organization_id = up.organization_id and d.id = up.parent_id)
     select v.head_id as id, v.name as division from up v ${isCurrent} = v.head_id where v.head_id not in ($2, $3) and v.head_id is distinct from $4 order by v.height limit 1`,
    [tenant.organizationId, aboutId, senderId, enteredById],
  );

/** The manager of someone's branch. */
export const managerOf = (
  tenant: Tenant,
  { aboutId }: Concerned,
): Promise<{ id: number; branch: string } | undefined> =>
  tenant.one(
    `select v.manager_id as id, v.name as branch from employee e
       join branch v on v.organization_id = e.organization_id and v.id = e.branch_id ${isCurrent} = v.manager_id
      where e.organization_id = $1 and e.user_id = $2`,
    [tenant.organizationId, aboutId],
  );

const onlyId = (found: { readonly id: number } | undefined): number[] => (found ? [found.id] : []);

type Meaning = Pick<Level, 'approver' | 'people' | 'permission'>;

/** Whom a level means on a day, those included who may not decide. */
async function meantBy(
  tenant: Tenant,
  { approver, people, permission }: Meaning,
  concerned: Concerned,
): Promise<number[]> {
  const { aboutId, hrCode, today } = concerned;
  switch (approver) {
    case 'HR':
      return holdersOf(tenant, hrCode);
    case 'Role':
      return permission === null ? [] : holdersOf(tenant, permission);
    case 'Person':
    case 'Reviewer':
      return currentOf(tenant, people);
    case 'Division head':
      return onlyId(await headOf(tenant, concerned));
    case 'Branch head':
      return onlyId(await managerOf(tenant, concerned));
    case 'Supervisor of supervisor':
      return supervisorsOf(tenant, await supervisorsOf(tenant, [aboutId], 1, today), 1, today);
    default:
      return supervisorsOf(tenant, [aboutId], Number(approver.at(-1)), today);
  }
}

const mayDecide =
  ({ senderId, aboutId, enteredById }: Concerned) =>
  (id: number): boolean =>
    id !== senderId && id !== aboutId && id !== enteredById;

/**
 * Whom a level of a request means on a day: the one rule by which requests are sent, and by which undecided steps follow the people.
 * Neither the sender nor whom it is about nor the person who entered it is among them.
 */
export const askedOf = async (tenant: Tenant, level: Meaning, concerned: Concerned): Promise<number[]> =>
  (await meantBy(tenant, level, concerned)).filter(mayDecide(concerned));

/** A level with those whom it asks. */
export interface AskedLevel extends Level {
  readonly candidates: number[];
  /** HR, since no level has anybody to ask. */
  readonly is_fallback: boolean;
}

/** A level of a request that is about to be sent. */
export interface ChainLevel extends AskedLevel {
  /** Its place in the policy, from 0. */
  readonly place: number;
  /** Whether it is asked first, asked later, or left out since it has no one to ask. */
  readonly state: StepState['state'];
  /** It means no one but those who may not decide. */
  readonly is_own: boolean;
}

/** The levels through which a request goes. */
export interface Chain {
  /** The policy that fits; absent: the supervisors one after the other, the reviewers and HR, or HR alone. */
  readonly policy?: Pick<FittingPolicy, 'id' | 'name'>;
  /** Those that the amount needs, each with its people; HR alone, where none has anybody. */
  readonly levels: readonly ChainLevel[];
  /** Those of the policy that the amount does not need. */
  readonly unneeded: readonly PlacedLevel[];
}

const placed = (levels: readonly Level[]): PlacedLevel[] =>
  levels.map((level, place) => ({ ...level, place, above_amount: null, is_needed: true }));

/** Who decides on a request, level by level, today. */
export async function chainOf(tenant: Tenant, sent: Asking): Promise<Chain> {
  const policy = await policyFor(tenant, sent);
  const usualOnes = sent.isForHr ? [hrLevel] : sent.reviewers ? reviewedLevels(sent.reviewers) : usualLevels;
  const all = policy?.levels ?? placed(usualOnes);
  const levels: Omit<ChainLevel, 'state'>[] = [];
  const asked = sent.agreedBy === undefined ? [] : placed([agreeing(sent.agreedBy)]);
  for (const level of [...asked, ...all.filter((each) => each.is_needed)]) {
    const meant = await meantBy(tenant, level, sent);
    const candidates = meant.filter(mayDecide(sent));
    levels.push({ ...level, candidates, is_fallback: false, is_own: meant.length > 0 && candidates.length === 0 });
  }
  if (levels.slice(asked.length).every(({ candidates }) => candidates.length === 0))
    levels.push({
      ...hrLevel,
      candidates: await askedOf(tenant, hrLevel, sent),
      is_fallback: true,
      is_own: false,
      place: all.length,
    });
  const first = levels.findIndex(({ candidates, is_fallback }) => candidates.length > 0 || is_fallback);
  return {
    ...(policy && { policy: { id: policy.id, name: policy.name } }),
    levels: levels.map((level, index) => ({
      ...level,
      state: index === first ? 'open' : level.candidates.length === 0 ? 'skipped' : 'waiting',
    })),
    unneeded: all.filter((each) => !each.is_needed),
  };
}

/** A step of a request as it is stored. */
export interface StepState {
  readonly level: number;
  readonly state: 'waiting' | 'open' | 'skipped';
  readonly openedAt: Date | null;
}

/** Writes a step of a request. */
export async function addStep(
  tenant: Tenant,
  { entity, id }: Pick<Sent, 'entity' | 'id'>,
  asked: AskedLevel,
  { level, state, openedAt }: StepState,
): Promise<void> {
  await tenant.query(
    `insert into approval_step (organization_id, entity, object_id, level, approver, people, candidates, asks_all, quorum, may_approve, may_decline, may_forward,
                                time_limit_hours, on_timeout, is_fallback, state, opened_at, permission, may_end)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
    [
      tenant.organizationId,
      entity,
      id,
      level,
      asked.approver,
      [...asked.people],
      asked.candidates,
      asked.quorum === 'All',
      asked.quorum === 'All' ? asked.candidates.length : 1,
      asked.may_approve,
      asked.may_decline,
      asked.may_forward,
      asked.time_limit_hours,
      asked.on_timeout,
      asked.is_fallback,
      state,
      openedAt,
      asked.permission,
      asked.may_end,
    ],
  );
}

/**
 * Writes the steps of a request that was sent and opens the first that has anybody to ask. The sender is never asked about their own
 * request, nor is whom it is about; a level without anybody is skipped, and where none is left HR is asked.
 * @returns who is asked now
 */
export async function openSteps(tenant: Tenant, sent: Sent): Promise<number[]> {
  const { levels } = await chainOf(tenant, sent);
  for (const [index, level] of levels.entries())
    await addStep(tenant, sent, level, {
      level: index + 1,
      state: level.state,
      openedAt: level.state === 'open' ? sent.now : null,
    });
  return levels.find(({ state }) => state === 'open')?.candidates ?? [];
}
