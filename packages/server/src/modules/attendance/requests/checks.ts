/** What requests about days of attendance are checked for alike. */
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import type { Message } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { addDaysTo } from '@karmik/model/kit/period';
import type { Text } from '@karmik/model/kit/text';
import type { Tenant } from '../../../db/database.ts';
import type { Write } from '../../../entity/hooks.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { attendanceMessages } from '../messages.ts';

/**
 * Requests of one person are weighed one after the other, or two at once could each fit into what is left. The lock is one that lets rows
 * refer to the person meanwhile: days that are being worked out would wait for it, and it for those days.
 */
export const holdPerson = (tenant: Tenant, userId: number) =>
  tenant.query('select 1 from membership where organization_id = $1 and user_id = $2 for no key update', [
    tenant.organizationId,
    userId,
  ]);

/** Whether a day lies further back than a setting allows. */
export function isTooFarBack({ access, context }: Pick<Write, 'access' | 'context'>, day: string, daysBack: number) {
  const { today } = ruleClockOf(context, access);
  return day < addDaysTo(today, -daysBack);
}

/** That a day is not before the person joined. */
export async function beforeJoining(tenant: Tenant, userId: number, day: string): Promise<Message | undefined> {
  const row = await tenant.one<{ full_name: string; joined_on: string }>(
    'select full_name, joined_on from employee where organization_id = $1 and user_id = $2 and joined_on > $3::date',
    [tenant.organizationId, userId, day],
  );
  return row && attendanceMessages.joinedLater({ name: row.full_name, day: row.joined_on });
}

interface AskedDay {
  readonly field: string;
  readonly label: Text;
  readonly day: string;
  readonly daysBack: number;
}

/** What is wrong with the day that a request is about. */
export async function wrongDay(
  write: Pick<Write, 'access' | 'context' | 'tenant'>,
  senderId: number,
  { field, label, day, daysBack }: AskedDay,
): Promise<FieldErrors | undefined> {
  if (isTooFarBack(write, day, daysBack))
    return { [field]: [attendanceMessages.tooFarBack({ field: label, days: daysBack })] };
  const early = await beforeJoining(write.tenant, senderId, day);
  return early && { [field]: [early] };
}

/** That an attachment is there where the setting asks for one. */
export const missingAttachment = (
  needed: boolean,
  { attachment }: { readonly attachment: number | null },
  label: Text,
): FieldErrors | undefined =>
  needed && attachment === null ? { attachment: [messages.required({ field: label })] } : undefined;
