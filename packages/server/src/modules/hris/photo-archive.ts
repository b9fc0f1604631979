/** Photos of many people from one archive: each belongs to the employee whose code is in the name of its file. */
import { codesIn } from '@karmik/model/hris/codes-in';
import {
  photoArchiveAnswer,
  photoArchiveLimits,
  photoLimits,
  photoMessages,
  type PhotoArchive,
  type PhotoFileState,
} from '@karmik/model/hris/photo';
import { carried, verbatim, type Message } from '@karmik/model/kit/message';
import { formats, messages } from '@karmik/model/kit/messages';
import { isDetail } from '@karmik/model/kit/errors';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import * as z from 'zod/mini';
import { requiresPermission, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { personJson } from '../../entity/person.ts';
import { portraitOf } from '../../files/portrait.ts';
import { addFile } from '../../files/rows.ts';
import { takeStored } from '../../files/upload.ts';
import { organizationIdParams, organizationParams, type Api } from '../../http/api.ts';
import { HttpError, invalidField, notFound } from '../../http/errors.ts';
import { JobFailed, type JobControl } from '../../jobs/jobs.ts';
import { setPhoto } from './photo.ts';

const base = '/api/v1/hris/:org/employees/photos/';
const config = { access: requiresPermission('3.00') };

/** What came of a file, as it is stored. */
interface FileResult {
  readonly file: string;
  readonly state: PhotoFileState;
  readonly person: number | null;
  readonly problem: Message | null;
}

/** What programs put into archives beside what someone chose. */
const isNoise = (name: string): boolean =>
  /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name) || name.endsWith('/');

/** Opens an archive whose names are read as they are: `problemOfEntry` judges them, so that a refusal can name the entry. */
const open = (path: string): Promise<ZipFile> => yauzl.openPromise(path, { autoClose: false, decodeStrings: false });

/** The name of an entry as text. */
const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);

/** How a link of a Unix file system is marked: the kind of file in the upper half of the external attributes. */
const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170_000) === 0o120_000;

/** Whether a name leads out of the archive: an absolute path, a drive, a step up, or a separator of another system. */
const leadsOut = (name: string): boolean =>
  name.includes('\\') ||
  name.includes('\0') ||
  name.startsWith('/') ||
  /^[a-z]:/i.test(name) ||
  name.split('/').includes('..');

const longestName = 150;

/**
 * Why an entry makes its archive unfit, whatever else it holds.
 * @param seen names of the entries before it, in small letters; the entry is added
 */
function problemOfEntry(entry: Entry, seen: Set<string>): Message | undefined {
  const name = nameOf(entry);
  const shown = { entry: name.replaceAll(/\p{Cc}/gu, '?').slice(0, longestName) };
  if (leadsOut(name)) return photoMessages.archivePath(shown);
  if (isNoise(name)) return undefined;
  if (isLink(entry)) return photoMessages.archiveLink(shown);
  const key = name.normalize('NFC').toLowerCase();
  if (seen.has(key)) return photoMessages.archiveTwice(shown);
  seen.add(key);
  return undefined;
}

/** @throws 400 on `file` for what is no archive, holds too many files, or has an entry that is unfit */
async function refuseArchive(path: string): Promise<void> {
  let zip: ZipFile;
  try {
    zip = await open(path);
  } catch {
    throw invalidField('file', photoMessages.noArchive);
  }
  try {
    if (zip.entryCount > 2 * photoArchiveLimits.files)
      throw invalidField('file', photoMessages.archiveFull({ most: photoArchiveLimits.files }));
    const seen = new Set<string>();
    for await (const entry of zip.eachEntry()) {
      const problem = problemOfEntry(entry, seen);
      if (problem) throw invalidField('file', problem);
    }
  } catch (error) {
    // A directory that cannot be read is that of no archive.
    throw error instanceof HttpError ? error : invalidField('file', photoMessages.noArchive);
  } finally {
    zip.close();
  }
}

/** The files of an archive, without their bytes. */
async function filesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (!isNoise(nameOf(entry))) entries.push(entry);
    if (entries.length > photoArchiveLimits.files)
      throw new JobFailed(photoMessages.archiveFull({ most: photoArchiveLimits.files }));
  }
  return entries;
}

/** The bytes of a file. What its headers tell is not believed: bytes are counted as they come. */
async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const large = () => invalidField('file', photoMessages.large({ most: photoLimits.bytes / 1024 ** 2 }));
  if (entry.uncompressedSize > photoLimits.bytes) throw large();
  if (entry.isEncrypted()) throw invalidField('file', photoMessages.unreadable);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > photoLimits.bytes) throw large();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof HttpError ? error : invalidField('file', photoMessages.unreadable);
  }
  return Buffer.concat(chunks);
}

