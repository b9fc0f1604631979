/**
 * What programs that build on the API read: each operation has an id that follows from its address, each object a name, and what a
 * request may be refused with is said.
 */

type Json = { [name: string]: unknown };

interface Content {
  readonly content?: Record<string, { schema?: Json }>;
}

interface RawOperation extends Json {
  summary?: string;
  parameters?: { in: string; name: string; schema?: Json }[];
  requestBody?: Content & Json;
  responses: Record<string, Content & Json>;
  security?: unknown[];
}

/** The description as the routes give it, with every schema written out where it stands. */
export interface RawDescription extends Json {
  readonly paths: Record<string, Record<string, RawOperation>>;
  readonly components?: Json;
}

const root = '/api/v1/';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const pascal = (segments: readonly string[]): string =>
  segments
    .flatMap((segment) => segment.split(/[^a-zA-Z0-9]+/))
    .filter(Boolean)
    .map(capital)
    .join('');

const isParameter = (segment: string): boolean => segment.startsWith('{');

const isPage = (operation: RawOperation): boolean => {
  const { properties } = (operation.responses['200']?.content?.['application/json']?.schema ?? {}) as {
    properties?: Json;
  };
  return properties !== undefined && 'results' in properties;
};

/**
 * The id of an operation, from its address: a verb, the words of the path, and what it is about one of.
 * @example operationId('post', '/api/v1/attendance/{org}/overtime/pre-approval/{id}/approve/', …)
 *   // 'approveAttendanceOvertimePreApprovalById'
 */
function operationId(method: string, path: string, operation: RawOperation, methods: readonly string[]): string {
  const segments = path.replace(root, '').split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  const words = segments.filter((segment) => !isParameter(segment));
  const by = segments.filter((segment) => isParameter(segment) && segment !== '{org}').map((name) => name.slice(1, -1));
  const about = by.length > 0 ? `By${by.map(capital).join('And')}` : '';
  const isAction = method === 'post' && !isParameter(last) && !methods.includes('get');
  const verbs: Record<string, string> = {
    get: isPage(operation) ? 'list' : 'get',
    post: isAction ? pascal([last]) : 'create',
    put: 'replace',
    patch: 'update',
    delete: 'delete',
  };
  const verb = verbs[method] ?? method;
  return verb.charAt(0).toLowerCase() + verb.slice(1) + pascal(isAction ? words.slice(0, -1) : words) + about;
}

/** The ids of all operations, by method and address. Of two that are told apart by their organization alone, its own says so. */
function idsOf(paths: RawDescription['paths']): ReadonlyMap<string, string> {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      place: `${method} ${path}`,
      id: operationId(method, path, operation, Object.keys(methods)),
      isOfOrganization: path.includes('{org}'),
    })),
  );
  const counts = new Map<string, number>();
  for (const { id } of all) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Map(
    all.map(({ place, id, isOfOrganization }) => [
      place,
      isOfOrganization && (counts.get(id) ?? 0) > 1 ? `${id}OfOrganization` : id,
    ]),
  );
}

/** Puts every object that has a title into `components`, and a reference where it stood. */
class Names {
  readonly schemas: Record<string, Json> = {};
  readonly #texts = new Map<string, string>();

  /** The schema with what is named in it taken out. */
  lift(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((each) => this.lift(each));
    if (typeof schema !== 'object' || schema === null) return schema;
    const { title, ...rest } = Object.fromEntries(
      // What a map of names holds is schemas, never the keywords of one.
      Object.entries(schema).map(([name, value]) => [
        name,
        name === 'properties'
          ? Object.fromEntries(Object.entries(value as Json).map(([key, each]) => [key, this.lift(each)]))
          : this.lift(value),
      ]),
    );
    return typeof title === 'string' ? this.refer(title, rest) : { ...rest, ...(title === undefined ? {} : { title }) };
  }

  /** @throws where two objects of different shape bear one name */
  refer(title: string, schema: Json): Json {
    const text = JSON.stringify(schema);
    const known = this.#texts.get(title);
    if (known !== undefined && known !== text)
      throw new Error(
        `The description of the API has two different objects that are called ${title}: name one of them again.`,
      );
    this.#texts.set(title, text);
    this.schemas[title] = schema;
    return { $ref: `#/components/schemas/${title}` };
  }
}

