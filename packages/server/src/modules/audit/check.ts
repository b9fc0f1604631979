/** Checking that what was sealed is still as it was, and saying so loudly where it is not. */
import { defineMessages } from '@karmik/model/kit/message';
import type { AuditFault } from '@karmik/model/audit/audit';
import { auditPaths } from '@karmik/model/audit/paths';
import { linkTo } from '@karmik/model/kit/links';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Queries, Tenant } from '../../db/database.ts';
import type { JobControl } from '../../jobs/jobs.ts';
import { notify, notifyOrganization } from '../notification/notify.ts';
import {
  chainKeys,
  firstIdSql,
  isGenuine,
  nothing,
  readEnd,
  rowsSql,
  sealColumns,
  type Place,
  type Seal,
} from './chain.ts';
import { gapOver, readGaps } from './gaps.ts';

/** What a check of the audit found. */
const auditMessages = defineMessages('audit', {
  intact: {
    en: 'The log is intact: {events} events under {seals} seals.',
    ne: 'अभिलेख जस्ताको तस्तै छ: {seals} सिलमुनि {events} घटना।',
  },
  intactAside: {
    en: 'The log is intact: {events} events under {seals} seals. Not checked: {detached} events in detached partitions.',
    ne: 'अभिलेख जस्ताको तस्तै छ: {seals} सिलमुनि {events} घटना। जाँच नगरिएका: छुट्याइएका खण्डका {detached} घटना।',
  },
  faulty: { en: 'Faults found: {faults}, in {seals} seals.', ne: '{seals} सिलमा {faults} त्रुटि भेटिए।' },
});

/** The kind of job by which a person has the audit checked. */
export const checkKind = 'check_audit';
const sealsAtOnce = 50;
const mostTold = 20;
const everyMs = 3_600_000;
const dayMs = 24 * everyMs;
/** A long chain is checked less often, down to once a day, so that checks take no more of the machine than this part. */
const mostOfTheTime = 1 / 50;

type Expected = Pick<Seal, 'row_count' | 'rows_hash'>;
type Found = Seal & { readonly found_rows: number; readonly found_hash: Buffer };

export interface Verdict {
  readonly seals: number;
  /** Those that were found and checked. */
  readonly events: number;
  /** Those that detached partitions took along, and no one can check here. */
  readonly detached: number;
  /** When the last seal was made; null where there is none. */
  readonly until: string | null;
  readonly faults: readonly AuditFault[];
}

/** Compares an organisation's events with their seals, and the seals with each other. */
export async function examine(
  context: Place,
  queries: Queries,
  organizationId: number,
  checkpoint?: JobControl['checkpoint'],
): Promise<Verdict> {
  const keys = await chainKeys(context);
  // Read first: a seal that is made meanwhile is none that is missing.
  const end = await readEnd(context, organizationId);
  const total = (
    await queries.one<{ n: number }>('select count(*)::int as n from audit_seal where organization_id = $1', [
      organizationId,
    ])
  )?.n;
  const gaps = await readGaps(queries, keys, organizationId);
  const faults: AuditFault[] = [];
  let last: { number: number; last_id: number; hash: Buffer; sealed_at: string | null } = {
    number: 0,
    last_id: 0,
    hash: nothing,
    sealed_at: null,
  };
  let seals = 0;
  let events = 0;
  let detached = 0;
  let isEndFound = end === undefined;
  for (;;) {
    const found = await queries.query<Found>(
      `select ${sealColumns}, r.rows as found_rows, r.rows_hash as found_hash
         from (select * from audit_seal where organization_id = $1 and number > $2 order by number limit ${sealsAtOnce}) s
        cross join lateral (select ${rowsSql} from audit_event e
                             where e.organization_id = s.organization_id and e.id >= ${firstIdSql('s.after_id')} and e.id <= s.last_id) r
        order by s.number`,
      [organizationId, last.number],
    );
    if (found.length === 0) break;
    for (const seal of found) {
      const gap = holds(seal, seal) ? undefined : gapOver(gaps, seal.number);
      const fault = faultOf(
        keys,
        organizationId,
        last,
        seal,
        gap ? { row_count: gap.rest_rows, rows_hash: gap.rest_hash } : seal,
      );
      if (gap) detached += seal.row_count - gap.rest_rows;
      if (fault) faults.push(...fault.map((kind) => ({ ...kind, after: last.sealed_at, until: seal.sealed_at })));
      if (end?.number === seal.number) isEndFound = end.hash === seal.hash.toString('hex');
      seals++;
      events += seal.found_rows;
      last = seal;
    }
    await checkpoint?.(seals, Math.max(seals, total ?? 0));
  }
  if (end && !isEndFound) faults.push({ number: end.number, kind: 'end', after: last.sealed_at, until: end.sealed_at });
  return { seals, events, detached, until: last.sealed_at, faults };
}

/** Whether the events that were found are those that are expected. */
const holds = (found: Found, { row_count, rows_hash }: Expected): boolean =>
  found.found_rows === row_count && found.found_hash.equals(rows_hash);

