/**
 * Conclusions agree with lists: for every list that has them and everyone who reads it, groups come to what a plain program finds in the
 * list's rows, and each figure names the filters that list its records. Made from the API's description.
 */
import { entities } from '@karmik/model/entities';
import { exitAnswer } from '@karmik/model/hris/separation';
import { employeeAccount } from '@karmik/model/hris/employee-account';
import { directory, fileCompleteness, staff } from '@karmik/model/hris/staff';
import { deviceStatus } from '@karmik/model/attendance/device';
import { approvedStaffing } from '@karmik/model/hris/approved-staffing';
import { noticeboardMember } from '@karmik/model/noticeboard/member';
import { staffMovement } from '@karmik/model/hris/turnover';
import { leaveDay } from '@karmik/model/leave/leave-day';
import { leaveLine } from '@karmik/model/leave/leave-line';
import { payAddon } from '@karmik/model/payroll/items/addon';
import { payActivity } from '@karmik/model/payroll/reports/activity';
import { payVoucherAddon } from '@karmik/model/payroll/voucher/addon';
import { payParticulars } from '@karmik/model/payroll/reports/particulars';
import { payReconciliation } from '@karmik/model/payroll/reports/reconciliation';
import { taxCertificate } from '@karmik/model/payroll/certificate/certificate';
import { payRegister } from '@karmik/model/payroll/reports/register';
import { archivedPayLine } from '@karmik/model/payroll/archive/line';
import { paySlipLine } from '@karmik/model/payroll/reports/slip-line';
import { payComparison } from '@karmik/model/payroll/parallel/comparison';
import { payVariance } from '@karmik/model/payroll/reports/variance';
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import { fieldNamed, withLineFields, type Field } from '@karmik/model/kit/fields';
import { permissionCatalogue } from '@karmik/model/kit/permissions';
import { codesOfScope } from '@karmik/model/kit/scope';
import { groupTerm, groupTerms, hasPeriod, isMeasured, type Aggregate } from '@karmik/model/kit/report';
import { adToBs, bsToAd } from 'date-bs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSwept } from '../../../tools/support/touched.ts';
import { operationsOf } from './support/operations.ts';
import { modules } from '../src/modules/modules.ts';
import { peopled, type Role } from './support/peopled.ts';
import { moduleAt } from './support/samples.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';

const longMs = 240_000;

