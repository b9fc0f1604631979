/** The log as a spreadsheet. The person who takes it along is in the log, and in the spreadsheet itself (AU-6). */
import { actionWord, wordsOfEvent } from '@karmik/model/audit/action-words';
import { auditLog, type AuditLog } from '@karmik/model/audit/audit';
import { bilingual } from '@karmik/model/kit/text';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import { cellOf, dayHeading, type SpreadsheetWish } from '../../entity/cells.ts';
import type { Asked, ListQuery } from '../../entity/query.ts';
import { workbook, type Cell } from '../../entity/workbook.ts';
import { todayIn } from '../../time.ts';
import { logStatement } from './log.ts';

const batch = 1_000;
const headings = {
  record: bilingual('Record', 'अभिलेख'),
  changed: bilingual('Fields changed', 'बदलिएका विवरण'),
};

/** Begins the export, after writing it down. The events are read as the file is taken. */
export async function exportLog(
  context: Context,
  { access, id: requestId, ip }: FastifyRequest,
  query: ListQuery,
  asked: Asked,
  wish: SpreadsheetWish,
): Promise<{ stream: Readable; name: string }> {
  const { tenant, organization, userId } = access;
  const { organizationId } = tenant;
  const at = context.clock();
  const log = await tenant.transaction(async (inner) => {
    await writeAudit(inner, {
      organizationId,
      actorId: userId,
      action: 'log_exported',
      objectType: auditLog.name,
      objectId: '',
      after: { ...asked, format: wish.format },
      at,
      requestId,
      ip,
    });
    return inner.one<{ id: number }>(
      'insert into export_log (organization_id, user_id, entity, format, filters, created_at) values ($1, $2, $3, $4, $5, $6) returning id',
      [organizationId, userId, auditLog.name, wish.format, JSON.stringify(asked), at],
    );
  });
  const zone = organization.timezone;
  const { language } = wish;
  const { fields } = auditLog;

  async function* rows(): AsyncGenerator<Cell[]> {
    let count = 0;
    let after: Pick<AuditLog, 'at' | 'id'> | undefined;
    for (;;) {
      const { text, values } = logStatement(query, asked, access, { limit: batch, offset: 0, after });
      const page = await tenant.query<AuditLog>(text, values);
      for (const { actor, at: when, action, object_type: type, object_id: record, changed, ip: from } of page) {
        const words = wordsOfEvent(type, changed);
        yield [
          cellOf(fields.at, when, wish, zone),
          actor && cellOf(fields.actor, actor, wish, zone),
          actionWord(action)[language],
          words.object[language],
          record,
          words.fields.map((field) => field[language]).join('; '),
          from,
        ];
      }
      count += page.length;
      after = page.at(-1);
      if (after === undefined || page.length < batch) break;
    }
    await tenant.query(
      'update export_log set row_count = $3, finished_at = $4 where organization_id = $1 and id = $2',
      [organizationId, log?.id ?? 0, count, context.clock()],
    );
  }

  const head = [
    dayHeading(fields.at, wish),
    fields.actor.label[language],
    fields.action.label[language],
    fields.object_type.label[language],
    headings.record[language],
    headings.changed[language],
    fields.ip.label[language],
  ];
  return {
    stream: workbook(wish.format, head, rows()),
    name: `audit-logs-${todayIn(zone, at)}.${wish.format}`,
  };
}