interface Coded {
  readonly id: number;
  readonly employee_code: string;
  readonly has_photo: boolean;
}

/** Whose each file is by its name, and what stands against storing it. */
function matched(names: readonly string[], people: readonly Coded[], replaces: boolean): FileResult[] {
  const byCode = new Map(people.map((each) => [each.employee_code, each]));
  const codes = [...byCode.keys()];
  const found = names.map((file) => ({ file, codes: codesIn(file.split('/').at(-1) ?? '', codes) }));
  const files = Map.groupBy(
    found.filter((each) => each.codes.length === 1),
    (each) => each.codes[0] ?? '',
  );
  return found.map(({ file, codes: named }) => {
    const [code = ''] = named;
    const person = named.length === 1 ? byCode.get(code) : undefined;
    const state =
      person === undefined
        ? named.length === 0
          ? 'unknown'
          : 'several'
        : (files.get(code)?.length ?? 0) > 1
          ? 'twice'
          : person.has_photo && !replaces
            ? 'there'
            : 'stored';
    return { file, state, person: person?.id ?? null, problem: null };
  });
}

const problemOf = (error: HttpError): Message =>
  (isDetail(error.body) ? error.body.detail : Object.values(error.body).flat()[0]) ?? photoMessages.unreadable;

interface ArchiveRow {
  readonly id: number;
  readonly file_name: string;
  readonly file_id: number | null;
  readonly storage_key: string | null;
  readonly replaces: boolean;
  readonly results: FileResult[];
}

const readArchive = (tenant: Tenant, id: number) =>
  tenant.one<ArchiveRow>(
    `select a.id, a.file_name, a.file_id, f.storage_key, a.replaces, a.results from photo_archive a
       left join file f on f.organization_id = a.organization_id and f.id = a.file_id
      where a.organization_id = $1 and a.id = $2`,
    [tenant.organizationId, id],
  );

/** Stores the photos one by one. Files that an earlier run of the job came to are not looked at again. */
async function importPhotos(context: Context, { tenant, job, checkpoint }: JobControl): Promise<Message> {
  const archive = await readArchive(tenant, Number(job.payload.archive_id));
  if (!archive || archive.storage_key === null) throw new JobFailed(photoMessages.archiveGone);
  const results = [...archive.results];
  const keep = () =>
    tenant.query('update photo_archive set results = $3 where organization_id = $1 and id = $2', [
      tenant.organizationId,
      archive.id,
      JSON.stringify(results),
    ]);
  const zip = await open(context.files.path(archive.storage_key));
  try {
    const entries = await filesOf(zip);
    const people = await tenant.query<Coded>(
      `select e.user_id as id, e.employee_code, m.photo_id is not null as has_photo from employee e
         join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id where e.organization_id = $1`,
      [tenant.organizationId],
    );
    const plans = matched(entries.map(nameOf), people, archive.replaces);
    const done = new Set(results.map(({ file }) => file));
    for (const [at, plan] of plans.entries()) {
      const entry = entries[at];
      if (!entry || done.has(plan.file)) continue;
      results.push(await carryOut(context, tenant, zip, entry, plan, job.created_by));
      await keep();
      await checkpoint(results.length, plans.length);
    }
  } finally {
    zip.close();
  }
  await dropFile(context, tenant, archive);
  return photoMessages.archiveDone({ count: results.filter(({ state }) => state === 'stored').length });
}

async function carryOut(
  context: Context,
  tenant: Tenant,
  zip: ZipFile,
  entry: Entry,
  plan: FileResult,
  by: number | null,
): Promise<FileResult> {
  if (plan.state !== 'stored' || plan.person === null || by === null) return plan;
  try {
    const portrait = await portraitOf(await bytesOf(zip, entry));
    await setPhoto(context, tenant, plan.person, portrait, { actorId: by });
    return plan;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { ...plan, state: 'refused', problem: problemOf(error) };
  }
}

/** Takes the archive itself away, once nothing is to be read from it any more. */
async function dropFile(
  { files }: Context,
  tenant: Tenant,
  { file_id, storage_key }: Pick<ArchiveRow, 'file_id' | 'storage_key'>,
): Promise<void> {
  await tenant.query('delete from file where organization_id = $1 and id = $2', [tenant.organizationId, file_id]);
  if (storage_key !== null) await files.remove(storage_key);
}