/** Lists that stand elsewhere than at their entity's own path. */
const elsewhere: Readonly<Record<string, string>> = {
  'hris/{org}/directory': 'directory',
  'hris/{org}/my-team': 'directory',
  'hris/{org}/my-team/staff': 'staff',
  'hris/{org}/employees': 'employee_account',
  'hris/{org}/staff': 'staff',
  'hris/{org}/staff-movements': 'staff_movement',
  'hris/{org}/approved-staffing': 'approved_staffing',
  'noticeboard/{org}/member': 'noticeboard_member',
  'hris/{org}/profile-completeness': 'file_completeness',
  'attendance/{org}/overtime/pre-approval': 'overtime_request',
  'attendance/{org}/overtime/claim': 'overtime_claim',
  'attendance/{org}/adjustment': 'adjustment_request',
  'attendance/{org}/travel-attendance': 'travel_attendance',
  'attendance/{org}/travel-attendance-delete': 'travel_delete_request',
  'attendance/{org}/credit-hour/pre-approval': 'credit_hour_request',
  'attendance/{org}/credit-hour-delete': 'credit_hour_delete_request',
  'attendance/{org}/timesheet/request': 'timesheet',
  'attendance/{org}/shift-swap': 'shift_swap',
  'attendance/{org}/penalty': 'penalty',
  'attendance/{org}/daily-attendance': 'attendance_day',
  'attendance/{org}/roster-entry': 'roster_entry',
  'attendance/{org}/reports/daily-attendance-reconciliation': 'attendance_day',
  'attendance/{org}/reports/geo-location': 'punch',
  'attendance/{org}/reports/irregularity-report': 'attendance_day',
  'attendance/{org}/reports/irregularity-report/{id}/user': 'attendance_day',
  'attendance/calendar/{id}': 'attendance_day',
  'attendance/calendar/{id}/sub': 'attendance_day',
  'attendance/{org}/unmatched-punch': 'unmatched_punch',
  'attendance/{org}/device-status': 'device_status',
  'attendance/{org}/web-attendance': 'punch',
  'attendance/manual': 'punch',
  'leave/{org}/leave-request': 'leave_request',
  'leave/{org}/leave-cancel-request': 'leave_cancel_request',
  'leave/{org}/balance-edit': 'leave_balance_edit',
  'leave/{org}/encashment': 'leave_encashment',
  'leave/{org}/offline-leave': 'leave_request',
  'leave/{org}/leave-day': 'leave_day',
  'leave/{org}/leave-line': 'leave_line',
  'hris/{org}/resignation': 'resignation',
  'hris/{org}/letter-request': 'letter_request',
  'hris/{org}/disciplinary-case': 'disciplinary_case',
  'hris/{org}/separation': 'separation',
  'hris/{org}/pre-employment': 'pre_employment',
  'event/{org}/event': 'event',
  'hris/{org}/candidate-evaluation': 'candidate_evaluation',
  'hris/{org}/salary-declaration': 'salary_declaration',
  'hris/{org}/process-task': 'process_task',
  task: 'task',
  'task/approvals': 'task_score',
  'task/recurring': 'task_recurrence',
  'org/{org}/report-schedule': 'report_schedule',
  'task/subordinate': 'task',
  'task/info/closed-hold': 'task',
  'task/overview/closed-hold': 'task',
  'task/overview/approvals': 'task_score',
  'hris/{org}/exit-answer': 'exit_answer',
  'hris/{org}/employment-review': 'employment_review',
  'forms/{org}/answer': 'form_answer',
  'payroll/archived-payslip': 'archived_payslip',
  'payroll/{org}/archive-import': 'archived_pay_import',
  'payroll/{org}/archived-payroll': 'archived_pay_line',
  'payroll/{org}/opening-balance': 'payroll_opening',
  'payroll/{org}/collection': 'pay_run',
  'payroll/{org}/payslip': 'pay_slip',
  'payroll/{org}/on-hold': 'pay_hold',
  'payroll/{org}/law-change': 'pay_law_change',
  'payroll/{org}/exception': 'pay_finding',
  'payroll/{org}/difference': 'pay_difference',
  'payroll/{org}/payroll-addon': 'pay_addon',
  'payroll/{org}/reports/difference': 'pay_variance',
  'payroll/{org}/reports/comparison': 'pay_comparison',
  'payroll/{org}/reports/register': 'pay_register',
  'payroll/{org}/reports/payslip-line': 'pay_slip_line',
  'payroll/{org}/reports/reconciliation': 'pay_reconciliation',
  'payroll/{org}/reports/activity': 'pay_activity',
  'payroll/{org}/reports/voucher-addon': 'pay_voucher_addon',
  'payroll/{org}/reports/general-info': 'pay_particulars',
  'payroll/{org}/budget-forecast-amount': 'pay_forecast_amount',
  'payroll/{org}/tax-certificate': 'tax_certificate',
  'payroll/{org}/rebate': 'pay_rebate',
  'payroll/{org}/advance-salary': 'advance_salary',
  'loan/{org}/loan': 'loan',
  'loan/{org}/guarantee': 'loan_guarantee',
  'payroll/{org}/unit-of-work': 'unit_of_work',
  'work-log/{org}/entry': 'work_log',
  'work-log/{org}/given': 'work_log',
  'work-log/{org}/pay-log': 'pay_log',
  'expense/{org}/advance': 'expense_advance',
  'expense/{org}/settlement': 'expense_settlement',
  'expense/{org}/cancel-request': 'expense_cancel_request',
  'expense/{org}/travel-request': 'travel_request',
  'payment/{org}/batch': 'payment_batch',
  'payment/{org}/callback': 'payment_callback',
  'payment/{org}/item': 'payment_item',
  'payroll/{org}/output-file': 'pay_file',
  'payroll/{org}/voucher': 'pay_voucher',
  'payroll/{org}/voucher-activity': 'pay_voucher_activity',
  'transfer/{org}/transfer-forms': 'transfer_request',
  'commons/incident-type': 'incident_type',
  'commons/email-templates': 'email_template',
  'commons/email-templates/{id}/content': 'email_template_content',
  'commons/notification-templates': 'notification_template',
  'hris/{org}/change-requests': 'change_request',
};

