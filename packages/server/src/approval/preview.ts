/** Who would decide on a request, level by level, and why: the chain by which it is sent, said in words. */
import { counted } from '@karmik/model/kit/plural';
import { approvalPolicy, timeouts, type Approver } from '@karmik/model/approval/policy';
import {
  previewAnswer,
  previewFields,
  previewMessages as said,
  reviewerLabel,
  type ApprovalPreview,
} from '@karmik/model/approval/preview';
import type { Entity, EntityRow } from '@karmik/model/kit/entity';
import type { UserRef } from '@karmik/model/kit/fields';
import { decidingFields } from '@karmik/model/kit/lifecycle';
import { listed, type Message } from '@karmik/model/kit/message';
import { permissionCatalogue } from '@karmik/model/kit/permissions';
import { patchSchema } from '@karmik/model/kit/schema';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { toDevanagariDigits } from 'date-bs';
import { organizationReader } from '../access/access.ts';
import { delegationOn, supervisionOn } from '../access/supervision.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { personJson } from '../entity/person.ts';
import { checkReferences } from '../entity/references.ts';
import { looseRuleClock } from '../entity/rule-clock.ts';
import { ruleClockOf } from '../entity/write.ts';
import { organizationParams, whenAsked, type Api } from '../http/api.ts';
import { forbidden } from '../http/errors.ts';
import { couldDecide, loneExceptionOf } from './alone.ts';
import { askingOf } from './decide.ts';
import type { RequestKind } from './request-kind.ts';
import { chainOf, headOf, managerOf, type AskedLevel, type Asking, type Chain, type ChainLevel } from './levels.ts';

type Level = Chain['unneeded'][number] | ChainLevel;
type Person = UserRef & { readonly stand_ins: UserRef[] };

const { choices: approvers } = approvalPolicy.fields.levels.item.approver;
const approverLabel = (approver: Approver | 'Reviewer'): Text =>
  approver === 'Reviewer' ? reviewerLabel : approvers[approver];

/** Why a level asks whom it asks. */
async function reasonOf(tenant: Tenant, level: Level, asking: Asking): Promise<Message> {
  if ('is_fallback' in level && level.is_fallback) return said.fallback;
  if (level.approver === 'Division head') {
    const head = await headOf(tenant, asking);
    if (head) return said.headOf({ division: head.division });
  }
  if (level.approver === 'Branch head') {
    const manager = await managerOf(tenant, asking);
    if (manager) return said.managerOf({ branch: manager.branch });
  }
  if (level.approver === 'Person') return said.inPolicy;
  if (level.approver === 'Role' && level.permission !== null)
    return said.holderOf({ permission: permissionCatalogue[level.permission] });
  return said.as({ approver: approverLabel(level.approver) });
}

/** An amount in the words of its kind. */
function amountText({ entity, lifecycle }: RequestKind, amount: string): Text {
  const plain = String(Number(amount));
  const isTime = lifecycle.amount !== undefined && entity.fields[lifecycle.amount]?.kind === 'duration';
  const inNepali = toDevanagariDigits(plain);
  return isTime ? bilingual(counted(plain, 'minute'), `${inNepali} मिनेट`) : bilingual(plain, inNepali);
}

/** What else is to be known of a level that is asked. */
function notesOf(level: AskedLevel, isLast: boolean): Message[] {
  const { candidates, quorum, may_approve, may_end, time_limit_hours: hours, on_timeout } = level;
  const notes: Message[] = [];
  if (candidates.length === 0) notes.push(said.nobodyLeft);
  if (quorum === 'All' && candidates.length > 1) notes.push(said.allNeeded);
  if (!may_approve) notes.push(said.passesOn);
  else if (may_end && !isLast) notes.push(said.mayEnd);
  if (hours !== null) notes.push(said.timeLimit({ hours, outcome: timeouts[on_timeout] }));
  return notes;
}

/** What helps where no one can decide: a second person with the permission, or the exception of a lone administrator. */
async function stuckNotes(tenant: Tenant, asking: Asking): Promise<Message[]> {
  const exception = await loneExceptionOf(tenant, asking);
  if (exception) return [said.alone({ day: exception.ends_on })];
  const permission = permissionCatalogue[asking.hrCode];
  const names = await couldDecide(tenant, asking);
  return [
    names.length > 0 ? said.giveRight({ permission, names: listed(names) }) : said.giveRightFirst({ permission }),
  ];
}

/** These people by id, each with those who stand in for them today and may decide. */
async function peopleOf(tenant: Tenant, ids: readonly number[], asking: Asking): Promise<Map<number, Person>> {
  const rows = await tenant.query<{ id: number; person: UserRef; stand_ins: UserRef[] }>(
    `select p.id, ${personJson('p')} as person,
            coalesce((select json_agg(${personJson('s')} order by s.full_name) from ${delegationOn('$3')} d
              join person s on s.organization_id = d.organization_id and s.id = d.delegate_id and s.is_current
             where d.organization_id = p.organization_id and d.sender_id = p.id and d.delegate_id not in ($4, $5)), '[]'::json) as stand_ins
       from person p where p.organization_id = $1 and p.id = any($2::bigint[])`,
    [tenant.organizationId, [...ids], asking.today, asking.senderId, asking.aboutId],
  );
  return new Map(rows.map(({ id, person, stand_ins }) => [id, { ...person, stand_ins }]));
}