const problem = (description: string, schema: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

const refusals = {
  BadRequest: problem('Something that was sent is wrong; nothing was changed.', 'FieldProblems'),
  Unauthorized: problem('Nobody is signed in, or the session has ended.', 'Problem'),
  Forbidden: problem('This person may not do this.', 'Problem'),
  NotFound: problem('It is not there, or not for this person.', 'Problem'),
  Conflict: problem('It stands otherwise than the request takes for granted; `code` says how.', 'Problem'),
  TooLarge: problem('The request is larger than it may be.', 'Problem'),
  TooMany: problem('Too many requests; `retry-after` says how many seconds to wait.', 'Problem'),
};

const problems = {
  Problem: {
    type: 'object',
    properties: {
      detail: { type: 'string', description: 'A sentence for the person who asked.' },
      code: { type: 'string', description: 'What happened, for programs.' },
    },
    required: ['detail'],
    additionalProperties: true,
  },
  FieldProblems: {
    type: 'object',
    description: 'Sentences by the name of the field; what concerns no single field is under `non_field_errors`.',
    additionalProperties: true,
  },
};

const refer = (name: keyof typeof refusals) => ({ $ref: `#/components/responses/${name}` });

function refusalsOf(method: string, path: string, operation: RawOperation): Record<string, Json> {
  const takes = operation.requestBody !== undefined || (operation.parameters ?? []).some((one) => one.in === 'query');
  const isPublic = operation.security?.length === 0;
  return {
    ...(takes ? { 400: refer('BadRequest') } : {}),
    ...(isPublic ? {} : { 401: refer('Unauthorized'), 403: refer('Forbidden') }),
    ...(path.includes('{') ? { 404: refer('NotFound') } : {}),
    ...(method === 'get' ? {} : { 409: refer('Conflict'), 413: refer('TooLarge') }),
    429: refer('TooMany'),
  };
}

const spoken: Readonly<Record<string, string>> = {
  '200': 'Done.',
  '201': 'Created.',
  '202': 'Taken on.',
  '204': 'Done; nothing is answered.',
};

/** What the parts of the API are about, by their tags; a test holds that no other is used. */
const tags = {
  account: 'Accounts: activation, recovery, passwords, second steps, invitations.',
  attendance: 'Punches, attendance entered for others, overtime.',
  commons: 'What several modules share: categories, templates, settings of the installation.',
  event: 'Events: series, rooms, guests and their answers, posts, the calendar.',
  expense: 'Expenses: types, advances, claims with their bills, and what is paid.',
  files: 'Uploads and what they are opened by.',
  forms: 'Forms: how they are put together, answered, approved and reported.',
  hris: 'Employees, their files and history, letters, separations, candidates.',
  imports: 'Spreadsheets of employees: columns, checks, creation.',
  jobs: 'Work in the background, and how far it is.',
  home: 'What waits for someone, their day, and their colleagues.',
  leave: 'Leave: its rules, requests, balances, the account that explains them, reports.',
  loan: 'Loans: methods, types, requests, entries, schedules.',
  noticeboard: 'Posts, comments and polls.',
  notifications: 'What people are told, and how.',
  org: 'An organization: branches, divisions, job titles, calendars, settings, audit.',
  organization: 'Organizations as their members find them, and the people to choose from.',
  payroll: 'Pay: headings, packages, payrolls, payslips, files, vouchers, reports, advances.',
  payment: 'Payments: bank accounts and SWIFT codes of the organization, batches, eSewa, statements.',
  permission: 'Groups of permissions and who holds them.',
  server: 'The installation itself.',
  task: 'Tasks, their scores, and rules by which they come again; projects, activities and core tasks.',
  'work-log': 'Logged work, its timer, its review and what it is worth.',
  transfer: 'Requests to be transferred.',
  users: 'The signed-in person: profile, sessions, preferences.',
  grievance: 'Feedback, suggestions and complaints, and who handles them.',
  whistleblower: 'Reports of misconduct, and who looks into them.',
};

/** Makes of what the routes say the description that is served. */
export function describedApi(raw: RawDescription): Json {
  const names = new Names();
  const ids = idsOf(raw.paths);
  const liftContent = (part: Content & Json, title: string): Json => {
    const content = Object.entries(part.content ?? {}).map(([type, { schema, ...rest }]) => {
      const lifted = names.lift(schema) as Json | undefined;
      const isObject = lifted !== undefined && 'properties' in lifted;
      return [type, { ...rest, schema: isObject ? names.refer(title, lifted) : lifted }] as const;
    });
    return { ...part, ...(content.length > 0 ? { content: Object.fromEntries(content) } : {}) };
  };
  const paths = Object.entries(raw.paths)
    .filter(([path]) => path.startsWith(root))
    .map(([path, methods]) => {
      const described = Object.entries(methods).map(([method, operation]) => {
        const id = ids.get(`${method} ${path}`) ?? '';
        const responses = Object.entries(operation.responses).map(([status, response]) => [
          status,
          { ...liftContent(response, `${capital(id)}Answer`), description: spoken[status] ?? response.description },
        ]);
        return [
          method,
          {
            operationId: id,
            ...operation,
            ...(operation.requestBody && { requestBody: liftContent(operation.requestBody, `${capital(id)}Body`) }),
            responses: { ...(Object.fromEntries(responses) as Json), ...refusalsOf(method, path, operation) },
          },
        ];
      });
      return [path, Object.fromEntries(described) as Json];
    });
  return {
    ...raw,
    servers: [{ url: '/', description: 'The server that this description comes from.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(paths) as Json,
    components: { ...raw.components, schemas: { ...problems, ...names.schemas }, responses: refusals },
  };
}
