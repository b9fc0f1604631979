/** The preview of a request says what its sending does, for every kind, and no one sees another's without a reason. */
import type { ApprovalPreview } from '@karmik/model/approval/preview';
import { previewFields } from '@karmik/model/approval/preview';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestKind } from '../src/approval/request-kind.ts';
import { tableSql } from '../src/entity/table.ts';
import { formAnswerKind } from '../src/modules/forms/answers.ts';
import {
  prepareRequests,
  requestPath,
  Senders,
  sentKinds,
  specimenEntity,
  specimenModule,
} from './support/request-samples.ts';
import { createSamples } from './support/samples.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
let senders: Senders;
let hr: Client;
let first: Person;
let second: Person;
let standIn: Person;
let formId: number;
let made = 0;

interface LevelRow {
  approver: string;
  quorum?: 'Any' | 'All';
  person_id?: number;
  permission?: string;
  above_amount?: string;
  may_end?: boolean;
  may_approve?: boolean;
  time_limit_hours?: number;
  on_timeout?: string;
}

const everywhere = () => server.context.database.everywhere;
const previewPath = ({ entity }: RequestKind) => `/org/himal/approval-preview/${entity.name}/`;
const preview = (by: Client, kind: RequestKind, body: object = {}) => by.post<ApprovalPreview>(previewPath(kind), body);

/** The one policy in force. */
async function policy({ entity }: RequestKind, levels: readonly LevelRow[]): Promise<string> {
  const name = `Policy ${++made}`;
  const row = await everywhere().one<{ id: number }>(
    `insert into approval_policy (organization_id, name, request_type, priority, is_active, employment_levels, employment_types, review_types, transfer_reasons, resignation_reasons, leave_types)
     values ($1, $2, $3, 1, true, '{}', '{}', '{}', '{}', '{}', '{}') returning id`,
    [himal.id, name, entity.name],
  );
  for (const [position, level] of levels.entries())
    await everywhere().query(
      `insert into approval_policy_levels (organization_id, parent_id, position, approver, person_id, permission, above_amount, quorum, may_approve, may_decline, may_forward, may_end, time_limit_hours, on_timeout)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, true, true, $10, $11, $12)`,
      [
        himal.id,
        row?.id ?? 0,
        position + 1,
        level.approver,
        level.person_id ?? null,
        level.permission ?? null,
        level.above_amount ?? null,
        level.quorum ?? 'Any',
        level.may_approve ?? true,
        level.may_end ?? false,
        level.time_limit_hours ?? null,
        level.on_timeout ?? 'remind',
      ],
    );
  return name;
}

beforeAll(async () => {
  server = await startServer({}, { entities: [specimenEntity], modules: [specimenModule] });
  const { owner } = server.context.database;
  await owner.query(tableSql(specimenEntity));
  await owner.query(`alter table ${specimenEntity.name} add column updated_at timestamptz`);
  himal = await anOrganization(server, 'himal');
  const hrPerson = await aMember(server, himal, 'boss', { is_hr_admin: true });
  hr = await signIn(server, hrPerson);
  first = await aMember(server, himal, 'first');
  second = await aMember(server, himal, 'second');
  standIn = await aMember(server, himal, 'standin');
  const references = await createSamples(hr, 'himal', [hrPerson, second, standIn]);
  await prepareRequests(server, himal, { first, second, standIn });
  senders = new Senders(server, himal, { first, second, standIn }, references);
  await everywhere().query('update division set head_id = $2 where organization_id = $1', [himal.id, second.id]);
  const form = await hr.post<{ id: number }>('/forms/himal/form/', { name: 'Leave abroad', needs_approval: true });
  formId = form.body.id;
  await hr.put(`/forms/himal/form/${formId}/questions/`, {
    sections: [
      {
        title: null,
        description: null,
        questions: [
          {
            key: 'q1',
            type: 'Short text',
            text: 'Where to?',
            help: null,
            is_mandatory: false,
            options: [],
            points: null,
            low: null,
            high: null,
            shown_if: null,
            library: null,
          },
        ],
      },
    ],
  });
  expect((await hr.patch(`/forms/himal/form/${formId}/`, { state: 'Open' })).status).toBe(200);
});
afterAll(() => server.close());
beforeEach(() =>
  everywhere().query('update approval_policy set is_active = false where organization_id = $1', [himal.id]),
);

