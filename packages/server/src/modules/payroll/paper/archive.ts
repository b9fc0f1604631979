/** Papers of many people as one ZIP of PDFs, made in the background. Who asked for the file fetches it within a day; then it is removed. */
import type { Message } from '@karmik/model/kit/message';
import type { Language } from '@karmik/model/kit/text';
import type { JobKind } from '@karmik/model/jobs/jobs';
import type { PaperArchive } from '@karmik/model/payroll/paper/archive';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import yazl from 'yazl';
import { accessOf, type Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { logView } from '../../../entity/reading.ts';
import { addFile } from '../../../files/rows.ts';
import { notFound } from '../../../http/errors.ts';
import { JobFailed, type JobControl } from '../../../jobs/jobs.ts';
import { payrollMessages as says } from '../messages.ts';

/** Papers whose facts are read together. */
const batch = 100;

/** A paper of an employee, with the part of its file name that is its own. */
export interface NamedPaper {
  readonly id: number;
  readonly employee: number;
  readonly code: string | null;
  draw(): Promise<Buffer>;
}

/** Papers that are archived together: of a payroll by its id, or of a fiscal year such as `2083/84`. */
export interface ArchivedPapers {
  readonly kind: JobKind;
  readonly of: 'run_id' | 'fiscal_year';
  /** The section of the employee's file that who fetches it reads. */
  readonly section: string;
  /** The name of the ZIP. */
  readonly name: string;
  readonly audit: { readonly action: string; readonly objectType: string };
  idsOf(tenant: Tenant, of: number | string): Promise<readonly number[]>;
  /** What draws papers, by the layout as it is when this is called. */
  drawer(
    context: Context,
    tenant: Tenant,
    language: Language,
  ): Promise<(ids: readonly number[]) => Promise<readonly NamedPaper[]>>;
  done(count: number): Message;
}

interface ArchiveRow {
  readonly id: number;
  readonly run_id: number | null;
  readonly fiscal_year: string | null;
  /** The month, or the fiscal year. */
  readonly time: string;
  readonly language: Language;
  readonly storage_key: string | null;
  readonly job: number;
  readonly state: 'queued' | 'running' | 'done' | 'cancelled' | 'failed';
  readonly done: number;
  readonly total: number;
  readonly message: PaperArchive['message'];
}

const archiveSql = `
  select a.id, a.run_id, a.fiscal_year, coalesce(substr(r.month, 4), replace(a.fiscal_year, '/', '-')) as time, a.language, f.storage_key, j.id as job, j.state,
         j.done, j.total, j.message
    from paper_archive a
    left join pay_run r on r.organization_id = a.organization_id and r.id = a.run_id
    join job_run j on j.organization_id = a.organization_id and j.id = a.job_run_id
    left join file f on f.organization_id = a.organization_id and f.id = a.file_id
   where a.organization_id = $1`;

/** The newest archive that a person asked for. */
const newestOf = ({ tenant, userId }: Access, papers: ArchivedPapers, of: number | string) =>
  tenant.one<ArchiveRow>(`${archiveSql} and a.${papers.of} = $2 and a.created_by = $3 order by a.id desc limit 1`, [
    tenant.organizationId,
    of,
    userId,
  ]);

const toAnswer = (row: ArchiveRow): PaperArchive => ({
  job: row.job,
  is_working: row.state === 'queued' || row.state === 'running',
  progress: { done: row.done, total: row.total },
  message: row.message,
  is_ready: row.storage_key !== null,
});

/** How far one's own newest archive is; null where none was made. */
export async function archiveState(
  access: Access,
  papers: ArchivedPapers,
  of: number | string,
): Promise<PaperArchive | null> {
  const archive = await newestOf(access, papers, of);
  return archive ? toAnswer(archive) : null;
}

/** The name of a file in the archive: the code of the employee, else the id, with nothing that a file system forbids. */
const nameIn = ({ code, employee }: NamedPaper, time: string): string =>
  `${(code ?? `id-${employee}`).replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}-${time}.pdf`;

/** @throws JobFailed where the person who asked for it reads pay no more */
async function requireReader(context: Context, organizationId: number, userId: number | null): Promise<void> {
  const access =
    userId === null ? undefined : await accessOf(context.database, organizationId, userId).catch(() => undefined);
  if (!access?.can('11.99', 'read')) throw new JobFailed(says.archiveClosed);
}

async function makeArchive(
  context: Context,
  { tenant, job, checkpoint }: JobControl,
  papers: ArchivedPapers,
): Promise<Message> {
  const archive = await tenant.one<ArchiveRow>(`${archiveSql} and a.id = $2`, [
    tenant.organizationId,
    Number(job.payload['archive']),
  ]);
  if (!archive || job.created_by === null) throw new JobFailed(says.archiveGone);
  const ids = await papers.idsOf(tenant, archive.run_id ?? archive.fiscal_year ?? '');
  const draw = await papers.drawer(context, tenant, archive.language);
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as unknown as PassThrough;
  const storing = context.files.put(output);
  // A failure of the work ends the file; it is thrown below.
  storing.catch(() => undefined);
  try {
    const names = new Set<string>();
    for (let at = 0; at < ids.length; at += batch) {
      await requireReader(context, tenant.organizationId, job.created_by);
      const drawn = await draw(ids.slice(at, at + batch));
      for (const [place, paper] of drawn.entries()) {
        await checkpoint(at + place, ids.length);
        const began = performance.now();
        const name = nameIn(paper, archive.time);
        zip.addBuffer(await paper.draw(), names.has(name) ? `${paper.id}-${name}` : name, {
          mtime: context.clock(),
        });
        names.add(name);
        // As long a rest as the work took: other requests of this process get every other moment.
        await pause(performance.now() - began);
      }
      await logView(
        context,
        { userId: job.created_by },
        tenant,
        papers.section,
        drawn.map(({ employee }) => employee),
      );
    }
    zip.end();
  } catch (error) {
    output.destroy(error as Error);
    throw error;
  }
  const stored = await storing;
  try {
    await tenant.transaction(async (inner) => {
      const fileId = await addFile(inner, {
        ownerId: Number(job.created_by),
        purpose: 'record',
        content: {
          name: `${papers.name}-${archive.time}.zip`,
          mime: 'application/zip',
          width: null,
          height: null,
        },
        stored,
        at: context.clock(),
      });
      await inner.query('update paper_archive set file_id = $3 where organization_id = $1 and id = $2', [
        inner.organizationId,
        archive.id,
        fileId,
      ]);
    });
  } catch (error) {
    await context.files.remove(stored.key);
    throw error;
  }
  await checkpoint(ids.length, ids.length);
  return papers.done(ids.length);
}

/** Begins the work; a second press joins what is under way. */
export async function startArchive(
  context: Context,
  request: Pick<FastifyRequest, 'access' | 'id' | 'ip'>,
  papers: ArchivedPapers,
  of: number | string,
  language: Language,
): Promise<PaperArchive> {
  const { access } = request;
  const now = context.clock();
  await access.tenant.transaction(async (tenant) => {
    await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [papers.kind, access.userId]);
    const newest = await newestOf({ ...access, tenant }, papers, of);
    if (newest && toAnswer(newest).is_working) return;
    const made = await tenant.one<{ id: number }>(
      `insert into paper_archive (organization_id, ${papers.of}, language, created_by, created_at) values ($1, $2, $3, $4, $5) returning id`,
      [tenant.organizationId, of, language, access.userId, now],
    );
    const job = await context.jobs.enqueue(
      tenant,
      tenant.organizationId,
      papers.kind,
      { archive: made?.id ?? 0 },
      access.userId,
      now,
    );
    await tenant.query('update paper_archive set job_run_id = $3 where organization_id = $1 and id = $2', [
      tenant.organizationId,
      made?.id ?? 0,
      job,
    ]);
    await writeAudit(tenant, {
      organizationId: tenant.organizationId,
      actorId: access.userId,
      ...papers.audit,
      objectId: of,
      at: now,
      requestId: request.id,
      ip: request.ip,
    });
  });
  context.jobs.wake();
  const archive = await archiveState(access, papers, of);
  if (!archive) throw notFound();
  return archive;
}

/** One's own newest archive. @throws 404 where none is there */
export async function sendArchive(
  context: Context,
  access: Access,
  reply: FastifyReply,
  papers: ArchivedPapers,
  of: number | string,
): Promise<FastifyReply> {
  const archive = await newestOf(access, papers, of);
  const key = archive?.storage_key ?? null;
  if (!archive || key === null || !(await context.files.has(key))) throw notFound();
  return reply
    .header('content-type', 'application/zip')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${papers.name}-${archive.time}.zip"`)
    .send(context.files.get(key));
}

export const handleArchives = (context: Context, papers: ArchivedPapers): void =>
  context.jobs.handle(papers.kind, (control) => makeArchive(context, control, papers));
