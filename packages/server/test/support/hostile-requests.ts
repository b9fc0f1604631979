/**
 * Requests made from the API's own description to go wrong: for each operation values of the described types mixed with hostile names,
 * dates, sizes, encodings and types. The same seed gives the same requests.
 */
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';

export interface HostileRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly as: 'hr' | 'employee' | 'nobody';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Described {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

export interface Description {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Names that every object has without being told. */
export const inheritedNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'toLocaleString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__defineGetter__',
  '__lookupSetter__',
] as const;

const texts = [
  ...inheritedNames,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066\u200b\ufeff',
  'ÅÅ\u0301',
  '👩‍👩‍👧‍👦',
  '१२३',
  '１２３',
  "'; drop table users; --",
  '" or 1=1',
  '$1',
  '%',
  '%_%',
  '\\',
  '../../etc/passwd',
  '..%2f..%2f',
  'a\r\nBcc: spy@else.test',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return 1")()}}',
  '${7*7}',
  '=1+1',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '021',
  '9'.repeat(400),
  '9223372036854775807',
  '9223372036854775808',
  '0.00000000000000000001',
  'a@b.c',
  `${'a'.repeat(300)}@example.com`,
  `${'a'.repeat(30_000)}!`,
  ' '.repeat(30_000),
  '['.repeat(5_000),
  '<p>'.repeat(3_000),
  'https://[::1]:99999/',
  'javascript:alert(1)',
  'bs:0000-00',
  'bs:9999-12',
  'ad:9999-13',
  '9999/00',
  '25:61',
  '24:00',
  '99:99:99',
];

const days = [
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '1582-10-10',
  '1913-04-12',
  '1943-04-13',
  '1970-01-01',
  '1990-05-17',
  '2024-02-30',
  '2026-11-21',
  '2026-11-22',
  '2027-01-01',
  '2034-04-14',
  '2044-04-14',
  '2100-12-31',
  '4713-01-01',
  '9999-12-30',
  '9999-12-31',
  '10000-01-01',
  '+275760-09-13',
  '-000001-01-01',
  '-4713-01-01',
  'infinity',
  '-infinity',
  'now',
  'epoch',
  '2026-11-21T25:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-14:00',
  '0000-01-01T00:00:00+14:00',
  '2026-11-21T06:15:00.000Z',
  '२०८३-०८-०५',
];

const numbers = [
  0,
  -0,
  1,
  -1,
  2,
  5,
  7,
  100,
  0.1,
  1e-7,
  32_767,
  32_768,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
];

const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 3, arbitrary: fc.constantFrom(...days) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 20 }) },
);
const number = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true }) },
);

/** An object that has inherited names as its own; `JSON.stringify` writes `__proto__` where it is one. */
const inherited = fc
  .array(fc.tuple(fc.constantFrom(...inheritedNames), fc.oneof(text, number, fc.constant({}))), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pairs) => ownObject(pairs));

/** An object whose names are its own, whatever they are. */
function ownObject(pairs: Iterable<readonly [string, unknown]>): object {
  const made = {};
  for (const [name, value] of pairs)
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 3, arbitrary: number },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { a: { b: { c: 1 } } }) },
  { weight: 1, arbitrary: fc.array(number, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 5 }) },
  { weight: 1, arbitrary: inherited },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 2_000 }, (_, n) => n)) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2, maxKeys: 4 }) },
);

/** A value that a schema takes, as far as it tells, so that what lies behind the first check is reached too. */
function fitting(schema: Schema, name: string, depth = 0): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, allOf, properties, items } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  const branches = anyOf ?? oneOf;
  if (branches?.length) return fc.oneof(...branches.map((branch) => fitting(branch, name, depth)));
  if (allOf?.[0]) return fitting(allOf[0], name, depth);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (properties || type === 'object') return record(schema, depth + 1);
  if (items || type === 'array') return fc.array(fitting(items ?? {}, name, depth + 1), { maxLength: 3 });
  if (type === 'integer' || type === 'number') {
    const least = Math.max(schema.minimum ?? 1, -1_000_000);
    return fc.integer({
      min: Math.ceil(least),
      max: Math.floor(Math.min(schema.maximum ?? least + 40, least + 10_000)),
    });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return likeItsName(name);
}

