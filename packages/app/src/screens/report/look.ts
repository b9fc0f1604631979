/** How a report is looked at ⇄ its address: by what its records are put together, and what is measured. */
import type { Entity } from '@karmik/model/kit/entity';
import {
  relativePeriods,
  relativeSpan,
  type Calendar,
  type Period,
  type RelativePeriod,
} from '@karmik/model/kit/period';
import { groupTerm, reportGroups, reportLook, type Report, type ReportLook } from '@karmik/model/kit/report';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { may } from '../../shell/session.ts';
import { fieldOf } from '../records.ts';
import { words } from '../words.ts';

export const lookOf = (entity: Entity, report: Report, params: URLSearchParams): ReportLook =>
  reportLook(entity, report, { group_by: params.get('group_by'), measures: params.get('measures') });

/** The terms by which this reader may put the records together. */
export const groupsFor = (entity: Entity, report: Report): string[] =>
  reportGroups(entity, report).filter((term) => {
    const { read_code } = fieldOf(entity, groupTerm(term).field);
    return read_code === undefined || may(read_code, 'read');
  });

const periodWords: Readonly<Record<Period, Text>> = {
  day: bilingual('day', 'दिन'),
  week: bilingual('week', 'हप्ता'),
  month: bilingual('month', 'महिना'),
  quarter: bilingual('quarter', 'त्रैमास'),
  year: bilingual('year', 'वर्ष'),
  fiscal_year: bilingual('fiscal year', 'आर्थिक वर्ष'),
};

/** What a term is called: its field, and the period of a day. */
export function termText(entity: Entity, term: string): Text {
  const { field, period } = groupTerm(term);
  const { label } = fieldOf(entity, field);
  // A day by its days needs no more words.
  return period === undefined || period === 'day' ? label : words.byPeriod(label, periodWords[period]);
}

/** The relative period that an address names. */
export const relativeIn = (params: URLSearchParams): RelativePeriod | undefined =>
  (Object.keys(relativePeriods) as RelativePeriod[]).find((name) => name === params.get('period_is'));

/**
 * An address with its relative period as days of the reader's calendar, seen from the day that it names, or from today.
 * @param today where the organisation is
 */
export function withSpan(params: URLSearchParams, report: Report, calendar: Calendar, today: string): URLSearchParams {
  const relative = relativeIn(params);
  if (relative === undefined || report.period === undefined) return params;
  const on = params.get('period_on') ?? today;
  const { from, to } = relativeSpan(relative, /^\d{4}-\d{2}-\d{2}$/.test(on) ? on : today, calendar);
  const next = new URLSearchParams(params);
  next.set(`${report.period}__gte`, from);
  next.set(`${report.period}__lte`, to);
  return next;
}

/** An address without a relative period, once days are chosen. */
export const withoutRelative = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => name !== 'period_is' && name !== 'period_on'));