/** Looks first and sends then; answers the preview and the steps that were stored. */
async function lookAndSend(kind: RequestKind) {
  const { body, about, senderPerson } = await senders.body(
    kind === formAnswerKind ? (sentKinds[0] as RequestKind) : kind,
  );
  const sender = await signIn(server, senderPerson);
  const looked = Object.fromEntries(
    Object.keys(previewFields(kind.entity))
      .filter((name) => name in body && kind !== formAnswerKind)
      .map((name) => [name, body[name]]),
  );
  const seen = await preview(sender, kind, { ...looked, ...(kind.lifecycle.about ? { person: about.id } : {}) });
  expect([seen.status, seen.body]).toEqual([200, expect.anything()]);
  const path = kind === formAnswerKind ? `/forms/himal/mine/${formId}/answer/` : requestPath(kind);
  const sent = await sender.post<{ id: number }>(path, kind === formAnswerKind ? { version: 1, answers: {} } : body);
  expect([sent.status, sent.body]).toEqual([201, expect.anything()]);
  if (kind.lifecycle.hasDrafts)
    expect((await sender.post(`${path}${sent.body.id}/send/?as=user`, {})).status).toBe(200);
  const steps = await everywhere().query<{ approver: string; state: string; candidates: number[] }>(
    `select approver, state, candidates from approval_step where organization_id = $1 and entity = $2
        and object_id = (select max(object_id) from approval_step where organization_id = $1 and entity = $2) order by level`,
    [himal.id, kind.entity.name],
  );
  return { seen: seen.body, steps };
}

const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
const asSteps = ({ levels }: ApprovalPreview) =>
  levels
    .filter(({ notes }) => notes.every(({ code }) => code !== 'approval_preview.only_above'))
    .map(({ approver, state, people }) => ({ approver, state, candidates: ascending(people.map(({ id }) => id)) }));
const sorted = (steps: readonly { approver: string; state: string; candidates: number[] }[]) =>
  steps.map((step) => ({ ...step, candidates: ascending(step.candidates) }));

describe.each([...sentKinds, formAnswerKind].map((kind) => [kind.entity.name, kind] as const))('%s', (_name, kind) => {
  it('goes to those whom its preview names, without a policy', async () => {
    const { seen, steps } = await lookAndSend(kind);
    expect(seen.policy).toBeNull();
    expect(seen.rule.code).toBe(
      kind.lifecycle.isForHr
        ? 'approval_preview.by_hr'
        : kind.lifecycle.reviewers
          ? 'approval_preview.by_reviewers'
          : 'approval_preview.by_supervisors',
    );
    expect(asSteps(seen)).toEqual(sorted(steps));
  });

  it('goes to those whom its preview names, by a policy of every kind of level', async () => {
    const name = await policy(kind, [
      { approver: 'Person', person_id: first.id, above_amount: '99999999' },
      { approver: 'Supervisor 3' },
      { approver: 'Supervisor 1', time_limit_hours: 24, on_timeout: 'escalate', may_end: true },
      { approver: 'Division head', may_approve: false },
      { approver: 'Branch head' },
      { approver: 'Supervisor of supervisor' },
      { approver: 'Role', permission: '2.01', quorum: 'All' },
      { approver: 'HR' },
    ]);
    const { seen, steps } = await lookAndSend(kind);
    expect(seen.policy?.name).toBe(name);
    expect(asSteps(seen)).toEqual(sorted(steps));
    expect(seen.levels).toHaveLength(steps.length + 1);
    expect(seen.levels[0]).toMatchObject({
      state: 'skipped',
      people: [],
      notes: [{ code: 'approval_preview.only_above' }],
    });
  });

  it('goes to HR where no one else is left, as its preview says', async () => {
    await policy(kind, [{ approver: 'Supervisor of supervisor' }]);
    const { seen, steps } = await lookAndSend(kind);
    expect(asSteps(seen)).toEqual(sorted(steps));
    expect(seen.levels.at(-1)).toMatchObject({ state: 'open', reason: { code: 'approval_preview.fallback' } });
  });
});

