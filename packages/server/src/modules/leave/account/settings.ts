/** Which rules hold on a day, and in which leave year the day is. */
import type { LeaveYear } from '@karmik/model/leave/engine/leave-year';
import { daysOf, earlierOf, monthsAfter } from '@karmik/model/leave/engine/leave-year';
import type { LeaveRule } from '@karmik/model/leave/engine/rule';
import type { LeaveCategory, LeaveStatute } from '@karmik/model/leave/vocabulary';
import { leaveRule } from '@karmik/model/leave/rule';
import { addDays } from '@karmik/model/kit/zone';
import type { Tenant } from '../../../db/database.ts';
import { bodyColumns } from '../../../entity/columns.ts';

export interface MasterSetting {
  readonly id: number;
  readonly name: string;
  readonly effective_from: string;
  readonly effective_till: string | null;
  readonly cut_off: string | null;
}

/** A leave type with the rule that a master setting has for it. */
export interface RuledType extends LeaveRule {
  readonly id: number;
  readonly master_setting: number;
  readonly leave_type: number;
  readonly name: string;
  readonly in_nepali: string | null;
  readonly colour: string | null;
  readonly category: LeaveCategory;
  readonly statute: LeaveStatute;
  readonly is_right: boolean;
}

const endless = '9999-12-31';
/** A master setting of about a year is a leave year; a longer one has several. */
const longestYear = 400;

export const endOf = ({ effective_till }: Pick<MasterSetting, 'effective_till'>): string => effective_till ?? endless;

/** The master settings of an organization in their order. */
export const settingsOf = (tenant: Tenant): Promise<MasterSetting[]> =>
  tenant.query<MasterSetting>(
    'select id, name, effective_from, effective_till, cut_off from leave_master_setting where organization_id = $1 order by effective_from',
    [tenant.organizationId],
  );

export const settingOn = (settings: readonly MasterSetting[], day: string): MasterSetting | undefined =>
  settings.find((each) => each.effective_from <= day && endOf(each) >= day);

/** The leave years of a master setting that begin until a day. @throws {DateBsError} where the BS table does not reach */
export function yearsOf(setting: MasterSetting, until: string): LeaveYear[] {
  const { effective_from: from, effective_till: till } = setting;
  if (till !== null && daysOf({ from, to: till }) <= longestYear)
    return from > until ? [] : [{ starts_on: from, ends_on: till, calendar: 'bs' }];
  const years: LeaveYear[] = [];
  for (let start = from, count = 1; start <= until && start <= endOf(setting); count += 1) {
    const next = monthsAfter(from, 12 * count, 'bs');
    years.push({ starts_on: start, ends_on: earlierOf(addDays(next, -1), endOf(setting)), calendar: 'bs' });
    start = next;
  }
  return years;
}

/** The leave year of a day; undefined where no setting holds on it. */
export const yearOn = (settings: readonly MasterSetting[], day: string): LeaveYear | undefined => {
  const setting = settingOn(settings, day);
  return setting && yearsOf(setting, day).findLast(({ starts_on, ends_on }) => starts_on <= day && ends_on >= day);
};

/** Leave years that touch days from one to another, in their order, of all settings. */
export const yearsBetween = (settings: readonly MasterSetting[], from: string, to: string): LeaveYear[] =>
  settings
    .flatMap((setting) => yearsOf(setting, to))
    .filter(({ starts_on, ends_on }) => starts_on <= to && ends_on >= from);

/** The rules of a leave type in each of these settings, by which a leave year finds its own. */
export async function rulesByYear(
  tenant: Tenant,
  settings: readonly MasterSetting[],
  typeId: number,
): Promise<(year: LeaveYear) => RuledType | undefined> {
  const rules = new Map<number, RuledType>();
  for (const { id } of settings) {
    const [rule] = await rulesOf(tenant, id, { id: typeId });
    if (rule) rules.set(id, rule);
  }
  return ({ starts_on: day }) => rules.get(settingOn(settings, day)?.id ?? 0);
}

/** The rules of a master setting; those of types that are archived left out. @param type of this type alone */
export async function rulesOf(
  tenant: Tenant,
  settingId: number,
  type?: { readonly id: number; readonly isArchivedToo?: boolean },
): Promise<RuledType[]> {
  const rules = await tenant.query<Stored>(
    `select r.id, ${bodyColumns(leaveRule)}, t.name, t.name_in_nepali as in_nepali, t.colour, t.category, t.statute, t.is_right
       from leave_rule r join leave_type t on t.organization_id = r.organization_id and t.id = r.leave_type_id
      where r.organization_id = $1 and r.master_setting_id = $2 and (t.archived_at is null or $4) and ($3::bigint is null or t.id = $3)
      order by t.position nulls last, t.name`,
    [tenant.organizationId, settingId, type?.id ?? null, type?.isArchivedToo ?? false],
  );
  // Fields that the form hides hold nothing.
  return rules.map((rule) => ({
    ...rule,
    accrual_every: rule.accrual_every ?? 'month',
    accrual_at: rule.accrual_at ?? 'start',
  }));
}

type Hidden = 'accrual_every' | 'accrual_at';
type Stored = Omit<RuledType, Hidden> & { readonly [N in Hidden]: RuledType[N] | null };
