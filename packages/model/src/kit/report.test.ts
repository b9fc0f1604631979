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
  changeBetween,
  measureText,
  reportColumns,
  reportGroups,
  reportLook,
  reportQuery,
  sum,
  type GroupOf,
  type MeasureOf,
} from './report.ts';
import { bilingual } from './text.ts';

const t = (words: string) => bilingual(words, words);

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
      filters: ['name', 'kind'],
      measures: { loans: count(), all: sum('value'), mean: avg('value'), least: min('value'), most: max('value') },
    },
  },
});

describe('a report', () => {
  it('asks for its groups and measures as an address says them', () => {
    expect(reportQuery(reportLook(loan, loan.reports.by_kind))).toEqual({
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

  it('is looked at as somebody chose within what it allows', () => {
    const { by_kind } = loan.reports;
    expect(reportGroups(loan, by_kind)).toEqual([
      'kind',
      'taken_on:month',
      'name',
      'taken_on:day',
      'taken_on:week',
      'taken_on:quarter',
      'taken_on:year',
      'taken_on:fiscal_year',
    ]);
    expect(reportLook(loan, by_kind, { group_by: 'name,taken_on:year', measures: 'avg:value' })).toEqual({
      groupBy: 'name',
      pivot: 'taken_on:year',
      measures: ['avg:value'],
    });
    expect(reportLook(loan, by_kind, { group_by: 'notes,name', measures: 'sum:notes' })).toEqual({
      groupBy: 'name',
      pivot: undefined,
      measures: ['count', 'sum:value', 'avg:value', 'min:value', 'max:value'],
    });
    expect(reportLook(loan, by_kind, { group_by: '' }).groupBy).toBeUndefined();
    expect(reportColumns(loan, by_kind)).toEqual(['kind', 'taken_on', 'name', 'value']);
    expect(measureText(loan, 'max:value')).toEqual({ en: 'Value, maximum', ne: 'Value, अधिकतम' });
  });

  it('says exactly how a figure moved', () => {
    expect(changeBetween('9007199254740993.10', '9007199254740993')).toEqual({ difference: '0.10', percent: '0.0' });
    expect(changeBetween('2', '3')).toEqual({ difference: '-1', percent: '-33.3' });
    expect(changeBetween('-1.5', '-1')).toEqual({ difference: '-0.5', percent: '-50.0' });
    expect(changeBetween('12', '0')).toEqual({ difference: '12', percent: null });
    expect(changeBetween('10005', '10000')).toEqual({ difference: '5', percent: '0.1' });
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
        three: { label: t('Three'), pivot: 'kind', measures: { x: 'count' }, where: { kinds__in: 'Home' } },
      },
    } as Entity;
    expect(declarationProblems([bad]).map((problem) => problem.split('; ')[0])).toEqual([
      'loan.reports.one: is grouped by "notes"',
      'loan.reports.one: measures "sum:kind"',
      'loan.reports.one: chooses its time by "kind", which is no day of it.',
      'loan.reports.two: has the same columns as rows',
      'loan.reports.two: measures nothing',
      'loan.reports.three: names the field "kinds", which its entity lacks.',
      'loan.reports.three: has columns without rows',
    ]);
  });
});
