/** One's own timesheet by the day: the hours of a day go into the timesheet of its week, which the first day begins. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { minutesOf, timesheet } from '@karmik/model/attendance/timesheet';
import { timesheetDay, timesheetDayAnswer, type TimesheetDay } from '@karmik/model/attendance/timesheet-day';
import type { EntityRow } from '@karmik/model/kit/entity';
import { bodySchema, fieldSchema } from '@karmik/model/kit/schema';
import * as z from 'zod/mini';
import { organizationMember, type Access } from '../../../access/access.ts';
import { sendAgain, sendRequest } from '../../../approval/decide.ts';
import { isDecidedOn } from '../../../approval/history.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { readRecord, readRow } from '../../../entity/read.ts';
import { checkReferences } from '../../../entity/references.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { scopeView } from '../../../entity/scope.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { createRecord, ruleClockOf, updateRecord, writerOf } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { conflict } from '../../../http/errors.ts';
import { isOpenBetween } from '../../../ledger/periods.ts';
import { attendanceMessages } from '../messages.ts';
import { holdPerson } from './checks.ts';
import { timesheetHooks, timesheetKind, weekOf } from './timesheets.ts';

const path = attendanceEndpoints.timesheetDay;

/** The timesheet of someone's week that is neither declined nor cancelled, and whether it was decided on. */
async function sheetOf(tenant: Tenant, userId: number, sunday: string, lock?: 'lock') {
  const sheet = await tenant.one<{ id: number; status: string }>(
    `select id, status from timesheet where organization_id = $1 and sender_id = $2 and week_of = $3 and status in ('Requested', 'Forwarded', 'Approved')${lock ? ' for update' : ''}`,
    [tenant.organizationId, userId, sunday],
  );
  return (
    sheet && {
      id: sheet.id,
      isDecided: sheet.status !== 'Requested' || (await isDecidedOn(tenant, timesheet.name, sheet.id)),
    }
  );
}

export function timesheetDayRoutes(app: Api, context: Context): void {
  const url = `/api/v1/${path}/`;
  const config = { access: organizationMember };
  const tags = ['attendance'];
  const own = scopeView(context, timesheet, ['own']);

  const answerOf = async (access: Access, tenant: Tenant, day: string): Promise<TimesheetDay> => {
    const [sunday, saturday] = weekOf(day);
    const sheet = await sheetOf(tenant, access.userId, sunday);
    const record = sheet && (await readRecord(context, access, tenant, timesheet, own, sheet.id));
    const entries = (record?.['entries'] ?? []) as TimesheetDay['entries'];
    const isOpen = await isOpenBetween(tenant, 'attendance', sunday, saturday);
    return {
      worked_on: day,
      week_of: sunday,
      standing: sheet?.isDecided ? 'decided' : !isOpen ? 'closed' : sheet ? 'open' : 'new',
      entries: entries.filter(({ worked_on }) => worked_on === day),
      total: minutesOf(entries),
    };
  };

  app.route({
    method: 'GET',
    url,
    config,
    schema: {
      summary: "The caller's hours of a day, and whether they can still be entered",
      tags,
      params: organizationParams,
      querystring: z.strictObject({
        date: z.optional(fieldSchema(timesheetDay.fields.worked_on, looseRuleClock(context)) as z.ZodMiniType<string>),
      }),
      response: { 200: timesheetDayAnswer },
    },
    handler: ({ access, query }) => answerOf(access, access.tenant, query.date ?? ruleClockOf(context, access).today),
  });

  app.route({
    method: 'PUT',
    url,
    config,
    schema: {
      summary: "Enter the caller's hours of a day, in the place of those it had",
      tags,
      params: organizationParams,
      body: bodySchema(timesheetDay.fields, looseRuleClock(context)),
      response: { 200: timesheetDayAnswer },
    },
    handler: (request) =>
      request.access.tenant.transaction(async (tenant) => {
        const { access } = request;
        const { worked_on: day, entries } = checkWhole(
          timesheetDay,
          request.body,
          ruleClockOf(context, access),
        ) as EntityRow<typeof timesheetDay>;
        // Asked of the lines of the day, whose places the form shows; in the sheet of the week they have others.
        await checkReferences(timesheetDay, tenant, access.userId, { entries }, ['entries']);
        const writer = writerOf(context, request);
        const [sunday] = weekOf(day);
        const ofDay = entries.map((entry) => ({ ...entry, worked_on: day }));
        let sheet = await sheetOf(tenant, access.userId, sunday, 'lock');
        if (!sheet) {
          // Two days at once would each begin the week.
          await holdPerson(tenant, access.userId);
          sheet = await sheetOf(tenant, access.userId, sunday, 'lock');
        }
        if (sheet?.isDecided) throw conflict(attendanceMessages.weekDecided, 'already_decided');
        if (sheet) {
          const { entries: held } = await readRow(tenant, timesheet, own, access, sheet.id);
          const others = held.filter(({ worked_on }) => worked_on !== day);
          const all = [...others, ...ofDay].toSorted((a, b) =>
            a.worked_on < b.worked_on ? -1 : a.worked_on > b.worked_on ? 1 : 0,
          );
          await updateRecord(writer, tenant, timesheet, { ...timesheetHooks, ...own }, sheet.id, { entries: all });
          await sendAgain(timesheetKind, tenant, writer, sheet.id);
        } else {
          const id = await createRecord(writer, tenant, timesheet, timesheetHooks, { week_of: day, entries: ofDay });
          await sendRequest(timesheetKind, tenant, writer, id);
        }
        return answerOf(access, tenant, day);
      }),
  });
}
