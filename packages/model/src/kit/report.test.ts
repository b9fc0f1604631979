import { describe, expect, expectTypeOf, it } from 'vitest';
import { declarationProblems, defineEntity, type Entity } from './entity.ts';
import { f } from './fields.ts';
import type { Period } from './period.ts';
import {
  avg,
  count,
  groupTerm,
  max,
  measureTerm,
  min,
  reportQuery,
  sum,
  type GroupOf,
  type MeasureOf,
} from './report.ts';
import { text } from './text.ts';

const t = (words: string) => text(words, words);

const loan = defineEntity({
  name: 'loan',
  label: t('Loan'),
  fields: {
    name: f.text({ label: t('Name'), required: true, max: 40 }),
    taken_on: f.date({ label: t('Taken on') }),
    value: f.money({ label: t('Value') }),
    kind: f.choice({ label: t('Kind'), choices: { Home: t('Home') } }),
    notes: f.longText({ label: t('Notes'), max: 10 }),
  },
  reports: {
    by_kind: {
      label: t('By kind'),
      groupBy: 'kind',
      pivot: 'taken_on:month',
      period: 'taken_on',
      measures: { loans: count(), all: sum('value'), mean: avg('value'), least: min('value'), most: max('value') },
    },
  },
});

describe('a report', () => {
  it('asks for its groups and measures as an address says them', () => {
    const report = loan.reports?.by_kind;
    expect(report && reportQuery(report)).toEqual({
      group_by: 'kind,taken_on:month',
      measures: 'count,sum:value,avg:value,min:value,max:value',
    });
    expect([groupTerm('taken_on:month'), groupTerm('kind')]).toEqual([
      { field: 'taken_on', period: 'month' },
      { field: 'kind', period: undefined },
    ]);
    expect([measureTerm('sum:value'), measureTerm('count')]).toEqual([
      { kind: 'sum', field: 'value' },
      { kind: 'count', field: undefined },
    ]);
  });

  it('names what its entity has, or does not compile', () => {
    type Of = typeof loan.fields;
    expectTypeOf<GroupOf<Of>>().toEqualTypeOf<'name' | 'kind' | `taken_on:${Period}`>();
    expectTypeOf<MeasureOf<Of>>().toEqualTypeOf<'count' | `${'sum' | 'avg' | 'min' | 'max'}:value`>();
    expect(declarationProblems([loan])).toEqual([]);
  });

  it('that is wrong is told with entity, report and what to do', () => {
    const bad = {
      ...loan,
      reports: {
        one: { label: t('One'), groupBy: 'notes', pivot: 'kind', period: 'kind', measures: { x: 'sum:kind' } },
        two: { label: t('Two'), groupBy: 'kind', pivot: 'kind', measures: {} },
      },
    } as Entity;
    expect(declarationProblems([bad]).map((problem) => problem.split('; ')[0])).toEqual([
      'loan.reports.one: is grouped by "notes"',
      'loan.reports.one: measures "sum:kind"',
      'loan.reports.one: chooses its time by "kind", which is no day of it.',
      'loan.reports.two: has the same columns as rows',
      'loan.reports.two: measures nothing',
    ]);
  });
});
