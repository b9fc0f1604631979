import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSwept } from '../../../tools/support/touched.ts';
import { setOperator } from '../src/modules/account/operators.ts';
import { notify, notifyOrganization } from '../src/modules/notification/notify.ts';
import {
  aMember,
  anOrganization,
  client,
  signIn,
  startServer,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';
import { createSamples, moduleAt, mounted } from './support/samples.ts';
import { inheritedNames } from './support/hostile-requests.ts';
import { goodBodies, operationsOf, type Operation } from './support/operations.ts';

/** The loops grow with the API. */
const longMs = 300_000;

let server: TestServer;
let operations: Operation[];
let himal: Organization;
let sagar: Organization;
let own: Client;
/** Ids of things of the other organisation, by the path that leads to one of them. */
let foreign: Record<string, number>;

beforeAll(async () => {
  server = await startServer();
  operations = operationsOf(server);
  himal = await anOrganization(server, 'himal');
  sagar = await anOrganization(server, 'sagar');
  const hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  await setOperator(server.context.database.everywhere, hari.email, true, server.now);
  own = await signIn(server, hari);
  // The other organisation gets its things first and more of them, so that no id of theirs is one of ours by chance.
  const boss = await aMember(server, sagar, 'boss', { is_hr_admin: true });
  const theirs = await signIn(server, boss);
  const second = await aMember(server, sagar, 'careful', { need_approval: true });
  const careful = await signIn(server, second);
  const post = (await theirs.post<{ id: number }>('/noticeboard/posts/', { text: 'Our secret' })).body.id;
  const pending = (await careful.post<{ id: number }>('/noticeboard/posts/', { text: 'Our pending secret' })).body.id;
  const comment = (await theirs.post<{ id: number }>(`/noticeboard/posts/${post}/comments/`, { text: 'Our comment' }))
    .body.id;
  const file = (await theirs.upload<{ id: number }>('/files/', 'note.txt', 'Our note')).body.id;
  const made = (
    await theirs.upload<{ id: number }>(
      '/hris/sagar/employees/import/',
      'staff.csv',
      'Code,First Name,Last Name,Email,Join date\nS1,Sita,Rai,sita@sagar.test,2020-01-01',
    )
  ).body.id;
  const { everywhere } = server.context.database;
  const photos = await everywhere.one<{ id: number }>(
    `insert into photo_archive (organization_id, file_name, replaces, created_by, created_at) values ($1, 'photos.zip', false, $2, now()) returning id`,
    [sagar.id, boss.id],
  );
  const employee = await everywhere.one<{ id: number }>(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, 'S0', 'Boss', 'Sharma', 'boss@sagar.test', '2020-01-01') returning id`,
    [sagar.id, boss.id],
  );
  await client(server).post('/security/auth/recover/', { email: boss.email });
  const mail = await everywhere.one<{ id: number }>('select id from email_log where organization_id = $1', [sagar.id]);
  const tenant = server.context.database.organization(sagar.id);
  const job = await server.context.jobs.enqueue(
    tenant,
    sagar.id,
    'commit_import',
    { import_id: 0 },
    boss.id,
    server.now,
  );
  const samples = await createSamples(theirs, 'sagar', [boss, second]);
  const overtime = await careful.post<{ id: number }>('/attendance/sagar/overtime/pre-approval/', {
    overtime_date: '2026-11-25',
    overtime_duration: 16,
    request_remarks: 'Our secret work',
  });
  await notify(everywhere, {
    organizationId: sagar.id,
    recipientIds: [boss.id],
    actorId: null,
    text: 'Our secret notification',
    category: 'noticeboard',
    canBeReminded: true,
  });
  await notifyOrganization(everywhere, {
    organizationId: sagar.id,
    actorId: null,
    text: 'Our secret',
    category: 'noticeboard',
  });
  const told = (await theirs.get<{ results: { id: number }[] }>('/notifications/')).body.results[0];
  const open = (await theirs.get<{ results: { id: number }[] }>('/notifications/sagar/')).body.results[0];
  const view = await theirs.post<{ id: number }>('/org/sagar/views/', {
    screen: 'branches',
    name: 'Secret view',
    state: { address: 'sort=name', view: {} },
  });
  const session = await everywhere.one<{ number: number }>('select number from auth_session where user_id = $1', [
    boss.id,
  ]);
  const passkey = await everywhere.one<{ id: number }>(
    `insert into passkey (account_id, credential_id, public_key, counter, transports, user_handle, host, is_synced, name, created_at)
     values ($1, 'secret', 'secret', 0, '{}', 'secret', 'hr.example.com', false, 'Secret device', $2) returning id`,
    [second.id, server.now],
  );
  const browser = await everywhere.one<{ id: number }>(
    `insert into push_subscription (user_id, session_id, endpoint, host, p256dh, auth, server_key, language, created_at)
     select user_id, id, 'https://push.example.com/secret', 'push.example.com', '', '', $2, 'en', created_at from auth_session where user_id = $1 returning id`,
    [boss.id, server.context.secrets.pushKeys.publicKey],
  );
  const group = await theirs.post<{ id: number }>('/permission/sagar/groups/', { name: 'Secret group' });
  const change = await theirs.post<{ request: number }>(`/hris/sagar/people/${boss.id}/changes/`, {
    section: 'contact',
    values: { address: 'Our secret address' },
  });
  const account = await everywhere.one<{ id: number }>(
    `insert into bank_account (organization_id, employee_id, bank_id, account_number, account_name, is_primary) values ($1, $2, $3, '0011223344', 'Secret', true) returning id`,
    [sagar.id, boss.id, samples.bank ?? 0],
  );
  const paper = await everywhere.one<{ id: number }>(
    `insert into letter (organization_id, letter_number, issued_on, subject, file_id, issued_by_id, employee_id, event, fiscal_year_id, sequence, body)
     values ($1, '1', '2026-11-21', 'Our secret', $2, $3, $3, 'Warning', $4, 1, '') returning id`,
    [sagar.id, file, boss.id, samples.fiscal_year ?? 0],
  );
  const payslip = await everywhere.one<{ id: number }>(
    `insert into archived_payslip (organization_id, employee_id, month, fiscal_year_id, pay_date, net, file_id, status)
     values ($1, $2, 'bs:2081-04', $3, '2024-08-16', '71234.50', $4, 'Published') returning id`,
    [sagar.id, boss.id, samples.fiscal_year ?? 0, file],
  );
  const type = samples.separation_type ?? 0;
  const resigned = await theirs.post<{ id: number }>('/hris/sagar/resignation/', {
    release_date: '2027-01-15',
    reason: 'Study',
    request_remarks: 'Our secret plans',
  });
  await everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, 'S2', 'Careful', 'Sharma', 'careful@sagar.test', '2020-01-01')`,
    [sagar.id, second.id],
  );
  const leaving = await theirs.post<{ id: number }>('/hris/sagar/separation/', {
    employee: second.id,
    separation_type: type,
    effective_date: '2027-01-15',
  });
  const review = await theirs.post<{ id: number }>('/hris/sagar/employment-review/', {
    employee: second.id,
    review_type: samples.review_type,
    effective_date: '2027-01-10',
    step: 2,
    request_remarks: 'Our secret promotion',
  });
  const task = await everywhere.one<{ id: number }>(
    `insert into process_task (organization_id, process, process_id, employee_id, title, due_on, is_clearance, status) values ($1, 'Separation', $2, $3, 'Secret', '2027-01-01', false, 'Open') returning id`,
    [sagar.id, leaving.body.id, second.id],
  );
  const people = {
    responsible: [{ person: second.id }],
    observers: [],
    checklist: [{ item: 'Secret', is_done: false }],
  };
  const given = await theirs.post<{ id: number }>('/task/', {
    title: 'Our secret task',
    deadline: '2027-01-01',
    approval_needed: true,
    ...people,
  });
  const rule = await theirs.post<{ id: number }>('/task/recurring/', {
    title: 'Our secret rule',
    every: 'Day',
    first_run: '2027-01-01',
    ...people,
  });
  const schedule = await theirs.post<{ id: number }>('/org/sagar/report-schedule/', {
    name: 'Our secret report',
    page: '/user/attendance/reports/web-attendance',
    every: 'Week',
    first_run: '2027-01-01',
    time_of_day: '08:00',
  });
  const scored = await everywhere.one<{ id: number }>(
    `insert into task_score (organization_id, task_id, employee_id, approver_id, status) values ($1, $2, $3, $4, 'Approval pending') returning id`,
    [sagar.id, given.body.id, second.id, boss.id],
  );
  const candidate = await theirs.post<{ id: number }>('/hris/sagar/pre-employment/', {
    first_name: 'Secret',
    last_name: 'Candidate',
    email: 'candidate@sagar.test',
    job_title: samples.job_title,
    branch: samples.branch,
    division: samples.division,
    employment_type: samples.employment_type,
    employment_level: samples.employment_level,
    joins_on: '2027-01-15',
  });
  const evaluation = await everywhere.one<{ id: number }>(
    `insert into candidate_evaluation (organization_id, candidate_id, kind, evaluator, email, question_set_id, answer_by, status, answers)
     values ($1, $2, 'interview', 'Secret', 'secret@sagar.test', $3, '2026-11-30', 'Answered', '{}') returning id`,
    [sagar.id, candidate.body.id, samples.question_set ?? 0],
  );
  const declaration = await everywhere.one<{ id: number }>(
    `insert into salary_declaration (organization_id, candidate_id, answer_by, status, message) values ($1, $2, '2026-11-30', 'Sent', 'Our secret') returning id`,
    [sagar.id, candidate.body.id],
  );
  const asked = await everywhere.one<{ id: number }>(
    `with version as (insert into form_version (organization_id, form_id, number, structure, created_at) values ($1, $2, 1, '{"sections": []}', $4) returning form_id)
     insert into form_answer (organization_id, form_id, sender_id, form_version, status) select $1, form_id, $3, 1, 'Submitted' from version returning id`,
    [sagar.id, samples.form ?? 0, boss.id, server.now],
  );
  await own.patch('/transfer/himal/setting/', { enabled: true });
  await theirs.patch('/transfer/sagar/setting/', { enabled: true, least_service_days: 0 });
  const moving = await theirs.post<{ id: number }>('/transfer/sagar/transfer-forms/', {
    reason: samples.transfer_reason,
    branch: samples.branch,
    preferred_date: '2027-02-01',
    request_remarks: 'Our secret move',
    answers: [],
  });
  await theirs.patch('/whistleblower/sagar/setting/', { enabled: true });
  await theirs.post('/whistleblower/sagar/whistle-forms/', {
    incident_type: samples.incident_type,
    title: 'Our secret report',
    description: 'Our secret',
  });
  const report = await everywhere.one<{ id: number }>('select id from whistle_report');
  await theirs.post('/grievance/sagar/cases/', {
    category: 'complaint',
    title: 'Our secret grievance',
    body: 'Our secret',
  });
  const grievance = await everywhere.one<{ id: number }>('select id from grievance');
  const rowOf = async (table: string, columns: string, values: string, ...given: (number | string)[]) =>
    (
      await everywhere.one<{ id: number }>(
        `insert into ${table} (organization_id, ${columns}) values ($1, ${values}) returning id`,
        [sagar.id, ...given],
      )
    )?.id ?? 0;
  const travel = await rowOf(
    'travel_attendance',
    'sender_id, starts_on, ends_on, part, place, description, status',
    `$2, '2026-11-25', '2026-11-25', 'Full', 'Secret', 'Secret', 'Approved'`,
    boss.id,
  );
  const credit = await rowOf(
    'credit_hour_request',
    'sender_id, kind, credit_on, duration, is_travel, request_remarks, status',
    `$2, 'Earn', '2026-11-25', 60, false, 'Secret', 'Approved'`,
    boss.id,
  );
  const leave = await rowOf(
    'leave_request',
    'sender_id, leave_type_id, from_date, first_part, to_date, last_part, reason, duration, is_offline, denies_right, status',
    `$2, ${samples.leave_type}, '2026-11-25', 'Full', '2026-11-25', 'Full', 'Secret', 1, false, false, 'Approved'`,
    boss.id,
  );
  const device = samples.attendance_device ?? 0;
  const payRun = await rowOf(
    'pay_run',
    'name, month, starts_on, ends_on, paid_on, status, packages, prepared_by_id, approvals',
    `'Secret', 'bs:2083-07', '2026-10-18', '2026-11-16', '2026-11-16', 'Approval pending', '{}', $2, 0`,
    boss.id,
  );
  const voucher = await rowOf(
    'pay_voucher',
    'number, series, sequence, voucher_on, run_id, purpose, voucher_type_id, narration, total, status',
    `'Secret', 'Secret', 1, '2026-11-16', $2, 'payroll', ${samples.pay_voucher_type}, 'Secret', 41234.50, 'Posted'`,
    payRun,
  );
  const settledBatch = await rowOf(
    'payment_batch',
    'number, source, run_id, way, pay_on, narration, status',
    `'2083-07-900', 'payroll', $2, 'bank', '2026-11-20', 'Secret', 'Complete'`,
    payRun,
  );
  await rowOf(
    'payment_item',
    'batch_id, employee_id, source, source_id, amount, way, pay_on, settled_on, status',
    `$3, $2, 'payroll', 1, 1000, 'bank', '2026-11-20', '2026-11-20', 'Complete'`,
    boss.id,
    settledBatch,
  );
  const ofEvent = await theirs.post<{ id: number }>('/event/sagar/event/', {
    title: 'Our secret meeting',
    starts_on: '2026-11-25',
    start_time: '10:00',
    ends_on: '2026-11-25',
    end_time: '11:00',
    guests: [{ name: 'Secret', email: 'secret@sagar.test' }],
  });
  foreign = {
    '/event/{org}/event/{id}/': ofEvent.body.id,
    '/payroll/{org}/payment-batch/{id}/': settledBatch,
    '/payroll/{org}/collection/{id}/': payRun,
    '/payroll/{org}/tax-certificate/{id}/': boss.id * 10_000 + 2083,
    '/payroll/{org}/payslip/{id}/': await rowOf(
      'pay_slip',
      'run_id, employee_id, month, starts_on, paid_on, tax_month, net, status, question, tax_portion, counted_income, counted_retirement, year_tax',
      `$3, $2, 'bs:2083-07', '2026-10-18', '2026-11-16', 'bs:2083-07', 71234.50, 'Published', '{}', 0, 0, 0, 0`,
      boss.id,
      payRun,
    ),
    '/payroll/{org}/day-correction/{id}/': await rowOf(
      'pay_day_correction',
      'employee_id, starts_on, ends_on, effect, reason',
      `$2, '2026-10-20', '2026-10-20', 'unpaid', 'Secret'`,
      boss.id,
    ),
    '/payroll/{org}/law-change/{id}/': await rowOf(
      'pay_law_change',
      'created_by_id, figure, amount, starts_on, source, status',
      `$2, 'tax.retirement:cap', 600000, '2026-07-17', 'Secret', 'Draft'`,
      boss.id,
    ),
    '/payroll/{org}/on-hold/{id}/': await rowOf(
      'pay_hold',
      'employee_id, from_month, reason, status',
      `$2, 'bs:2083-07', 'Secret', 'Held'`,
      boss.id,
    ),
    '/payroll/{org}/exception/{id}/': await rowOf(
      'pay_finding',
      'run_id, employee_id, kind, grade, detail, detail_ne, status',
      `$3, $2, 'no_pan', 'Warns', 'Secret', 'Secret', 'Open'`,
      boss.id,
      payRun,
    ),
    '/payroll/{org}/output-file/{id}/': await rowOf(
      'pay_file',
      'name, run_id, duty, template, people, total, status, paid_on',
      `'Secret', $2, 'ssf', 'ssf', 1, 41234.50, 'Paid', '2026-11-20'`,
      payRun,
    ),
    '/payroll/{org}/voucher/{id}/': voucher,
    '/payroll/{org}/voucher-activity/{id}/': await rowOf(
      'pay_voucher_activity',
      'voucher_id, run_id, activity, remark, happened_at',
      `$2, $3, 'reversed', 'Secret', now()`,
      voucher,
      payRun,
    ),
    '/payroll/{org}/budget-forecast-amount/{id}/': await rowOf(
      'pay_forecast_amount',
      'forecast_id, starts_on, part, basis, people, amount',
      `${samples.pay_forecast}, '2026-11-17', 'pay', 'forecast', 8, 41234.50`,
    ),
    '/payroll/{org}/opening-balance/{id}/': await rowOf(
      'payroll_opening',
      'name, people, leaves, rebates, advances, status',
      `'Secret', 1, 0, 0, 0, 'Stored'`,
    ),
    '/payroll/{org}/archive-import/{id}/': await rowOf(
      'archived_pay_import',
      'name, period, month, fiscal_year_id, starts_on, people, earnings, deductions, tax, employer_shares, net, status',
      `'Secret', 'month', 'bs:2081-04', $2, '2024-07-16', 1, 41234.50, 0, 0, 0, 41234.50, 'Waiting'`,
      samples.fiscal_year ?? 0,
    ),
    '/payroll/{org}/rebate/{id}/': await rowOf(
      'pay_rebate',
      'employee_id, kind_id, amount, from_month, fiscal_year, tax_input, status',
      `$2, ${samples.pay_rebate_kind}, 41234.50, 'bs:2083-04', '2083/84', 'life', 'Requested'`,
      boss.id,
    ),
    '/runs/{id}/': await rowOf(
      'operation_run',
      'operation, input, fingerprint, state, total, created_by_id, created_at',
      `'open_leave_year', '{}', '', 'done', 0, $2, now()`,
      boss.id,
    ),
    '/attendance/calendar/{id}/': boss.id,
    '/irregularity-report/{id}/user/': boss.id,
    '/break-in-break-out-report/{id}/': boss.id,
    '/manual-attendance-setting/{id}/': await rowOf(
      'manual_attendance_setting',
      'allow_supervisor, days_back',
      'false, 7',
    ),
    '/attendance/{org}/penalty/{id}/': await rowOf(
      'penalty',
      'employee_id, rule_id, trigger, occurred_on, period_from, period_to, action, days, status',
      `$2, ${samples.penalty_rule}, 'Late', '2026-11-20', '2026-11-16', '2026-11-22', 'Warning', 0, 'Generated'`,
      boss.id,
    ),
    '/leave/{org}/leave-request/{id}/': leave,
    '/leave/{org}/leave-cancel-request/{id}/': await rowOf(
      'leave_cancel_request',
      'sender_id, request_id, reason, status',
      `$2, ${leave}, 'Secret', 'Requested'`,
      boss.id,
    ),
    '/leave/{org}/balance-edit/{id}/': await rowOf(
      'leave_balance_edit',
      'employee_id, sender_id, leave_type_id, kind, quantity, effective_on, reason, status',
      `$2, $2, ${samples.leave_type}, 'Adjustment', 1, '2026-11-25', 'Secret', 'Requested'`,
      boss.id,
    ),
    '/leave/{org}/encashment/{id}/': await rowOf(
      'leave_encashment',
      'sender_id, leave_type_id, quantity, reason, status',
      `$2, ${samples.leave_type}, 1, 'Secret', 'Requested'`,
      boss.id,
    ),
    '/work-log/{org}/entry/{id}/': await rowOf(
      'work_log',
      'sender_id, worked_on, activity_id, duration, status',
      `$2, '2026-11-20', ${samples.task_activity}, 60, 'Requested'`,
      boss.id,
    ),
    '/task/efficiency/{id}/': boss.id,
    '/payroll/{org}/unit-of-work/{id}/': await rowOf(
      'unit_of_work',
      'sender_id, worked_on, operation_id, quantity, status',
      `$2, '2026-11-20', ${samples.unit_of_work_operation}, 1, 'Requested'`,
      boss.id,
    ),
    '/payroll/{org}/advance-salary/{id}/': await rowOf(
      'advance_salary',
      'sender_id, amount, instalments, first_month, reason, status',
      `$2, 1000, 1, 'bs:2083-08', 'Secret', 'Requested'`,
      boss.id,
    ),
    '/payroll/{org}/advance-salary-movement/{id}/': await rowOf(
      'advance_salary_movement',
      'advance_id, employee_id, kind, amount, happened_on',
      `(select id from advance_salary where organization_id = $1 order by id limit 1), $2, 'payment', 1000, '2026-11-25'`,
      boss.id,
    ),
    '/loan/{org}/loan/{id}/': await rowOf(
      'loan',
      'sender_id, loan_type_id, amount, term, reason, rate, kind, day_count, rounding, moratorium_months, moratorium, shortfall, unpaid_month, broken_period, settlement, status',
      `$2, ${samples.loan_type}, 1000, 2, 'Secret', 0, 'interest_free', 'month', 'none', 0, 'within_term', 'catch_up', 'due', 'none', 'to_the_day', 'Requested'`,
      boss.id,
    ),
    '/loan/{org}/guarantee/{id}/': await rowOf(
      'loan_guarantee',
      'loan_id, guarantor_id, share, status',
      `(select id from loan where organization_id = $1 order by id limit 1), $2, 1000, 'Consent requested'`,
      boss.id,
    ),
    '/loan/{org}/movement/{id}/': await rowOf(
      'loan_movement',
      'loan_id, employee_id, kind, amount, happened_on',
      `(select id from loan where organization_id = $1 order by id limit 1), $2, 'payment', 1000, '2026-11-25'`,
      boss.id,
    ),
    '/payment/{org}/batch/{id}/': await rowOf(
      'payment_batch',
      'number, source, way, pay_on, narration, status',
      `'2083-08-900', 'claim', 'bank', '2026-11-25', 'Secret', 'Draft'`,
    ),
    '/payment/{org}/callback/{id}/': await rowOf(
      'payment_callback',
      'digest, received_at, payment_key, answer, status',
      `'Secret', '2026-11-25T06:00:00Z', 'Secret', 'pending', 'Waiting'`,
    ),
    '/payment/{org}/item/{id}/': await rowOf(
      'payment_item',
      'batch_id, employee_id, source, source_id, amount, way, pay_on, status',
      `(select id from payment_batch where organization_id = $1 order by id limit 1), $2, 'claim', 1, 1000, 'bank', '2026-11-25', 'Created'`,
      boss.id,
    ),
    '/expense/{org}/advance/{id}/': await rowOf(
      'expense_advance',
      'sender_id, title, reason, requested, status',
      `$2, 'Secret', 'Secret', '{"currency": "NPR", "amount": "1000.00"}', 'Requested'`,
      boss.id,
    ),
    '/expense/{org}/cancel-request/{id}/': await rowOf(
      'expense_cancel_request',
      'sender_id, advance_id, reason, status',
      `$2, (select id from expense_advance where organization_id = $1 order by id limit 1), 'Secret', 'Requested'`,
      boss.id,
    ),
    '/expense/{org}/travel-request/{id}/': await rowOf(
      'travel_request',
      'sender_id, title, purpose, departs_on, departs_at, returns_on, returns_at, keeps_leave, status',
      `$2, 'Secret', 'Secret', '2026-11-25', '08:00', '2026-11-26', '19:00', false, 'Requested'`,
      boss.id,
    ),
    '/expense/{org}/settlement/{id}/': await rowOf(
      'expense_settlement',
      'sender_id, title, status',
      `$2, 'Secret', 'Requested'`,
      boss.id,
    ),
    '/expense/{org}/payment/{id}/': await rowOf(
      'expense_payment',
      'settlement_id, employee_id, kind, paid_by, amount, happened_on',
      `(select id from expense_settlement where organization_id = $1 order by id limit 1), $2, 'payment', 'bank', 1000, '2026-11-25'`,
      boss.id,
    ),
    '/expense/{org}/advance-movement/{id}/': await rowOf(
      'expense_advance_movement',
      'advance_id, employee_id, kind, paid_by, amount, happened_on',
      `(select id from expense_advance where organization_id = $1 order by id limit 1), $2, 'payment', 'bank', '{"currency": "NPR", "amount": "1000.00"}', '2026-11-25'`,
      boss.id,
    ),
    '/attendance/{org}/shift-swap/{id}/': await rowOf(
      'shift_swap',
      'sender_id, colleague_id, day, request_remarks, status',
      `$2, (select user_id from membership where organization_id = $1 and user_id <> $2 order by 1 limit 1), '2026-11-25', 'Secret', 'Requested'`,
      boss.id,
    ),
    '/attendance/{org}/adjustment/{id}/': await rowOf(
      'adjustment_request',
      'sender_id, adjusted_on, kind, ends_next_day, reason, status',
      `$2, '2026-11-20', 'Punch In', false, 'Secret', 'Requested'`,
      boss.id,
    ),
    '/attendance/{org}/daily-attendance/{id}/': await rowOf(
      'attendance_day',
      'employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost, is_remote, is_travelling, is_locked',
      `$2, '2026-11-20', 'Present', 'Workday', 480, 480, 0, 0, 0, 0, 0, false, false, false`,
      boss.id,
    ),
    '/attendance/{org}/overtime/claim/{id}/': await rowOf(
      'overtime_claim',
      'sender_id, claimed_on, early, late, normalised, day_kind, multiplier, request_remarks, status',
      `$2, '2026-11-20', 0, 60, 60, 'Working day', 1.5, 'Secret', 'Requested'`,
      boss.id,
    ),
    '/attendance/{org}/travel-attendance/{id}/': travel,
    '/attendance/{org}/travel-attendance-delete/{id}/': await rowOf(
      'travel_delete_request',
      'sender_id, request_id, reason, status',
      `$2, $3, 'Secret', 'Requested'`,
      boss.id,
      travel,
    ),
    '/attendance/{org}/credit-hour/pre-approval/{id}/': credit,
    '/attendance/{org}/credit-hour-delete/{id}/': await rowOf(
      'credit_hour_delete_request',
      'sender_id, request_id, reason, status',
      `$2, $3, 'Secret', 'Requested'`,
      boss.id,
      credit,
    ),
    '/attendance/{org}/timesheet/request/{id}/': await rowOf(
      'timesheet',
      'sender_id, week_of, status',
      `$2, '2026-11-15', 'Requested'`,
      boss.id,
    ),
    '/attendance/{org}/device-status/{id}/': device,
    '/attendance/{org}/web-attendance/{id}/': await rowOf(
      'punch',
      'employee_id, remark_category, punched_at, punched_on, source, created_at',
      `$2, 'Punch In', '2026-11-20T04:15:00Z', '2026-11-20', 'web', '2026-11-20T04:15:00Z'`,
      boss.id,
    ),
    '/attendance/{org}/device-command/{id}/': await rowOf(
      'device_command',
      'device_id, command, status',
      `$2, 'Check', 'Pending'`,
      device,
    ),
    '/attendance/{org}/unmatched-punch/{id}/': await rowOf(
      'unmatched_punch',
      'device_id, pin, reason, line, is_imported',
      `$2, '7', 'Unknown PIN', 'Secret', false`,
      device,
    ),
    '/hris/{org}/disciplinary-case/{id}/': await rowOf(
      'disciplinary_case',
      'employee_id, incident_on, allegation, status',
      `$2, '2026-11-01', 'Secret', 'Registered'`,
      boss.id,
    ),
    '/hris/{org}/letter-request/{id}/': await rowOf(
      'letter_request',
      'sender_id, letter_template_id, needed_for, status',
      `$2, $3, 'Secret', 'Requested'`,
      boss.id,
      samples.letter_template ?? 0,
    ),
    '/hris/{org}/pre-employment/{id}/': candidate.body.id,
    '/hris/{org}/candidate-evaluation/{id}/': evaluation?.id ?? 0,
    '/hris/{org}/salary-declaration/{id}/': declaration?.id ?? 0,
    '/task/recurring/{id}/': rule.body.id,
    '/org/{org}/report-schedule/{id}/': schedule.body.id,
    '/task/approvals/{id}/': scored?.id ?? 0,
    '/api/v1/task/{id}/': given.body.id,
    '/task/overview/{id}/': given.body.id,
    '/forms/{org}/mine/{id}/': samples.form ?? 0,
    '/forms/{org}/answer/{id}/': asked?.id ?? 0,
    '/letter/{id}/': paper?.id ?? 0,
    '/archived-payslip/{id}/': payslip?.id ?? 0,
    '/hris/{org}/resignation/{id}/': resigned.body.id,
    '/hris/{org}/separation/{id}/': leaving.body.id,
    '/hris/{org}/employment-review/{id}/': review.body.id,
    '/hris/{org}/process-task/{id}/': task?.id ?? 0,
    '/change-requests/{id}/': change.body.request,
    '/bank-account/{id}/': account?.id ?? 0,
    '/permission/{org}/groups/{id}/': group.body.id,
    '/users/me/sessions/{id}/': session?.number ?? 0,
    '/security/passkeys/{id}/': passkey?.id ?? 0,
    '/users/me/push-browsers/{id}/': browser?.id ?? 0,
    '/people/{id}/': boss.id,
    '/users/{id}/': boss.id,
    '/views/{id}/': view.body.id,
    '/notifications/{id}/': told?.id ?? 0,
    '/notifications/{org}/{id}/': open?.id ?? 0,
    '/payroll/{org}/statement-line/{id}/': samples.statement_line ?? 0,
    '/commons/incident-type/{id}/': samples.incident_type ?? 0,
    '/commons/email-templates/{id}/': samples.email_template ?? 0,
    '/commons/notification-templates/{id}/': samples.notification_template ?? 0,
    '/exports/{org}/reports/{id}/': job,
    '/transfer-forms/{id}/': moving.body.id,
    '/commons/reviewers/{id}/': boss.id,
    '/whistle-forms/{id}/': report?.id ?? 0,
    '/grievance/{org}/cases/{id}/': grievance?.id ?? 0,
    '/grievance/{org}/mine/{id}/': grievance?.id ?? 0,
    '/investigator-proposals/{id}/': samples['investigator'] ?? 0,
    ...Object.fromEntries(
      mounted.map((entity) => [`/${entity.path?.replace(':org', '{org}')}/{id}/`, samples[entity.name] ?? 0]),
    ),
    '/noticeboard/posts/{id}/': post,
    '/noticeboard/comments/{id}/': comment,
    '/noticeboard-approval/{id}/': pending,
    '/employees/import/{id}/': made,
    '/employees/photos/{id}/': photos?.id ?? 0,
    '/employees/{id}/': employee?.id ?? 0,
    '/email-logs/{id}/': mail?.id ?? 0,
    '/files/{id}/': file,
    '/jobs/{id}/': job,
    '/overtime/pre-approval/{id}/': overtime.body.id,
    '/hris/subordinate/{id}/': boss.id,
    '/users/me/invitations/{id}/': boss.id,
  };
});
afterAll(() => server.close());

