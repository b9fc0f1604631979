/** Requests of every kind, each by people of its own, so that no test meets what another has sent. */
import { postLine } from '../../src/ledger/ledger.ts';
import { defineEntity, fieldEntries, type Entity } from '@karmik/model/kit/entity';
import { requestActions, requestStatus } from '@karmik/model/approval/request';
import { f } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import { defineRequestKind, type RequestKind } from '../../src/approval/request-kind.ts';
import { requestRoutes } from '../../src/approval/routes.ts';
import type { EntityHooks } from '../../src/entity/hooks.ts';
import { defineModule } from '../../src/modules/define-module.ts';
import { modules } from '../../src/modules/modules.ts';
import { sampleBody } from './samples.ts';
import { aMember, signIn, type Client, type Organization, type Person, type TestServer } from './server.ts';

const t = (words: string) => bilingual(words, words);

const specimenRequest = defineEntity({
  name: 'specimen_request',
  label: t('Specimen request'),
  plural: t('Specimen requests'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'sender',
  filled_by: ['organizationMember'],
  search: ['sender'],
  scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code: '4.06' } },
  lifecycle: {
    kind: 'approval',
    amount: 'cost',
    notification: {
      category: 'hris',
      requested: t('{name} asks for a specimen'),
      subject: t('your specimen request'),
      paths: { own: '/user/specimens', team: '/user/specimens' },
    },
  },
  fields: {
    sender: f.user({ label: t('Sender'), required: true, readonly: true }),
    branch: f.reference({ label: t('Branch'), required: true, to: 'branch', name_field: 'name' }),
    cost: f.amount({ label: t('Cost'), required: true, min: 0 }),
    days: f.number({ label: t('Days'), required: true, min: 1, max: 100 }),
    receipt: f.file({ label: t('Receipt'), required: true }),
    valuation: f.file({ label: t('Valuation'), readonly: true, read_code: '4.16' }),
    visits: f.lines({
      label: t('Visits'),
      required: true,
      max: 5,
      item: {
        guide: f.user({ label: t('Guide'), required: true }),
        place: f.reference({ label: t('Place'), to: 'branch', name_field: 'name' }),
        fare: f.money({ label: t('Fare'), required: true, min: 0 }),
      },
    }),
    request_remarks: f.longText({ label: t('Remarks'), required: true, max: 255 }),
    hours: f.computed({ label: t('Hours'), displayAs: 'number', value: ({ days }) => Number(days) * 8 }),
    length: f.computedChoice({
      label: t('Length'),
      choices: { short: bilingual('Brief', 'छोटो'), long: bilingual('Lengthy', 'लामो') },
      value: ({ days }) => (Number(days) > 50 ? 'long' : 'short'),
    }),
    status: requestStatus,
  },
  actions: requestActions,
});

const specimenHooks: EntityHooks<typeof specimenRequest> = {
  beforeSave({ access, before }, body) {
    body.sender = before?.sender ?? access.userId;
    return Promise.resolve(undefined);
  },
};

export const specimenKind = defineRequestKind<typeof specimenRequest>({
  entity: specimenRequest,
  path: 'org/:org/specimen-request',
});

/** A module with a kind that the product has not, with what its own kinds lack: values that follow from others, a file, an amount. */
export const specimenModule = defineModule({
  name: 'specimen',
  requestKinds: [specimenKind],
  routes: [(app, context) => requestRoutes(app, context, specimenKind, specimenHooks)],
});
export const specimenEntity: Entity = specimenRequest;

export const sentKinds: readonly RequestKind[] = [
  ...modules.flatMap(({ requestKinds }) => requestKinds ?? []).filter(({ lifecycle }) => !lifecycle.isSentElsewhere),
  specimenKind,
];

/** The address of each kind under `/api/v1`, and what its bodies need that its declaration does not say. */
const needs: Readonly<
  Record<
    string,
    {
      readonly path: string;
      body?(
        about: Person,
        organization: Organization,
        server: TestServer,
        sample: Readonly<Record<string, unknown>>,
      ): object | Promise<object>;
    }
  >