/** Texts that fields of such names take. */
function likeItsName(name: string): fc.Arbitrary<unknown> {
  if (/(_on|_date|date|from|until|deadline|by)$/.test(name)) return fc.constantFrom(...days);
  if (/(_at)$/.test(name)) return fc.constantFrom(...days, '2027-01-01T09:15:00.000Z');
  if (/time/.test(name)) return fc.constantFrom('10:00', '23:59', '00:00');
  if (/email/.test(name)) return fc.constantFrom('someone@example.com', 'hari@himal.test');
  if (/phone/.test(name)) return fc.constant('9841000000');
  if (/amount|salary|premium|cost|price|rate/.test(name)) return fc.constantFrom('1', '10.50', '99999999999.99');
  if (/month/.test(name)) return fc.constantFrom('bs:2083-08', 'ad:2026-11', 'bs:9999-12');
  return fc.constantFrom('Name', 'Seen', 'Pokhara', 'A1', '1');
}

function record(schema: Schema, depth: number): fc.Arbitrary<object> {
  const fields = Object.entries(schema.properties ?? {});
  if (depth > 4 || fields.length === 0) return fc.oneof(fc.constant({}), inherited);
  return fc
    .tuple(
      ...fields.map(([name, field]) =>
        fc.oneof(
          { weight: 10, arbitrary: fitting(field, name, depth).map((value) => [name, value] as const) },
          { weight: 2, arbitrary: hostile.map((value) => [name, value] as const) },
          { weight: schema.required?.includes(name) ? 0 : 2, arbitrary: fc.constant(undefined) },
        ),
      ),
    )
    .map((pairs) => ownObject(pairs.filter((pair) => pair !== undefined)));
}

const json = (value: unknown): Buffer => {
  const written: unknown = JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'bigint' ? String(inner) : inner,
  );
  return Buffer.from(typeof written === 'string' ? written : 'null');
};

type Sent = Pick<HostileRequest, 'headers' | 'body'>;
const sent = (type: string, body: Buffer | string, more: Record<string, string> = {}): Sent => ({
  headers: { 'content-type': type, ...more },
  body: Buffer.from(body),
});

/** Bodies that are wrong as bytes, before any schema looks at them. */
const malformed: fc.Arbitrary<Sent> = fc.constantFrom(
  sent('application/json', '{"text": '),
  sent('application/json', ''),
  sent('application/json', 'null'),
  sent('application/json', '[]'),
  sent('application/json', '"text"'),
  sent('application/json', '{"__proto__": {"is_admin": true}}'),
  sent('application/json', '{"constructor": {"prototype": {"is_admin": true}}}'),
  sent('application/json', `${'['.repeat(5_000)}${']'.repeat(5_000)}`),
  sent('application/json', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
  sent('application/json', Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])),
  sent('application/json; charset=utf-16', '{}'),
  sent('application/json', gzipSync('{}'), { 'content-encoding': 'gzip' }),
  sent('application/json', `{${Array.from({ length: 900 }, (_, n) => `"unknown_${n}":1`).join(',')}}`),
  sent('application/x-www-form-urlencoded', '__proto__=1&constructor=2&toString=3'),
  sent('application/x-www-form-urlencoded', 'a[b][c]=1&a=%zz&%00=%ff'),
  sent('application/x-www-form-urlencoded', 'a&'.repeat(5_000)),
  sent('application/xml', '<a/>'),
  sent('text/plain', 'x'),
  sent('', 'x'),
  sent('multipart/form-data', 'x'),
  sent('multipart/form-data; boundary=', '--'),
  sent('multipart/form-data; boundary=e', '--e\r\n'),
  sent(
    'multipart/form-data; boundary=e',
    '--e\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\n1',
  ),
  sent('multipart/form-data; boundary=e', '--e\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n'),
  sent(
    'multipart/form-data; boundary=e',
    '--e\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--e--\r\n',
  ),
  sent(
    'multipart/form-data; boundary=e',
    '--e\r\ncontent-disposition: form-data; name="constructor"; filename="toString"\r\n\r\n1\r\n--e--\r\n',
  ),
  sent(
    'multipart/form-data; boundary=e',
    '--e\r\ncontent-disposition: form-data; name="file"; filename="../a.csv"\r\n\r\nconstructor,__proto__\n1,2\r\n--e--\r\n',
  ),
  sent(
    'multipart/form-data; boundary=e',
    '--e\r\ncontent-disposition: form-data; name="file"; filename=""\r\ncontent-type: application/x\u0000\r\n\r\n\r\n--e--\r\n',
  ),
  sent(
    'multipart/form-data; boundary=e',
    `${'--e\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(200)}--e--\r\n`,
  ),
);