interface JobOfArchive {
  readonly state: string;
  readonly done: number;
  readonly total: number;
  readonly message: PhotoArchive['message'];
}

async function show({ tenant }: Access, id: number): Promise<PhotoArchive> {
  // One statement: results read before the end of the work would belong to a job that is read as ended.
  const archive = await tenant.one<Pick<ArchiveRow, 'id' | 'file_name' | 'results'> & { job: JobOfArchive | null }>(
    `select a.id, a.file_name, a.results,
            case when j.id is not null
              then jsonb_build_object('state', j.state, 'done', j.done, 'total', j.total, 'message', j.message) end as job
       from photo_archive a
       left join job_run j on j.organization_id = a.organization_id and j.id = a.job_run_id
      where a.organization_id = $1 and a.id = $2`,
    [tenant.organizationId, id],
  );
  if (!archive) throw notFound();
  const { job } = archive;
  const people = await tenant.query<{ id: number; person: PhotoArchive['results'][number]['employee'] }>(
    `select p.id, ${personJson('p')} as person from person p where p.organization_id = $1 and p.id = any($2)`,
    [tenant.organizationId, archive.results.flatMap(({ person }) => person ?? [])],
  );
  const personOf = new Map(people.map(({ id: personId, person }) => [personId, person]));
  return {
    id: archive.id,
    file_name: archive.file_name,
    is_working: job?.state === 'queued' || job?.state === 'running',
    progress: { done: job?.done ?? 0, total: job?.total ?? 0 },
    message: job?.message ?? null,
    results: archive.results.map(({ file, state, person, problem }) => ({
      file,
      state,
      employee: person === null ? null : (personOf.get(person) ?? null),
      problem: problem && { ...problem, params: { ...problem.params } },
    })),
  };
}

export function photoArchiveRoutes(app: Api, context: Context): void {
  const { files, clock, jobs } = context;

  app.route({
    method: 'POST',
    url: base,
    config,
    schema: {
      summary: 'Import photos from a ZIP archive whose file names hold employee codes (multipart, field "file")',
      tags: ['hris'],
      consumes: ['multipart/form-data'],
      params: organizationParams,
      querystring: z.strictObject({
        replace: z._default(
          z.stringbool({
            truthy: ['true'],
            falsy: ['false'],
            error: carried(messages.wrongType({ field: verbatim('replace'), format: formats.boolean })),
          }),
          'false' as never,
        ),
      }),
      response: { 202: photoArchiveAnswer },
    },
    handler: async (request, reply) => {
      const { access, query } = request;
      const { tenant, userId } = access;
      const { bytes: most } = photoArchiveLimits;
      const { name, stored } = await takeStored(
        request,
        files,
        most,
        photoMessages.archiveLarge({ most: most / 1024 ** 2 }),
      );
      try {
        await refuseArchive(files.path(stored.key));
      } catch (error) {
        await files.remove(stored.key);
        throw error;
      }
      const now = clock();
      const id = await tenant.transaction(async (queries) => {
        const content = { name: name.slice(0, 150), mime: 'application/zip', width: null, height: null };
        const fileId = await addFile(queries, { ownerId: userId, purpose: 'record', content, stored, at: now });
        const made = await queries.one<{ id: number }>(
          'insert into photo_archive (organization_id, file_name, file_id, replaces, created_by, created_at) values ($1, $2, $3, $4, $5, $6) returning id',
          [queries.organizationId, content.name, fileId, query.replace, userId, now],
        );
        if (!made) throw new Error('an archive of photos was not written');
        const job = await jobs.enqueue(
          queries,
          queries.organizationId,
          'import_photos',
          { archive_id: made.id },
          userId,
          now,
        );
        await queries.query('update photo_archive set job_run_id = $3 where organization_id = $1 and id = $2', [
          queries.organizationId,
          made.id,
          job,
        ]);
        return made.id;
      });
      jobs.wake();
      return reply.code(202).send(await show(access, id));
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config,
    schema: {
      summary: 'An archive of photos: how far its import is, and what came of each file',
      tags: ['hris'],
      params: organizationIdParams,
      response: { 200: photoArchiveAnswer },
    },
    handler: ({ access, params }) => show(access, params.id),
  });
}

export function handlePhotoArchives(context: Context): void {
  context.jobs.handle('import_photos', (control) => importPhotos(context, control), {
    onEnd: async (tenant, job) => {
      const archive = await readArchive(tenant, Number(job.payload.archive_id));
      if (archive) await dropFile(context, tenant, archive);
    },
  });
}
