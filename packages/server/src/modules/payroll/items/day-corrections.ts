/** What is checked before the pay of days is corrected [PC-7]. */
import type { payDayCorrection } from '@karmik/model/payroll/items/day-correction';
import { addDaysTo } from '@karmik/model/kit/period';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { payrollMessages as says } from '../messages.ts';
import { settingOf } from '../run/setting.ts';
import { unpaidDays } from '../run/facts.ts';

export const dayCorrectionHooks: EntityHooks<typeof payDayCorrection> = {
  async beforeSave({ tenant, access, context }, body) {
    if (body.employee === access.userId) return { employee: [says.ownAmount] };
    if (body.ends_on >= ruleClockOf(context, access).today) return { ends_on: [says.dayAhead({ day: body.ends_on })] };
    // Two corrections of the same days are checked one after the other.
    await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
      `pay_day_correction ${body.employee}`,
      tenant.organizationId,
    ]);
    const { absence_is_unpaid } = await settingOf(tenant);
    const found = await unpaidDays(tenant, {
      first: body.starts_on,
      last: body.ends_on,
      ids: [body.employee],
      absence_is_unpaid,
    });
    const unpaid = new Map(found.map(({ day, unpaid: part }) => [day, part]));
    for (let day = body.starts_on; day <= body.ends_on; day = addDaysTo(day, 1)) {
      if (body.effect === 'paid' && !unpaid.has(day)) return { starts_on: [says.dayNotUnpaid({ day })] };
      if (body.effect === 'unpaid' && Number(unpaid.get(day) ?? 0) >= 1)
        return { starts_on: [says.dayUnpaid({ day })] };
    }
    Object.assign(body, { created_by: access.userId });
    return undefined;
  },
};
