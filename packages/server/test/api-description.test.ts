/** The description of the API, for those who build on it. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/http/app.ts';
import { Modules } from '../src/modules/define-module.ts';
import { aMember, anOrganization, signIn, startServer, type TestServer } from './support/server.ts';

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly responses: Readonly<Record<string, object>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly tags: readonly { readonly name: string }[];
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

let server: TestServer;
let token: string;
let source: string;
let description: Description;

beforeAll(async () => {
  server = await startServer();
  ({ token } = await signIn(server, await aMember(server, await anOrganization(server, 'himal'), 'asha')));
  const answer = await server.app.inject({ url: '/api/docs/json', headers: { authorization: `Bearer ${token}` } });
  source = answer.body;
  description = answer.json<Description>();
});
afterAll(() => server.close());

it('is the same in whichever order modules are mounted', async () => {
  const { all } = server.context.modules;
  const app = await buildApp({ ...server.context, modules: new Modules(all.toReversed()) });
  try {
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.inject({ url: '/api/docs/json', headers })).json()).toEqual(description);
  } finally {
    await app.close();
  }
});

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ place: `${method} ${path}`, ...operation })),
  );

describe('the description of the API', () => {
  it('gives each operation an id of its own and says what it may be refused with', () => {
    const all = operations();
    expect(all.length).toBeGreaterThan(1_000);
    const ids = all.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][a-zA-Z0-9]+$/.test(id ?? ''))).toEqual([]);
    expect(ids).toEqual(
      expect.arrayContaining([
        'listAttendanceOvertimePreApproval',
        'createAttendanceOvertimePreApproval',
        'approveAttendanceOvertimePreApprovalById',
        'updateOrgBranchById',
      ]),
    );
    const silent = all.filter(({ responses }) => !Object.keys(responses).some((status) => status.startsWith('4')));
    expect(silent.map(({ place }) => place)).toEqual([]);
  });

  it('says what each part of it is about', () => {
    const known = new Set(description.tags.map(({ name }) => name));
    expect(operations().flatMap(({ tags = [] }) => tags.filter((tag) => !known.has(tag)))).toEqual([]);
  });

  it('names what records are, once however many operations answer them', () => {
    const { schemas } = description.components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['OvertimeRequestListed', 'OvertimeRequestDetail', 'Branch', 'BranchDetail', 'PersonRef']),
    );
    expect(schemas.OvertimeRequestListed).toMatchObject({
      properties: { sender: { $ref: '#/components/schemas/PersonRef' }, overtime_duration: { type: 'number' } },
    });
  });

  it("holds the common linter's recommended rules, slashes at the end aside", async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // Every path of the API ends with a slash, and its addresses are part of the specification.
      // Addresses are part of the specification: each ends with a slash, and a word goes before an organization of that name.
      rules: { 'no-path-trailing-slash': 'off', 'no-ambiguous-paths': 'off' },
    });
    const problems = await lintFromString({ source, config });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`),
    ).toEqual([]);
  });

  it('makes a client of which a small program compiles, and a wrong one does not', async () => {
    const here = dirname(fileURLToPath(import.meta.url));
    const folder = await mkdtemp(join(here, '.client-'));
    try {
      await writeFile(join(folder, 'api.d.ts'), astToString(await openapiTS(source)));
      const program = (field: string) => `
import type { components, operations } from './api.d.ts';
type Request = components['schemas']['OvertimeRequestListed'];
type Wanted = NonNullable<
  operations['createAttendanceOvertimePreApproval']['requestBody']
>['content']['application/json'];
export const minutes = (requests: readonly Request[]): number =>
  requests.filter(({ status }) => status === 'Approved').reduce((sum, one) => sum + one.${field}, 0);
export const wanted: Wanted = { overtime_date: '2026-11-23', overtime_duration: 60, request_remarks: 'Stock taking' };
export const nameOf = ({ sender }: Request): string => sender.full_name;
`;
      await writeFile(join(folder, 'right.ts'), program('overtime_duration'));
      await writeFile(join(folder, 'wrong.ts'), program('overtime_hours'));
      // Both at once: what the compiler does with the description itself is nearly all of its work.
      const problems = await promisify(execFile)(join(here, '../../../node_modules/.bin/tsc'), [
        '--noEmit',
        '--strict',
        '--ignoreConfig',
        '--allowImportingTsExtensions',
        '--skipLibCheck',
        'false',
        join(folder, 'right.ts'),
        join(folder, 'wrong.ts'),
      ]).then(
        () => '',
        (error: { stdout: string }) => error.stdout,
      );
      expect(problems).toContain("Property 'overtime_hours' does not exist");
      expect(problems.split('\n').filter((line) => /error TS/.test(line) && !/wrong\.ts/.test(line))).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 120_000);
});
