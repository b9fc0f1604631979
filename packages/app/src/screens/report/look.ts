/** How a report is looked at ⇄ its address: by what its records are put together, and what is measured. */
import type { Entity } from '@karmik/model/kit/entity';
import type { Period } from '@karmik/model/kit/period';
import { groupTerm, reportGroups, reportLook, type Report, type ReportLook } from '@karmik/model/kit/report';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { may } from '../../shell/session.ts';
import { fieldOf } from '../records.ts';
import { words } from '../words.ts';

export const lookOf = (entity: Entity, report: Report, params: URLSearchParams): ReportLook =>
  reportLook(entity, report, { group_by: params.get('group_by'), measures: params.get('measures') });

/** Whether a reader explores a report: groups and measures are theirs to choose. An address that chooses them explores as well. */
export const isExploring = (params: URLSearchParams): boolean =>
  ['explore', 'group_by', 'measures'].some((name) => params.has(name));

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
