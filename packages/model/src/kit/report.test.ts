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
  thresholdOf,
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
      question: t('Which loans are there?'),
      help: t('Every loan counts once.'),
      shape: 'pivot',
      opensOn: 'this_month',
      order: 'most',
      counted: t('Books'),
      figures: { 'max:value': t('Dearest') },
      thresholds: [
        { of: 'count', from: 10, tone: 'critical', label: t('Too many') },
        { of: 'count', from: 5, tone: 'caution', label: t('Many') },
      ],
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

  it('is looked at as someone chose within what it allows', () => {
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

  it('calls its figures by its own names, and says which of them stand out', () => {
    const { by_kind } = loan.reports;
    expect(measureText(loan, 'max:value', by_kind).en).toBe('Dearest');
    expect(measureText(loan, 'count', by_kind).en).toBe('Books');
    expect(measureText(loan, 'sum:value', by_kind).en).toBe('Value');
    const label = (value: number | null) => thresholdOf(by_kind, 'count', value)?.label.en;
    expect([label(4), label(5), label(10), label(null)]).toEqual([undefined, 'Many', 'Too many', undefined]);
    expect(thresholdOf(by_kind, 'sum:value', '10')).toBeUndefined();
  });

  it('asks for its groups in its own order where that is not the usual one', () => {
    const look = reportLook(loan, loan.reports.by_kind);
    expect(reportQuery(look, 'most')).not.toHaveProperty('order');
    expect(reportQuery(look, 'least')).toMatchObject({ order: 'least' });
    expect(reportQuery({ ...look, groupBy: undefined, pivot: undefined }, 'least')).not.toHaveProperty('order');
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
    const asked = { question: t('Which?'), help: t('All.'), shape: 'pivot', opensOn: 'now', order: 'most' };
    const bad = {
      ...loan,
      reports: {
        one: {
          ...asked,
          label: t('One'),
          groupBy: 'notes',
          pivot: 'kind',
          period: 'kind',
          measures: { x: 'sum:kind' },
        },
        two: { ...asked, label: t('Two'), groupBy: 'kind', pivot: 'kind', measures: {} },
        three: { ...asked, label: t('Three'), pivot: 'kind', measures: { x: 'count' }, where: { kinds__in: 'Home' } },
        four: {
          ...asked,
          label: t('Four'),
          question: t('Loans'),
          opensOn: 'this_month',
          counted: t('loan'),
          figures: { 'max:value': t('Dearest') },
          thresholds: [{ of: 'sum:value', from: 1, tone: 'critical', label: t('Many') }],
          measures: { x: 'count' },
        },
      },
    } as unknown as Entity;
    expect(declarationProblems([bad]).map((problem) => problem.split('; ')[0])).toEqual([
      'loan.reports.one: is grouped by "notes"',
      'loan.reports.one: measures "sum:kind"',
      'loan.reports.one: chooses its time by "kind", which is no day of it.',
      'loan.reports.one: opens on all time',
      'loan.reports.two: has the same columns as rows',
      'loan.reports.two: measures nothing',
      'loan.reports.three: names the field "kinds", which its entity lacks.',
      'loan.reports.three: counts without saying what',
      'loan.reports.three: has columns without rows',
      'loan.reports.four: calls its count "loan", as its records',
      'loan.reports.four: asks no question',
      'loan.reports.four: opens on this_month without a day to choose by',
      'loan.reports.four: has a threshold of "sum:value", which it does not measure.',
      'loan.reports.four: names "max:value", which it does not measure.',
    ]);
  });
});
