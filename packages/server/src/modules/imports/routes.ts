/** Employees from a spreadsheet: upload, columns, dry run, commit. */
import { pageQuery } from '@karmik/model/kit/paging';
import { missingColumns } from '@karmik/model/spreadsheet/columns';
import { employeeSheet } from '@karmik/model/hris/employee-sheet';
import {
  importAnswer,
  importCommitBody,
  importMatchesBody,
  importValuesBody,
  type ImportState,
} from '@karmik/model/spreadsheet/contracts';
import * as z from 'zod/mini';
import { listed } from '@karmik/model/kit/message';
import { requiresPermission, type Access } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { uploadedFile } from '../../entity/import-route.ts';
import { conflict, invalidField, notFound } from '../../http/errors.ts';
import { organizationIdParams, organizationParams, type Api } from '../../http/api.ts';
import { pageOf } from '../../http/paging.ts';
import { todayIn } from '../../time.ts';
import { checkMatches, createImport, readImport, readImports, toAnswer, type ImportRow } from './imports.ts';
import { importMessages } from './messages.ts';
import { importRowRoutes, wrongState } from './row-routes.ts';
import { importSampleRoute } from './sample.ts';
import { decideValues, forgetResults } from './values.ts';

const base = '/api/v1/hris/:org/employees/import/';