const foreignId = (path: string): number => {
  const found = Object.entries(foreign).find(([part]) => path.includes(part));
  if (!found) throw new Error(`No foreign thing is known for ${path}: add one to this test.`);
  return found[1];
};
/** Of what is not answered without one. */
const goodQueries: Readonly<Record<string, string>> = {
  'GET /api/v1/noticeboard/posts/{id}/voters/': '?choice=1',
  // A page that there is none of.
  'GET /api/v1/commons/link-preview/': '?url=http://nothing.invalid/',
  'GET /api/v1/org/{org}/approved-post/room/': '?day=2026-11-20',
  'GET /api/v1/attendance/{org}/register/': '?day__gte=2026-11-01&day__lte=2026-11-20',
  'GET /api/v1/attendance/{org}/register/export/': '?day__gte=2026-11-01&day__lte=2026-11-20',
  'GET /api/v1/hris/{org}/turnover/': '?from=2026-01-01&to=2026-06-30',
};
const name = ({ method, path }: Operation) => `${method} ${path}`;

/** Whether every wrong value is sent alone, as `npm run nightly` does. */
const isWholeSweep = process.env.KARMIK_SWEEP === 'all';

/** Whether a run tries every wrong value: where the change lies, and in a share of the rest. `npm run nightly` tries all of them. */
const isTriedWhole = (operation: Operation): boolean =>
  isSwept(moduleAt(operation.path.replace('/api/v1/', '')), name(operation));