> = {
  overtime_request: { path: '/attendance/himal/overtime/pre-approval/' },
  resignation: { path: '/hris/himal/resignation/' },
  employment_review: {
    path: '/hris/himal/employment-review/',
    // Of today: whom it is about knows of a later one only from its day on.
    body: (about) => ({ employee: about.id, effective_date: '2026-11-21', step: null, contract_ends_on: null }),
  },
  letter_request: { path: '/hris/himal/letter-request/' },
  transfer_request: { path: '/transfer/himal/transfer-forms/', body: () => ({ answers: [] }) },
  adjustment_request: {
    path: '/attendance/himal/adjustment/',
    body: () => ({
      adjusted_on: '2026-11-19',
      kind: 'Both',
      punch_in: '10:00',
      punch_out: '18:00',
      ends_next_day: false,
      logged_at: null,
      new_type: null,
    }),
  },
  overtime_claim: {
    path: '/attendance/himal/overtime/claim/',
    body: async (about, organization, server) => {
      await server.context.database.everywhere.query(
        `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost, is_remote, is_travelling, is_locked)
         select $1, $2, d, 'Present', 'Workday', 480, 600, 0, 0, 0, 120, 0, false, false, false from unnest(array['2026-11-19', '2026-11-20']::date[]) d
         on conflict do nothing`,
        [organization.id, about.id],
      );
      return { claimed_on: '2026-11-19' };
    },
  },
  travel_attendance: {
    path: '/attendance/himal/travel-attendance/',
    body: () => ({ starts_on: '2026-11-19', ends_on: '2026-11-22', part: 'Full', leaves_at: null, returns_at: null }),
  },
  travel_delete_request: {
    path: '/attendance/himal/travel-attendance-delete/',
    body: async (about, organization, server) => ({
      request: await approved(
        server,
        `insert into travel_attendance (organization_id, sender_id, starts_on, ends_on, part, place, description, status) values ($1, $2, '2026-11-19', '2026-11-20', 'Full', 'Pokhara', 'Audit', 'Approved') returning id`,
        [organization.id, about.id],
      ),
    }),
  },
  credit_hour_request: {
    path: '/attendance/himal/credit-hour/pre-approval/',
    body: () => ({ kind: 'Earn', credit_on: '2026-11-25', duration: 60, is_travel: false }),
  },
  credit_hour_delete_request: {
    path: '/attendance/himal/credit-hour-delete/',
    body: async (about, organization, server) => ({
      request: await approved(
        server,
        `insert into credit_hour_request (organization_id, sender_id, kind, credit_on, duration, is_travel, request_remarks, status) values ($1, $2, 'Earn', '2026-11-25', 60, false, 'Stock count', 'Approved') returning id`,
        [organization.id, about.id],
      ),
    }),
  },
  leave_request: {
    path: '/leave/himal/leave-request/',
    body: async (_about, organization, server) => ({
      leave_type: await unlimitedLeave(server, organization),
      from_date: '2026-11-25',
      to_date: '2026-11-26',
      first_part: 'Full',
      last_part: 'Full',
      start_time: null,
      end_time: null,
      delegate: null,
    }),
  },
  leave_cancel_request: {
    path: '/leave/himal/leave-cancel-request/',
    body: async (about, organization, server) => ({
      request: await approved(
        server,
        `insert into leave_request (organization_id, sender_id, leave_type_id, from_date, first_part, to_date, last_part, reason, duration, is_offline, denies_right, status)
         values ($1, $2, $3, '2026-11-29', 'Full', '2026-11-29', 'Full', 'Wedding', 1, false, false, 'Approved') returning id`,
        [organization.id, about.id, await unlimitedLeave(server, organization)],
      ),
    }),
  },
  leave_balance_edit: {
    path: '/leave/himal/balance-edit/',
    body: async (about, organization, server) => ({
      employee: about.id,
      leave_type: await unlimitedLeave(server, organization),
      kind: 'Opening',
      quantity: '2.0000',
      effective_on: '2026-11-20',
      expires_on: null,
    }),
  },
  leave_encashment: {
    path: '/leave/himal/encashment/',
    body: async (about, organization, server) => {
      const type = await unlimitedLeave(server, organization);
      await postLine(server.context.database.everywhere, {
        organizationId: organization.id,
        personId: about.id,
        ledger: 'leave',
        account: String(type),
        entryDate: '2026-11-01',
        quantity: '5',
        kind: 'opening',
        ref: 'sample',
        createdById: null,
        at: server.context.clock(),
      });
      return { leave_type: type, quantity: '1.00' };
    },
  },
  unit_of_work: {
    path: '/payroll/himal/unit-of-work/',
    body: async (_about, organization, server) => ({
      operation: await aPaidOperation(server, organization),
      worked_on: '2026-11-19',
      quantity: '12.00',
    }),
  },
  work_log: {
    path: '/work-log/himal/entry/',
    body: () => ({
      worked_on: '2026-11-19',
      project: null,
      task: null,
      starts_at: null,
      ends_at: null,
      duration: 60,
      quantity: null,
      own_rate: null,
    }),
  },
  advance_salary: {
    path: '/payroll/himal/advance-salary/',
    body: async (about, organization, server) => {
      await offerAdvances(server, organization, about.id);
      return { amount: '1000.00', instalments: 1, first_month: 'bs:2083-08' };
    },
  },
  loan: {
    path: '/loan/himal/loan/',
    body: async (about, organization, server) => {
      await offerAdvances(server, organization, about.id);
      return {
        loan_type: await anOfferedLoan(server, organization),
        amount: '1000.00',
        term: 2,
        first_month: null,
        guarantors: [],
      };
    },
  },
  travel_request: {
    path: '/expense/himal/travel-request/',
    body: (_about, _organization, _server, { legs }) => ({
      departs_on: '2026-11-25',
      departs_at: '08:00',
      returns_on: '2026-11-26',
      returns_at: '19:00',
      legs: (legs as object[]).slice(0, 1).map((leg) => ({ ...leg, departs_on: '2026-11-25' })),
      associates: [],
    }),
  },
  expense_advance: {
    path: '/expense/himal/advance/',
    body: (_about, _organization, _server, { items }) => ({
      trip: null,
      requested: { currency: 'NPR', amount: '1.00' },
      items: (items as object[]).map((item) => ({ ...item, quantity: '2.00', rate: '1.000' })),
    }),
  },
  expense_cancel_request: {
    path: '/expense/himal/cancel-request/',
    body: async (about, organization, server) => ({
      trip: null,
      advance: await approved(
        server,
        `insert into expense_advance (organization_id, sender_id, title, reason, requested, standing, status)
         values ($1, $2, 'Visit', 'Audit', '{"currency": "NPR", "amount": "1000.00"}', 'to_pay', 'Approved') returning id`,
        [organization.id, about.id],
      ),
    }),
  },
  expense_settlement: {
    path: '/expense/himal/settlement/',
    body: (_about, _organization, _server, { bills }) => ({
      advance: null,
      trip: null,
      bills: (bills as object[]).map((bill) => ({
        ...bill,
        quantity: '1.00',
        claimed: { currency: 'NPR', amount: '100.00' },
      })),
    }),
  },
  timesheet: {
    path: '/attendance/himal/timesheet/request/',
    body: (_about, _organization, _server, { entries }) => ({
      week_of: '2026-11-19',
      entries: (entries as object[]).map((entry) => ({ ...entry, worked_on: '2026-11-19', duration: 60 })),
    }),
  },
  specimen_request: { path: '/org/himal/specimen-request/' },
};

