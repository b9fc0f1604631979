import edges from './data/edges.json' with { type: 'json' };
import instants from './data/instants.json' with { type: 'json' };
import vectors from './data/vectors.json' with { type: 'json' };
import years from './data/years.json' with { type: 'json' };

/** What a case is about. */
export type ConformanceGroup =
  | 'new years'
  | 'month lengths'
  | 'dated records'
  | 'days that do not exist'
  | 'midnight in Nepal';

/** One question to a converter, with the right answer. */
export interface ConformanceCase {
  readonly group: ConformanceGroup;
  /** The function to ask. */
  readonly ask: 'adToBs' | 'bsToAd' | 'dateToBs';
  /** A date, `YYYY-MM-DD`; of `dateToBs` an instant in ISO 8601. */
  readonly given: string;
  /** A date of the other calendar, `YYYY-MM-DD`; `null` where the date does not exist and must be refused. */
  readonly expected: string | null;
  /** Why the answer is right. */
  readonly source: string;
}

const sources: Record<string, string> = {
  event: 'dated event',
  court: 'decision of the Supreme Court of Nepal, which carries its weekday',
  gazette: 'Nepal Gazette, which carries its weekday',
  'published-calendar': 'month grid of a published calendar',
  'dated-page': 'page that carries both dates',
  libraries: 'twelve converters and the table agree',
};
const DAY = 86_400_000;
const two = (part: number): string => String(part).padStart(2, '0');
const later = (ad: string, days: number): string =>
  new Date(Date.parse(`${ad}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** All cases of the published years, 2000 to the last one that was issued. What is only projected is not asked. */
export const conformanceCases: readonly ConformanceCase[] = [
  ...ofYears(),
  ...ofRecords(),
  ...ofEdges(),
  ...ofInstants(),
];

function* ofYears(): Generator<ConformanceCase> {
  for (const [year, { months, start, status, confidence }] of Object.entries(years)) {
    if (status !== 'published') continue;
    const source = `published calendar of ${year}, ${confidence} (docs/provenance.md)`;
    yield* bothWays('new years', `${year}-01-01`, start, source);
    let before = 0;
    for (const [index, days] of months.entries()) {
      const month = `${year}-${two(index + 1)}`;
      const why = `${month} has ${days} days: ${source}`;
      before += days;
      yield* bothWays('month lengths', `${month}-${days}`, later(start, before - 1), why);
      yield { group: 'month lengths', ask: 'bsToAd', given: `${month}-${days + 1}`, expected: null, source: why };
    }
  }
}

function* ofRecords(): Generator<ConformanceCase> {
  for (const { bs, ad, weekday, source, note } of vectors) {
    const what = sources[source];
    if (what !== undefined) yield* bothWays('dated records', bs, ad, `${what}: ${note} (${weekday})`);
  }
}

function* ofEdges(): Generator<ConformanceCase> {
  for (const edge of edges) {
    const source = 'the calendar has no such day';
    const { bs, ad } = edge;
    // Of what is clamped only the years are asked that are published.
    const isMissing = 'invalid' in edge || ('clampTo' in edge && edge.clampTo !== null && (bs ?? '') < '2084');
    if (!isMissing) continue;
    if (bs !== undefined) yield { group: 'days that do not exist', ask: 'bsToAd', given: bs, expected: null, source };
    if (ad !== undefined) yield { group: 'days that do not exist', ask: 'adToBs', given: ad, expected: null, source };
  }
}

function* ofInstants(): Generator<ConformanceCase> {
  for (const { instant, bs, note } of instants)
    yield { group: 'midnight in Nepal', ask: 'dateToBs', given: instant, expected: bs, source: note };
}

function* bothWays(group: ConformanceGroup, bs: string, ad: string, source: string): Generator<ConformanceCase> {
  yield { group, ask: 'bsToAd', given: bs, expected: ad, source };
  yield { group, ask: 'adToBs', given: ad, expected: bs, source };
}
