/** Refuses what would change days of a closed month: assignments and settings of people, and hours of shifts. */
import type { attendanceSetting } from '@karmik/model/attendance/individual-setting';
import type { shiftAssignment, workShift } from '@karmik/model/attendance/work-shift';
import { addDaysTo } from '@karmik/model/kit/period';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { requireOpen, requireOpenBetween } from '../../../ledger/periods.ts';

interface Dated {
  readonly starts_on: string;
  readonly ends_on: string | null;
}

const endless = '9999-12-31';
const endOf = ({ ends_on }: Dated): string => ends_on ?? endless;
const first = (one: string, other: string): string => (one < other ? one : other);
const last = (one: string, other: string): string => (one > other ? one : other);

/** The days that a change touches; none is undefined. A record that only ends on another day changes the days between both ends. */
function touched(before: Dated | undefined, after: Dated, isOnlyEnd: boolean): readonly [string, string] | undefined {
  if (!before) return [after.starts_on, endOf(after)];
  if (!isOnlyEnd) return [first(before.starts_on, after.starts_on), last(endOf(before), endOf(after))];
  if (endOf(before) === endOf(after)) return undefined;
  return [addDaysTo(first(endOf(before), endOf(after)), 1), last(endOf(before), endOf(after))];
}

async function requireOpenChange(tenant: Tenant, before: Dated | undefined, after: Dated, isOnlyEnd: boolean) {
  const days = touched(before, after, isOnlyEnd);
  if (days) await requireOpenBetween(tenant, 'attendance', ...days);
}

/** Days of what is to be assigned to many are in open months. @throws 409 */
export const requireOpenDays = (tenant: Tenant, given: Readonly<Record<string, unknown>>): Promise<void> =>
  requireOpenChange(tenant, undefined, given as unknown as Dated, false);

export const shiftAssignmentHooks: EntityHooks<typeof shiftAssignment> = {
  async beforeSave({ tenant, before }, body) {
    const isOnlyEnd =
      before?.employee === body.employee &&
      before?.work_shift === body.work_shift &&
      before?.starts_on === body.starts_on;
    await requireOpenChange(tenant, before, body, isOnlyEnd);
    return undefined;
  },
  async beforeDelete({ tenant, before }) {
    if (before) await requireOpenBetween(tenant, 'attendance', before.starts_on, endOf(before));
  },
};

export const attendanceSettingHooks: EntityHooks<typeof attendanceSetting> = {
  async beforeSave({ tenant, before }, body) {
    const isOnlyEnd =
      before?.employee === body.employee &&
      before?.starts_on === body.starts_on &&
      before?.is_remote === body.is_remote &&
      before?.ignores_devices === body.ignores_devices;
    await requireOpenChange(tenant, before, body, isOnlyEnd);
    return undefined;
  },
  async beforeDelete({ tenant, before }) {
    if (before) await requireOpenBetween(tenant, 'attendance', before.starts_on, endOf(before));
  },
};

type Hours = Parameters<NonNullable<EntityHooks<typeof workShift>['beforeSave']>>[1];

/** Hours may be written down again as they are; those that differ begin in an open month. */
export async function requireOpenHours(
  tenant: Tenant,
  before: Pick<Hours, 'timings'> | undefined,
  { timings }: Pick<Hours, 'timings'>,
): Promise<void> {
  const textOf = ({ effective_from, weekday, starts_at, ends_at, required_minutes }: Hours['timings'][number]) =>
    [effective_from, weekday, starts_at, ends_at, required_minutes].join(' ');
  const known = new Set(before?.timings.map(textOf));
  const days = new Set(timings.filter((each) => !known.has(textOf(each))).map((each) => each.effective_from));
  for (const day of days) await requireOpen(tenant, 'attendance', day);
}