/** An operation that has a rate; made once. */
async function aPaidOperation(server: TestServer, { id }: Organization): Promise<number> {
  const { everywhere } = server.context.database;
  const there = await everywhere.one<{ id: number }>(
    `select operation_id as id from unit_of_work_rate where organization_id = $1 and rate = 12.34`,
    [id],
  );
  if (there) return there.id;
  const made = await everywhere.one<{ id: number }>(
    `with code as (insert into unit_of_work_code (organization_id, code, name) values ($1, 'SAMPLE', 'Sample') returning id)
     insert into unit_of_work_operation (organization_id, name, code_id, unit) select $1, 'Sample: cutting', id, 'piece' from code returning id`,
    [id],
  );
  await everywhere.query(
    `insert into unit_of_work_rate (organization_id, operation_id, rate, starts_on) values ($1, $2, 12.34, '2020-01-01')`,
    [id, made?.id ?? 0],
  );
  return made?.id ?? 0;
}

/** A type of loan without interest that employees may request; made once. */
async function anOfferedLoan(server: TestServer, { id }: Organization): Promise<number> {
  const { everywhere } = server.context.database;
  const there = await everywhere.one<{ id: number }>(
    `select id from loan_type where organization_id = $1 and name = 'Sample: emergency'`,
    [id],
  );
  if (there) return there.id;
  const made = await everywhere.one<{ id: number }>(
    `with method as (
       insert into loan_method (organization_id, name, kind, day_count, rounding, moratorium, shortfall, unpaid_month, broken_period, settlement)
       values ($1, 'Sample: no interest', 'interest_free', 'month', 'none', 'within_term', 'catch_up', 'moved', 'none', 'to_the_day') returning id)
     insert into loan_type (organization_id, name, method_id, rate, is_offered, limit_amount, most_term, moratorium_months, eligible_months, most_open, excluded_types, needs_document)
     select $1, 'Sample: emergency', id, 0, true, 1000000, 12, 0, 0, 1000, '{}', false from method returning id`,
    [id],
  );
  await everywhere.query(
    `with heading as (
       insert into pay_heading (organization_id, name, formula_name, slip_order, type, taxable, has_amount, is_regular, is_fund, by_joining, by_unpaid_days, is_on_slip)
       values ($1, 'Sample: loan', 'sample_loan', 90, 'extra_deduction', 'not_applicable', true, false, false, false, false, true) returning id)
     insert into loan_heading_deduction (organization_id, loan_type_id, heading_id) select $1, $2, id from heading`,
    [id, made?.id ?? 0],
  );
  return made?.id ?? 0;
}

