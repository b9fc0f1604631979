/** The notice of a separation: days that are asked for, given and missing, and what the missing ones come to. */
import { noticeDays, payOfDays, type Notice } from '@karmik/model/hris/notice';
import { salaryCodes } from '@karmik/model/hris/salary-codes';
import { scaleAt, type Scale } from '@karmik/model/hris/scale';
import type { Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { logView } from '../../../entity/reading.ts';

interface NoticeRow extends Scale {
  readonly employee_id: number;
  readonly category: string;
  readonly notice_days: number;
  readonly pay_days: number;
  readonly joined_on: string;
  readonly notice_on: string | null;
  readonly effective_date: string;
  readonly step: number | null;
}

/** The notice of a separation; that someone read what missing days come to is written down. */
export async function readNotice(context: Context, access: Access, tenant: Tenant, id: number): Promise<Notice | null> {
  const row = await tenant.one<NoticeRow>(
    `select r.employee_id, y.category, y.notice_days, y.pay_days, e.joined_on, r.notice_on, r.effective_date, h.step,
            l.scale_start::text, l.scale_steps, l.scale_increment::text
       from separation r
       join separation_type y on y.organization_id = r.organization_id and y.id = r.separation_type_id
       join employee e on e.organization_id = r.organization_id and e.user_id = r.employee_id
       -- What they are on their last day.
       left join lateral (select * from employment h where h.organization_id = r.organization_id and h.employee_id = r.employee_id
              and h.starts_on < r.effective_date order by h.starts_on desc limit 1) h on true
       left join employment_level l on l.organization_id = r.organization_id and l.id = h.employment_level_id
      where r.organization_id = $1 and r.id = $2`,
    [tenant.organizationId, id],
  );
  if (!row) return null;
  const notice = noticeDays(row);
  const { short, payer } = notice;
  const isOpen = salaryCodes.some((code) => access.can(code, 'read'));
  const monthly = isOpen && payer !== null ? scaleAt(row, row.step ?? 0) : undefined;
  if (monthly !== undefined) await logView(context, access, tenant, 'salary', [row.employee_id]);
  return {
    ...notice,
    pay:
      monthly === undefined || short === null
        ? null
        : { monthly, pay_days: row.pay_days, amount: payOfDays(monthly, short, row.pay_days) },
    is_pay_open: isOpen,
  };
}
