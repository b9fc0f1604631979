/** The operator's files, and what an organisation does without. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineEntity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';
import { readConfiguration } from '../src/configuration/read.ts';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'karmik-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reads a folder with these files. */
function reading(files: Record<string, string>) {
  const at = mkdtempSync(join(folder, 'files-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(at, `${name}.json`), content);
  const { configuration, warnings } = readConfiguration(at);
  return { configuration, warnings: warnings.map((line) => line.replace(`${at}/`, '')) };
}

describe('the files of an installation', () => {
  it('are not needed: what holds without them is what the product ships [CFG-6, CFG-3, CFG-9, CFG-10]', () => {
    const { configuration, warnings } = readConfiguration(join(folder, 'nowhere'));
    expect(warnings).toEqual([]);
    expect(configuration.runtimeConfig).toMatchObject({
      loan: false,
      mbo_appraisal: false,
      transfer_request: false,
      absent_today: true,
      default_calendar: 'AD',
      show_calendar_choice: true,
      notice_board_preference: 'OT And Leave',
      appraisal_label: 'Three Sixty Performance Appraisal',
      landing_route: '/user/noticeboard',
      error_sample_rate: 1,
      error_buffered_rate: 0.1,
      error_initial_buffer: 20,
      error_report_url: '',
      trial_mode: false,
    });
    expect(configuration.hrAppConfig).toEqual({ pages: {} });
  });

  it('say what they change and leave the rest', () => {
    const { configuration, warnings } = reading({
      runtimeConfig: '{ "$schema": "/config/runtimeConfig.schema.json", "loan": true, "default_calendar": "BS" }',
      hrAppConfig: '{ "pages": { "/admin/:slug/organization/hierarchy": false } }',
    });
    expect(warnings).toEqual([]);
    expect(configuration.runtimeConfig).toMatchObject({ loan: true, default_calendar: 'BS', transfer_request: false });
    expect(configuration.hrAppConfig.pages).toEqual({ '/admin/:slug/organization/hierarchy': false });
  });

  it('name the line and the path of each fault and what is expected; its default holds, and so does the rest', () => {
    const { configuration, warnings } = reading({
      runtimeConfig: [
        '{',
        '  "loan": "yes",',
        '  "transfer_request": true,',
        '  "default_calendar": "lunar",',
        '  "laon": true,',
        '  "error_sample_rate": 7,',
        '  "landing_route": "/user/nowhere"',
        '}',
      ].join('\n'),
      userAppConfig:
        '{\n  "pages": {\n    "/user/noticeboard": 0,\n    "/user/xyz": false,\n    "/user/posts": false\n  }\n}',
    });
    expect(warnings).toEqual([
      'runtimeConfig.json line 7: landing_route must be the address of a page for everyone, such as /user/noticeboard. Its default holds.',
      'runtimeConfig.json line 4: default_calendar must be one of: AD, BS. Its default holds.',
      'runtimeConfig.json line 2: loan must be true or false. Its default holds.',
      'runtimeConfig.json line 6: error_sample_rate must be a number from 0 to 1. Its default holds.',
      expect.stringMatching(/^runtimeConfig\.json line 5: laon is not known here\. Known are: client, login_cover, /),
      'userAppConfig.json line 3: pages › /user/noticeboard must be true or false. Its default holds.',
      expect.stringMatching(/^userAppConfig\.json line 4: pages › \/user\/xyz .* is no page here/),
    ]);
    expect(configuration.runtimeConfig).toMatchObject({
      loan: false,
      transfer_request: true,
      default_calendar: 'AD',
      landing_route: '/user/noticeboard',
    });
    expect(configuration.userAppConfig.pages).toEqual({ '/user/posts': false });
  });

  it('that are no JSON, or no object, are named with their line', () => {
    const { configuration, warnings } = reading({
      runtimeConfig: '{\n  "loan": true\n  "client": "x"\n}',
      hrAppConfig: '[]',
    });
    expect(warnings).toEqual([
      'runtimeConfig.json line 3: the file is no valid JSON (comma expected). The defaults hold.',
      'hrAppConfig.json line 1: the file must be an object in braces. The defaults hold.',
    ]);
    expect(configuration.runtimeConfig.loan).toBe(false);
  });

  it('give way to the environment [CFG-7, CFG-13]', () => {
    const env = {
      KARMIK_CLIENT: 'himal',
      KARMIK_TRIAL_UNTIL: '2027-01-31T18:00:00+05:45',
      KARMIK_HIDE_DIRECTORY: '1',
      KARMIK_LIVE: '0',
    };
    const config = readConfig(env, folder);
    expect(readConfiguration(folder, config.runtime).configuration.runtimeConfig).toMatchObject({
      client: 'himal',
      trial_mode: true,
      trial_expires_on: '2027-01-31T18:00:00+05:45',
      hide_employee_directory: true,
      live_connection: false,
    });
    expect(() => readConfig({ KARMIK_TRIAL_UNTIL: 'soon' }, folder)).toThrow(ConfigError);
    expect(() => readConfig({ KARMIK_CLIENT: '../x' }, folder)).toThrow(/KARMIK_CLIENT is "..\/x"/);
  });
});

const payslip = defineEntity({
  name: 'payslip_specimen',
  label: bilingual('Payslip specimen', 'तलब पर्चा नमुना'),
  plural: bilingual('Payslip specimens', 'तलब पर्चा नमुनाहरू'),
  path: 'payroll/:org/specimen',
  codes: { read: 'organizationMember', write: '2.04' },
  fields: { name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 20 }) },
});

