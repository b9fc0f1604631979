/** What every kind of request owes: the same tests over each of them, from their declarations, in every role before them. */
import type { ViewerType } from '@karmik/model/kit/actions';
import { fieldEntries } from '@karmik/model/kit/entity';
import { isWritable } from '@karmik/model/kit/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestKind } from '../src/approval/request-kind.ts';
import { tableSql } from '../src/entity/table.ts';
import { isSwept, timesSwept } from '../../../tools/support/touched.ts';
import { fileUrl } from '../src/files/links.ts';
import {
  prepareRequests,
  requestPath,
  Senders,
  sentKinds,
  specimenEntity,
  specimenKind,
  specimenModule,
  type SentRequest,
} from './support/request-samples.ts';
import { createSamples, moduleAt } from './support/samples.ts';
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

interface Detail {
  id: number;
  version: string;
  status: string;
  actions: string[];
  can_edit: boolean;
  is_sender: boolean;
  histories: { action_performed_by: { id: number }; acting_for: { id: number } | null; remarks: string }[];
  [field: string]: unknown;
}
interface Listed {
  results: (Record<string, unknown> & { id: number; actions: string[] })[];
  count: number;
}
interface Member {
  readonly person: Person;
  readonly client: Client;
}
/** Someone who looks at a request in a role. */
interface Viewing extends Member {
  readonly who: string;
  readonly as: ViewerType;
  /** Whether it is there for them; the role may be refused to them (403), and so may the organization (404). */
  readonly sees: 'it' | 'nothing' | 'no role' | 'no organization';
  readonly may: readonly string[];
}

let server: TestServer;
let himal: Organization;
let senders: Senders;
let first: Member;
let second: Member;
let standIn: Member;
let colleague: Member;
let auditor: Member;
let stranger: Member;
const hrOf = new Map<string, Member>();
const readerOf = new Map<string, Member>();

beforeAll(async () => {
  server = await startServer({}, { entities: [specimenEntity], modules: [specimenModule] });
  const { owner } = server.context.database;
  await owner.query(tableSql(specimenEntity));
  await owner.query(`alter table ${specimenEntity.name} add column updated_at timestamptz`);
  himal = await anOrganization(server, 'himal');
  const sagar = await anOrganization(server, 'sagar');
  const enter = async (organization: Organization, name: string, options = {}): Promise<Member> => {
    const person = await aMember(server, organization, name, options);
    return { person, client: await signIn(server, person) };
  };
  const boss = await enter(himal, 'boss', { is_hr_admin: true });
  first = await enter(himal, 'first');
  second = await enter(himal, 'second');
  standIn = await enter(himal, 'standin');
  colleague = await enter(himal, 'colleague');
  auditor = await enter(himal, 'auditor', { is_audit_user: true });
  stranger = await enter(sagar, 'stranger', { is_hr_admin: true });
  for (const { hrCode } of sentKinds) {
    if (hrOf.has(hrCode)) continue;
    const name = hrCode.replace('.', '');
    hrOf.set(hrCode, await enter(himal, `hr${name}`, { codes: [hrCode] }));
    readerOf.set(hrCode, await enter(himal, `reader${name}`, { codes: [`${hrCode.split('.')[0]}.99`] }));
  }
  const references = await createSamples(boss.client, 'himal', [boss.person, colleague.person, auditor.person]);
  const approvers = { first: first.person, second: second.person, standIn: standIn.person };
  await prepareRequests(server, himal, approvers);
  senders = new Senders(server, himal, approvers, references);
});
afterAll(() => server.close());

const decisions = ['decline', 'forward', 'approve'] as const;

