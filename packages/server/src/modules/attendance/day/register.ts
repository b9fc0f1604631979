/** The register of attendance: for each person of a list a code for each day, as a page, a spreadsheet, and paper to sign. */
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import {
  mostRegisterDays,
  registerAnswer,
  registerCode,
  registerCodes,
  timesOf,
  type Register,
  type RegisterLine,
} from '@karmik/model/attendance/day/register';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { nameIn } from '@karmik/model/kit/fields';
import { pageQuery } from '@karmik/model/kit/paging';
import { addDaysTo } from '@karmik/model/kit/period';
import * as z from 'zod/mini';
import { organizationMember, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { exportMimes, type ExportWish } from '../../../entity/cells.ts';
import { exportQuery } from '../../../entity/export.ts';
import { personJson } from '../../../entity/person.ts';
import { Conditions, listQuery, narrow, type Asked, type ListQuery } from '../../../entity/query.ts';
import type { RecordView } from '../../../entity/read.ts';
import { narrowToReader } from '../../../entity/reading.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { asQuery, viewOfRole } from '../../../entity/scope.ts';
import { Duration, workbook, type Cell } from '../../../entity/workbook.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { invalidField } from '../../../http/errors.ts';
import { registerPdf } from '../../../pdf/register-pdf.ts';
import { attendanceMessages } from '../messages.ts';
import { dayNumber, registerWords } from '../../../pdf/register-words.ts';

type StoredDay = Parameters<typeof registerCode>[0] & { readonly day: string };
type Row = Omit<RegisterLine, 'codes'> & { readonly days: readonly StoredDay[]; readonly in_all: number };

interface RegisterAsked extends Asked {
  readonly limit: number;
  readonly offset: number;
}

/** @throws 400 without a first and a last day, or where there are more than a month has */
function daysOf(asked: Asked): string[] {
  const [from, to] = (['day__gte', 'day__lte'] as const).map((name) => {
    const value = asked[name];
    if (typeof value !== 'string') throw invalidField(name, messages.required({ field: verbatim(name) }));
    return value;
  });
  const days: string[] = [];
  for (let day = from ?? ''; day <= (to ?? '') && days.length <= mostRegisterDays; day = addDaysTo(day, 1))
    days.push(day);
  if (days.length === 0 || days.length > mostRegisterDays)
    throw invalidField('day__lte', attendanceMessages.registerDays({ most: mostRegisterDays }));
  return days;
}

/** @param page absent: everyone */
async function readRegister(
  context: Context,
  access: Access,
  view: RecordView,
  query: ListQuery,
  asked: Asked,
  page?: { readonly limit: number; readonly offset: number },
): Promise<Register> {
  const days = daysOf(asked);
  const where = new Conditions(access.organization.id);
  narrowToReader(context, attendanceDay, view, access, where);
  narrow(attendanceDay, query, asked, access, where);
  const limit = page ? `limit ${where.value(page.limit)} offset ${where.value(page.offset)}` : '';
  const rows = await access.tenant.query<Row>(
    `with lines as (
       select r.employee_id, sum(r.worked)::integer as worked, sum(r.late)::integer as late, sum(r.overtime)::integer as overtime,
              json_agg(json_build_object('day', r.day, 'standing', r.standing, 'coefficient', r.coefficient,
                                         'is_travelling', r.is_travelling)) as days
         from attendance_day r where ${where.where} group by r.employee_id)
     select ${personJson('p')} as employee, e.employee_code, l.worked, l.late, l.overtime, l.days, count(*) over ()::integer as in_all,
            case when b.id is null then null else json_build_object('id', b.id, 'name', b.name) end as branch,
            case when v.id is null then null else json_build_object('id', v.id, 'name', v.name) end as division
       from lines l
       join person p on p.organization_id = $1 and p.id = l.employee_id
       left join employee e on e.organization_id = $1 and e.user_id = l.employee_id
       left join branch b on b.organization_id = $1 and b.id = e.branch_id
       left join division v on v.organization_id = $1 and v.id = e.division_id
      order by b.name nulls last, p.full_name, p.id ${limit}`,
    where.values,
  );
  return {
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    count: rows[0]?.in_all ?? 0,
    people: rows.map(({ days: stored, in_all: _all, ...line }) => {
      const codes = new Map(stored.map((day) => [day.day, registerCode(day)]));
      return { ...line, codes: days.map((day) => codes.get(day) ?? null) };
    }),
  };
}

/** The columns of a file: who, each day, how often each code, and the time. */
function sheetOf(register: Register, { language, calendar }: ExportWish) {
  const days = register.people[0]?.codes.map((_, index) => addDaysTo(register.from, index)) ?? [];
  const say = (name: keyof typeof registerWords) => registerWords[name][language];
  const headings = [
    say('code'),
    say('name'),
    say('branch'),
    say('division'),
    ...days.map((day) => dayNumber(day, calendar)),
    ...registerCodes,
    `${say('worked')} (${say('hours')})`,
    `${say('late')} (${say('hours')})`,
    `${say('overtime')} (${say('hours')})`,
  ];
  const rows = register.people.map((line): Cell[] => [
    line.employee_code,
    language === 'ne' && line.employee.name_ne ? line.employee.name_ne : line.employee.full_name,
    line.branch && nameIn(language, line.branch),
    line.division && nameIn(language, line.division),
    ...line.codes,
    ...registerCodes.map((code) => timesOf(line, code)),
    new Duration(line.worked),
    new Duration(line.late),
    new Duration(line.overtime),
  ]);
  return { headings, rows };
}

export function registerRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${attendanceEndpoints.register}/` as const;
  const query = listQuery(attendanceDay, looseRuleClock(context));
  const { limit: _limit, offset: _offset, sort: _sort, search: _search, ...filters } = query.schema;
  const shared = { tags: ['attendance'], params: organizationParams };
  app.route({
    method: 'GET',
    url: base,
    config: { access: organizationMember },
    schema: {
      summary: 'The register of a month: a code for each person and day, and what they come to',
      ...shared,
      querystring: z.strictObject({ ...filters, ...pageQuery, as: asQuery }),
      response: { 200: registerAnswer },
    },
    handler: ({ access, query: asked }) => {
      const { as, limit, offset, ...narrowed } = asked as unknown as RegisterAsked & { as: z.output<typeof asQuery> };
      const view = viewOfRole(context, attendanceDay, as, access);
      return readRegister(context, access, view, query, narrowed, { limit, offset });
    },
  });
  const { format, language, calendar } = exportQuery;
  app.route({
    method: 'GET',
    url: `${base}export/`,
    config: { access: organizationMember },
    schema: {
      summary: 'The register of a month as a spreadsheet, or as a PDF to sign',
      ...shared,
      querystring: z.strictObject({ ...filters, as: asQuery, format, language, calendar }),
    },
    handler: async ({ access, query: given }, reply) => {
      const { as, format: kind, ...asked } = given as unknown as Asked & ExportWish & { as: z.output<typeof asQuery> };
      const { language: spoken, calendar: shown, ...narrowed } = asked;
      const wish: ExportWish = { format: kind, language: spoken, calendar: shown };
      const view = viewOfRole(context, attendanceDay, as, access);
      const register = await readRegister(context, access, view, query, narrowed);
      const now = context.clock();
      await access.tenant.query(
        `insert into export_log (organization_id, user_id, entity, format, filters, created_at, row_count, finished_at)
         values ($1, $2, $3, $4, $5, $6, $7, $6)`,
        [
          access.organization.id,
          access.userId,
          attendanceDay.name,
          kind,
          JSON.stringify(narrowed),
          now,
          register.people.length,
        ],
      );
      const { headings, rows } = sheetOf(register, wish);
      async function* each(): AsyncGenerator<readonly Cell[]> {
        yield* rows;
      }
      return reply
        .header('content-type', exportMimes[kind])
        .header('content-disposition', `attachment; filename="attendance-register-${register.from}.${kind}"`)
        .send(
          kind === 'pdf'
            ? registerPdf(register, { wish, organization: access.organization, at: now })
            : workbook(kind, headings, each(), 2),
        );
    },
  });
}