describe('a server', () => {
  let server: TestServer;
  let hr: Client;
  let asha: Client;
  let other: Client;
  beforeAll(async () => {
    const files = join(folder, 'served');
    mkdirSync(files);
    writeFileSync(
      join(files, 'runtimeConfig.json'),
      JSON.stringify({
        loan: 1,
        contact_phone: '01-5551234',
        login_cover: '/config/cover.png',
        error_report_url: 'https://errors.example/in?key=1',
        brand: '/config/brand.json',
        organization_brands: { himal: '/config/missing.json' },
      }),
    );
    cpSync(fileURLToPath(new URL('../../ui/examples/school/', import.meta.url)), files, { recursive: true });
    writeFileSync(join(files, 'secret.woff2'), 'named by no brand');
    writeFileSync(join(files, 'cover.png'), 'a picture');
    server = await startServer(
      { configurationFolder: files, runtime: { trial_mode: true, trial_expires_on: '2027-01-31T18:00:00+05:45' } },
      { entities: [payslip] },
    );
    await server.context.database.owner.query(
      'create table payslip_specimen (organization_id bigint, id bigint generated always as identity, name text, created_at timestamptz default now())',
    );
    await server.context.database.owner.query(`call guard_tenant_table('payslip_specimen')`);
    const himal = await anOrganization(server, 'himal');
    const sagar = await anOrganization(server, 'sagar');
    hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
    asha = await signIn(server, await aMember(server, himal, 'asha'));
    other = await signIn(server, await aMember(server, sagar, 'boss', { is_hr_admin: true }));
  });
  afterAll(() => server.close());

  it('serves the four files, checked and complete, to the person who comes [CFG-6]', async () => {
    for (const name of ['runtimeConfig', 'userAppConfig', 'supervisorAppConfig', 'hrAppConfig']) {
      const answer = await server.app.inject(`/config/${name}.json`);
      expect([answer.statusCode, answer.headers['karmik-checked'], answer.headers['cache-control']]).toEqual([
        200,
        '1',
        'no-cache',
      ]);
    }
    const { loan, contact_phone } = (await server.app.inject('/config/runtimeConfig.json')).json<
      Record<string, unknown>
    >();
    expect({ loan, contact_phone }).toEqual({ loan: false, contact_phone: '01-5551234' });
    expect((await server.app.inject('/config/cover.png')).headers['content-type']).toBe('image/png');
    expect((await server.app.inject('/config/other.png')).statusCode).toBe(404);
  });

  it('serves the brand file, and of the folder the fonts and logos that it names alone [CFG-8, LIB-8]', async () => {
    const get = (path: string) => server.app.inject(`/config/${path}`);
    expect((await get('brand.json')).json()).toMatchObject({ id: 'kopila-school', textSize: 17 });
    expect((await get('brand.json')).headers['cache-control']).toBe('no-cache');
    expect((await get('fonts/figtree-latin.woff2')).headers['content-type']).toBe('font/woff2');
    expect((await get('images/logo-dark.svg')).headers['content-type']).toBe('image/svg+xml');
    for (const path of ['secret.woff2', 'kopila-school.css', 'missing.json', '../served/secret.woff2'])
      expect((await get(path)).statusCode).toBe(404);
  });

  it('publishes the JSON Schema of each file, with meanings and routes', async () => {
    const schema = async (name: string) =>
      (await server.app.inject(`/config/${name}.schema.json`)).json<{
        additionalProperties: boolean;
        properties: Record<string, { default?: unknown; description?: string; properties?: object }>;
      }>();
    const runtime = await schema('runtimeConfig');
    expect(runtime.additionalProperties).toBe(false);
    expect(runtime.properties.loan).toMatchObject({
      type: 'boolean',
      default: false,
      description: expect.stringContaining('loans'),
    });
    expect((await schema('hrAppConfig')).properties.pages?.properties).toHaveProperty(
      '/admin/:slug/organization/hierarchy',
    );
  });

  it('lets pages send reports of mistakes where the operator wants them, and nowhere else [CFG-10]', async () => {
    const policy = (await server.app.inject('/config/runtimeConfig.json')).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https://errors.example;");
  });

  it('says when the trial ends [CFG-4]', async () => {
    expect((await asha.get('/customer/clients/me/')).body).toEqual({ expires_on: '2027-01-31T18:00:00+05:45' });
  });

  it('refuses calls of an application that the organisation does without, and of no other [CFG-2]', async () => {
    const path = '/payroll/himal/specimen/';
    expect((await asha.get(path)).status).toBe(200);
    const setting = '/org/himal/application-settings/';
    expect((await asha.get(setting)).status).toBe(403);
    expect((await hr.patch(setting, { disabled_applications: ['payroll', 'cafeteria'] })).status).toBe(400);
    expect((await hr.patch(setting, { disabled_applications: ['payroll', 'training'] })).status).toBe(200);
    expect(await asha.get(path)).toMatchObject({
      status: 403,
      body: { detail: 'Payroll is turned off in this organization.' },
    });
    expect((await hr.post(path, { name: 'x' })).status).toBe(403);
    expect((await other.get('/payroll/sagar/specimen/')).status).toBe(200);
    expect((await hr.get('/org/himal/holiday/')).status).toBe(200);
    const me = await asha.get<{ current_organization: { disabled_applications: string[] } }>('/users/me/');
    expect(me.body.current_organization.disabled_applications).toEqual(['payroll', 'training']);
    await hr.patch(setting, { disabled_applications: [] });
    expect((await asha.get(path)).status).toBe(200);
  });

  it('answers what the organisation shows as its application settings say [CFG-14]', async () => {
    const path = '/organization-specific/';
    expect((await asha.get(path)).body).toEqual({
      organization_specific_employee_directory: false,
      show_dignity_appraisal: false,
    });
    await hr.patch('/org/himal/application-settings/', { organization_specific_employee_directory: true });
    expect((await asha.get(path)).body).toEqual({
      organization_specific_employee_directory: true,
      show_dignity_appraisal: false,
    });
  });
});