interface Sent {
  readonly status: number;
  readonly text: string;
}

/**
 * Gives all fields of a body, or all parameters of a query, a wrong value in one request. Those that the answer names are refused; the others are
 * sent again, until no answer names one, so that each value that passes its check goes on to the statement. Where the answer refuses all of
 * it and names none, each is sent alone.
 * @param sendWith sends these alone
 */
async function sendTogether(names: readonly string[], sendWith: (names: readonly string[]) => Promise<Sent>) {
  const sendEach = async (each: readonly string[]) => {
    for (const one of each) await sendWith([one]);
  };
  if (isWholeSweep) return sendEach(names);
  for (let left = names; left.length > 0;) {
    const { status, text } = await sendWith(left);
    if (status !== 400) return undefined;
    const refused = Object.keys(JSON.parse(text) as object);
    const rest = left.filter((each) => !refused.includes(each));
    if (rest.length === left.length)
      return refused.every((each) => ['detail', 'non_field_errors', '_messages'].includes(each))
        ? sendEach(left)
        : undefined;
    left = rest;
  }
  return undefined;
}

async function send(
  who: Client,
  operation: Operation,
  org: string,
  id: string | number,
  body: unknown = goodBodies[name(operation)] ?? {},
  query = goodQueries[name(operation)] ?? '',
) {
  const url = operation.path.replace('{org}', org).replace('{id}', String(id)) + query;
  const response = await server.app.inject({
    method: operation.method,
    url,
    headers: {
      ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
      ...(operation.hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(operation.hasBody ? { payload: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  return { status: response.statusCode, text: response.body, url };
}

/** What an operator reads of all organisations. */
const ofInstallation = '/api/v1/commons/installation-security/';
/** No list: it tells of the account that its query names, or of papers that one may not have. */
const ofOne = [
  '/api/v1/leave/{org}/balance/explain/',
  '/api/v1/payroll/{org}/yearly-payslip/pdf/',
  '/api/v1/payroll/{org}/tax-certificate/own/pdf/',
  '/api/v1/payroll/{org}/tax-certificate/archive/file/',
];

const publicPaths =
  /^\/api\/v1\/(security\/(auth\/(login|refresh|recover|activate|reset|reset-expired-password)|mechanism\/otp\/(verify|regenerate)|passkeys\/(sign-in|second-step)|captcha)|setup|server-info|commons\/public-whistle-settings|whistleblower\/(\{org\}\/(form|captcha)|return)|grievance\/return|attendance\/web-attendance|offer-letter|candidate-evaluation|salary-declaration|event-invitation|files\/\{id\}\/content|anonymous-form\/org\/\{org\}\/\{uuid\})\//;

describe('every endpoint', () => {
  it('is described, and there are many of them', () => {
    expect(operations.length).toBeGreaterThan(35);
  });

  it('refuses who is not signed in, unless it is meant for everyone', async () => {
    for (const operation of operations.filter(({ path }) => !publicPaths.test(path)))
      expect([name(operation), (await send(client(server), operation, 'himal', 1)).status]).toEqual([
        name(operation),
        401,
      ]);
  });

  it('answers 404 for anything of another organisation [K-4, PRM-5]', { timeout: longMs }, async () => {
    for (const operation of operations.filter(({ path }) => path.includes('{') && !publicPaths.test(path))) {
      const id = operation.path.includes('{id}') ? foreignId(operation.path) : 0;
      const theirs = await send(own, operation, 'sagar', id);
      expect([name(operation), theirs.status]).toEqual([
        name(operation),
        operation.path.includes('{org}') || operation.path.includes('{id}') ? 404 : 200,
      ]);
      if (operation.path.includes('{org}') && operation.path.includes('{id}')) {
        const crossed = await send(own, operation, 'himal', id);
        expect([name(operation), crossed.status]).toEqual([name(operation), 404]);
      }
      expect((await send(own, operation, 'no-such-organization', id)).status).toBe(404);
    }
    expect((await own.post('/users/me/switch-organization/', { slug: 'sagar' })).status).toBe(404);
  });

  it('shows nothing of another organisation in a list', async () => {
    for (const operation of operations.filter(
      ({ method, path }) => method === 'GET' && !path.includes('{id}') && !publicPaths.test(path),
    )) {
      if (operation.path === ofInstallation || ofOne.includes(operation.path)) continue;
      const { status, text } = await send(own, operation, 'himal', 0);
      expect([name(operation), status]).toEqual([name(operation), 200]);
      expect(text).not.toMatch(/sagar|secret/i);
    }
  });

  it('leads nowhere with what is no id', { timeout: longMs }, async () => {
    for (const operation of operations.filter(({ path }) => path.includes('{id}') && !publicPaths.test(path)))
      for (const id of ['abc', '-1', '0', '1.5', '99999999999999999999', '1%00', "1'--"]) {
        const { status, text } = await send(own, operation, 'himal', id);
        expect([name(operation), id, status, Object.keys(JSON.parse(text) as object)]).toEqual([
          name(operation),
          id,
          404,
          ['detail', '_messages'],
        ]);
      }
  });

  it('answers a wrong method with 405 and what is allowed', async () => {
    const byPath = Map.groupBy(operations, ({ path }) => path);
    for (const [path, there] of byPath) {
      const methods = new Set<string>(there.map(({ method }) => method));
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if (methods.has(method)) continue;
        const response = await server.app.inject({ method, url: path.replace('{org}', 'himal').replace('{id}', '1') });
        // A word in the place of an id is, by another method, the address of a record.
        if (['{id}/', '{org}/', '{content}/'].some((word) => byPath.has(path.replace(/[a-z-]+\/$/, word)))) continue;
        expect([path, method, response.statusCode]).toEqual([path, method, 405]);
        expect(response.headers.allow).toContain([...methods][0]);
      }
    }
  });
});

describe('bad input', () => {
  const wrong = [
    null,
    7,
    'text',
    true,
    [],
    { a: { b: { c: 1 } } },
    -1,
    1e308,
    'a\u0000b',
    ['x'],
    '\ud800',
    '9'.repeat(500),
  ];

  // Made once: they are large.
  const large = JSON.stringify({ text: 'x'.repeat(1024 * 1024) });
  const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;

  it(
    'in a body gets 4xx with the error body, and never 500',
    async () => {
      for (const operation of operations.filter(({ hasBody }) => hasBody)) {
        const good = goodBodies[name(operation)] ?? {};
        const bodies: [string, unknown][] = [
          ['malformed', '{"text": '],
          ['empty', ''],
          ['an array', []],
          ['null', null],
          ['a number', 5],
          ['a text', JSON.stringify('x')],
          ['an unknown field', { ...good, organization_id: 2, is_admin: true }],
          ['a prototype', '{"__proto__": {"admin": true}, "text": "x"}'],
          ['more than 1 MB', large],
          ['deep', deep],
        ];
        for (const [what, body] of bodies) {
          const { status, text } = await send(own, operation, 'himal', 1, body);
          expect(
            [name(operation), what, status >= 400 && status < 500, typeof JSON.parse(text)],
            text.slice(0, 200),
          ).toEqual([name(operation), what, true, 'object']);
          if (what === 'more than 1 MB') expect(status).toBe(413);
        }
        if (!isTriedWhole(operation)) continue;
        for (const value of wrong)
          await sendTogether(operation.fields, async (fields) => {
            const body = { ...good, ...Object.fromEntries(fields.map((field) => [field, value])) };
            const sent = await send(own, operation, 'himal', 999_999, body);
            expect(
              sent.status,
              `${name(operation)} ${fields.join(', ')} = ${JSON.stringify(value)?.slice(0, 40)}: ${sent.text.slice(0, 200)}`,
            ).toBeLessThan(500);
            return sent;
          });
      }
    },
    longMs,
  );

  it(
    'in the names of fields, filters, sorts and paths that every object inherits is answered as any other',
    async () => {
      const all = inheritedNames.map((word) => JSON.stringify(word));
      const body = `{${all.map((word) => `${word}: {"a": 1}, `).join('')}"values": {${all.map((word) => `${word}: 1`).join(', ')}}}`;
      const query = inheritedNames.map((word) => `${word}=1&${word}__in=1`).join('&');
      const tried = operations.filter((each) => each.hasBody || each.method === 'GET').filter(isTriedWhole);
      for (const [index, operation] of tried.entries())
        for (const word of isWholeSweep ? inheritedNames : [inheritedNames[index % inheritedNames.length] ?? '']) {
          const answers = [
            await send(own, operation, 'himal', 999_999, body, `?${query}&sort=${word}&fields=${word}`),
            await send(own, operation, 'himal', 999_999, body, `?sort=${word}`),
            await send(own, operation, 'himal', word, body),
            ...(operation.path.includes('{org}') ? [await send(own, operation, word, 999_999, body)] : []),
          ];
          for (const { status, url, text } of answers)
            expect(status, `${operation.method} ${url} ${body}: ${text.slice(0, 200)}`).toBeLessThan(500);
        }
      // The person who asked was signed in to the end.
      expect((await own.get('/users/me/')).status).toBe(200);
    },
    longMs,
  );

  it('in a multipart body that was cut, or that is none, gets 4xx', async () => {
    const bodies = [
      ['multipart/form-data', 'x'],
      [
        'multipart/form-data; boundary=e',
        '--e\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b',
      ],
      ['multipart/form-data; boundary=e', '--e\r\ncontent-disposition: form-data; name="file"'],
      ['multipart/form-data; boundary=e', ''],
    ] as const;
    for (const operation of operations.filter(
      ({ method, hasBody, isUpload }) => method === 'POST' && (hasBody || isUpload),
    ))
      for (const [type, payload] of bodies) {
        const response = await server.app.inject({
          method: operation.method,
          url: operation.path.replace('{org}', 'himal').replace('{id}', '999999'),
          headers: { authorization: `Bearer ${own.token}`, 'content-type': type },
          payload,
        });
        expect(response.statusCode, `${name(operation)} ${type} ${payload}: ${response.body}`).toBeLessThan(500);
      }
  });

  it('in a content type gets 415', async () => {
    for (const operation of operations.filter(({ hasBody }) => hasBody)) {
      const response = await server.app.inject({
        method: operation.method,
        url: operation.path.replace('{org}', 'himal').replace('{id}', '1'),
        headers: { authorization: `Bearer ${own.token}`, 'content-type': 'application/xml' },
        payload: '<a/>',
      });
      expect([name(operation), response.statusCode]).toEqual([name(operation), 415]);
    }
  });

  it(
    'in a query gets 400 that names the parameter',
    async () => {
      for (const operation of operations.filter(
        ({ method, path }) => method === 'GET' && !path.includes('{id}') && !publicPaths.test(path),
      )) {
        if (operation.query.length === 0) continue;
        const unknown = await send(own, operation, 'himal', 1, {}, '?no_such_filter=1');
        expect([name(operation), unknown.status, unknown.text]).toEqual([
          name(operation),
          400,
          expect.stringContaining('no_such_filter'),
        ]);
        if (!isTriedWhole(operation)) continue;
        const values = [
          '%00',
          "'; drop table users; --",
          '-1',
          '1e999',
          '%F0%9F%98%80',
          'a&a=b',
          '%25%5F',
          'x'.repeat(3_000),
        ];
        await Promise.all(
          values.map((value) =>
            sendTogether(operation.query, async (parameters) => {
              const query = `?${parameters.map((parameter) => `${parameter}=${value.replace('&a=', `&${parameter}=`)}`).join('&')}`;
              const sent = await send(own, operation, 'himal', 1, {}, query);
              expect(sent.status, `${sent.url}: ${sent.text.slice(0, 200)}`).toBeLessThan(500);
              return sent;
            }),
          ),
        );
      }
    },
    longMs,
  );
});
