/** Endpoints of one entity in memory, as the server has them: filters, order, pages, writing, decisions, spreadsheets. */

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
  const value = row[field];
  if (operator === 'in') return wanted.split(',').includes(String(plain(value)));
  if (operator === 'gte') return value !== null && plain(value) >= wanted;
  if (operator === 'lte') return value !== null && plain(value) <= wanted;
  return String(plain(value)) === wanted;
}

const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'content-type': 'application/json' } });

const notFilters = new Set(['limit', 'offset', 'sort', 'search', 'as', 'archived', 'format', 'language', 'calendar']);

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
    if (id === '') return method === 'GET' ? this.list(asked) : this.create(body as Row);
    const row = this.rows.find((each) => String(each.id) === id);
    if (!row) return json({ detail: 'Not found.' }, 404);
    if (method === 'DELETE') {
      this.rows = this.rows.filter((each) => each !== row);
      return new Response(null, { status: 204 });
    }
    if (method === 'GET') return json({ ...row, actions: row['status'] === 'Asked' ? ['lend'] : [], histories: [] });
    const changed =
      action === undefined || action === 'edit' ? { ...row, ...(body as Row) } : { ...row, status: 'Lent' };
    this.rows = this.rows.map((each) => (each === row ? changed : each));
    return json({ ...changed, actions: [], histories: [] });
  }

  private answerViews({ method, body }: Asked): Response {
    if (method === 'POST') this.views.push({ id: this.views.length + 1, ...(body as object) });
    return method === 'POST' ? json(this.views.at(-1), 201) : json({ results: this.views });
  }

  private list({ search }: Asked): Response {
    const filters = [...search].filter(([name]) => !notFilters.has(name));
    const words = search.get('search')?.toLowerCase() ?? '';
    const found = this.rows.filter(
      (row) =>
        filters.every(([name, wanted]) => matches(row, name, wanted)) &&
        String(row['title']).toLowerCase().includes(words),
    );
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
      results: sorted.slice(offset, offset + limit).map((row) => ({ ...row, actions: [] })),
      next: rest ? `/api/v1/${this.base}?${next.toString()}` : null,
      count: sorted.length,
    });
  }

  private create(body: Row): Response {
    if (this.rows.some((row) => row['title'] === body['title']))
      return json({ title: ['Title has been used already'] }, 400);
    const row = { ...this.rows[0], ...body, id: 1 + Math.max(0, ...this.rows.map(({ id }) => id)) };
    this.rows = [...this.rows, row];
    return json(row, 201);
  }
}

const importOutcome = ({ search }: Asked) => ({
  rows: 2,
  valid: 1,
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
});
