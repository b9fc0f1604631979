/** Turnover: headcount at both ends of each period, who joined and left in it, and the rates. */
import { mostTurnoverPeriods, turnover } from '@karmik/model/hris/turnover';
import { messages } from '@karmik/model/kit/messages';
import {
  addDaysTo,
  periodEnd,
  periodName,
  periodStart,
  periodText,
  type Calendar,
  type DaySpan,
  type Period,
} from '@karmik/model/kit/period';
import type { QueryRowOf } from '@karmik/model/kit/query';
import { bilingual } from '@karmik/model/kit/text';
import { Conditions } from '../../entity/query.ts';
import { invalidField } from '../../http/errors.ts';
import { query } from '../../queries/query.ts';

interface Span {
  readonly period: string;
  readonly period_in_nepali: string;
  readonly starts_on: string;
  readonly ends_on: string;
}

/** The periods of a stretch of time, the first and the last cut to it. @throws 400 for too many, or days beyond the calendar */
function periodsOf({ from, to }: DaySpan, unit: Period, calendar: Calendar): Span[] {
  const periods: Span[] = [];
  for (let day = from; day <= to;) {
    if (periods.length === mostTurnoverPeriods)
      throw invalidField('to', messages.tooMany({ field: bilingual('Periods', 'अवधि'), most: mostTurnoverPeriods }));
    let start: string;
    try {
      start = periodStart(day, unit, calendar);
    } catch {
      throw invalidField('from', messages.invalidDate);
    }
    const end = periodEnd(start, unit, calendar);
    const name = periodName(start, unit, calendar);
    periods.push({
      period: periodText(name, 'en'),
      period_in_nepali: periodText(name, 'ne'),
      starts_on: day,
      ends_on: end < to ? end : to,
    });
    day = addDaysTo(end, 1);
  }
  return periods;
}

/** Everyone of an organisation ($1) of whom it is known when they worked. */
export const knownPeople = `
  person as (
    select e.user_id, e.gender from employee e
     where e.organization_id = $1
       -- The person who left without a last day is not known to have worked here on any.
       and (e.is_current or not exists (select from employment o
             where o.organization_id = e.organization_id and o.employee_id = e.user_id and o.ends_on is null)))`;

/**
 * The figures of each period and, last, of them all. A record of employment counts where it matches; of records without a gap between them
 * only the first begins something and the last ends it, and it is a move where the record beside it is one that does not match.
 * @param matches a condition over a record `r`
 */
const statement = (matches: string) => `
  with ${knownPeople},
  record as (
    select r.employee_id, r.starts_on, r.ends_on, coalesce(${matches}, false) as matches
      from (select h.*, p.gender from employment h join person p on p.user_id = h.employee_id where h.organization_id = $1) r),
  beside as (
    select r.*, coalesce(lag(ends_on) over service = starts_on - 1, false) as follows, lag(matches) over service as matched,
           coalesce(lead(starts_on) over service = ends_on + 1, false) as goes_on, lead(matches) over service as will_match
      from record r
    window service as (partition by employee_id order by starts_on)),
  event as (
    select employee_id, starts_on as day, 1 as change, not follows as is_end from beside
     where matches and not (follows and matched)
    union all
    select employee_id, ends_on, -1, not goes_on from beside
     where matches and ends_on is not null and not (goes_on and will_match)),
  period as (select * from unnest($2::date[], $3::date[]) with ordinality as p (first, last, place)),
  counted as (
    select p.place,
           -- A last day is worked to its end, so it is taken off on the next.
           coalesce(sum(e.change) filter (where e.day < p.first), 0)::integer as opening,
           count(*) filter (where e.day >= p.first and e.change = 1 and e.is_end)::integer as joined,
           coalesce(sum(e.change) filter (where e.day >= p.first and not e.is_end), 0)::integer as moved,
           count(*) filter (where e.day >= p.first and e.change = -1 and e.is_end)::integer as "left",
           count(*) filter (where e.day >= p.first and e.change = -1 and e.is_end and exists (
             select from separation s where s.organization_id = $1 and s.employee_id = e.employee_id and s.effective_date = e.day + 1
                and s.status <> 'Cancelled' and s.category = 'Involuntary'))::integer as dismissed,
           coalesce(sum(e.change), 0)::integer as closing
      from period p left join event e on e.day <= p.last group by p.place),
  averaged as (
    select *, (opening + closing) / 2.0 as average from counted
    union all
    select null, (array_agg(opening order by place))[1], sum(joined)::integer, sum(moved)::integer, sum("left")::integer,
           sum(dismissed)::integer, (array_agg(closing order by place desc))[1], avg((opening + closing) / 2.0) from counted)
  select opening, joined, moved, "left", dismissed, closing, round(average, 1)::text as average,
         round(100 * "left" / nullif(average, 0), 2)::text as turnover,
         round(100 * ("left" - dismissed) / nullif(average, 0), 2)::text as attrition
    from averaged order by place nulls last`;

type Figures = Omit<QueryRowOf<typeof turnover>, 'id' | 'period' | 'period_in_nepali' | 'starts_on' | 'ends_on'>;

export const turnoverQuery = query(
  turnover,
  async ({ tenant, clock: { today }, narrow }, { from, to, unit, period_calendar }) => {
    // Of a period that goes on, what is over by now.
    const until = to < today || from > today ? to : today;
    const spans = periodsOf({ from, to: until }, unit, period_calendar);
    const where = new Conditions(tenant.organizationId);
    where.value(spans.map(({ starts_on }) => starts_on));
    where.value(spans.map(({ ends_on }) => ends_on));
    narrow(where);
    const rows = await tenant.query<Figures>(statement(where.where), where.values);
    const totals = rows.pop();
    if (!totals) throw new Error('figures have totals');
    return { rows: rows.map((row, index) => ({ ...(spans[index] as Span), ...row })), totals };
  },
);