export function importRoutes(app: Api, context: Context): void {
  importSampleRoute(app, context);
  importRowRoutes(app, context);
  const take = async (access: Access, id: number): Promise<ImportRow> => {
    const row = await readImport(access.tenant, access.tenant.organizationId, id);
    if (!row) throw notFound();
    return row;
  };
  const show = async (access: Access, id: number) => toAnswer(access.tenant, await take(access, id));

  app.route({
    method: 'POST',
    url: base,
    config: { access: requiresPermission('4.08') },
    schema: {
      summary: 'Upload a spreadsheet of employees (multipart, field "file")',
      tags: ['imports'],
      consumes: ['multipart/form-data'],
      params: organizationParams,
      response: { 201: importAnswer },
    },
    handler: async (request, reply) => {
      const { access } = request;
      const file = await uploadedFile(context, request);
      const now = context.clock();
      const id = await createImport(
        access.tenant,
        file,
        access.userId,
        now,
        todayIn(access.organization.timezone, now),
      );
      await writeAudit(access.tenant, {
        organizationId: access.tenant.organizationId,
        actorId: access.userId,
        action: 'uploaded',
        objectType: 'spreadsheet_import',
        objectId: id,
        after: { file: file.name },
        at: now,
        requestId: request.id,
        ip: request.ip,
      });
      return reply.code(201).send(await show(access, id));
    },
  });

  app.route({
    method: 'GET',
    url: base,
    config: { access: requiresPermission('4.08') },
    schema: {
      summary: 'Imports, newest first',
      tags: ['imports'],
      params: organizationParams,
      querystring: z.strictObject({ ...pageQuery }),
      response: { 200: z.object({ results: z.array(importAnswer), next: z.nullable(z.string()) }) },
    },
    handler: async (request) => {
      const { tenant } = request.access;
      const { results: rows, next } = pageOf(
        request,
        await readImports(tenant, request.query.limit + 1, request.query.offset),
        request.query,
      );
      return { results: await Promise.all(rows.map((row) => toAnswer(tenant, row))), next };
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config: { access: requiresPermission('4.08') },
    schema: {
      summary: 'One import: its columns, counts and progress',
      tags: ['imports'],
      params: organizationIdParams,
      response: { 200: importAnswer },
    },
    handler: (request) => show(request.access, request.params.id),
  });

  /** Moves an import on from one of the given states and starts the job that does the work. */
  const start = async (
    tenant: Tenant,
    access: Access,
    id: number,
    from: readonly ImportState[],
    to: ImportState,
    kind: string,
    change: (queries: Tenant, row: ImportRow) => Promise<void>,
  ) => {
    await tenant.transaction(async (queries) => {
      const row = await readImport(queries, queries.organizationId, id, true);
      if (!row) throw notFound();
      if (!from.includes(row.state)) throw wrongState(row.state, from);
      await change(queries, row);
      const job = await context.jobs.enqueue(
        queries,
        queries.organizationId,
        kind,
        { import_id: id },
        access.userId,
        context.clock(),
      );
      await queries.query(
        `update spreadsheet_import set state = $3, message = null, job_run_id = $4 where organization_id = $1 and id = $2`,
        [queries.organizationId, id, to, job],
      );
    });
    context.jobs.wake();
  };

  app.route({
    method: 'POST',
    url: `${base}:id/columns/`,
    config: { access: requiresPermission('4.08') },
    schema: {
      summary: 'Settle the columns and start the dry run',
      tags: ['imports'],
      params: organizationIdParams,
      body: importMatchesBody,
      response: { 202: importAnswer },
    },
    handler: async (request, reply) => {
      const { access, params, body } = request;
      await start(
        access.tenant,
        access,
        params.id,
        ['uploaded', 'checked', 'cancelled', 'failed'],
        'checking',
        'check_import',
        async (queries, row) => {
          const matches = checkMatches(row, body.matches);
          const missing = missingColumns(employeeSheet, matches);
          if (missing.length)
            throw invalidField(
              'matches',
              importMessages.columnMissing({
                fields: listed(
                  missing.map((name) => employeeSheet.fields[name as keyof typeof employeeSheet.fields].label),
                ),
              }),
            );
          await queries.query(
            'update spreadsheet_import set matches = $3, create_missing = $4 where organization_id = $1 and id = $2',
            [queries.organizationId, row.id, JSON.stringify(matches), body.create_missing],
          );
          await forgetResults(queries, row.id);
        },
      );
      return reply.code(202).send(await show(access, params.id));
    },
  });

  app.route({
    method: 'POST',
    url: `${base}:id/values/`,
    config: { access: requiresPermission('4.08') },
    schema: {
      summary: 'Decide what values of the sheet mean, for this and later sheets, and check the rows again',
      tags: ['imports'],
      params: organizationIdParams,
      body: importValuesBody,
      response: { 202: importAnswer },
    },
    handler: async (request, reply) => {
      const { access, params, body } = request;
      await start(access.tenant, access, params.id, ['checked'], 'checking', 'check_import', async (queries, row) => {
        await decideValues(queries, row, body.values, { by: access.userId, at: context.clock() });
        await forgetResults(queries, row.id);
      });
      return reply.code(202).send(await show(access, params.id));
    },
  });

  app.route({
    method: 'POST',
    url: `${base}:id/commit/`,
    config: { access: requiresPermission('4.08') },
    schema: {
      summary: 'Create the employees: all rows or only the valid ones',
      tags: ['imports'],
      params: organizationIdParams,
      body: importCommitBody,
      response: { 202: importAnswer },
    },
    handler: async (request, reply) => {
      const { access, params, body } = request;
      await start(
        access.tenant,
        access,
        params.id,
        ['checked'],
        'committing',
        'commit_import',
        async (queries, row) => {
          const counts = await queries.one<{ invalid: number; valid: number; double: number }>(
            `select count(*) filter (where result = 'invalid') as invalid, count(*) filter (where result = 'valid') as valid, count(*) filter (where result = 'double') as double from spreadsheet_import_row where organization_id = $1 and import_id = $2`,
            [queries.organizationId, row.id],
          );
          if (body.mode === 'all' && counts?.invalid)
            throw invalidField('mode', importMessages.rowsInvalid({ count: counts.invalid }));
          if (body.mode === 'all' && counts?.double)
            throw invalidField('mode', importMessages.doublesUndecided({ count: counts.double }));
          if (!counts?.valid) throw invalidField('mode', importMessages.noValidRow);
          await queries.query(
            'update spreadsheet_import set mode = $3, send_activation = $4 where organization_id = $1 and id = $2',
            [queries.organizationId, row.id, body.mode, body.send_activation],
          );
        },
      );
      return reply.code(202).send(await show(access, params.id));
    },
  });

  app.route({
    method: 'POST',
    url: `${base}:id/cancel/`,
    config: { access: requiresPermission('4.08') },
    schema: {
      summary: 'Stop the dry run or the creation',
      tags: ['imports'],
      params: organizationIdParams,
      response: { 202: importAnswer },
    },
    handler: async (request, reply) => {
      const { access, params } = request;
      const row = await take(access, params.id);
      if (row.job_run_id === null || !['checking', 'committing'].includes(row.state))
        throw conflict(importMessages.nothingRunning, 'wrong_state');
      await context.jobs.cancel(access.tenant, row.job_run_id);
      return reply.code(202).send(await show(access, params.id));
    },
  });
}
