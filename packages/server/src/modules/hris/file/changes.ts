/**
 * Changing a file. What HR may change alone is stored at once; what the person asks for, and what always needs two people, waits as a
 * request that someone else decides. A request keeps what was, and is refused where that is no longer so.
 */
import { changeRequestPaths } from '@karmik/model/hris/paths';
import { linkTo } from '@karmik/model/kit/links';
import { listed } from '@karmik/model/kit/message';
import { labels } from '@karmik/model/kit/labels';
import { bilingual } from '@karmik/model/kit/text';
import { isDeepStrictEqual } from 'node:util';
import { employee } from '@karmik/model/hris/employee';
import type { changeBody, ChangeOutcome } from '@karmik/model/hris/change-request';
import {
  fieldsOfSection,
  needsConfirmation,
  sectionOf,
  type FileSection,
  type SectionName,
} from '@karmik/model/hris/file/sections';
import { messages } from '@karmik/model/kit/messages';
import type { Fields } from '@karmik/model/kit/fields';
import { patchSchema } from '@karmik/model/kit/schema';
import { fieldErrors } from '@karmik/model/kit/field-errors';
import type * as z from 'zod/mini';
import type { Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Body } from '../../../entity/hooks.ts';
import { fileFields } from '../../../entity/present.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { createRecord, deleteRecord, forAudit, ruleClockOf, updateRecord, type Writer } from '../../../entity/write.ts';
import { conflict, forbidden, invalid, invalidField, notFound } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { notify, notifyOrganization } from '../../notification/notify.ts';
import { fileEntityHooks } from './file-entity-hooks.ts';
import { rightIn, type FilePerson } from './file-rights.ts';
import { sharedAccountIn } from './shared-accounts.ts';
import { readRow } from '../../../entity/read.ts';
import { hrisMessages } from '../messages.ts';

type Asked = z.infer<typeof changeBody>;
type Action = Asked['action'];

/** What a change comes to once it is checked against what is there. */
interface Change {
  readonly section: SectionName;
  readonly action: Action;
  readonly record: number | null;
  readonly old: Body;
  readonly values: Body;
}

const hooksOf = (name: string) => fileEntityHooks[name] ?? {};

/** Everything may be read and written: the rights of a change were asked before. */
const trusted = (access: Access): Access => ({ ...access, can: () => true });

const pick = (record: Body, names: readonly string[]): Body =>
  Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
/** By what they hold: the database keeps the parts of an address in an order of its own. */
const same = (a: unknown, b: unknown) => isDeepStrictEqual(a ?? null, b ?? null);

/** The values of a section's record as bodies hold them, locked for the transaction. */
async function readCurrent(
  tenant: Tenant,
  access: Access,
  person: FilePerson,
  section: FileSection,
  record: number | null,
): Promise<Body> {
  if (section.kind === 'part') return readRow(tenant, employee, {}, access, person.employeeId, 'lock');
  if (record === null) throw invalidField('record', messages.required({ field: bilingual('Record', 'अभिलेख') }));
  const held = await readRow(tenant, section.entity, {}, access, record, 'lock');
  if (held[section.entity.personnelFile?.person ?? ''] !== person.userId) throw notFound();
  return held;
}

/** Checks what is asked for as if it were stored, so that nothing waits that could not be. */
async function checkChange(writer: Writer, tenant: Tenant, person: FilePerson, asked: Asked): Promise<Change> {
  const { access, context } = writer;
  const { section: name, action } = asked;
  const section = sectionOf(name);
  const fields = fieldsOfSection(name);
  const clock = () => ruleClockOf(context, access);
  const record = section.kind === 'part' ? null : (asked.record ?? null);
  if (section.kind === 'part' && action !== 'update')
    throw invalidField('action', messages.choice({ field: labels.action, choices: listed(['update']) }));
  const checked = patchSchema(fields, clock).safeParse(asked.values);
  if (!checked.success) throw invalid(fieldErrors(checked.error.issues));
  const given = Object.fromEntries(
    Object.entries(checked.data).map(([field, value]) => [field, value === '' ? null : (value ?? null)]),
  );
  const current = action === 'create' ? {} : await readCurrent(tenant, access, person, section, record);
  const names = Object.keys(fields).filter((field) => fields[field]?.kind !== 'computed');
  if (action === 'delete') return { section: name, action, record, old: pick(current, names), values: {} };
  const entity = section.kind === 'part' ? employee : section.entity;
  const owner: Body = section.kind === 'part' ? {} : { [section.entity.personnelFile?.person ?? '']: person.userId };
  const whole = { ...(action === 'create' ? {} : bodyOf(entity, current)), ...given, ...owner };
  const next: Body = checkWhole<Fields>(entity, whole, clock());
  if (action === 'create') return { section: name, action, record: null, old: {}, values: pick(next, names) };
  const changed = names.filter((field) => !same(next[field], current[field]));
  if (changed.length === 0) throw invalidField('values', hrisMessages.nothingChanged);
  return { section: name, action, record, old: pick(current, changed), values: pick(next, changed) };
}