/** Everyone in each of their roles before a request that no one has decided on. */
function viewingsOf({ hrCode }: RequestKind, { sender: client, senderPerson: person }: SentRequest): Viewing[] {
  const hr = hrOf.get(hrCode) as Member;
  const reader = readerOf.get(hrCode) as Member;
  const sender = { client, person };
  const view = (who: string, member: Member, as: ViewerType, sees: Viewing['sees'], may: readonly string[] = []) => ({
    ...member,
    who: `${who} as ${as}`,
    as,
    sees,
    may,
  });
  return [
    view('sender', sender, 'user', 'it', ['cancel']),
    view('sender', sender, 'notification', 'it'),
    view('sender', sender, 'supervisor', 'nothing'),
    view('sender', sender, 'hr', 'no role'),
    view('first approver', first, 'supervisor', 'it', decisions),
    view('first approver', first, 'notification', 'it', decisions),
    view('first approver', first, 'user', 'nothing'),
    view('first approver', first, 'hr', 'no role'),
    view('who stands in', standIn, 'supervisor', 'it', decisions),
    view('who stands in', standIn, 'notification', 'it', decisions),
    view('who stands in', standIn, 'user', 'nothing'),
    // No one has asked the second yet.
    view('second approver', second, 'supervisor', 'nothing'),
    view('second approver', second, 'notification', 'nothing'),
    view('HR', hr, 'hr', 'it', ['decline', 'approve']),
    view('HR', hr, 'notification', 'it', ['decline', 'approve']),
    view('HR', hr, 'supervisor', 'nothing'),
    view('HR', hr, 'user', 'nothing'),
    view('reader', reader, 'hr', 'it'),
    view('reader', reader, 'notification', 'it'),
    view('reader', reader, 'supervisor', 'nothing'),
    view('auditor', auditor, 'hr', 'it'),
    view('colleague', colleague, 'user', 'nothing'),
    view('colleague', colleague, 'supervisor', 'nothing'),
    view('colleague', colleague, 'notification', 'nothing'),
    view('colleague', colleague, 'hr', 'no role'),
    ...(['user', 'supervisor', 'hr', 'notification'] as const).map((as) =>
      view('stranger', stranger, as, 'no organization'),
    ),
  ];
}

const sessionOf = ({ token }: Client): string => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  return claims.sid;
};

/** What a kind has beyond the others: one of each is held in every run. */
const featuresOf = ({ lifecycle }: RequestKind): string =>
  [lifecycle.hasDrafts && 'drafts', lifecycle.about && 'about'].filter(Boolean).join(' ');

const isHeld = (kind: RequestKind): boolean =>
  kind === specimenKind ||
  sentKinds.find((each) => featuresOf(each) === featuresOf(kind)) === kind ||
  isSwept(moduleAt(requestPath(kind).slice(1)), `${kind.entity.name} is a request`);