/** An organization that gives salary advances, and an employee with a package. */
async function offerAdvances(server: TestServer, { id }: Organization, person: number): Promise<void> {
  const { everywhere } = server.context.database;
  await everywhere.query(
    `insert into advance_salary_setting (organization_id, is_offered, eligible_months, limit_amount, most_instalments, most_payments, excluded_types, carry)
     values ($1, true, 0, 1000000, 3, 1, '{}', 'next_month') on conflict (organization_id) do nothing`,
    [id],
  );
  await everywhere.query(
    `with package as (insert into pay_package (organization_id, name, is_ssf) values ($1, $3, false) returning id)
     insert into pay_package_assignment (organization_id, employee_id, package_id, starts_on) select $1, $2, id, '2026-07-17' from package
      where not exists (select from pay_package_assignment a where a.organization_id = $1 and a.employee_id = $2)`,
    [id, person, `Package for advance ${++packages}`],
  );
}
let packages = 0;

/** The id of a request that stands approved without anybody being asked. */
async function approved(server: TestServer, statement: string, values: (number | string)[]): Promise<number> {
  const row = await server.context.database.everywhere.one<{ id: number }>(statement, values);
  return row?.id ?? 0;
}

/** A leave type without a balance, with its rule in the weeks around the tests' day; made once. */
async function unlimitedLeave(server: TestServer, { id: organizationId }: Organization): Promise<number> {
  const { everywhere } = server.context.database;
  const there = await everywhere.one<{ id: number }>(
    `select id from leave_type where organization_id = $1 and name = 'Unpaid leave'`,
    [organizationId],
  );
  if (there) return there.id;
  const made = await everywhere.one<{ type: number; setting: number }>(
    `with type as (insert into leave_type (organization_id, name, category, statute, is_right) values ($1, 'Unpaid leave', 'Unlimited', 'none', false) returning id),
          setting as (insert into leave_master_setting (organization_id, name, effective_from, effective_till) values ($1, 'Autumn', '2026-11-01', '2026-12-31') returning id)
     select type.id as type, setting.id as setting from type, setting`,
    [organizationId],
  );
  await everywhere.query(
    `insert into leave_rule (organization_id, master_setting_id, leave_type_id, is_visible, offline_allowed, paid_fraction, accrual, pauses_on_unpaid,
            prorates_joining, prorates_leaving, rounding, rounding_direction, carries, excess, count_basis, sandwich, sandwich_weekends, sandwich_holidays,
            allows_half_day, allows_hours, in_probation, in_notice, genders, marital_statuses, employment_levels, employment_types, branches, divisions,
            religions, ethnicities, encashable, encash_basis, encash_rate)
     values ($1, $2, $3, true, true, 0, 'none', true, true, true, 'none', 'nearest', false, 'lapse', 'working', 'off', true, true, true, false, 'allowed',
            'allowed', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', true, 'fixed', 1500)`,
    [organizationId, made?.setting ?? 0, made?.type ?? 0],
  );
  return made?.type ?? 0;
}

