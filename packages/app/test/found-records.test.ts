/**
 * What the search finds, as each role of the demo: every list of a page that someone may open answers them, and finds a record of its own
 * by what the record is called there.
 */
import type { Page } from '@karmik/model/kit/paging';
import { expect, it } from 'vitest';
import { demoSession } from './demo-session.ts';

const { loadArea } = await import('../src/routing/areas.ts');
const { pagesOf } = await import('../src/shell/search/pages.ts');
const { findingOf, textOf } = await import('../src/shell/search/use-record-search.ts');
const { session } = await import('../src/shell/session.ts');
const { areasInReach, mayOpen } = await import('../src/shell/view.ts');

const { get, signIn } = demoSession();

type Row = Readonly<Record<string, unknown>> & { readonly id: number };
const found: Record<string, string[]> = {};

it.each(['employee', 'supervisor', 'hr'])(
  '%s finds records by what they are called',
  { timeout: 120_000 },
  async (name) => {
    const slug = (await signIn(name)).is_admin ? 'himal' : undefined;
    const { is_supervisor: isSupervisor } = session.info?.supervisor ?? {};
    const tables = (await Promise.all(areasInReach(slug, isSupervisor === true).map(loadArea))).flat();
    const names: string[] = [];
    for (const { page, finds } of findingOf(pagesOf(tables, (route) => mayOpen(route, tables), slug))) {
      const path = `${finds.path.replace(':org', 'himal')}/`;
      const ask = (search: string) => get<Page<Row>>(path, { ...finds.query, limit: '3', ...(search && { search }) });
      const [first] = (await ask('')).results;
      if (first === undefined) continue;
      const called = textOf(first[finds.name]);
      expect(called, `${page.route.path} ${finds.path}`).not.toBe('');
      const { results } = await ask(called.slice(0, 60));
      expect(results.map((row) => textOf(row[finds.name]))).toContain(called);
      if (finds.opens) expect(first[finds.opens.by], finds.path).toBeTruthy();
      names.push(finds.path);
    }
    found[name] = names;
  },
);

it('reaches the records of everyone, and HR reads each list once', () => {
  expect(found['employee']).toEqual(expect.arrayContaining(['task', 'org/:org/document']));
  expect(found['supervisor']).toEqual(expect.arrayContaining(['task', 'attendance/:org/overtime/pre-approval']));
  expect(found['hr']).toEqual([...new Set(found['hr'])]);
});
