import { fiscalMonths, type FiscalCalendar, type fiscalYear } from '@karmik/model/organization/fiscal-year';
import { DateBsError } from 'date-bs';
import type { EntityHooks } from '../../entity/hooks.ts';
import { recordMessages } from '../../messages.ts';

/** Years of one use do not overlap, and know their months. */
export const fiscalYearHooks: EntityHooks<typeof fiscalYear> = {
  async beforeSave({ tenant, id }, body) {
    const { used_for, calendar, starts_on, ends_on } = body as {
      used_for: string;
      calendar: FiscalCalendar;
      starts_on: string;
      ends_on: string;
    };
    // Two that would overlap each other are written one after the other.
    await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
      'fiscal_year',
      tenant.organizationId,
    ]);
    const other = await tenant.one<{ name: string }>(
      'select name from fiscal_year where organization_id = $1 and used_for = $2 and id <> $3 and starts_on <= $5 and ends_on >= $4 limit 1',
      [tenant.organizationId, used_for, id ?? 0, starts_on, ends_on],
    );
    if (other) return { starts_on: [recordMessages.overlapsWith({ name: other.name })] };
    try {
      body.months = fiscalMonths(starts_on, ends_on, calendar);
    } catch (error) {
      if (!(error instanceof DateBsError)) throw error;
      return { starts_on: [recordMessages.calendar({ reason: error.message })] };
    }
    return undefined;
  },
};