const nameOrder = (a: Person, b: Person): number => a.full_name.localeCompare(b.full_name);

const usualRule = ({ isForHr, reviewers }: Asking): Message =>
  isForHr ? said.byHr : reviewers ? said.byReviewers : said.bySupervisors;

/** The chain of a request in words. */
async function previewOf(tenant: Tenant, kind: RequestKind, asking: Asking): Promise<ApprovalPreview> {
  const { policy, levels, unneeded } = await chainOf(tenant, asking);
  const people = await peopleOf(
    tenant,
    levels.flatMap(({ candidates }) => candidates),
    asking,
  );
  const last = levels.findLast(({ state }) => state !== 'skipped');
  const stuck = levels.some(({ state, candidates }) => state === 'open' && candidates.length === 0)
    ? await stuckNotes(tenant, asking)
    : [];
  const skipped = (reason: Message) => ({ state: 'skipped' as const, notes: [reason], people: [] });
  const described = async (level: Level) => ({
    approver: level.approver,
    reason: await reasonOf(tenant, level, asking),
    ...(!('candidates' in level)
      ? skipped(said.onlyAbove({ amount: amountText(kind, level.above_amount ?? '0') }))
      : level.state === 'skipped'
        ? skipped(level.is_own ? said.ownRequest : said.nobody)
        : {
            state: level.state,
            notes: [...notesOf(level, level === last), ...(level.candidates.length === 0 ? stuck : [])],
            people: level.candidates.flatMap((id) => people.get(id) ?? []).toSorted(nameOrder),
          }),
  });
  const answer: ApprovalPreview['levels'] = [];
  for (const level of [...levels, ...unneeded].toSorted((a, b) => a.place - b.place))
    answer.push(await described(level));
  return {
    policy: policy ?? null,
    rule: policy ? said.byPolicy({ name: policy.name }) : usualRule(asking),
    levels: answer,
  };
}

/** A request as far as policies look at it, as it would be sent. */
async function draftOf(
  kind: RequestKind,
  tenant: Tenant,
  values: Readonly<Record<string, unknown>>,
  { senderId, personId, today }: { readonly senderId: number; readonly personId: number; readonly today: string },
): Promise<EntityRow<Entity>> {
  const { about, amount, amountFrom = [] } = kind.lifecycle;
  const blank = Object.fromEntries(
    Object.entries(decidingFields(kind.entity)).map(([name, field]) => [name, field.kind === 'lines' ? [] : null]),
  );
  const draft = { ...blank, ...values, ...(about === undefined ? {} : { [about]: personId }) } as EntityRow<Entity>;
  const isWhole = [...(amount === undefined ? [] : [amount]), ...amountFrom].every(
    (name) => draft[name] !== null || kind.entity.fields[name]?.required !== true,
  );
  return isWhole && kind.workOut ? { ...draft, ...(await kind.workOut(tenant, draft, { senderId, today })) } : draft;
}

/** The preview of a kind of request: for oneself, and for others by HR and by who supervises them. */
export function previewRoutes(app: Api, context: Context, kind: RequestKind): void {
  const { entity, hrCode, lifecycle } = kind;
  const fields = previewFields(entity);
  app.route({
    method: 'POST',
    url: `/api/v1/org/:org/approval-preview/${entity.name}/`,
    config: { access: organizationReader },
    schema: {
      summary: `Who would decide on a request, and why: ${entity.label.en.toLowerCase()}. Nothing is sent`,
      tags: ['org'],
      params: organizationParams,
      body: whenAsked(() => patchSchema(fields, looseRuleClock(context))),
      response: { 200: previewAnswer },
    },
    handler: async ({ access, body }) => {
      const { tenant, userId } = access;
      const { today } = ruleClockOf(context, access);
      const { person, ...values } = body as Readonly<Record<string, unknown>> & { readonly person?: number | null };
      const personId = person ?? userId;
      if (personId !== userId && !access.can(hrCode, 'read') && !(await isSupervisor(tenant, userId, personId, today)))
        throw forbidden();
      await checkReferences(
        { ...entity, fields },
        tenant,
        userId,
        { person: personId, ...values },
        Object.keys(fields),
      );
      // What is about another is sent by the person who asks; everything else by the person.
      const senderId = lifecycle.about === undefined ? personId : userId;
      const draft = await draftOf(kind, tenant, values, { senderId, personId, today });
      return previewOf(tenant, kind, await askingOf(kind, tenant, draft, senderId, today));
    },
  });
}

/** Whether someone supervises a person today. */
const isSupervisor = async (tenant: Tenant, userId: number, personId: number, today: string): Promise<boolean> =>
  (await tenant.one(
    `select 1 from ${supervisionOn('$4')} v where v.organization_id = $1 and v.supervisor_id = $2 and v.subordinate_id = $3 limit 1`,
    [tenant.organizationId, userId, personId, today],
  )) !== undefined;