describe.each(sentKinds.filter(isHeld).map((kind) => [kind.entity.name, kind] as const))('%s', (_name, kind) => {
  const { entity } = kind;
  const path = requestPath(kind);
  const actions = entity.actions ?? {};
  /** It is kept as a draft before it is sent, and changed no more once it was. */
  const isDrafted = kind.lifecycle.hasDrafts === true;
  const decisions = Object.keys(actions).filter((action) => !(isDrafted && action === 'send'));
  const files = fieldEntries(entity).filter(([, field]) => field.kind === 'file' && !field.read_code);
  const detailOf = ({ client, as }: Pick<Viewing, 'client' | 'as'>, id: number) =>
    client.get<Detail>(`${path}${id}/?as=${as}`);
  const act = ({ client, as }: Pick<Viewing, 'client' | 'as'>, id: number, action: string) =>
    client.post<Detail & { code?: string }>(
      `${path}${id}/${action}/?as=${as}`,
      actions[action]?.input ? { remark: 'Seen' } : {},
    );
  /** A text of the request that its sender may change. */
  const [text = ''] = fieldEntries(entity).find(([, field]) => field.kind === 'long_text' && isWritable(field)) ?? [];
  const edit = (client: Client, id: number, version?: string, words = 'Changed since') =>
    client.patch<Detail & { code?: string; current: object }>(
      `${path}${id}/edit/`,
      { [text]: words },
      version === undefined ? {} : { 'if-match': `"${version}"` },
    );

  /** Each field is answered, what follows from others is right, and each file opens for whom it was answered. */
  async function expectPresented(answer: Readonly<Record<string, unknown>>): Promise<void> {
    for (const [name, field] of fieldEntries(entity)) {
      if (field.read_code) continue;
      expect([name, name in answer]).toEqual([name, true]);
      if (field.kind === 'computed')
        expect([name, answer[name]]).toEqual([name, field.value(answer, server.now.toISOString().slice(0, 10))]);
    }
    for (const [name] of files) {
      const file = answer[name] as { url: string } | null;
      if (file) expect((await server.app.inject({ url: file.url })).body).toBe('Paid');
    }
  }

  it('is sent, and answered as it is read: with its version, its sender and what they may do', async () => {
    const { id, sender, senderPerson, body, detail } = await senders.send(kind);
    expect(detail).toMatchObject({
      status: 'Requested',
      sender: { id: senderPerson.id },
      version: expect.stringMatching(/^[0-9a-f]{24}$/),
      actions: ['cancel'],
      histories: [],
      is_sender: true,
      can_edit: !isDrafted,
    });
    expect(detail[text]).toBe(body[text]);
    await expectPresented(detail);
    expect((await detailOf({ client: sender, as: 'user' }, id)).body).toEqual(detail);
    expect((await sender.post(path, { ...body, sender: first.person.id })).body).toEqual({
      sender: ['Unknown field.'],
    });
    const { [text]: _left, ...rest } = (await senders.body(kind)).body;
    if (!isDrafted) expect((await sender.post(path, rest)).status).toBe(400);
    expect((await stranger.client.post(path, body)).status).toBe(404);
    expect((await auditor.client.post(path, body)).status).toBe(403);
  });

  it('is seen in each role by those to whom it belongs, in every way of reading alike', async () => {
    const request = await senders.send(kind);
    const { id, senderPerson } = request;
    for (const viewing of viewingsOf(kind, request)) {
      const { who, client, as, sees, may } = viewing;
      const query = `as=${as}&sender=${senderPerson.id}`;
      const list = await client.get<Listed>(`${path}?${query}`);
      const detail = await detailOf(viewing, id);
      const sheet = await client.get<string>(`${path}export/?format=csv&${query}`);
      const sums = await client.get<{ totals: { count: number } }>(`${path}aggregate/?measures=count&${query}`);
      const answers = [list.status, detail.status, sheet.status, sums.status];
      if (sees === 'no organization' || sees === 'no role') {
        expect([who, ...answers]).toEqual([who, ...answers.map(() => (sees === 'no role' ? 403 : 404))]);
        continue;
      }
      const isThere = sees === 'it';
      expect([who, ...answers]).toEqual([who, 200, isThere ? 200 : 404, 200, 200]);
      const rows = sheet.body.trim().split(/\r?\n/).length - 1;
      expect([who, list.body.results.map((row) => row.id), list.body.count, rows]).toEqual(
        isThere ? [who, [id], 1, 1] : [who, [], 0, 0],
      );
      expect([who, sums.body]).toEqual([who, expect.objectContaining({ totals: { count: isThere ? 1 : 0 } })]);
      if (!isThere) continue;
      const [row] = list.body.results;
      expect([who, row?.actions, detail.body.actions]).toEqual([who, may, may]);
      expect([who, detail.body.is_sender]).toEqual([who, client === request.sender]);
      expect([who, detail.body.can_edit]).toEqual([who, client === request.sender && as === 'user' && !isDrafted]);
      await expectPresented(row ?? {});
      await expectPresented(detail.body);
    }
  });

  it('opens its files to those who read it, and to no one else', async () => {
    const request = await senders.send(kind);
    const viewings = viewingsOf(kind, request);
    for (const [name] of files)
      for (const { who, client, person, sees } of viewings) {
        const reads = viewings.some((each) => each.client === client && each.sees === 'it');
        const reader = { userId: person.id, sessionId: sessionOf(client) };
        const organizationId = sees === 'no organization' ? himal.id + 1 : himal.id;
        const url = fileUrl(server.context.secrets, organizationId, request.body[name] as number, reader, server.now);
        expect([who, (await server.app.inject(url)).statusCode]).toEqual([who, reads ? 200 : 404]);
      }
  });

  it('refuses each action to those whom it is not for, and stays as it is', async () => {
    const request = await senders.send(kind);
    for (const viewing of viewingsOf(kind, request))
      for (const action of Object.keys(actions)) {
        if (viewing.may.includes(action)) continue;
        const { who, sees } = viewing;
        const isHidden = sees === 'nothing' || sees === 'no organization';
        // The error says that it was sent already.
        const isSent = !decisions.includes(action) && viewing.client === request.sender && sees === 'it';
        expect([who, action, (await act(viewing, request.id, action)).status]).toEqual([
          who,
          action,
          isHidden ? 404 : isSent ? 409 : 403,
        ]);
      }
    expect((await detailOf({ client: request.sender, as: 'user' }, request.id)).body).toEqual(request.detail);
  });

  it.each(decisions)(
    'takes %s from each whom it is for, and answers the request as they read it then; the person who comes later is told who was first',
    async (action) => {
      const roles = viewingsOf(kind, await senders.send(kind)).filter(({ may }) => may.includes(action));
      expect(roles.length).toBeGreaterThan(0);
      for (const { who } of roles) {
        const request = await senders.send(kind);
        const viewing = viewingsOf(kind, request).find((each) => each.who === who) as Viewing;
        const { status, body } = await act(viewing, request.id, action);
        expect([who, status, body]).toEqual([who, 200, expect.objectContaining({ status: actions[action]?.to })]);
        expect(body.version).not.toBe(request.detail.version);
        expect(body.histories).toMatchObject([
          {
            action_performed_by: { id: viewing.person.id },
            acting_for: viewing.client === standIn.client ? { id: first.person.id } : null,
            remarks: 'Seen',
          },
        ]);
        await expectPresented(body);
        expect((await detailOf(viewing, request.id)).body).toEqual(body);
        const again = await act(viewing, request.id, action);
        expect([who, again.status, again.body.code]).toEqual([who, 409, 'already_decided']);
      }
    },
  );

  it('takes one of many decisions that come at once, by whomever, and its history says which', async () => {
    const request = await senders.send(kind);
    const deciding = viewingsOf(kind, request).flatMap((viewing) =>
      viewing.sees === 'it' ? viewing.may.map((action) => ({ viewing, action })) : [],
    );
    const answers = await Promise.all(
      Array.from({ length: timesSwept(50) }, (_, n) => {
        const { viewing, action } = deciding[n % deciding.length] as (typeof deciding)[number];
        return act(viewing, request.id, action);
      }),
    );
    const taken = answers.filter(({ status }) => status === 200);
    // One that is forwarded may be decided by who is asked then; all else comes too late.
    expect(taken.length).toBeGreaterThan(0);
    expect(
      [...new Set(answers.map(({ status }) => status))].filter((status) => ![200, 403, 404, 409].includes(status)),
    ).toEqual([]);
    const { body } = await detailOf({ client: request.sender, as: 'user' }, request.id);
    expect(body.histories).toHaveLength(taken.length);
    const ends = taken.filter((each) => each.body.status !== 'Forwarded');
    expect(ends.length).toBeLessThan(2);
    if (ends[0]) expect(body.status).toBe(ends[0].body.status);
  });

  it('goes on to the second approver, who decides in the place of the first', async () => {
    const request = await senders.send(kind);
    const asFirst = { ...first, as: 'supervisor' } as const;
    const asSecond = { ...second, as: 'supervisor' } as const;
    expect((await act(asFirst, request.id, 'forward')).body).toMatchObject({ status: 'Forwarded', actions: [] });
    expect((await detailOf(asSecond, request.id)).body.actions).toEqual(['decline', 'approve']);
    expect((await act(asFirst, request.id, 'approve')).body.code).toBe('already_decided');
    expect((await act(asSecond, request.id, 'forward')).status).toBe(403);
    expect((await act(asSecond, request.id, 'decline')).body).toMatchObject({ status: 'Decline', actions: [] });
    expect((await act({ client: request.sender, as: 'user' }, request.id, 'cancel')).status).toBe(409);
  });

  it.runIf(kind.lifecycle.about)('is seen by whom it is about once it is approved, who has no part in it', async () => {
    const { id, about } = await senders.send(kind);
    const viewing = { client: await signIn(server, about), as: 'user' } as const;
    expect((await detailOf(viewing, id)).status).toBe(404);
    expect((await act({ ...first, as: 'supervisor' }, id, 'approve')).status).toBe(200);
    expect((await detailOf(viewing, id)).body).toMatchObject({ status: 'Approved', actions: [], is_sender: false });
    expect((await edit(viewing.client, id)).status).toBe(403);
    expect((await act(viewing, id, 'cancel')).status).toBe(409);
  });

  it.runIf(isDrafted)('is a draft of its sender alone until it is sent, and after it was declined', async () => {
    const { body, ...by } = await senders.body(kind);
    const { sender } = by;
    const made = await sender.post<Detail>(path, body);
    expect(made).toMatchObject({ status: 201, body: { status: 'Draft', actions: ['send'], can_edit: true } });
    const { id, version } = made.body as Detail & { readonly id: number };
    const request = { ...by, body, id, detail: made.body } as never;
    for (const { who, client, as } of viewingsOf(kind, request)) {
      if (client === sender) continue;
      const status = (await detailOf({ client, as }, id)).status;
      expect([who, [403, 404].includes(status)]).toEqual([who, true]);
    }
    const changed = await edit(sender, id, version);
    expect(changed).toMatchObject({ status: 200, body: { [text]: 'Changed since' } });
    expect((await edit(sender, id, version, 'From what stood before')).status).toBe(409);
    expect((await act({ client: sender, as: 'user' }, id, 'send')).body).toMatchObject({ status: 'Requested' });
    expect((await edit(sender, id)).body.code).toBe('already_sent');
    expect((await sender.delete(`${path}${id}/`)).status).toBe(409);
    expect((await act({ ...first, as: 'supervisor' }, id, 'decline')).status).toBe(200);
    expect((await edit(sender, id, undefined, 'At last')).status).toBe(200);
    const again = await act({ client: sender, as: 'user' }, id, 'send');
    expect(again.body).toMatchObject({ status: 'Requested', histories: [{}, {}] });
    const other = await sender.post<{ id: number }>(path, body);
    expect((await sender.delete(`${path}${other.body.id}/`)).status).toBe(204);
  });

  it.runIf(!isDrafted)(
    'is changed by its sender alone, from the version that they read, until a person has decided',
    async () => {
      const request = await senders.send(kind);
      const { id, sender, senderPerson, detail } = request;
      const seen = new Set<Client>([sender]);
      for (const { who, client, sees } of viewingsOf(kind, request)) {
        if (seen.has(client)) continue;
        seen.add(client);
        const isAuditor = client === auditor.client;
        expect([who, sees, (await edit(client, id)).status]).toEqual([who, sees, isAuditor ? 403 : 404]);
      }
      const changed = await edit(sender, id, detail.version);
      expect(changed).toMatchObject({ status: 200, body: { [text]: 'Changed since', can_edit: true } });
      expect(changed.body.version).not.toBe(detail.version);
      await expectPresented(changed.body);
      const late = await edit(sender, id, detail.version, 'From what stood before');
      expect(late).toMatchObject({
        status: 409,
        body: { code: 'changed_meanwhile', by: { id: senderPerson.id }, differs: [text] },
      });
      await expectPresented(late.body.current as Record<string, unknown>);
      const now = (await detailOf({ client: sender, as: 'user' }, id)).body;
      expect(now).toEqual(changed.body);
      expect(now).toMatchObject(late.body.current);
      expect((await sender.patch(`${path}${id}/edit/`, { [text]: 'x' }, { 'if-match': 'yesterday' })).body).toEqual({
        'If-Match': ['If-Match must be the version of the record, in quotes'],
      });
      expect((await edit(sender, id, changed.body.version, 'At last')).status).toBe(200);
      expect((await act({ ...first, as: 'supervisor' }, id, 'forward')).status).toBe(200);
      expect((await edit(sender, id)).body.code).toBe('already_decided');
    },
  );

  it('is decided with others of a list, each by whom it is for', async () => {
    const request = await senders.send(kind);
    const bulk = async ({ client, as }: Viewing, action: string) =>
      client.post<{ results: { id: number; status: string }[] }>(`${path}bulk/${action}/?as=${as}`, {
        ids: [request.id],
        remark: 'Seen',
      });
    const roles = viewingsOf(kind, request);
    for (const viewing of roles) {
      if (viewing.may.includes('decline')) continue;
      const { status, body } = await bulk(viewing, 'decline');
      if (status === 200) expect([viewing.who, body.results[0]?.status]).toEqual([viewing.who, 'refused']);
      else expect([viewing.who, status]).toEqual([viewing.who, viewing.sees === 'no organization' ? 404 : 403]);
    }
    const decided = await bulk(roles.find(({ may }) => may.includes('decline')) as Viewing, 'decline');
    expect(decided.body.results).toEqual([{ id: request.id, status: 'done' }]);
    expect((await detailOf({ client: request.sender, as: 'user' }, request.id)).body.status).toBe('Decline');
  });
});

