/** What every import over the API is asked, and what it answers. */
import { importLimits, understoodCell } from '@karmik/model/spreadsheet/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messageAnswer } from '@karmik/model/kit/answer';
import { messages, formats } from '@karmik/model/kit/messages';
import type { Context } from '../context.ts';
import { takeUpload } from '../files/upload.ts';
import { paramsAt } from '../http/api.ts';
import type { Sheet } from '../modules/imports/read.ts';
import type { ReadFile } from '../modules/imports/turns.ts';
import { importModes, type ImportMode } from './import.ts';

/**
 * @param what what becomes of the rows, as "Create branches"
 * @param modes what may be wished; `['all']` where a sheet counts whole or not at all
 */
export const importRoute = (
  base: string,
  tags: string[],
  what: string,
  modes: readonly [ImportMode, ...ImportMode[]] = importModes,
) => ({
  method: 'POST' as const,
  url: `${base}import/`,
  schema: {
    summary: `${what} from a spreadsheet (multipart, field "file"); with dry_run nothing is kept`,
    tags,
    consumes: ['multipart/form-data'],
    params: paramsAt(base).ofList,
    querystring: z.strictObject({
      dry_run: z._default(
        z.stringbool({
          truthy: ['true'],
          falsy: ['false'],
          error: carried(messages.wrongType({ field: verbatim('dry_run'), format: formats.boolean })),
        }),
        'true' as never,
      ),
      mode: z._default(
        z.enum(modes, {
          error: carried(messages.choice({ field: verbatim('mode'), choices: listed(modes) })),
        }),
        'all',
      ),
    }),
    response: {
      200: z.object({
        rows: z.number(),
        valid: z.number(),
        known: z.number(),
        created: z.number(),
        columns: z.array(z.object({ heading: z.string(), field: z.nullable(z.string()) })),
        errors: z.array(
          z.object({
            row: z.number(),
            errors: z.record(z.string(), z.array(z.string())),
            _messages: z.record(z.string(), z.array(messageAnswer)),
          }),
        ),
        understood: z.array(z.object({ row: z.number(), cells: z.array(understoodCell) })),
      }),
    },
  },
});

/** The spreadsheet that a request brings, with all of its sheets. @throws 400 on `file`, 413, 429 */
export const uploadedFile = ({ spreadsheets }: Context, request: FastifyRequest): Promise<ReadFile> =>
  spreadsheets.read(request.access.tenant, () => takeUpload(request, importLimits.bytes));

/** The first sheet with rows of the spreadsheet that a request brings. @throws 400 on `file`, 413, 429 */
export async function uploadedSheet(context: Context, request: FastifyRequest): Promise<Sheet> {
  const { name, sheets } = await uploadedFile(context, request);
  return { name, grid: sheets[0].grid };
}