const encoded = fc.oneof(
  { weight: 4, arbitrary: text.map((value) => encodeURIComponent(value.toWellFormed()).slice(0, 3_000)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%', '%zz', '%00', '%ff', '%c0%ae', '%ud800', '+', '%E0%A4%A', '&', '=', '#'),
  },
);

interface Parameter {
  readonly name: string;
  readonly schema: Schema;
}

const queryOf = (parameters: readonly Parameter[]): fc.Arbitrary<string> => {
  const described = parameters.length ? fc.constantFrom(...parameters) : undefined;
  const pair = fc.oneof(
    ...(described
      ? [
          { weight: 4, arbitrary: described.chain(({ name }) => encoded.map((value) => `${name}=${value}`)) },
          {
            weight: 3,
            arbitrary: described.chain(({ name, schema }) =>
              fitting(schema, name).map((value) => `${name}=${encodeURIComponent(String(value))}`),
            ),
          },
          // The operators of filters.
          {
            weight: 2,
            arbitrary: described.chain(({ name }) =>
              fc
                .tuple(
                  fc.constantFrom(
                    '__in',
                    '__gte',
                    '__lte',
                    '__isnull',
                    '__not',
                    '__contains',
                    '__proto__',
                    '.id',
                    '[]',
                  ),
                  encoded,
                )
                .map(([operator, value]) => `${name}${operator}=${value}`),
            ),
          },
        ]
      : []),
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...inheritedNames, 'sort', 'search', 'fields', 'offset', 'limit'), encoded)
        .map(([name, value]) => `${name}=${value}`),
    },
    { weight: 1, arbitrary: encoded },
  );
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 5, arbitrary: fc.array(pair, { minLength: 1, maxLength: 4 }).map((pairs) => `?${pairs.join('&')}`) },
  );
};

/** Addresses of a path, most of them leading somewhere. */
const pathOf = (path: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...path.split('/').map((part): fc.Arbitrary<string> => {
        if (!/^\{.+\}$/.test(part)) return fc.constant(part);
        const good = part === '{org}' ? fc.constant('himal') : fc.integer({ min: 1, max: 12 }).map(String);
        return fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: encoded.map((value) => value || '0') });
      }),
    )
    .map((parts) => parts.join('/'));

/** @param description the API's own; @param each how many requests of each operation */
export function hostileRequests(description: Description, seed: number, each: number): HostileRequest[] {
  const made = Object.entries(description.paths ?? {})
    .filter(([path]) => path.startsWith('/api/v1/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => requestsOf(path, method, described as Described)),
    );
  return made
    .flatMap((arbitrary, n) =>
      fc.sample(arbitrary, { seed: seed + n, numRuns: each }).map((request, turn) => ({ request, turn })),
    )
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ request }) => request);
}

function requestsOf(path: string, method: string, described: Described): fc.Arbitrary<HostileRequest> {
  const parameters = (described.parameters ?? []).filter((each) => each.in === 'query');
  const schema = described.requestBody?.content?.['application/json']?.schema;
  const fits = schema && fitting(schema, '').map((value): Sent => sent('application/json', json(value)));
  const nothing = fc.constant<Sent>({ headers: {}, body: undefined });
  const bodies =
    method === 'get'
      ? nothing
      : fc.oneof(
          ...(fits ? [{ weight: 7, arbitrary: fits }] : [{ weight: 3, arbitrary: nothing }]),
          { weight: 1, arbitrary: inherited.map((value) => sent('application/json', json(value))) },
          { weight: 1, arbitrary: hostile.map((value) => sent('application/json', json(value))) },
          { weight: 2, arbitrary: malformed },
        );
  return fc
    .record({
      address: pathOf(path),
      query: queryOf(parameters.map(({ name, schema: inner }) => ({ name, schema: inner ?? {} }))),
      as: fc.oneof(
        { weight: 8, arbitrary: fc.constant('hr' as const) },
        { weight: 1, arbitrary: fc.constant('employee' as const) },
        { weight: 1, arbitrary: fc.constant('nobody' as const) },
      ),
      content: bodies,
    })
    .map(({ address, query, as, content }) => ({
      method: method.toUpperCase() as HostileRequest['method'],
      url: address + query,
      as,
      ...content,
    }));
}