/** What is wrong with a seal that is behind `last`, over events of which those expected should be there. */
function faultOf(
  keys: readonly Buffer[],
  organizationId: number,
  last: { readonly number: number; readonly last_id: number; readonly hash: Buffer },
  seal: Found,
  expected: Expected,
): Pick<AuditFault, 'number' | 'kind'>[] | undefined {
  const { number } = seal;
  const missing = number > last.number + 1 ? [{ number: last.number + 1, kind: 'missing' as const }] : [];
  if (!isGenuine(keys, organizationId, seal)) return [...missing, { number, kind: 'seal' }];
  if (!holds(seal, expected)) return [...missing, { number, kind: 'rows' }];
  // A genuine seal names the one before it: another one is there now.
  if (missing.length === 0 && (!seal.previous.equals(last.hash) || seal.after_id !== last.last_id))
    return [{ number: last.number, kind: 'seal' }];
  return missing;
}

const keyOf = ({ number, kind }: AuditFault): string => `${kind} ${number}`;

/** Checks an organisation's audit, keeps what came of it, and raises the alarm over faults that are new. */
export async function checkAudit(
  context: Context,
  organizationId: number,
  checkpoint?: JobControl['checkpoint'],
): Promise<Verdict> {
  const tenant = context.database.organization(organizationId);
  const began = performance.now();
  const verdict = await examine(context, tenant, organizationId, checkpoint);
  const now = context.clock();
  const faults = [...new Map(verdict.faults.map((fault) => [keyOf(fault), fault])).values()];
  await tenant.transaction(async (queries) => {
    await queries.query('insert into audit_chain (organization_id) values ($1) on conflict do nothing', [
      organizationId,
    ]);
    const before = await queries.one<{ fault_count: number; faults: AuditFault[] }>(
      'select fault_count, faults from audit_chain where organization_id = $1 for update',
      [organizationId],
    );
    const wait = Math.min(dayMs, Math.max(everyMs, (performance.now() - began) / mostOfTheTime));
    await queries.query(
      `update audit_chain set checked_at = $2, checked_until = $3, fault_count = $4, faults = $5, next_check_at = $6 where organization_id = $1`,
      [
        organizationId,
        now,
        verdict.until,
        faults.length,
        JSON.stringify(faults.slice(0, mostTold)),
        new Date(now.getTime() + wait),
      ],
    );
    const known = new Set((before?.faults ?? []).map(keyOf));
    const isNew =
      faults.length > (before?.fault_count ?? 0) || faults.slice(0, mostTold).some((fault) => !known.has(keyOf(fault)));
    if (faults.length > 0)
      context.log.error(
        { organization: organizationId, faults: faults.slice(0, mostTold) },
        'the audit was tampered with',
      );
    if (isNew) await raiseAlarm(queries, faults, now);
  });
  return { ...verdict, faults };
}

async function raiseAlarm(queries: Tenant, faults: readonly AuditFault[], at: Date): Promise<void> {
  const { organizationId } = queries;
  await writeAudit(queries, {
    organizationId,
    actorId: null,
    action: 'audit_tampered',
    objectType: 'audit_chain',
    objectId: faults[0]?.number ?? 0,
    after: { faults: faults.slice(0, mostTold), count: faults.length },
    at,
  });
  const place = await queries.one<{ slug: string }>('select slug from organization where id = $1', [organizationId]);
  const content = {
    organizationId,
    actorId: null,
    category: 'security',
    text: {
      en: 'The audit log no longer matches its seals: it was changed in the database.',
      ne: 'गतिविधि अभिलेख आफ्नो सिलसँग मिल्दैन: कसैले डाटाबेसमै फेरबदल गरेको छ।',
    },
    url: linkTo(auditPaths.log, { slug: place?.slug ?? '' }),
    code: '27.00',
    at,
  } as const;
  await notifyOrganization(queries, content);
  const people = await queries.query<{ user_id: number }>(
    'select user_id from membership where organization_id = $1 and is_current and (is_hr_admin or is_audit_user)',
    [organizationId],
  );
  await notify(queries, { ...content, recipientIds: people.map((person) => person.user_id) });
}

/** Checks the chains whose turn it is. Each is claimed first, so that of several servers one does the work. */
export async function checkAudits(context: Context): Promise<void> {
  const { everywhere } = context.database;
  const now = context.clock();
  await everywhere.query(
    'insert into audit_chain (organization_id) select id from organization on conflict do nothing',
  );
  // A turn that is further off than any check sets it was not set by one.
  const due = await everywhere.query<{ organization_id: number }>(
    `update audit_chain set next_check_at = $2 where organization_id in
       (select organization_id from audit_chain where next_check_at <= $1 or next_check_at > $3 for update skip locked)
     returning organization_id`,
    [now, new Date(now.getTime() + everyMs), new Date(now.getTime() + 2 * dayMs)],
  );
  for (const { organization_id: id } of due) await checkAudit(context, id);
}

/** Has the check that someone asks for done as a job, so that they see how far it is. */
export function handleAuditChecks(context: Context): void {
  context.jobs.handle(checkKind, async ({ tenant, checkpoint }) => {
    const { seals, events, detached, faults } = await checkAudit(context, tenant.organizationId, checkpoint);
    if (faults.length > 0) return auditMessages.faulty({ faults: faults.length, seals });
    return detached > 0
      ? auditMessages.intactAside({ events, seals, detached })
      : auditMessages.intact({ events, seals });
  });
}
