/** What every report of the product says of itself, whichever entity it is of. */
import { declarationProblems, type Entity } from '@karmik/model/kit/entity';
import { calendars, relativeSpan } from '@karmik/model/kit/period';
import { measureText, relativeOpening, reportOrders, reportShapes, type Report } from '@karmik/model/kit/report';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Those of views as well, which no list of entities names. */
const folder = join(import.meta.dirname, '../../model/src');
const files = globSync('**/*.ts', { cwd: folder }).filter(
  (file) => !file.endsWith('.test.ts') && readFileSync(join(folder, file), 'utf8').includes('  reports: {'),
);
const modules = await Promise.all(
  files.map(async (file) => (await import(join(folder, file))) as Readonly<Record<string, unknown>>),
);
const isReported = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && 'fields' in value && 'reports' in value;
const entities: Entity[] = [...new Set(modules.flatMap((each) => Object.values(each)).filter(isReported))];

const reports: (readonly [name: string, entity: Entity, report: Report])[] = entities.flatMap((entity: Entity) =>
  Object.entries(entity.reports ?? {}).map(([name, report]) => [`${entity.name}.${name}`, entity, report] as const),
);
const dayMs = 86_400_000;
/** As many days as the longest fiscal year has. */
const mostDays = 366;

it('are all there', () => expect(reports.length).toBeGreaterThan(70));

describe.each(reports)('%s', (_, entity, report) => {
  it('asks a question in both languages, says how it is counted, its shape and its order', () => {
    expect(report.question.en).toMatch(/^[A-Z].*\?$/);
    expect(report.question.ne).toMatch(/\?$/);
    expect(report.question.ne).not.toMatch(/[a-z]/i);
    expect([report.help.en, report.help.ne].every((text) => /[.।]$/.test(text))).toBe(true);
    expect(reportShapes).toContain(report.shape);
    expect(reportOrders).toContain(report.order);
  });

  it('[E15] opens on a period of one fiscal year at most', () => {
    if (report.opensOn === 'now') return expect(report.period).toBeUndefined();
    expect(report.period).toBeDefined();
    for (const calendar of calendars)
      for (const today of ['2026-11-28', '2026-07-17', '2027-07-16', '2024-02-29']) {
        const { from, to } = relativeSpan(relativeOpening(report) ?? 'this_month', today, calendar);
        expect((Date.parse(to) - Date.parse(from)) / dayMs + 1).toBeLessThanOrEqual(mostDays);
      }
  });

  it('[E5] is narrowed by branch and division where it is about people whose place its records know', () => {
    const { filters = [] } = report;
    const isOfPeople = filters.some((name) => entity.fields[name]?.kind === 'user');
    if (!isOfPeople || !['branch', 'division'].every((name) => entity.fields[name]?.ofPerson)) return;
    expect(filters).toEqual(expect.arrayContaining(['branch', 'division']));
  });

  it('calls no figure by the name of its records', () => {
    const called = [entity.label, entity.plural ?? entity.label].map(({ en }) => en.toLowerCase());
    for (const measure of Object.values(report.measures)) {
      const { en } = measureText(entity, measure, report);
      expect(called).not.toContain(en.toLowerCase());
      expect(en).not.toBe('Count');
    }
  });
});

it('fit their entities', () =>
  expect(declarationProblems(entities).filter((problem) => problem.includes('.reports.'))).toEqual([]));