const bodyOf = (entity: { readonly fields: typeof employee.fields } | { readonly fields: object }, record: Body) =>
  Object.fromEntries(
    Object.entries(entity.fields as Record<string, { kind: string; readonly?: boolean }>)
      .filter(([, field]) => !field.readonly && field.kind !== 'status' && field.kind !== 'computed')
      .map(([name]) => [name, record[name]]),
  );

/** Stores a change. The rights were asked before. */
async function store(writer: Writer, tenant: Tenant, person: FilePerson, change: Change): Promise<void> {
  const free: Writer = { ...writer, access: trusted(writer.access) };
  const section = sectionOf(change.section);
  if (section.kind === 'part') return updateRecord(free, tenant, employee, {}, person.employeeId, change.values);
  const { entity } = section;
  const hooks = hooksOf(entity.name);
  if (change.action === 'create') {
    await createRecord(free, tenant, entity, hooks, {
      ...change.values,
      [entity.personnelFile?.person ?? '']: person.userId,
    });
    return undefined;
  }
  if (change.record === null) throw notFound();
  if (change.action === 'delete') return deleteRecord(free, tenant, entity, hooks, change.record);
  return updateRecord(free, tenant, entity, hooks, change.record, change.values);
}

/** Takes a change of someone's file: it is stored, or it waits for a second person. */
export async function takeChange(
  writer: Writer,
  tenant: Tenant,
  person: FilePerson,
  asked: Asked,
): Promise<ChangeOutcome> {
  const { access, context } = writer;
  const right = rightIn(access, person, asked.section);
  if (right !== 'write' && right !== 'propose') throw forbidden();
  const change = await checkChange(writer, tenant, person, asked);
  const touched = Object.keys(change.action === 'delete' ? change.old : change.values);
  if (right === 'write' && !needsConfirmation(change.section, touched)) {
    await store(writer, tenant, person, change);
    return { state: 'stored', request: null, shared_account: null };
  }
  const now = context.clock();
  const row = await tenant.one<{ id: number }>(
    `insert into change_request (organization_id, employee_id, section, action, record_id, old_values, new_values, remark, requested_by_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      tenant.organizationId,
      person.userId,
      change.section,
      change.action,
      change.record,
      JSON.stringify(change.old),
      JSON.stringify(change.values),
      asked.remark || null,
      access.userId,
      now,
    ],
  );
  const id = row?.id ?? 0;
  await keepFiles(tenant, change, id);
  await auditOf(writer, tenant, person, change, id, 'requested');
  await notifyOfChangeRequest(writer, tenant, person, change, id);
  const shared = await sharedAccountIn(access, tenant, person.userId, change.section, change.values);
  return { state: 'waiting', request: id, shared_account: shared };
}

/** Uploads that come with a request are kept until it is decided. */
async function keepFiles(tenant: Tenant, change: Change, request: number): Promise<void> {
  const section = sectionOf(change.section);
  if (section.kind === 'part') return;
  for (const [name] of fileFields(section.entity)) {
    const file = change.values[name];
    if (typeof file !== 'number') continue;
    await tenant.query(
      `insert into record_file (organization_id, file_id, entity, object_id) values ($1, $2, 'change_request', $3) on conflict do nothing`,
      [tenant.organizationId, file, request],
    );
  }
}

async function auditOf(
  { access, context, requestId, ip }: Writer,
  tenant: Tenant,
  person: FilePerson,
  change: Change,
  id: number,
  action: string,
): Promise<void> {
  const fields = fieldsOfSection(change.section);
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    action,
    objectType: 'change_request',
    objectId: id,
    before: forAudit(fields, change.old),
    after: { employee: person.userId, section: change.section, ...forAudit(fields, change.values) },
    at: context.clock(),
    requestId,
    ip,
  });
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'change_request', objectId: id });
}

const nameOf = async (tenant: Tenant, id: number): Promise<string> =>
  (
    await tenant.one<{ full_name: string }>('select full_name from person where organization_id = $1 and id = $2', [
      tenant.organizationId,
      id,
    ])
  )?.full_name ?? '';

async function notifyOfChangeRequest(
  { access, context }: Writer,
  tenant: Tenant,
  person: FilePerson,
  change: Change,
  id: number,
): Promise<void> {
  const { title } = sectionOf(change.section);
  const name = await nameOf(tenant, person.userId);
  const content = {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    category: 'hris',
    topic: 'change_request',
    at: context.clock(),
  } as const;
  await notifyOrganization(tenant, {
    ...content,
    text: {
      en: `${name} requested a profile change: ${title.en}`,
      ne: `${name}ले विवरणमा परिवर्तन माग्नुभयो: ${title.ne}`,
    },
    url: linkTo(changeRequestPaths.organization, access.organization, { open: id }),
    code: '4.07',
  });
  if (access.userId !== person.userId)
    await notify(tenant, {
      ...content,
      recipientIds: [person.userId],
      text: {
        en: `HR requested a change to your profile: ${title.en}`,
        ne: `मानव संसाधनले तपाईंको विवरणमा परिवर्तन माग्यो: ${title.ne}`,
      },
      url: linkTo(changeRequestPaths.own, {}, { open: id }),
    });
}

/** A request as it is in its table. */
export interface RequestRow {
  readonly id: number;
  readonly employee_id: number;
  readonly section: SectionName;
  readonly action: Action;
  readonly record_id: number | null;
  readonly old_values: Body;
  readonly new_values: Body;
  readonly status: 'Pending' | 'Approved' | 'Rejected';
  readonly requested_by_id: number;
}

/** The request as it is in its table, which no scope narrows. @throws 404 */
export async function readRequest(tenant: Tenant, id: number, lock?: 'lock'): Promise<RequestRow> {
  const row = await tenant.one<RequestRow>(
    `select id, employee_id, section, action, record_id, old_values, new_values, status, requested_by_id from change_request
      where organization_id = $1 and id = $2${lock ? ' for update' : ''}`,
    [tenant.organizationId, id],
  );
  if (!row) throw notFound();
  return row;
}

/** Whether someone may decide a request: never their own, and only what they may read. */
export const mayDecide = (
  access: Pick<Access, 'userId' | 'can' | 'isAuditUser'>,
  row: Pick<RequestRow, 'employee_id' | 'requested_by_id' | 'section' | 'status'>,
): boolean =>
  row.status === 'Pending' &&
  access.can('4.07', 'write') &&
  !access.isAuditUser &&
  access.can(sectionOf(row.section).read, 'read') &&
  access.userId !== row.employee_id &&
  access.userId !== row.requested_by_id;

/** Decides a request, in one transaction with what it stores. @throws 409 where it is decided, or where what was is no longer so */
export async function decide(
  writer: Writer,
  tenant: Tenant,
  person: FilePerson,
  row: RequestRow,
  verdict: 'Approved' | 'Rejected',
  remark: string,
): Promise<void> {
  const { access, context } = writer;
  if (row.status !== 'Pending') throw conflict(hrisMessages.changeDecided, 'already_actioned');
  if (!mayDecide(access, row)) throw forbidden(hrisMessages.ownChange);
  const change: Change = {
    section: row.section,
    action: row.action,
    record: row.record_id,
    old: row.old_values,
    values: row.new_values,
  };
  if (verdict === 'Approved') {
    if (change.action !== 'create') {
      const section = sectionOf(change.section);
      const held = await readCurrent(tenant, trusted(access), person, section, change.record);
      const moved = Object.keys(change.old).filter((name) => !same(held[name], change.old[name]));
      if (moved.length) throw conflict(hrisMessages.changedMeanwhile, 'changed');
    }
    await store({ ...writer, uploaderId: row.requested_by_id }, tenant, person, change);
  }
  await tenant.query(
    `update change_request set status = $3, decided_by_id = $4, decided_at = $5, decision_remark = $6 where organization_id = $1 and id = $2`,
    [tenant.organizationId, row.id, verdict, access.userId, context.clock(), remark],
  );
  await auditOf(writer, tenant, person, change, row.id, verdict.toLowerCase());
  const { title } = sectionOf(row.section);
  const isGood = verdict === 'Approved';
  const content = {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    category: 'hris',
    topic: 'change_request',
    at: context.clock(),
  } as const;
  const name = await nameOf(tenant, person.userId);
  await notify(tenant, {
    ...content,
    recipientIds: [person.userId],
    text: {
      en: `Your profile change was ${isGood ? 'approved' : 'rejected'}: ${title.en}`,
      ne: `तपाईंको विवरणमा परिवर्तन ${isGood ? 'स्वीकृत' : 'अस्वीकृत'} भयो: ${title.ne}`,
    },
    url: linkTo(changeRequestPaths.own, {}, { open: row.id }),
  });
  if (row.requested_by_id !== person.userId)
    await notify(tenant, {
      ...content,
      recipientIds: [row.requested_by_id],
      text: {
        en: `The profile change of ${name} was ${isGood ? 'approved' : 'rejected'}: ${title.en}`,
        ne: `${name}को विवरणमा परिवर्तन ${isGood ? 'स्वीकृत' : 'अस्वीकृत'} भयो: ${title.ne}`,
      },
      url: linkTo(changeRequestPaths.organization, access.organization, { open: row.id }),
    });
}
