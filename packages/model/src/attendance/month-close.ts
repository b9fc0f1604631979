/** Closing a month of attendance: what may still be open in it, and the calls of closing and opening it again. */
import * as z from 'zod/mini';
import { userRef } from '../kit/answer.ts';
import { f } from '../kit/fields.ts';
import { bilingual, type Text } from '../kit/text.ts';
import { addDaysTo } from '../kit/period.ts';
import { attendanceAdminPaths, devicePaths } from './admin-paths.ts';
import { adjustmentPaths, creditHourPaths, overtimePaths, timesheetPaths, travelPaths } from './paths.ts';

/** A month of the calendar: its first and last day. */
export interface MonthDays {
  readonly starts_on: string;
  readonly ends_on: string;
}

export const monthStates = {
  open: bilingual('Open', 'खुला'),
  closing: bilingual('Closing', 'बन्द हुँदै'),
  closed: bilingual('Closed', 'बन्द'),
  reopened: bilingual('Reopened', 'फेरि खोलिएको'),
} as const;
export type MonthState = keyof typeof monthStates;

interface OpenItem {
  readonly label: Text;
  /** The page that lists them, and the parameters that narrow it to a month. */
  readonly path: string;
  readonly rows: (month: MonthDays) => Readonly<Record<string, string>>;
}

const between = (field: string, { starts_on, ends_on }: MonthDays) => ({
  [`${field}__gte`]: starts_on,
  [`${field}__lte`]: ends_on,
});
const pending = { status__in: 'Requested,Forwarded' };

/** What may be open in a month, in the order of the checklist. */
export const openItems = {
  in_progress: {
    label: bilingual('Days in progress', 'जारी दिन'),
    path: '/admin/:slug/attendance/reports/daily-attendance',
    rows: (month) => ({ standing: 'Pending', ...between('day', month) }),
  },
  missing_punch: {
    label: bilingual('Days with a missing punch', 'हाजिरी छुटेका दिन'),
    path: '/admin/:slug/attendance/reports/daily-attendance-reconciliation',
    rows: (month) => between('day', month),
  },
  unmatched: {
    label: bilingual('Unmatched punches', 'नमिलेका हाजिरी'),
    path: devicePaths.people,
    rows: (month) => ({ tab: 'unmatched', ...between('punched_at', month) }),
  },
  adjustment: {
    label: bilingual('Pending adjustments', 'निर्णय बाँकी समायोजन'),
    path: adjustmentPaths.organization,
    rows: (month) => ({ ...pending, ...between('adjusted_on', month) }),
  },
  travel: {
    label: bilingual('Pending travel requests', 'निर्णय बाँकी भ्रमण'),
    path: travelPaths.organization,
    rows: ({ starts_on, ends_on }) => ({ ...pending, starts_on__lte: ends_on, ends_on__gte: starts_on }),
  },
  credit_hour: {
    label: bilingual('Pending credit hours', 'निर्णय बाँकी क्रेडिट घण्टा'),
    path: creditHourPaths.organization,
    rows: (month) => ({ ...pending, ...between('credit_on', month) }),
  },
  overtime: {
    label: bilingual('Pending overtime', 'निर्णय बाँकी अतिरिक्त समय'),
    path: overtimePaths.organization,
    rows: (month) => ({ ...pending, ...between('overtime_date', month) }),
  },
  penalty: {
    label: bilingual('Penalties to confirm or cancel', 'पुष्टि वा रद्द गर्न बाँकी जरिवाना'),
    path: attendanceAdminPaths.penalties,
    rows: (month) => ({ status: 'Generated', ...between('occurred_on', month) }),
  },
  timesheet: {
    label: bilingual('Pending timesheets', 'निर्णय बाँकी समयपत्र'),
    path: timesheetPaths.organization,
    // A week belongs to each month in which it has a day.
    rows: ({ starts_on, ends_on }) => ({ ...pending, week_of__gte: addDaysTo(starts_on, -6), week_of__lte: ends_on }),
  },
} as const satisfies Readonly<Record<string, OpenItem>>;
export type OpenItemName = keyof typeof openItems;
export const openItemNames = Object.keys(openItems) as OpenItemName[];

/** Figures of a month that can't be closed over: these days are not settled yet. */
export const blockingItems: readonly OpenItemName[] = ['in_progress'];

export type OpenCounts = Readonly<Record<OpenItemName, number>>;

/** How many items HR accepts by closing. */
export const acceptableOf = (counts: OpenCounts): number =>
  openItemNames.reduce((sum, name) => sum + (blockingItems.includes(name) ? 0 : counts[name]), 0);

const month = f.month({ label: bilingual('Month', 'महिना'), required: true });
export const monthCloseFields = {
  month,
  accepted: f.number({ label: bilingual('Accepted open items', 'स्वीकार गरिएका बाँकी विषय'), required: true, min: 0 }),
};
export const monthReopening = {
  reason: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 500 }),
};
export const monthReopenFields = { month, ...monthReopening };

export const closeMonth = z.object({
  month: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  state: z.enum(Object.keys(monthStates) as MonthState[]),
  /** Its last day is over. */
  is_over: z.boolean(),
  changed_by: z.nullable(userRef),
  changed_at: z.nullable(z.string()),
  reason: z.string(),
});
export type CloseMonth = z.infer<typeof closeMonth>;

export const monthChecklist = z.object({
  month: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  counts: z.object(
    Object.fromEntries(openItemNames.map((name) => [name, z.number()])) as Record<OpenItemName, z.ZodMiniNumber>,
  ),
  accepted: z.number(),
});
export type MonthChecklist = z.infer<typeof monthChecklist>;
