/** Endpoints of one entity in memory, as the server has them: filters, order, pages, writing, decisions, spreadsheets. */

import { periodEnd, periodName, periodStart } from '@karmik/model/kit/period';

type Row = { readonly id: number; readonly [name: string]: unknown };

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
}

const plain = (value: unknown): string | number =>
  typeof value === 'number'
    ? value
    : typeof value === 'object' && value !== null && 'id' in value
      ? Number(value.id)
      : String(value);

/** Whether a row has what a filter of the address asks for. */
function matches(row: Row, name: string, wanted: string): boolean {
  const [field = '', operator] = name.split('__');
  const [list = '', item] = field.split('.');
  // Of lines, any one of them.
  if (item !== undefined)
    return ((row[list] ?? []) as Row[]).some((line) => matches(line, name.slice(list.length + 1), wanted));
  const value = row[field];
  if (operator === 'contains') return String(plain(value ?? '')).includes(wanted);
  if (operator === 'in') return wanted.split(',').includes(String(plain(value)));
  if (operator === 'gte') return value !== null && plain(value) >= wanted;
  if (operator === 'lte') return value !== null && plain(value) <= wanted;
  return String(plain(value)) === wanted;
}

const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'content-type': 'application/json' } });

const notFilters = new Set(
  'limit offset sort search as archived format language calendar group_by measures period_calendar compare compare_by'.split(
    ' ',
  ),
);

const lent = { code: 'lent', params: {}, en: 'Lent by Rita Gurung already.', ne: 'रीता गुरुङले सापटी दिइसक्नुभयो।' };

export class Endpoints {
  rows: Row[];
  readonly asked: Asked[] = [];
  readonly views: unknown[] = [];
  /** Answers instead of the usual one, for paths that match, until it is taken away. */
  instead: ((asked: Asked) => Response | Promise<Response> | undefined) | undefined;

  private readonly base: string;

  /** @param base where the entity's records are, under the API root */
  constructor(base: string, rows: readonly Row[]) {
    this.base = base;
    this.rows = [...rows];
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const type = request.headers.get('content-type') ?? '';
    const asked: Asked = {
      method: request.method,
      path: pathname.replace('/api/v1/', ''),
      search: searchParams,
      body: type.includes('json') ? await request.json() : undefined,
    };
    this.asked.push(asked);
    return (await this.instead?.(asked)) ?? this.answer(asked);
  };

  /** What was asked of a path, the last first. */
  last(method: string, path = this.base): Asked | undefined {
    return this.asked.findLast((each) => each.method === method && each.path.startsWith(path));
  }

  private answer(asked: Asked): Response {
    const { method, path, body } = asked;
    if (path.endsWith('/views/')) return this.answerViews(asked);
    if (path.endsWith('/people/')) return json({ results: [], next: null });
    if (!path.startsWith(this.base)) return json({ detail: 'Not found.' }, 404);
    const [id = '', action] = path.slice(this.base.length).split('/').filter(Boolean);
    if (id === 'import') return json(importOutcome(asked));
    if (id === 'bulk') return this.decideMany(asked);
    if (id === 'matching') {
      const results = this.found(asked.search).map((row) => ({ ...row, actions: actionsOf(row) }));
      return json({ results, count: results.length, as_of: '2026-11-21T06:15:00.000Z' });
    }
    if (id === 'aggregate') return json(this.aggregate(asked));
    if (id === '') return method === 'GET' ? this.list(asked) : this.create(body as Row);
    const row = this.rows.find((each) => String(each.id) === id);
    if (!row) return json({ detail: 'Not found.' }, 404);
    if (method === 'DELETE') {
      this.rows = this.rows.filter((each) => each !== row);
      return new Response(null, { status: 204 });
    }
    if (method === 'GET') return json({ ...row, actions: actionsOf(row), histories: [] });
    const changed =
      action === undefined || action === 'edit' ? { ...row, ...(body as Row) } : { ...row, status: 'Lent' };
    this.rows = this.rows.map((each) => (each === row ? changed : each));
    return json({ ...changed, actions: [], histories: [] });
  }

  private answerViews({ method, body }: Asked): Response {
    if (method === 'POST') this.views.push({ id: this.views.length + 1, ...(body as object) });
    return method === 'POST' ? json(this.views.at(-1), 201) : json({ results: this.views });
  }

  private found(search: URLSearchParams): Row[] {
    const filters = [...search].filter(([name]) => !notFilters.has(name));
    const words = search.get('search')?.toLowerCase() ?? '';
    return this.rows.filter(
      (row) =>
        filters.every(([name, wanted]) => matches(row, name, wanted)) &&
        String(row['title']).toLowerCase().includes(words),
    );
  }