export const requestPath = ({ entity }: RequestKind): string => {
  const path = needs[entity.name]?.path;
  if (!path) throw new Error(`${entity.name}: say in request-samples.ts where it is sent, and what its body needs`);
  return path;
};

/** Those who are asked about every request: one after the other, and who stands in for the first. */
export interface Approvers {
  readonly first: Person;
  readonly second: Person;
  readonly standIn: Person;
}

/** What requests of all kinds need once in an organization: levels of approval, a type for resignations, the switch of transfers. */
export async function prepareRequests(
  server: TestServer,
  { id: organizationId }: Organization,
  { first, standIn }: Approvers,
): Promise<void> {
  const { everywhere } = server.context.database;
  for (const { entity } of sentKinds)
    await everywhere.query(
      `with made as (insert into approval_policy (organization_id, name, request_type, priority, is_active, employment_levels, employment_types, review_types, transfer_reasons, resignation_reasons, leave_types)
                      values ($1, $2, $2, 1, true, '{}', '{}', '{}', '{}', '{}', '{}') returning id)
       insert into approval_policy_levels (organization_id, parent_id, position, approver, quorum, may_approve, may_decline, may_forward, may_end, on_timeout)
       select $1, made.id, n, 'Supervisor ' || n, 'Any', true, true, true, true, 'remind' from made, generate_series(1, 2) n`,
      [organizationId, entity.name],
    );
  await everywhere.query(
    `insert into delegation (organization_id, sender_id, delegate_id, starts_on, ends_on) values ($1, $2, $3, '2026-11-01', '2026-12-31')`,
    [organizationId, first.id, standIn.id],
  );
  await everywhere.query(
    'update letter_template set is_requestable = true, is_active = true where organization_id = $1',
    [organizationId],
  );
  await everywhere.query(
    `insert into fiscal_year (organization_id, name, used_for, calendar, starts_on, ends_on) values ($1, '2083/84', 'General', 'BS', '2026-07-17', '2027-07-16')`,
    [organizationId],
  );
  await everywhere.query('update separation_type set for_resignations = true where organization_id = $1', [
    organizationId,
  ]);
  await everywhere.query(
    `insert into credit_hour_setting (organization_id, is_enabled, least, daily_limit, weekly_limit, monthly_limit, days_back) values ($1, true, 15, 240, 1440, 2400, 30)`,
    [organizationId],
  );
  await everywhere.query(
    'insert into transfer_setting (organization_id, enabled, least_service_days) values ($1, true, 0)',
    [organizationId],
  );
}

