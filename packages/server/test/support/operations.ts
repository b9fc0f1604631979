/** Every operation of the API, read from its own description, so that a new one is tested on the day it appears. */
import type { TestServer } from './server.ts';

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its parameters in braces, as in the description. */
  readonly path: string;
  readonly hasBody: boolean;
  /** The names of the body's fields. */
  readonly fields: readonly string[];
  readonly isUpload: boolean;
  readonly query: readonly string[];
}

interface Described {
  parameters?: { in: string; name: string }[];
  requestBody?: { content?: Record<string, { schema?: { properties?: Record<string, unknown> } }> };
}

export function operationsOf(server: TestServer): Operation[] {
  const document = server.app.swagger() as unknown as { paths: Record<string, Record<string, Described>> };
  return Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/v1/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]): Operation => {
        const schema = described.requestBody?.content?.['application/json']?.schema;
        return {
          method: method.toUpperCase() as Operation['method'],
          path,
          hasBody: schema !== undefined,
          fields: Object.keys(schema?.properties ?? {}),
          isUpload: method === 'post' && schema === undefined && /\/(files|import)\/$/.test(path),
          query: (described.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        };
      }),
    );
}

/** A body that passes the checks of an operation, for those whose outcome a test wants to see behind the checks. */
export const goodBodies: Record<string, object> = {
  'PUT /api/v1/users/me/language/': { language: 'en' },
  'POST /api/v1/users/{id}/change-password/': {
    old_password: 'Namaste123',
    password: 'Namaste-2084',
    confirm_password: 'Namaste-2084',
  },
  'POST /api/v1/attendance/{org}/device-status/{id}/approve/': { address: '203.0.113.9' },
  'POST /api/v1/attendance/{org}/device-status/{id}/reject/': { address: '203.0.113.9' },
  'POST /api/v1/attendance/{org}/month-close/close/': { month: 'bs:2083-06', accepted: 0 },
  'POST /api/v1/attendance/{org}/month-close/reopen/': { month: 'bs:2083-06', reason: 'Wrong' },
  'POST /api/v1/payroll/{org}/archived-payslip/{id}/withdraw/': { reason: 'Wrong' },
  'POST /api/v1/payroll/{org}/archive-import/{id}/withdraw/': { remark: 'Wrong' },
  'POST /api/v1/payroll/{org}/opening-balance/{id}/withdraw/': { remark: 'Wrong' },
  'POST /api/v1/payroll/{org}/budget-forecast/{id}/copy/': { name: 'Mine' },
  'POST /api/v1/payroll/{org}/package/{id}/clone/': { name: 'Mine', starts_on: '2026-11-20' },
  'POST /api/v1/payroll/{org}/law-change/{id}/withdraw/': { remark: 'Seen' },
  'POST /api/v1/payroll/{org}/rebate/{id}/refuse/': { remark: 'Seen' },
  'POST /api/v1/payroll/{org}/rebate/{id}/withdraw/': { remark: 'Seen' },
  'POST /api/v1/payroll/{org}/collection/{id}/reject/': { remark: 'Seen' },
  'POST /api/v1/payroll/{org}/collection/{id}/discard/': { remark: 'Seen' },
  'POST /api/v1/payroll/{org}/payslip/{id}/ask/': { remark: 'Seen' },
  'POST /api/v1/payroll/{org}/payslip/{id}/answer/': { remark: 'Seen' },
  'POST /api/v1/payroll/{org}/exception/{id}/except/': { remark: 'Seen' },
  'POST /api/v1/loan/{org}/guarantee/{id}/refuse/': { remark: 'Seen' },
  'POST /api/v1/loan/{org}/guarantee/{id}/deduct/': { remark: 'Seen' },
  'POST /api/v1/loan/{org}/guarantee/{id}/release/': { remark: 'Seen' },
  'POST /api/v1/payment/{org}/batch/{id}/send_back/': { remark: 'Seen' },
  'POST /api/v1/payment/{org}/statement-line/{id}/reconcile/': { items: [1] },
  'POST /api/v1/payment/{org}/batch/{id}/settle/': { settled_on: '2026-11-20' },
  'POST /api/v1/payment/{org}/batch/{id}/reject/': { remark: 'Seen' },
  'POST /api/v1/payment/{org}/batch/{id}/cancel/': { remark: 'Seen' },
  'POST /api/v1/payment/{org}/callback/{id}/dismiss/': { remark: 'Seen' },
  'POST /api/v1/payment/{org}/item/{id}/complete/': { settled_on: '2026-11-20' },
  'POST /api/v1/payment/{org}/item/{id}/fail/': { remark: 'Seen' },
  'POST /api/v1/payment/{org}/item/{id}/give_back/': { settled_on: '2026-11-20', remark: 'Seen' },
  'POST /api/v1/payroll/{org}/output-file/{id}/pay/': { receipt_number: 'R1', paid_on: '2026-11-20', paid_by: 1 },
  'POST /api/v1/payroll/{org}/voucher/{id}/reverse/': { remark: 'Seen' },
  'POST /api/v1/work-log/{org}/entry/{id}/correct/': { duration: 30, quantity: null, remarks: 'Seen' },
  'POST /api/v1/task/{id}/move/': { starts_on: '2026-11-23' },
  'POST /api/v1/expense/{org}/travel-request/estimate/': {
    departs_on: '2026-11-25',
    departs_at: '08:00',
    returns_on: '2026-11-26',
    returns_at: '19:00',
    legs: [{ origin: 'Kathmandu', location: 1, departs_on: '2026-11-25', mode: 'bus' }],
    associates: [],
    other_costs: null,
  },
  'POST /api/v1/expense/{org}/settlement/{id}/approve-bill/': { bill: 1, approved: '1.00', reason: 'Seen' },
  'POST /api/v1/payroll/{org}/voucher/{id}/file/': { format: 'csv' },
  'POST /api/v1/event/{org}/event/{id}/following/': { on: '2026-11-25', changes: {} },
  'POST /api/v1/event/{org}/event/{id}/cancel-following/': { on: '2026-11-25' },
  'POST /api/v1/event/{org}/event/{id}/cancel-day/': { on: '2026-11-25' },
  'PATCH /api/v1/event/{org}/event/{id}/days/{day}/': {
    starts_on: '2026-11-25',
    start_time: '10:00',
    ends_on: '2026-11-25',
    end_time: '11:00',
  },
  'PUT /api/v1/event/{org}/event/{id}/answer/': { answer: 'Accepted' },
  'POST /api/v1/event/{org}/event/{id}/posts/': { text: 'Seen' },
  'POST /api/v1/event/{org}/room-check/': {
    values: { title: 'Seen', starts_on: '2026-11-25', start_time: '10:00', ends_on: '2026-11-25', end_time: '11:00' },
  },
  ...Object.fromEntries(
    ['ssf', 'pf', 'cit', 'tax', 'disbursement'].map((duty) => [
      `POST /api/v1/payroll/{org}/collection/{id}/output-file/${duty}/`,
      { template: 'ssf', format: 'csv' },
    ]),
  ),
  ...Object.fromEntries(
    [
      'attendance/{org}/overtime/pre-approval',
      'attendance/{org}/overtime/claim',
      'attendance/{org}/adjustment',
      'attendance/{org}/travel-attendance',
      'attendance/{org}/travel-attendance-delete',
      'attendance/{org}/credit-hour/pre-approval',
      'attendance/{org}/credit-hour-delete',
      'attendance/{org}/timesheet/request',
      'attendance/{org}/shift-swap',
      'leave/{org}/leave-request',
      'leave/{org}/leave-cancel-request',
      'leave/{org}/balance-edit',
      'leave/{org}/encashment',
      'payroll/{org}/advance-salary',
      'loan/{org}/loan',
      'payroll/{org}/unit-of-work',
      'work-log/{org}/entry',
      'expense/{org}/advance',
      'expense/{org}/settlement',
      'expense/{org}/travel-request',
      'expense/{org}/cancel-request',
      'hris/{org}/resignation',
      'hris/{org}/letter-request',
      'hris/{org}/employment-review',
      'transfer/{org}/transfer-forms',
      'forms/{org}/answer',
    ].flatMap((path) =>
      ['approve', 'decline', 'forward', 'cancel'].map((action) => [
        `POST /api/v1/${path}/{id}/${action}/`,
        { remark: 'Seen' },
      ]),
    ),
  ),
  ...Object.fromEntries(
    ['separation/{id}/complete', 'separation/{id}/cancel', 'process-task/{id}/finish', 'process-task/{id}/reopen'].map(
      (path) => [`POST /api/v1/hris/{org}/${path}/`, { remark: 'Seen' }],
    ),
  ),
  ...Object.fromEntries(
    Object.entries({
      ask: { respond_by: '2027-01-01' },
      explain: { explanation: 'Mine' },
      decide: { decision: 'Reprimand', reasons: 'Seen' },
      appeal: { appeal: 'Mine' },
      close: { remark: 'Seen' },
      withdraw: { remark: 'Seen' },
    }).map(([action, body]) => [`POST /api/v1/hris/{org}/disciplinary-case/{id}/${action}/`, body]),
  ),
  ...Object.fromEntries(
    ['start', 'complete', 'hold', 'reopen'].map((action) => [`POST /api/v1/task/{id}/${action}/`, { remark: 'Seen' }]),
  ),
  ...Object.fromEntries(
    ['send_back', 'acknowledge', 'object', 'forward'].map((action) => [
      `POST /api/v1/task/approvals/{id}/${action}/`,
      { remark: 'Seen' },
    ]),
  ),
  'POST /api/v1/task/approvals/{id}/approve/': { score: 7, remark: 'Seen' },
  'POST /api/v1/task/approvals/{id}/confirm/': { score: 7, remark: 'Seen' },
  'POST /api/v1/attendance/manual/': {
    employee: 1,
    date: '2026-11-20',
    remark_category: 'Meeting',
    time: '10:00',
    remark: 'Seen',
  },
  'POST /api/v1/attendance/manual/bulk-attendance/': {
    employees: [{ employee: 999_999 }],
    starts_on: '2026-11-20',
    ends_on: '2026-11-20',
    weekdays: [],
    punch_in: '10:00',
    remark: 'Seen',
  },
  'POST /api/v1/attendance/calendar/{id}/regenerate/': { starts_on: '2026-11-18', ends_on: '2026-11-20' },
  'POST /api/v1/attendance/calendar/{id}/sub/regenerate/': { starts_on: '2026-11-18', ends_on: '2026-11-20' },
  ...Object.fromEntries(
    ['', '{id}/'].map((rest) => [
      `PUT /api/v1/attendance/{org}/manual-attendance-setting/${rest}`,
      { allow_supervisor: true, days_back: 3 },
    ]),
  ),
  'PUT /api/v1/attendance/{org}/reports/attendance-heading-report-setting/': {
    daily: [{ heading: 'day' }],
    monthly: [],
  },
  'PATCH /api/v1/attendance/{org}/roster/': {
    cells: [{ employee: 999_999, day: '2026-11-23', plan: 'Off', version: 0 }],
  },
  'POST /api/v1/attendance/{org}/roster/publish/': {
    starts_on: '2026-11-22',
    ends_on: '2026-11-28',
    employees: [{ employee: 999_999 }],
  },
  'PATCH /api/v1/task/{id}/checklist/': { position: 1, item: 'Mine', is_done: true },
  'PUT /api/v1/task/{id}/settings/': { approval_needed: true, checklist_rule: 'Required', tells_observers: false },
  'POST /api/v1/task/{id}/comments/': { text: 'Mine' },
  'POST /api/v1/task/{id}/attachments/': { file: 1 },
  'POST /api/v1/transfer/{org}/transfer-forms/{id}/comments/': { text: 'Mine' },
  'POST /api/v1/transfer/{org}/transfer-forms/{id}/attachments/': { file: 1 },
  ...Object.fromEntries(
    Object.entries({
      send: { answer_by: '2027-01-01' },
      resend: { answer_by: '2027-01-01' },
      extend: { answer_by: '2027-01-01', remark: 'Seen' },
      revise: { remark: 'Seen' },
      assign: { task_template: 1 },
      onboard: { employee_code: 'X1' },
      withdraw: { remark: 'Seen' },
    }).map(([action, body]) => [`POST /api/v1/hris/{org}/pre-employment/{id}/${action}/`, body]),
  ),
  ...Object.fromEntries(
    ['candidate-evaluation', 'salary-declaration'].flatMap((path) => [
      [`POST /api/v1/hris/{org}/${path}/{id}/resend/`, { answer_by: '2027-01-01' }],
      [`POST /api/v1/hris/{org}/${path}/{id}/withdraw/`, { remark: 'Seen' }],
    ]),
  ),
  'POST /api/v1/hris/{org}/pre-employment/{id}/salary-declaration/': { answer_by: '2027-01-01' },
  'PUT /api/v1/org/{org}/question-set/{id}/questions/': { sections: [] },
  'PUT /api/v1/forms/{org}/form/{id}/questions/': { sections: [] },
  'PUT /api/v1/forms/{org}/mine/{id}/draft/': { answers: {} },
  'POST /api/v1/forms/{org}/mine/{id}/answer/': { version: 1, answers: {} },
  'PATCH /api/v1/security/passkeys/{id}/': { name: 'Mine' },
  'POST /api/v1/org/{org}/people/{id}/sign-in-slip/': { password: 'Namaste123' },
  'POST /api/v1/security/passkeys/{id}/remove/': { password: 'Namaste123' },
  'PUT /api/v1/commons/incident-type/{id}/': { name: 'Fraud' },
  'PUT /api/v1/commons/notification-templates/{id}/': { event: 'resignation', text: '{{full_name}}' },
  'POST /api/v1/commons/email-templates/{id}/content/': { language: 'en', subject: 'Mine', body: '{{link}}' },
  'PUT /api/v1/commons/email-templates/{id}/content/{content}/': { language: 'en', subject: 'Mine', body: '{{link}}' },
  'PUT /api/v1/commons/email-templates/{id}/': { event: 'Activation', subject: 'Mine', body: '{{link}}' },
  'PATCH /api/v1/whistleblower/{org}/whistle-forms/{id}/': { status: 'Closed' },
  'POST /api/v1/whistleblower/{org}/whistle-forms/{id}/hand-over/': { person: 1 },
  'POST /api/v1/whistleblower/{org}/investigator-proposals/{id}/confirm/': { person: 1 },
  'POST /api/v1/whistleblower/{org}/investigator-proposals/{id}/decline/': { person: 1 },
  'POST /api/v1/attendance/{org}/individual-setting/several/': {
    employees: [{ employee: 999_999 }],
    starts_on: '2026-11-20',
  },
  'POST /api/v1/attendance/{org}/penalty/{id}/cancel/': { remark: 'Seen' },
  'POST /api/v1/attendance/{org}/penalty/{id}/confirm/': { remark: 'Seen' },
  'PATCH /api/v1/grievance/{org}/cases/{id}/': { version: 1, priority: 'High' },
  'POST /api/v1/grievance/{org}/cases/{id}/messages/': { text: 'Mine', visibility: 'internal' },
  'POST /api/v1/whistleblower/{org}/whistle-forms/{id}/comments/': { text: 'Mine', visibility: 'internal' },
  'POST /api/v1/noticeboard/posts/': { text: 'Hello' },
  'PATCH /api/v1/noticeboard/posts/{id}/': { text: 'Mine' },
  'PUT /api/v1/noticeboard/posts/{id}/reaction/': { reaction: 'like' },
  'PUT /api/v1/noticeboard/posts/{id}/vote/': { choice: 1 },
  'POST /api/v1/noticeboard/posts/{id}/comments/': { text: 'Mine' },
  'PATCH /api/v1/noticeboard/comments/{id}/': { text: 'Mine' },
  'POST /api/v1/hris/{org}/noticeboard-approval/{id}/approve/': { remark: 'fine' },
  'POST /api/v1/hris/{org}/noticeboard-approval/{id}/deny/': { remark: 'no' },
  'POST /api/v1/hris/{org}/people/{id}/changes/': { section: 'contact', values: { phone: '9841000000' } },
  'POST /api/v1/hris/{org}/change-requests/{id}/approve/': { remark: 'Seen' },
  'POST /api/v1/hris/{org}/change-requests/{id}/reject/': { remark: 'Seen' },
  'POST /api/v1/hris/{org}/employees/import/{id}/columns/': { matches: [] },
  'POST /api/v1/hris/{org}/employees/import/{id}/values/': { values: [] },
  'POST /api/v1/hris/{org}/employees/import/{id}/doubles/': { decision: 'skip' },
  'POST /api/v1/hris/{org}/employees/import/{id}/sheet/': { sheet: 'Staff' },
  'POST /api/v1/hris/{org}/employees/import/{id}/commit/': { mode: 'all' },
  'POST /api/v1/notifications/{id}/remind/': { remind_at: '2026-11-22T06:15:00.000Z' },
  'PUT /api/v1/users/me/notification-preferences/': {
    category: 'noticeboard',
    in_app: true,
    email: 'off',
    push: true,
  },
  'POST /api/v1/users/me/push-browsers/': {
    endpoint: 'https://push.example.com/every-endpoint',
    p256dh: 'BKy4dxwO9-smAiLxFAcoPD0pV7cijPUKdU-uJDPV4VrrjZyT-CTeic5o2u6qq6wRFwm-M26SFQiTwQ6BzZKQhso',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
    language: 'en',
  },
  'POST /api/v1/permission/{org}/groups/': { name: 'Readers', codes: ['2.99'] },
  'PATCH /api/v1/permission/{org}/groups/{id}/': { name: 'Readers' },
  'PUT /api/v1/commons/extra-apps/configuration/': { hidden: [] },
  'PUT /api/v1/permission/{org}/common/': { accepts_common: true },
  'POST /api/v1/users/me/denied-page/': { path: '/admin/himal' },
  'POST /api/v1/users/me/switch-organization/': { slug: 'sagar' },
};
