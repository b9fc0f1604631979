/** Archived payslips: what is asked of one before it is stored, publishing, and withdrawing. */
import type { HomeParts } from '@karmik/model/home/home';
import { monthSpan, monthWords } from '@karmik/model/kit/month';
import { messages } from '@karmik/model/kit/messages';
import { archivedPayslip, payslipLimit, type PayslipBody } from '@karmik/model/payroll/archive/payslip';
import { ownPayPaths } from '@karmik/model/payroll/own-paths';
import { defineMessages, type Message } from '@karmik/model/kit/message';
import { isDetail } from '@karmik/model/kit/errors';
import { bilingual } from '@karmik/model/kit/text';
import { writeAudit } from '../../../access/audit.ts';
import type { Access } from '../../../access/access.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { createRecord, type Writer } from '../../../entity/write.ts';
import { conflict, HttpError, invalid, notFound } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { notify } from '../../notification/notify.ts';

/** Refusals of archived payslips. */
const payslipMessages = defineMessages('payslip', {
  withdrawn: { en: 'This payslip is already withdrawn.', ne: 'यो तलब पर्ची पहिल्यै फिर्ता लिइएको छ।' },
  fileUsed: { en: 'This file already belongs to another record', ne: 'यो फाइल पहिल्यै अरू केहीमा प्रयोग भएको छ' },
  noPdf: { en: 'A payslip must be a PDF', ne: 'तलब पर्ची PDF हुनुपर्छ' },
  tooLarge: { en: 'A payslip can have at most 5 MB', ne: 'तलब पर्ची बढीमा ५ एमबीको हुन्छ' },
  noFiscalYear: {
    en: 'No fiscal year includes this month. Add it first',
    ne: 'यो महिना कुनै आर्थिक वर्षमा पर्दैन; पहिले आर्थिक वर्ष थप्नुहोस्',
  },
  otherCalendar: { en: 'The months of {year} are in {calendar}', ne: '{year} का महिना {calendar} का हुन्' },
  there: { en: 'A payslip for this month already exists', ne: 'यो महिनाको तलब पर्ची पहिल्यै छ' },
  ofFile: { en: '{name}: {problem}', ne: '{name}: {problem}' },
});

/** The person who brings in two sets at once waits, so that the second sees the first. */
const alone = (tenant: Tenant) =>
  tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', ['archived_payslip', tenant.organizationId]);

interface Year {
  readonly id: number;
  readonly name: string;
  readonly calendar: 'BS' | 'AD';
}

const calendarNames = { BS: bilingual('BS', 'वि.सं.'), AD: bilingual('AD', 'ई.सं.') } as const;

/** The fiscal year that holds a month, that of payroll before the general one, or why there is none. */
export async function yearOf(tenant: Tenant, month: string): Promise<Year | { readonly problem: Message }> {
  const year = await tenant.one<Year>(
    `select id, name, calendar from fiscal_year where organization_id = $1 and used_for in ('Payroll', 'General') and $2::date between starts_on and ends_on
      order by used_for = 'Payroll' desc limit 1`,
    [tenant.organizationId, monthSpan(month).starts_on],
  );
  if (!year) return { problem: payslipMessages.noFiscalYear };
  return year.calendar.toLowerCase() === month.slice(0, 2)
    ? year
    : { problem: payslipMessages.otherCalendar({ year: year.name, calendar: calendarNames[year.calendar] }) };
}

async function fileProblem(tenant: Tenant, id: number): Promise<Message | undefined> {
  const file = await tenant.one<{ mime: string; size: number; is_used: boolean }>(
    `select f.mime, f.size, exists (select from record_file r where r.organization_id = f.organization_id and r.file_id = f.id) as is_used
       from file f where f.organization_id = $1 and f.id = $2`,
    [tenant.organizationId, id],
  );
  if (!file) return undefined;
  if (file.is_used) return payslipMessages.fileUsed;
  if (file.mime !== 'application/pdf') return payslipMessages.noPdf;
  return file.size > payslipLimit ? payslipMessages.tooLarge : undefined;
}

export const archivedPayslipHooks: EntityHooks<typeof archivedPayslip> = {
  async beforeSave({ tenant }, body) {
    const { employee, month, file } = body as PayslipBody;
    await alone(tenant);
    const year = await yearOf(tenant, month);
    if ('problem' in year) return { month: [year.problem] };
    const problem = await fileProblem(tenant, file);
    if (problem) return { file: [problem] };
    const there = await tenant.one(
      `select 1 from archived_payslip where organization_id = $1 and employee_id = $2 and month = $3 and status <> 'Withdrawn'`,
      [tenant.organizationId, employee, month],
    );
    if (there) return { month: [payslipMessages.there] };
    body.fiscal_year = year.id;
    return undefined;
  },
};

interface Moved {
  readonly id: number;
  readonly employee_id: number;
  readonly month: string;
}

/** EM-5: people are told that it is there, and where; neither amounts nor the file go out. */
async function notifyEmployees(
  writer: Writer,
  tenant: Tenant,
  moved: readonly Moved[],
  words: (month: { en: string; ne: string }) => { en: string; ne: string },
): Promise<void> {
  for (const [month, slips] of Map.groupBy(moved, (slip) => slip.month))
    await notify(tenant, {
      organizationId: tenant.organizationId,
      actorId: writer.access.userId,
      recipientIds: slips.map((slip) => slip.employee_id),
      category: 'payroll',
      at: writer.context.clock(),
      text: words(monthWords(month)),
      url: ownPayPaths.ownArchivedPayslips,
    });
}