it('brings values that follow from others, amounts, references, lines and files into lists, details, answers and spreadsheets', async () => {
  const kind = specimenKind;
  const path = requestPath(kind);
  const { id, sender, senderPerson, body } = await senders.send(kind);
  const days = 51;
  const whole = {
    days,
    hours: 408,
    length: 'long',
    cost: body.cost,
    branch: { id: body.branch, name: expect.any(String) },
    visits: [{ guide: { full_name: expect.any(String) }, fare: expect.stringMatching(/^\d+\.\d\d$/) }],
    receipt: { id: body.receipt, name: 'receipt.txt', url: expect.stringContaining('/files/') },
  };
  expect((await sender.patch(`${path}${id}/edit/`, { days })).body).toMatchObject(whole);
  expect((await sender.get(`${path}${id}/`)).body).toMatchObject(whole);
  expect((await sender.get<Listed>(`${path}?search=sharma`)).body.results).toMatchObject([whole]);
  const query = `as=supervisor&sender=${senderPerson.id}&format=csv`;
  const sheet = async (language: string) =>
    (await first.client.get<string>(`${path}export/?${query}&language=${language}`)).body;
  const { amount } = body.cost as { amount: string };
  for (const cell of ['Hours', ',408,', ',Lengthy,', `,NPR ${amount},`, ',receipt.txt,'])
    expect(await sheet('en')).toContain(cell);
  expect(await sheet('ne')).toContain(',लामो,');
  expect((await first.client.post(`${path}${id}/approve/?as=supervisor`, { remark: 'Seen' })).body).toMatchObject(
    whole,
  );
});