const overtime = sentKinds.find(({ entity }) => entity.name === 'overtime_request') as RequestKind;
const resigning = sentKinds.find(({ entity }) => entity.name === 'resignation') as RequestKind;

describe('what it says', () => {
  it('is who, who stands in, why, and what the level may do, in both languages', async () => {
    const { sender } = await senders.body(overtime);
    await policy(overtime, [
      { approver: 'Supervisor 1', time_limit_hours: 24, on_timeout: 'escalate', may_end: true },
      { approver: 'Person', person_id: second.id, above_amount: '240' },
    ]);
    const small = (await preview(sender, overtime, { overtime_duration: 60 })).body;
    expect(small.levels).toMatchObject([
      {
        state: 'open',
        reason: { en: 'First supervisor', ne: 'पहिलो सुपरिवेक्षक' },
        people: [{ id: first.id, stand_ins: [{ id: standIn.id }] }],
        notes: [{ en: 'After 24 hours: Add the next level', ne: '२४ घण्टापछि: माथिल्लो तहलाई पनि सोध्ने' }],
      },
      { state: 'skipped', notes: [{ en: 'Skipped: only above 240 minutes', ne: 'चाहिँदैन: २४० मिनेटभन्दा माथि मात्र' }] },
    ]);
    const large = (await preview(sender, overtime, { overtime_duration: 300 })).body;
    expect(large.levels[0]?.notes[0]).toMatchObject({ code: 'approval_preview.may_end' });
    expect(large.levels[1]).toMatchObject({ state: 'waiting', people: [{ id: second.id, stand_ins: [] }] });
  });

  it('counts the notice that is missing by the day of leaving', async () => {
    const { sender } = await senders.body(resigning);
    await everywhere().query('update separation_type set notice_days = 30 where organization_id = $1', [himal.id]);
    await policy(resigning, [{ approver: 'Supervisor 1' }, { approver: 'Supervisor 2', above_amount: '10' }]);
    const states = async (body: object) =>
      (await preview(sender, resigning, body)).body.levels.map(({ state }) => state);
    expect(await states({ release_date: '2027-11-21' })).toEqual(['open', 'skipped']);
    expect(await states({ release_date: '2026-11-22' })).toEqual(['open', 'waiting']);
    expect(await states({})).toEqual(['open', 'skipped']);
  });

  it('refuses what is no value, and people who are not there, by field', async () => {
    const { sender } = await senders.body(overtime);
    expect(await preview(sender, overtime, { overtime_duration: 'long' })).toMatchObject({
      status: 400,
      body: { overtime_duration: [expect.any(String)] },
    });
    expect(await preview(hr, overtime, { person: 99_999 })).toMatchObject({
      status: 400,
      body: { person: [expect.any(String)] },
    });
    expect((await preview(sender, overtime, { salary: 1 })).status).toBe(400);
  });
});

describe('who sees it of another', () => {
  it('is HR of the kind, readers of its code, and who supervises the person', async () => {
    const { sender, senderPerson } = await senders.body(overtime);
    const reader = await signIn(server, await aMember(server, himal, 'reader', { codes: ['5.99'] }));
    const other = await signIn(server, await aMember(server, himal, 'other', { codes: ['4.06'] }));
    const auditor = await signIn(server, await aMember(server, himal, 'auditor', { is_audit_user: true }));
    const sagar = await anOrganization(server, 'sagar');
    const stranger = await signIn(server, await aMember(server, sagar, 'stranger', { is_hr_admin: true }));
    const of = { person: senderPerson.id };
    const statuses = async (...clients: Client[]) =>
      Promise.all(clients.map(async (each) => (await preview(each, overtime, of)).status));
    expect(await statuses(sender, hr, reader, auditor, await signIn(server, first))).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(other, await signIn(server, standIn), stranger)).toEqual([403, 403, 404]);
  });
});