interface Listed {
  readonly results: readonly Record<string, unknown>[];
  readonly count: number;
}

let server: TestServer;
let hr: Client;
let roles: ReadonlyMap<string, Role>;
let paths: { path: string; address: string; hasRoles: boolean }[];

beforeAll(async () => {
  server = await startServer();
  ({ hr, roles } = await peopled(server));
  // Lists of what belongs to one person are those of this one, and texts those of the first template.
  const person = String([...roles.values()][0]?.person.id);
  const templates = await hr.get<{ results: { id: number }[] }>('/commons/email-templates/?limit=1');
  const template = String(templates.body.results[0]?.id);
  const idIn = (list: string) => (list.startsWith('commons/email-templates/') ? template : person);
  paths = operationsOf(server)
    .filter(({ path }) => path.endsWith('/aggregate/'))
    .map(({ path, query }) => {
      const list = path.slice('/api/v1/'.length, -'/aggregate/'.length);
      return {
        path: list,
        address: `/${list.replace('{org}', 'himal').replace('{id}', idIn(list))}/`,
        hasRoles: query.includes('as'),
      };
    });
}, longMs);
afterAll(() => server.close());

/** The rows of computed lists by their path. */
const worked = new Map(
  modules.flatMap(({ queries }) => queries ?? []).map(({ query: { path, rows } }): [string, Entity] => [path, rows]),
);

const entityAt = (path: string): Entity | undefined =>
  worked.get(path.replace('{org}', ':org').replace('{id}', ':id')) ??
  [
    ...entities,
    directory,
    employeeAccount,
    staff,
    staffMovement,
    fileCompleteness,
    exitAnswer,
    deviceStatus,
    approvedStaffing,
    noticeboardMember,
    leaveDay,
    leaveLine,
    payAddon,
    payVariance,
    payComparison,
    taxCertificate,
    payRegister,
    taxCertificate,
    paySlipLine,
    archivedPayLine,
    payReconciliation,
    payVoucherAddon,
    payActivity,
    payParticulars,
  ].find(({ name, path: own }) => name === elsewhere[path] || own === path.replace('{org}', ':org'));

