/** Photos of many people from one archive: whose each is, what is taken, and what came of each file. */
import { photoLimits, type PhotoArchive } from '@karmik/model/hris/photo';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  until,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';
import { zip } from './support/workbook.ts';

let server: TestServer;
let himal: Organization;
let hr: Client;
const base = '/hris/himal/employees/photos/';

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0a5bd3' } })
    .jpeg()
    .toBuffer();
const everywhere = () => server.context.database.everywhere;
const photoOf = async (code: string) =>
  (
    await everywhere().one<{ photo_id: number | null }>(
      `select m.photo_id from membership m join employee e on e.organization_id = m.organization_id and e.user_id = m.user_id
        where e.organization_id = $1 and e.employee_code = $2`,
      [himal.id, code],
    )
  )?.photo_id;
const bring = async (name: string, content: Buffer, query = '') => {
  const sent = await hr.upload<PhotoArchive>(`${base}${query}`, name, content);
  expect([sent.status, name]).toEqual([202, name]);
  return until('the photos to be imported', async () => {
    const { body } = await hr.get<PhotoArchive>(`${base}${sent.body.id}/`);
    return !body.is_working && body;
  });
};
const states = ({ results }: PhotoArchive) => Object.fromEntries(results.map(({ file, state }) => [file, state]));

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  const lines = ['HIM-01,Asha Rai', 'HIM-012,Bina Rai', 'HIM-03,Chitra Rai', 'HIM-04,Dhan Rai'];
  const { body } = await hr.upload<{ id: number; matches: unknown[] }>(
    '/hris/himal/employees/import/',
    'staff.csv',
    ['Employee Code,Name,Joined on', ...lines.map((line) => `${line},2020-07-16`)].join('\n'),
  );
  const path = `/hris/himal/employees/import/${body.id}/`;
  const at = (state: string) =>
    until(`the import to be ${state}`, async () => (await hr.get<{ state: string }>(path)).body.state === state);
  await hr.post(`${path}columns/`, { matches: body.matches });
  await at('checked');
  await hr.post(`${path}commit/`, { mode: 'all', send_activation: false });
  await at('done');
});
afterAll(() => server.close());

describe('an archive of photos', () => {
  it('gives each photo to the employee whose code is in its name, by the rules of a single one [CHIP-5]', async () => {
    const good = await picture(300);
    const archive = await bring(
      'photos.zip',
      zip([
        { name: 'staff/him-01.jpg', content: good },
        { name: 'staff/Bina HIM-012.png', content: Buffer.from('no picture at all') },
        { name: 'HIM-03 small.jpg', content: await picture(photoLimits.side - 1) },
        { name: 'HIM-04.jpg', content: good },
        { name: 'HIM-04 (2).jpg', content: good },
        { name: 'someone.jpg', content: good },
        { name: 'HIM-01 with HIM-03.jpg', content: good },
        { name: '__MACOSX/._HIM-01.jpg', content: Buffer.from('x') },
      ]),
    );
    expect(states(archive)).toEqual({
      'staff/him-01.jpg': 'stored',
      'staff/Bina HIM-012.png': 'refused',
      'HIM-03 small.jpg': 'refused',
      'HIM-04.jpg': 'twice',
      'HIM-04 (2).jpg': 'twice',
      'someone.jpg': 'unknown',
      'HIM-01 with HIM-03.jpg': 'several',
    });
    expect(archive.message?.en).toBe('Photos imported: 1.');
    expect(archive.results.find(({ file }) => file.endsWith('him-01.jpg'))?.employee?.full_name).toBe('Asha Rai');
    expect(archive.results.find(({ file }) => file.includes('Bina'))?.problem?.en).toBe(
      'Send a photo as JPEG, PNG or WebP.',
    );
    expect(await photoOf('HIM-01')).toEqual(expect.any(Number));
    for (const code of ['HIM-012', 'HIM-03', 'HIM-04']) expect([code, await photoOf(code)]).toEqual([code, null]);
    // The archive itself is gone.
    expect(await everywhere().query(`select from file where mime = 'application/zip'`)).toEqual([]);
  });

  it('leaves photos that are there, unless they are to be replaced', async () => {
    const before = await photoOf('HIM-01');
    const content = zip([{ name: 'HIM-01.jpg', content: await picture(200) }]);
    expect(states(await bring('again.zip', content))).toEqual({ 'HIM-01.jpg': 'there' });
    expect(await photoOf('HIM-01')).toBe(before);
    expect(states(await bring('again.zip', content, '?replace=true'))).toEqual({ 'HIM-01.jpg': 'stored' });
    expect(await photoOf('HIM-01')).not.toBe(before);
  });

  it('is refused whole where an entry leads out of it or comes twice, with the name of the entry [S14]', async () => {
    const archives = () =>
      everywhere().one<{ files: number; jobs: number }>(
        'select (select count(*)::integer from file) as files, (select count(*)::integer from job_run) as jobs',
      );
    const before = await archives();
    const photo = await picture(300);
    const good = { name: 'HIM-04.jpg', content: photo };
    for (const name of ['../../etc/HIM-03.jpg', '/HIM-03.jpg', 'C:/HIM-03.jpg', 'photos\\..\\HIM-03.jpg']) {
      const { status, body } = await hr.upload<{ file: string[] }>(
        base,
        'photos.zip',
        zip([good, { name, content: photo }]),
      );
      expect([name, status, body.file]).toEqual([
        name,
        400,
        [
          `The archive entry "${name}" leads out of the archive. Remove it and send the archive again. Nothing was stored.`,
        ],
      ]);
    }
    const twice = await hr.upload<{ file: string[] }>(base, 'photos.zip', zip([good, { ...good, name: 'him-04.JPG' }]));
    expect([twice.status, twice.body.file[0]]).toEqual([400, expect.stringContaining('him-04.JPG')]);
    expect(await archives()).toEqual(before);
    expect(await photoOf('HIM-04')).toBeNull();
  });

  it('believes nothing that its headers tell, and is for those who may change photos', async () => {
    const bomb = Buffer.alloc(photoLimits.bytes + 1);
    const archive = await bring(
      'bomb.zip',
      zip([
        { name: 'HIM-03.jpg', content: bomb, told: { unpacked: 10 } },
        { name: 'HIM-04.jpg', content: bomb },
      ]),
    );
    expect(states(archive)).toEqual({ 'HIM-03.jpg': 'refused', 'HIM-04.jpg': 'refused' });
    expect(await hr.upload(base, 'no.zip', Buffer.from('hello'))).toMatchObject({
      status: 400,
      body: { file: ['Send a ZIP archive of photos.'] },
    });
    const member = await signIn(server, await aMember(server, himal, 'mina'));
    expect((await member.upload(base, 'photos.zip', bomb)).status).toBe(403);
    expect((await member.get(`${base}${archive.id}/`)).status).toBe(403);
    const sagar = await anOrganization(server, 'sagar');
    const other = await signIn(server, await aMember(server, sagar, 'boss', { is_hr_admin: true }));
    expect((await other.get(`/hris/sagar/employees/photos/${archive.id}/`)).status).toBe(404);
  });
});