it('opens a file to who reads the field that holds it, not to everyone who reads the request', async () => {
  const { id, sender, senderPerson } = await senders.send(specimenKind);
  const file = await sender.upload<{ id: number }>('/files/?purpose=record', 'valuation.txt', 'Worth little');
  const { everywhere } = server.context.database;
  const held = async (field: 'receipt_id' | 'valuation_id') => {
    await everywhere.query(
      `with held as (insert into record_file (organization_id, file_id, entity, object_id) values ($1, $2, 'specimen_request', $3) on conflict do nothing)
       update specimen_request set ${field} = $2 where organization_id = $1 and id = $3`,
      [himal.id, file.body.id, id],
    );
  };
  const opened = async ({ client, person }: Member) => {
    const reader = { userId: person.id, sessionId: sessionOf(client) };
    return (await server.app.inject(fileUrl(server.context.secrets, himal.id, file.body.id, reader, server.now)))
      .statusCode;
  };
  const hr = hrOf.get(specimenKind.hrCode) as Member;
  const readers = [{ client: sender, person: senderPerson }, first, hr, auditor];
  await held('valuation_id');
  expect(await Promise.all(readers.map(opened))).toEqual([404, 404, 404, 200]);
  await held('receipt_id');
  expect(await Promise.all(readers.map(opened))).toEqual([200, 200, 200, 200]);
});