const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(query).toString()}`;

async function rowsOf(who: Client, address: string, query: Record<string, string>): Promise<Listed | number> {
  const results: Record<string, unknown>[] = [];
  for (;;) {
    const { status, body } = await who.get<Listed>(
      withQuery(address, { ...query, limit: '100', offset: String(results.length) }),
    );
    if (status !== 200) return status;
    results.push(...body.results);
    if (results.length >= body.count) return { results, count: body.count };
  }
}

/** A value of an answer as text; of what it refers to, the id. */
const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? plain((value as { id: unknown }).id)
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

const isoOf = ({ year, month, day }: { year: number; month: number; day: number }) =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** What a plain program calls the group of a row. */
function keyOf(field: Field, value: unknown, period: string | undefined): string {
  if (value === null || value === undefined) return '';
  if (!hasPeriod(field)) return `=${plain(value)}`;
  const day =
    field.kind === 'instant'
      ? new Date(new Date(plain(value)).getTime() + (5 * 60 + 45) * 60_000).toISOString().slice(0, 10)
      : plain(value);
  if (period === 'day') return `=${day}`;
  const { year, month } = adToBs(day);
  if (period === 'month') return `=${isoOf(bsToAd({ year, month, day: 1 }))}`;
  throw new Error(`no plain program for ${String(period)}`);
}

const cents = (value: string): bigint => {
  const [whole = '0', part = ''] = value.replace('-', '').split('.');
  const units = BigInt(whole + part.padEnd(4, '0').slice(0, 4));
  return value.startsWith('-') ? -units : units;
};

/** Adds up a field over rows, apart by currency. */
function sumOf(rows: readonly Record<string, unknown>[], name: string): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const row of rows) {
    const value = row[name];
    if (value === null || value === undefined) continue;
    const { currency, amount } =
      typeof value === 'object'
        ? (value as { currency: string; amount: string })
        : { currency: '', amount: plain(value) };
    sums[currency] = (sums[currency] ?? 0n) + cents(amount);
  }
  return sums;
}
const told = (value: unknown): Record<string, bigint> =>
  Array.isArray(value)
    ? Object.fromEntries(
        (value as { currency: string; amount: string }[]).map(({ currency, amount }) => [currency, cents(amount)]),
      )
    : typeof value === 'string'
      ? { '': cents(value) }
      : {};

/** What a term puts together: the records of a list, or the lines of theirs of which its field is, each with its record. */
function rowsFor(term: string, list: Listed): { id: unknown; values: Record<string, unknown> }[] {
  const [name = '', item] = groupTerm(term).field.split('.');
  if (item === undefined) return list.results.map((row) => ({ id: row.id, values: row }));
  return list.results.flatMap((row) =>
    (row[name] as Record<string, unknown>[]).map((line) => ({
      id: row.id,
      values: Object.fromEntries(Object.entries(line).map(([each, value]) => [`${name}.${each}`, value])),
    })),
  );
}

/** Each group of an answer has the rows that its filters list, and those that a plain program puts there. */
async function checkGroups(
  who: Client,
  address: string,
  query: Record<string, string>,
  entity: Entity,
  term: string,
  list: Listed,
): Promise<void> {
  const { field: name, period } = groupTerm(term);
  const lines = name.includes('.') ? `${name.split('.')[0] ?? ''}.` : undefined;
  const all = rowsFor(term, list);
  const values = all.map((row) => row.values);
  const field = fieldNamed(entity.fields, name) ?? { kind: 'instant', label: { en: '', ne: '' } };
  const measured = withLineFields(fieldEntries(entity)).flatMap(([each, of]) =>
    (lines === undefined ? !each.includes('.') : each.startsWith(lines)) &&
    isMeasured(of) &&
    values.some((row) => row[each] !== undefined)
      ? [each]
      : [],
  );
  const measures = ['count', ...measured.slice(0, 7).map((each) => `sum:${each}`)];
  const asked = { ...query, group_by: term, measures: measures.join(','), period_calendar: 'bs' };
  const { status, body } = await who.get<Aggregate>(withQuery(`${address}aggregate/`, asked));
  const say = (what: string, value: unknown) => [address, term, what, value];
  expect(say('status', status)).toEqual(say('status', 200));
  const byKey = Map.groupBy(all, (row) => keyOf(field, row.values[name], period));
  expect(say('keys', body.groups.map(({ key }) => key).toSorted())).toEqual(say('keys', [...byKey.keys()].toSorted()));
  expect(say('total', body.totals.count)).toEqual(say('total', all.length));
  for (const each of measured.slice(0, 7))
    expect(say(each, told(body.totals[`sum:${each}`]))).toEqual(say(each, sumOf(values, each)));
  for (const group of body.groups) {
    const rows = byKey.get(group.key) ?? [];
    const own = rows.map((row) => row.values);
    expect(say(group.key, group.values.count)).toEqual(say(group.key, rows.length));
    for (const each of measured.slice(0, 7))
      expect(say(each, told(group.values[`sum:${each}`]))).toEqual(say(each, sumOf(own, each)));
    expect(say(group.key, group.filters)).toEqual(say(group.key, expect.any(Object)));
    const drilled = await who.get<Listed>(withQuery(address, { ...query, ...group.filters, limit: '1' }));
    expect(say(JSON.stringify(group.filters), drilled.body.count)).toEqual(
      say(JSON.stringify(group.filters), new Set(rows.map(({ id }) => id)).size),
    );
  }
}

/** What a run looks at: lists of modules in which the change lies, and of the others a share. */
const taken = (what: string) => paths.filter(({ path }) => isSwept(moduleAt(path), `${path} ${what}`));

/** Groupings that the plain program knows too: of days, the days and the months. */
const termsFor = (entity: Entity): string[] =>
  groupTerms([...fieldEntries(entity), ['created_at', { kind: 'instant', label: { en: '', ne: '' } }]]).filter(
    (term) => !/:(week|quarter|year|fiscal_year)$/.test(term),
  );

describe('every list', () => {
  it('with conclusions is known here, and every request with an address is among them', () => {
    expect(paths.filter(({ path }) => !entityAt(path)).map(({ path }) => path)).toEqual([]);
    const requests = server.context.modules.requestKinds.map(({ entity }) => entity.name);
    const walked = new Set(paths.map(({ path }) => entityAt(path)?.name));
    expect(requests.filter((name) => !walked.has(name))).toEqual([]);
    const addressed = entities.filter(({ path, single }) => path !== undefined && !single).map(({ name }) => name);
    expect(addressed.filter((name) => !walked.has(name))).toEqual([]);
  });

  it('and its conclusions come to the same for everyone', { timeout: longMs }, async () => {
    let measured = 0;
    const lists = taken('comes to the same');
    for (const { path, address, hasRoles } of lists) {
      const entity = entityAt(path);
      if (!entity) throw new Error(path);
      const codes = new Set([
        entity.codes?.read,
        entity.codes?.write,
        ...codesOfScope(entity.scopes?.organization),
        '4.01',
        '5.01',
        '4.10',
      ]);
      const readers = [...roles.values()].filter(
        ({ name }) => !(name in permissionCatalogue) || codes.has(name as never),
      );
      const terms = termsFor(entity);
      for (const [n, who] of readers.entries())
        for (const as of hasRoles ? ['user', 'supervisor', 'hr'] : [undefined]) {
          const query: Record<string, string> = as === undefined ? {} : { as };
          const say = (value: unknown) => [who.name, address, as, value];
          const list = await rowsOf(who.client, address, query);
          const term = terms[(n + measured) % terms.length] ?? '';
          const readable = (each: string) => {
            const field = entity.fields[groupTerm(each).field.split('.')[0] ?? ''];
            const of = field?.kind === 'computed' ? entity.fields[field.ranges?.of ?? ''] : undefined;
            return [field?.read_code, of?.read_code].every((code) => !code || who.codes.includes(code));
          };
          const asked = readable(term) ? { ...query, group_by: term } : query;
          const answer = await who.client.get<Aggregate>(withQuery(`${address}aggregate/`, asked));
          // The person who may not look at the list draws no conclusions from it, and the other way about.
          expect(say(answer.status)).toEqual(say(typeof list === 'number' ? list : 200));
          if (typeof list === 'number') continue;
          measured += 1;
          const count = asked.group_by === undefined ? list.count : rowsFor(term, list).length;
          expect(say(answer.body.totals.count)).toEqual(say(count));
          if (asked.group_by !== undefined)
            expect(say(answer.body.groups.reduce((sum, { values }) => sum + Number(values.count), 0))).toEqual(
              say(count),
            );
        }
    }
    // Each is read by several.
    expect(measured).toBeGreaterThan(2 * lists.length);
  });

  it('is grouped as a plain program groups its rows, and each group lists its own', { timeout: longMs }, async () => {
    for (const { path, address, hasRoles } of taken('is grouped')) {
      const entity = entityAt(path);
      if (!entity) throw new Error(path);
      const query: Record<string, string> = {
        ...(hasRoles ? { as: 'hr' } : {}),
        // The rows themselves are of a period of the calendar by which they are grouped.
        ...(entity.reports?.['rows']?.isAskedForPeriod ? { period_calendar: 'bs' } : {}),
      };
      const list = await rowsOf(hr, address, query);
      if (typeof list === 'number') continue;
      for (const term of termsFor(entity)) await checkGroups(hr, address, query, entity, term, list);
    }
  });
});
