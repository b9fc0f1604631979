/** All payslips of a payroll as one ZIP of PDFs, made in the background. HR fetches the file within a day; then it is removed. */
import type { Message } from '@karmik/model/kit/message';
import type { Language } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payslipArchive, type PayslipArchive } from '@karmik/model/payroll/paper/archive';
import { paySlip } from '@karmik/model/payroll/run/slip';
import type { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import yazl from 'yazl';
import * as z from 'zod/mini';
import { accessOf, requiresPermission, type Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { logView } from '../../../entity/reading.ts';
import { addFile } from '../../../files/rows.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { JobFailed, type JobControl } from '../../../jobs/jobs.ts';
import { payrollMessages as says } from '../messages.ts';
import { paperDrawer } from './draw.ts';
import { fileMonth, papersOf, type PaperOf } from './facts.ts';
import { languageQuery } from './routes.ts';

const kind = 'payslip_archive';
/** Papers whose facts are read together. */
const batch = 100;
const tags = ['payroll'];
const base = `/api/v1/${payrollEndpoints.run}/:id/archive/`;
const config = { access: requiresPermission('11.99') };

interface ArchiveRow {
  readonly id: number;
  readonly run_id: number;
  readonly month: string;
  readonly language: Language;
  readonly storage_key: string | null;
  readonly job: number;
  readonly state: 'queued' | 'running' | 'done' | 'cancelled' | 'failed';
  readonly done: number;
  readonly total: number;
  readonly message: PayslipArchive['message'];
}

const archiveSql = `
  select a.id, a.run_id, r.month, a.language, f.storage_key, j.id as job, j.state, j.done, j.total, j.message from payslip_archive a
    join pay_run r on r.organization_id = a.organization_id and r.id = a.run_id
    join job_run j on j.organization_id = a.organization_id and j.id = a.job_run_id
    left join file f on f.organization_id = a.organization_id and f.id = a.file_id
   where a.organization_id = $1`;

/** The newest archive of a payroll that a person asked for. */
const newestOf = ({ tenant, userId }: Access, run: number) =>
  tenant.one<ArchiveRow>(`${archiveSql} and a.run_id = $2 and a.created_by = $3 order by a.id desc limit 1`, [
    tenant.organizationId,
    run,
    userId,
  ]);

const toAnswer = (row: ArchiveRow): PayslipArchive => ({
  job: row.job,
  is_working: row.state === 'queued' || row.state === 'running',
  progress: { done: row.done, total: row.total },
  message: row.message,
  is_ready: row.storage_key !== null,
});

/** The name of a file in the archive: the code of the employee, else the id, with nothing that a file system forbids. */
const nameIn = ({ code, employee, facts }: PaperOf): string =>
  `${(code ?? `id-${employee}`).replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}-${fileMonth(facts.month)}.pdf`;

/** @throws JobFailed where the person who asked for it reads payslips no more */
async function requireReader(context: Context, organizationId: number, userId: number | null): Promise<void> {
  const access =
    userId === null ? undefined : await accessOf(context.database, organizationId, userId).catch(() => undefined);
  if (!access?.can('11.99', 'read')) throw new JobFailed(says.archiveClosed);
}

async function makeArchive(context: Context, { tenant, job, checkpoint }: JobControl): Promise<Message> {
  const archive = await tenant.one<ArchiveRow>(`${archiveSql} and a.id = $2`, [
    tenant.organizationId,
    Number(job.payload['archive']),
  ]);
  if (!archive || job.created_by === null) throw new JobFailed(says.archiveGone);
  const slips = await tenant.query<{ id: number }>(
    `select id from pay_slip where organization_id = $1 and run_id = $2 and status <> 'Discarded' order by id`,
    [tenant.organizationId, archive.run_id],
  );
  const ids = slips.map(({ id }) => id);
  const draw = await paperDrawer(context, tenant, archive.language);
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as unknown as PassThrough;
  const storing = context.files.put(output);
  // A failure of the work ends the file; it is thrown below.
  storing.catch(() => undefined);
  try {
    const names = new Set<string>();
    for (let at = 0; at < ids.length; at += batch) {
      await requireReader(context, tenant.organizationId, job.created_by);
      const papers = await papersOf(tenant, ids.slice(at, at + batch));
      for (const [place, paper] of papers.entries()) {
        await checkpoint(at + place, ids.length);
        const began = performance.now();
        const name = nameIn(paper);
        zip.addBuffer(await draw([paper.facts]), names.has(name) ? `${paper.id}-${name}` : name, {
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
        paySlip.name,
        papers.map(({ employee }) => employee),
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
          name: `payslips-${fileMonth(archive.month)}.zip`,
          mime: 'application/zip',
          width: null,
          height: null,
        },
        stored,
        at: context.clock(),
      });
      await inner.query('update payslip_archive set file_id = $3 where organization_id = $1 and id = $2', [
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
  return says.archiveDone({ count: ids.length });
}

async function requireRun(tenant: Tenant, id: number): Promise<{ readonly status: string }> {
  const run = await tenant.one<{ status: string }>(
    'select status from pay_run where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );
  if (!run) throw notFound();
  return run;
}

export function payslipArchiveRoutes(app: Api, context: Context): void {
  app.route({
    method: 'POST',
    url: base,
    config,
    schema: {
      summary: 'Make a ZIP of all payslips of a confirmed payroll, in the background',
      tags,
      params: organizationIdParams,
      querystring: z.strictObject({ language: languageQuery }),
      response: { 202: payslipArchive },
    },
    handler: async (request, reply) => {
      const { access, params, query } = request;
      const { status } = await requireRun(access.tenant, params.id);
      if (status !== 'Confirmed' && status !== 'Published') throw conflict(says.notConfirmed, 'not_confirmed');
      const now = context.clock();
      await access.tenant.transaction(async (tenant) => {
        await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [kind, access.userId]);
        const newest = await newestOf({ ...access, tenant }, params.id);
        // A second press joins the work that is under way.
        if (newest && toAnswer(newest).is_working) return;
        const made = await tenant.one<{ id: number }>(
          'insert into payslip_archive (organization_id, run_id, language, created_by, created_at) values ($1, $2, $3, $4, $5) returning id',
          [tenant.organizationId, params.id, query.language, access.userId, now],
        );
        const job = await context.jobs.enqueue(
          tenant,
          tenant.organizationId,
          kind,
          { archive: made?.id ?? 0 },
          access.userId,
          now,
        );
        await tenant.query('update payslip_archive set job_run_id = $3 where organization_id = $1 and id = $2', [
          tenant.organizationId,
          made?.id ?? 0,
          job,
        ]);
        await writeAudit(tenant, {
          organizationId: tenant.organizationId,
          actorId: access.userId,
          action: 'payslips_exported',
          objectType: 'pay_run',
          objectId: params.id,
          at: now,
          requestId: request.id,
          ip: request.ip,
        });
      });
      context.jobs.wake();
      const archive = await newestOf(access, params.id);
      if (!archive) throw notFound();
      return reply.code(202).send(toAnswer(archive));
    },
  });

  app.route({
    method: 'GET',
    url: base,
    config,
    schema: {
      summary: "How far one's own newest ZIP of a payroll is; null where none was made",
      tags,
      params: organizationIdParams,
      response: { 200: z.nullable(payslipArchive) },
    },
    handler: async ({ access, params }) => {
      await requireRun(access.tenant, params.id);
      const archive = await newestOf(access, params.id);
      return archive ? toAnswer(archive) : null;
    },
  });

  app.route({
    method: 'GET',
    url: `${base}file/`,
    config,
    schema: { summary: "One's own newest ZIP of the payslips of a payroll", tags, params: organizationIdParams },
    handler: async ({ access, params }, reply) => {
      const archive = await newestOf(access, params.id);
      const key = archive?.storage_key ?? null;
      if (!archive || key === null || !(await context.files.has(key))) throw notFound();
      return reply
        .header('content-type', 'application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="payslips-${fileMonth(archive.month)}.zip"`)
        .send(context.files.get(key));
    },
  });
}

export const handlePayslipArchives = (context: Context): void =>
  context.jobs.handle(kind, (control) => makeArchive(context, control));