  /** Groups by values, months, and the length of a book; a second term is in columns. */
  private aggregate({ search }: Asked): object {
    const rows = this.found(search);
    const [term, columnTerm] = search.get('group_by')?.split(',') ?? [];
    const measures = (search.get('measures') ?? 'count').split(',');
    const valuesOf = (some: readonly Row[]) =>
      Object.fromEntries(
        measures.map((measure) => {
          const field = measure.split(':')[1];
          if (field === undefined) return [measure, some.length];
          const sum = some.reduce((all, row) => all + Math.round(Number(row[field]) * 100), 0);
          return [measure, field === 'fee' ? (sum / 100).toFixed(2) : String(sum / 100)];
        }),
      );
    const calendar = search.get('period_calendar') === 'bs' ? 'bs' : 'ad';
    const groupOf = (row: Row, by: string): { key: string; value: unknown; filters: Record<string, string> } => {
      const [name = '', period] = by.split(':');
      if (name === 'length') {
        const isLong = Number(row['pages']) >= 100;
        return {
          key: isLong ? '2' : '1',
          value: isLong ? 'Long' : 'Short',
          filters: isLong ? { pages__gte: '100' } : { pages__lte: '99' },
        };
      }
      if (period === undefined)
        return { key: String(plain(row[name])), value: row[name], filters: { [name]: String(plain(row[name])) } };
      const starts_on = periodStart(String(row[name]), 'month', calendar);
      const ends_on = periodEnd(starts_on, 'month', calendar);
      return {
        key: starts_on,
        value: { period: 'month', name: periodName(starts_on, 'month', calendar), starts_on, ends_on },
        filters: { [`${name}__gte`]: starts_on, [`${name}__lte`]: ends_on },
      };
    };
    const isCompared = search.has('compare');
    const levelOf = (by: string | undefined) =>
      by === undefined
        ? []
        : [...Map.groupBy(rows, (row) => groupOf(row, by).key)]
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([, some]) => ({
              ...groupOf(some[0] as Row, by),
              is_rest: false,
              values: valuesOf(some),
              previous: isCompared ? valuesOf([]) : null,
              some,
            }));
    const [groups, columns] = [levelOf(term), levelOf(columnTerm)];
    return {
      groups: groups.map(({ some, ...group }) => ({
        ...group,
        cells: columns.map((column) => {
          const both = some.filter((row) => column.some.includes(row));
          return { filters: { ...group.filters, ...column.filters }, values: both.length > 0 ? valuesOf(both) : {} };
        }),
      })),
      columns: columns.map(({ some: _some, ...column }) => column),
      totals: valuesOf(rows),
      folded: { groups: 0, columns: 0 },
      previous: isCompared ? { from: '2026-10-18', to: '2026-11-16', values: valuesOf(this.rows.slice(0, 1)) } : null,
    };
  }

  private list({ search }: Asked): Response {
    const found = this.found(search);
    const term = search.get('sort')?.split(',')[0] ?? 'id';
    const name = term.replace('-', '');
    const sorted = found.toSorted(
      (a, b) => (plain(a[name]) < plain(b[name]) ? -1 : 1) * (term.startsWith('-') ? -1 : 1),
    );
    const offset = Number(search.get('offset') ?? 0);
    const limit = Number(search.get('limit') ?? 25);
    const rest = offset + limit < sorted.length;
    const next = new URLSearchParams(search);
    next.set('offset', String(offset + limit));
    return json({
      results: sorted.slice(offset, offset + limit).map((row) => ({ ...row, actions: actionsOf(row) })),
      next: rest ? `/api/v1/${this.base}?${next.toString()}` : null,
      count: sorted.length,
    });
  }

  /** What is asked for still is decided; the others were by someone else, as is what a test says so. */
  private decideMany({ body }: Asked): Response {
    const { ids } = body as { readonly ids: readonly number[] };
    const results = ids.map((id) => {
      const isOpen = this.rows.some((row) => row.id === id && row['status'] === 'Asked' && row['fee'] !== '10.10');
      return isOpen
        ? { id, status: 'done' }
        : { id, status: 'refused', details: [lent.en], _messages: { details: [lent] } };
    });
    const done = new Set(results.flatMap(({ id, status }) => (status === 'done' ? [id] : [])));
    this.rows = this.rows.map((row) => (done.has(row.id) ? { ...row, status: 'Lent' } : row));
    return json({ results });
  }

  private create(body: Row): Response {
    if (this.rows.some((row) => row['title'] === body['title']))
      return json({ title: ['Title has been used already'] }, 400);
    const row = { ...this.rows[0], ...body, id: 1 + Math.max(0, ...this.rows.map(({ id }) => id)) };
    this.rows = [...this.rows, row];
    return json(row, 201);
  }
}

const actionsOf = (row: Row): string[] => (row['status'] === 'Asked' ? ['lend'] : []);

const importOutcome = ({ search }: Asked) => ({
  rows: 2,
  valid: 1,
  known: 0,
  created: search.get('dry_run') === 'false' ? 1 : 0,
  columns: [
    { heading: 'Title', field: 'title' },
    { heading: 'Colour of the cover', field: null },
  ],
  errors: [
    {
      row: 3,
      errors: { pages: ['Pages is Required'] },
      _messages: { pages: [{ en: 'Pages is Required', ne: 'पृष्ठ आवश्यक छ' }] },
    },
  ],
  understood: [],
});