async function log(writer: Writer, tenant: Tenant, action: string, slip: Moved, after: object): Promise<void> {
  const { access, context, requestId, ip } = writer;
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: access.userId,
    action,
    objectType: archivedPayslip.name,
    objectId: slip.id,
    after,
    at: context.clock(),
    requestId,
    ip,
  });
}

/** Publishes those of these that wait; without ids, all that wait. @returns how many */
export async function publishPayslips(writer: Writer, tenant: Tenant, ids?: readonly number[]): Promise<number> {
  const moved = await tenant.query<Moved>(
    `update archived_payslip set status = 'Published', published_at = $2
      where organization_id = $1 and status = 'Waiting' and ($3::bigint[] is null or id = any($3)) returning id, employee_id, month`,
    [tenant.organizationId, writer.context.clock(), ids ?? null],
  );
  for (const slip of moved) await log(writer, tenant, 'published', slip, { status: 'Published' });
  await notifyEmployees(writer, tenant, moved, (month) => ({
    en: `Your payslip of ${month.en} is available`,
    ne: `तपाईंको ${month.ne}को तलब पर्ची आयो`,
  }));
  const told = { organizationId: tenant.organizationId, topic: archivedPayslip.name };
  if (moved.length) await announce(tenant, told);
  await announce(tenant, { ...told, userIds: moved.map((slip) => slip.employee_id) });
  return moved.length;
}

/** @throws 404 for what is not there, 409 for what was withdrawn already */
export async function withdrawPayslip(writer: Writer, tenant: Tenant, id: number, reason: string): Promise<void> {
  const slip = await tenant.one<Moved & { status: string }>(
    'select id, employee_id, month, status from archived_payslip where organization_id = $1 and id = $2 for update',
    [tenant.organizationId, id],
  );
  if (!slip) throw notFound();
  if (slip.status === 'Withdrawn') throw conflict(payslipMessages.withdrawn, 'withdrawn');
  await tenant.query(
    `update archived_payslip set status = 'Withdrawn', withdrawn_at = $3, withdrawal_reason = $4 where organization_id = $1 and id = $2`,
    [tenant.organizationId, id, writer.context.clock(), reason],
  );
  await log(writer, tenant, 'withdrawn', slip, { status: 'Withdrawn', withdrawal_reason: reason });
  if (slip.status === 'Published')
    await notifyEmployees(writer, tenant, [slip], (month) => ({
      en: `Your payslip of ${month.en} was withdrawn`,
      ne: `तपाईंको ${month.ne}को तलब पर्ची फिर्ता लिइयो`,
    }));
  const told = { organizationId: tenant.organizationId, topic: archivedPayslip.name };
  await announce(tenant, { ...told, objectId: id });
  // Whose it was reads it no more, and is told for that.
  await announce(tenant, { ...told, userIds: [slip.employee_id] });
}

/** What is wrong with one of many, a sentence each that begins with whose file it is. */
async function namedProblems(tenant: Tenant, body: Record<string, unknown>, error: HttpError): Promise<Message[]> {
  const file =
    typeof body.file === 'number'
      ? await tenant.one<{ name: string }>('select name from file where organization_id = $1 and id = $2', [
          tenant.organizationId,
          body.file,
        ])
      : undefined;
  const name = file?.name ?? messages.reference({ field: archivedPayslip.fields.file.label });
  return (isDetail(error.body) ? [error.body.detail] : Object.values(error.body).flat()).map((problem) =>
    payslipMessages.ofFile({ name, problem }),
  );
}

/** Stores all or none. @throws 400, of several by the names of their files */
export async function bringIn(
  writer: Writer,
  tenant: Tenant,
  bodies: readonly Record<string, unknown>[],
  isPublished: boolean,
): Promise<number[]> {
  const ids: number[] = [];
  const problems: Message[] = [];
  for (const body of bodies)
    try {
      ids.push(await createRecord(writer, tenant, archivedPayslip, archivedPayslipHooks, body));
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 400 || bodies.length === 1) throw error;
      problems.push(...(await namedProblems(tenant, body, error)));
    }
  if (problems.length) throw invalid({ non_field_errors: problems });
  if (isPublished) await publishPayslips(writer, tenant, ids);
  return ids;
}

/** Whether an employee has an archived payslip or archived figures to read: only they have the entry of the menu. */
export const hasArchivedPay = async ({ tenant, userId }: Access): Promise<boolean> =>
  (await tenant.one(
    `select 1 from archived_payslip where organization_id = $1 and employee_id = $2 and status = 'Published'
      union all
     select 1 from archived_pay_figure g join archived_pay_import i on i.organization_id = g.organization_id and i.id = g.import_id
      where g.organization_id = $1 and g.employee_id = $2 and i.status = 'Published' limit 1`,
    [tenant.organizationId, userId],
  )) !== undefined;

/** The newest payslip of someone; none where the organisation does without payroll. */
export async function newestPayslip({
  tenant,
  userId,
  organization,
}: Access): Promise<HomeParts['payslip'] | undefined> {
  if (organization.disabled_applications.includes('payroll')) return undefined;
  const row = await tenant.one<{ month: string }>(
    `select month from archived_payslip where organization_id = $1 and employee_id = $2 and status = 'Published'
      order by pay_date desc, id desc limit 1`,
    [tenant.organizationId, userId],
  );
  return row ? { month: row.month, url: ownPayPaths.ownArchivedPayslips } : null;
}