export interface SentRequest {
  readonly id: number;
  readonly sender: Client;
  readonly senderPerson: Person;
  /** Whom it is about; mostly the sender. */
  readonly about: Person;
  readonly body: Readonly<Record<string, unknown>>;
  readonly detail: Readonly<Record<string, unknown>> & { readonly version: string };
}

/** Makes senders, and bodies for them to send. */
export class Senders {
  private made = 0;
  private readonly server: TestServer;
  private readonly organization: Organization;
  private readonly approvers: Approvers;
  private readonly references: Record<string, number>;

  /** @param references ids of records of the organization by entity */
  constructor(
    server: TestServer,
    organization: Organization,
    approvers: Approvers,
    references: Record<string, number>,
  ) {
    this.server = server;
    this.organization = organization;
    this.approvers = approvers;
    this.references = references;
  }

  /** Someone with a file, a place of work, and both approvers as supervisors. */
  private async employee(): Promise<Person> {
    const name = `sender${++this.made}`;
    const person = await aMember(this.server, this.organization, name);
    const { everywhere } = this.server.context.database;
    const place = [this.organization.id, person.id] as const;
    await everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $3, 'Sharma', $4, '2020-01-01')`,
      [...place, name, person.email],
    );
    const { division, job_title, employment_type, employment_level } = this.references;
    await everywhere.query(
      `insert into employment (organization_id, employee_id, change, starts_on, applied_at, division_id, job_title_id, employment_type_id, employment_level_id)
       values ($1, $2, 'Appointment', '2020-01-01', now(), $3, $4, $5, $6)`,
      [...place, division ?? null, job_title ?? null, employment_type ?? null, employment_level ?? null],
    );
    for (const [index, { id }] of [this.approvers.first, this.approvers.second].entries())
      await this.supervise(person, id, index + 1);
    return person;
  }

  private async supervise(subordinate: Person, supervisorId: number, position: number): Promise<void> {
    await this.server.context.database.everywhere.query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, $4, '2020-01-01')`,
      [this.organization.id, subordinate.id, supervisorId, position],
    );
  }

  /** A body that a sender of its own may send. */
  async body(kind: RequestKind): Promise<Omit<SentRequest, 'id' | 'detail'>> {
    const { entity } = kind;
    const senderPerson = await this.employee();
    const sender = await signIn(this.server, senderPerson);
    let about = senderPerson;
    if (kind.lifecycle.about !== undefined) {
      about = await this.employee();
      await this.supervise(about, senderPerson.id, 3);
    }
    const hasFile = fieldEntries(entity).some(([, field]) => field.kind === 'file');
    const file = hasFile ? await sender.upload<{ id: number }>('/files/?purpose=record', 'receipt.txt', 'Paid') : null;
    const references = { ...this.references, file: file?.body.id ?? 0 };
    const sample = sampleBody(entity, this.made, references, [this.approvers.second]);
    return {
      sender,
      senderPerson,
      about,
      body: { ...sample, ...(await needs[entity.name]?.body?.(about, this.organization, this.server, sample)) },
    };
  }

  async send(kind: RequestKind): Promise<SentRequest> {
    const { body, ...by } = await this.body(kind);
    const sent = await by.sender.post<SentRequest['detail'] & { id: number }>(requestPath(kind), body);
    if (sent.status !== 201) throw new Error(`${kind.entity.name}: ${sent.status} ${JSON.stringify(sent.body)}`);
    if (!kind.lifecycle.hasDrafts) return { ...by, body, id: sent.body.id, detail: sent.body };
    const { id } = sent.body;
    const draft = await by.sender.post<SentRequest['detail']>(`${requestPath(kind)}${id}/send/?as=user`, {});
    if (draft.status !== 200) throw new Error(`${kind.entity.name}: ${draft.status} ${JSON.stringify(draft.body)}`);
    return { ...by, body, id, detail: draft.body };
  }
}
