/** The rows of an import: reading them, deciding on likely doubles, choosing the sheet and supervisors. */
import {
  importAnswer,
  importDoublesBody,
  importPersonAnswer,
  importRowAnswer,
  importSheetBody,
  importStateNames,
  rowResults,
  type ImportState,
} from '@karmik/model/spreadsheet/contracts';
import { labels } from '@karmik/model/kit/labels';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { formats, messages } from '@karmik/model/kit/messages';
import { pageQuery } from '@karmik/model/kit/paging';
import { bilingual } from '@karmik/model/kit/text';
import { textSchema } from '@karmik/model/kit/text-schema';
import * as z from 'zod/mini';
import { requiresPermission, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { conflict, notFound, type HttpError } from '../../http/errors.ts';
import { organizationIdParams, type Api } from '../../http/api.ts';
import { pageOf } from '../../http/paging.ts';
import { todayIn } from '../../time.ts';
import { decideDoubles } from './doubles.ts';
import { chooseSheet, readImport, toAnswer, type ImportRow } from './imports.ts';
import { importMessages } from './messages.ts';
import { findPeople, readRows } from './rows.ts';

const base = '/api/v1/hris/:org/employees/import/:id/';
const config = { access: requiresPermission('4.08') };
const shared = { tags: ['imports'], params: organizationIdParams };
const search = z.optional(textSchema(labels.search, { max: 100, required: false }));

/** The refusal of a step that an import is not at. */
export const wrongState = (state: ImportState, from: readonly ImportState[]): HttpError =>
  conflict(
    importMessages.wrongState({
      state: importStateNames[state],
      states: listed(
        from.map((each) => importStateNames[each]),
        bilingual(' or ', ' वा '),
      ),
    }),
    'wrong_state',
  );

async function take(tenant: Tenant, id: number, isLocked = false): Promise<ImportRow> {
  const row = await readImport(tenant, tenant.organizationId, id, isLocked);
  if (!row) throw notFound();
  return row;
}

export function importRowRoutes(app: Api, context: Context): void {
  /** Changes an import that is in one of the given states, in one transaction. @returns the import as it then is */
  const change = async (
    { tenant }: Access,
    id: number,
    from: readonly ImportState[],
    work: (queries: Tenant, row: ImportRow) => Promise<void>,
  ) => {
    await tenant.transaction(async (queries) => {
      const row = await take(queries, id, true);
      if (!from.includes(row.state)) throw wrongState(row.state, from);
      await work(queries, row);
    });
    return toAnswer(tenant, await take(tenant, id));
  };

  app.route({
    method: 'GET',
    url: `${base}rows/`,
    config,
    schema: {
      summary: 'Rows with what was found, each cell as it is written and as it is understood',
      ...shared,
      querystring: z.strictObject({
        ...pageQuery,
        search,
        result: z.optional(
          z.enum(rowResults, {
            error: carried(messages.choice({ field: verbatim('result'), choices: listed(rowResults) })),
          }),
        ),
        changed: z.optional(
          z.stringbool({
            error: carried(messages.wrongType({ field: verbatim('changed'), format: formats.boolean })),
          }),
        ),
      }),
      response: { 200: z.object({ results: z.array(importRowAnswer), next: z.nullable(z.string()) }) },
    },
    handler: async (request) => {
      const { access, params, query } = request;
      const row = await take(access.tenant, params.id);
      return pageOf(request, await readRows(access.tenant, row, query), query);
    },
  });

  app.route({
    method: 'GET',
    url: `${base}people/`,
    config,
    schema: {
      summary: 'People of the organization and of the sheet, to be chosen as supervisors',
      ...shared,
      querystring: z.strictObject({ search }),
      response: { 200: z.object({ results: z.array(importPersonAnswer) }) },
    },
    handler: async ({ access, params, query }) => {
      const row = await take(access.tenant, params.id);
      return { results: await findPeople(access.tenant, row.id, query.search ?? '') };
    },
  });

  app.route({
    method: 'POST',
    url: `${base}doubles/`,
    config,
    schema: {
      summary: 'Skip possible duplicates, or bring them in as new',
      ...shared,
      body: importDoublesBody,
      response: { 200: importAnswer },
    },
    handler: ({ access, params, body }) =>
      change(access, params.id, ['checked'], (queries, row) =>
        decideDoubles(queries, queries.organizationId, row.id, body.decision, body.rows),
      ),
  });

  app.route({
    method: 'POST',
    url: `${base}sheet/`,
    config,
    schema: {
      summary: 'Read another sheet of the workbook; its name is remembered for the next file',
      ...shared,
      body: importSheetBody,
      response: { 200: importAnswer },
    },
    handler: ({ access, params, body }) =>
      change(access, params.id, ['uploaded', 'checked'], (queries, row) =>
        chooseSheet(queries, row, body.sheet, todayIn(access.organization.timezone, context.clock())),
      ),
  });
}
