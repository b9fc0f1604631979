/** Rows of previews and runs as spreadsheets. */
import { resultStates, type Operation, type ResultState } from '@karmik/model/kit/operation';
import { bilingual } from '@karmik/model/kit/text';
import type { FastifyReply } from 'fastify';
import type { Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import { cellOf, dayHeading, exportMimes, type SpreadsheetWish } from '../entity/cells.ts';
import { workbook, type Cell } from '../entity/workbook.ts';
import { todayIn } from '../time.ts';
import { presentRows } from './plan.ts';

const batch = 1_000;
const headings = [bilingual('Result', 'नतिजा'), bilingual('Reason', 'कारण')];

/**
 * Answers with a spreadsheet of rows, which are read some at a time; its entry in the log of exports gets their number at the end.
 * @param page reads some rows, from an offset on
 * @param hasResults whether rows have a result and its reason
 */
export async function sendRows(
  reply: FastifyReply,
  context: Context,
  access: Access,
  operation: Operation,
  wish: SpreadsheetWish,
  page: (offset: number, limit: number) => Promise<readonly object[]>,
  hasResults = false,
): Promise<FastifyReply> {
  const { tenant } = access;
  const fields = Object.entries(operation.rows);
  const log = await tenant.one<{ id: number }>(
    'insert into export_log (organization_id, user_id, entity, format, filters, created_at) values ($1, $2, $3, $4, $5, $6) returning id',
    [tenant.organizationId, access.userId, operation.name, wish.format, '{}', context.clock()],
  );
  async function* rows(): AsyncGenerator<Cell[]> {
    let count = 0;
    for (;;) {
      const some = await presentRows(tenant, operation, await page(count, batch));
      for (const row of some as Record<string, unknown>[]) {
        const { state, message } = row as { state?: ResultState; message?: { en: string; ne: string } | null };
        yield [
          ...fields.map(([name, field]) => cellOf(field, row[name], wish, access.organization.timezone)),
          ...(hasResults && state ? [resultStates[state][wish.language], message?.[wish.language] ?? null] : []),
        ];
      }
      count += some.length;
      if (some.length < batch) break;
    }
    await tenant.query(
      'update export_log set row_count = $3, finished_at = $4 where organization_id = $1 and id = $2',
      [tenant.organizationId, log?.id ?? 0, count, context.clock()],
    );
  }
  const name = `${operation.label.en.toLowerCase().replaceAll(' ', '-')}-${todayIn(access.organization.timezone, context.clock())}`;
  return reply
    .header('content-type', exportMimes[wish.format])
    .header('content-disposition', `attachment; filename="${name}.${wish.format}"`)
    .send(
      workbook(
        wish.format,
        [
          ...fields.map(([, field]) => dayHeading(field, wish)),
          ...(hasResults ? headings.map((heading) => heading[wish.language]) : []),
        ],
        rows(),
      ),
    );
}
