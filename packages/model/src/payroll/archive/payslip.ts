/** Payslips of the time before Karmik, or of another payroll program: what an organisation brings in and its people read. */
import { DateBsError } from 'date-bs';
import * as z from 'zod/mini';
import { userRef } from '../../kit/answer.ts';
import { defineEntity, type EntityBody } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { monthSpan } from '../../kit/month.ts';
import { bilingual } from '../../kit/text.ts';
import { employeeField, personnelFile } from '../../hris/file/kit.ts';
import { carried, defineMessages } from '../../kit/message.ts';
import { messages, formats } from '../../kit/messages.ts';
import type { FieldErrors } from '../../kit/field-errors.ts';

const payslipMessages = defineMessages('payslip', {
  paidBeforeMonth: { en: 'Paid on cannot be before the month', ne: 'भुक्तानी मिति त्यो महिनाभन्दा अघि हुनु हुँदैन' },
  unknownMonth: { en: '{reason}', ne: 'महिना मान्य छैन: {reason}' },
});

/** The largest file of a payslip, in bytes. */
export const payslipLimit = 5 * 1024 * 1024;
/** More files than these are not brought in at once. */
export const mostPayslips = 200;

/** When a payslip was paid must not lie before its month, and the month must be one that the calendar knows. */
export function payProblem({
  month,
  pay_date,
}: {
  readonly month: string;
  readonly pay_date: string;
}): FieldErrors | undefined {
  try {
    return pay_date < monthSpan(month).starts_on ? { pay_date: [payslipMessages.paidBeforeMonth] } : undefined;
  } catch (error) {
    if (!(error instanceof DateBsError)) throw error;
    return { month: [payslipMessages.unknownMonth({ reason: error.message })] };
  }
}

/**
 * Written once: a wrong one is withdrawn and brought in again. Its month is of the calendar of the fiscal year that holds it. The employee
 * reads what is published (SEC-5: a supervisor as such reads none of it), holders of a payroll code read all.
 */
export const archivedPayslip = defineEntity({
  name: 'archived_payslip',
  label: bilingual('Archived payslip', 'पुरानो तलब पर्ची'),
  plural: bilingual('Archived payslips', 'पुराना तलब पर्ची'),
  path: 'payroll/:org/archived-payslip',
  codes: { read: 'organizationMember', write: '11.00' },
  personnelFile: { ...personnelFile, isSensitive: true },
  scopes: {
    own: { person: 'employee', when: { status: ['Published'] } },
    organization: { code: ['11.99', '11.00'] },
  },
  isFinal: true,
  name_field: 'employee',
  search: ['employee'],
  sort: '-pay_date',
  fields: {
    employee: employeeField,
    month: f.month({ label: bilingual('Month', 'महिना'), required: true }),
    fiscal_year: f.reference({
      label: bilingual('Fiscal year', 'आर्थिक वर्ष'),
      to: 'fiscal_year',
      name_field: 'name',
      has_figures: true,
      required: true,
      readonly: true,
    }),
    pay_date: f.date({ label: bilingual('Paid on', 'भुक्तानी मिति'), required: true, format: 'past' }),
    gross: f.money({ label: bilingual('Gross', 'कुल तलब'), min: 0 }),
    deductions: f.money({ label: bilingual('Deductions', 'कट्टी'), min: 0 }),
    net: f.money({ label: bilingual('Net pay', 'खुद भुक्तानी'), min: 0 }),
    file: f.file({
      label: bilingual('Payslip', 'तलब पर्ची'),
      help: bilingual('A PDF of at most 5 MB', 'बढीमा ५ MB को PDF'),
      required: true,
    }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Waiting',
      states: {
        Waiting: { label: bilingual('Not published', 'प्रकाशित छैन'), tone: 'caution' },
        Published: { label: bilingual('Published', 'प्रकाशित'), tone: 'positive' },
        Withdrawn: { label: bilingual('Withdrawn', 'फिर्ता लिइएको'), tone: 'neutral' },
      },
    }),
    published_at: f.instant({ label: bilingual('Published at', 'प्रकाशित गरिएको समय'), readonly: true }),
    withdrawn_at: f.instant({ label: bilingual('Withdrawn at', 'फिर्ता लिइएको समय'), readonly: true }),
    withdrawal_reason: f.longText({
      label: bilingual('Reason for withdrawal', 'फिर्ता लिनुको कारण'),
      readonly: true,
      max: 500,
    }),
  },
  rules: payProblem,
});

/** What is asked for before a payslip is withdrawn. */
export const payslipWithdrawal = {
  reason: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 500 }),
};

/** What a file of many turns out to be. */
export const matchStates = {
  matched: bilingual('Ready', 'तयार'),
  unknown: bilingual('No employee code in the name', 'नाममा कर्मचारी कोड छैन'),
  several: bilingual('Codes of several employees in the name', 'नाममा एकभन्दा बढी कर्मचारीको कोड'),
  twice: bilingual('Another file belongs to the same person', 'उही व्यक्तिको अर्को फाइल छ'),
  there: bilingual('A payslip for this month exists', 'यो महिनाको तलब पर्ची पहिल्यै छ'),
  no_pdf: bilingual('No PDF', 'PDF होइन'),
  too_large: bilingual('Larger than 5 MB', '५ MB भन्दा ठूलो'),
} as const;
export type MatchState = keyof typeof matchStates;

const fileIds = z.array(z.number()).check(z.minLength(1), z.maxLength(mostPayslips));
export const matchQuery = z.strictObject({ month: archivedMonth(), files: fileIds });

export const matchAnswer = z.object({
  results: z.array(
    z.object({
      file: z.object({ id: z.number(), name: z.string(), size: z.number() }),
      state: z.enum(Object.keys(matchStates) as [MatchState, ...MatchState[]]),
      employee: z.nullable(userRef),
      employee_code: z.nullable(z.string()),
    }),
  ),
});
export type MatchAnswer = z.infer<typeof matchAnswer>;
export type MatchRow = MatchAnswer['results'][number];

export type PayslipBody = EntityBody<typeof archivedPayslip>;

function archivedMonth() {
  return z.string().check(
    z.regex(/^(bs|ad):[12]\d{3}-(0[1-9]|1[0-2])$/, {
      error: carried(messages.pattern({ field: bilingual('Month', 'महिना'), format: formats.month })),
    }),
  );
}
