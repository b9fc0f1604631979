/** Lines of a file of a bank statement, stored together: a statement may have thousands. */
import type { BodyOf } from '@karmik/model/kit/fields';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { isDetail } from '@karmik/model/kit/errors';
import { paymentMessages as says } from '@karmik/model/payment/messages';
import { statementLine } from '@karmik/model/payment/statement';
import { writeAudits } from '../../access/audit.ts';
import type { Tenant } from '../../db/database.ts';
import type { GoodRow, StoredRows } from '../../entity/import.ts';
import { checkWhole } from '../../entity/whole-body.ts';
import { ruleClockOf, type Writer } from '../../entity/write.ts';
import { toHttpError } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';

type LineBody = BodyOf<typeof statementLine.fields>;

interface NewLine {
  readonly row: number;
  readonly body: LineBody;
}

/** Each line goes through what a single creation goes through; those that are there, in the file or before, are refused. */
export async function importLines(writer: Writer, tenant: Tenant, rows: readonly GoodRow[]): Promise<StoredRows> {
  const { organizationId } = tenant;
  const clock = ruleClockOf(writer.context, writer.access);
  const refused = new Map<number, FieldErrors>();
  const whole = rows.flatMap(({ row, values }): NewLine[] => {
    try {
      return [{ row, body: checkWhole(statementLine, values, clock) }];
    } catch (error) {
      const refusal = toHttpError(error);
      if (!refusal || refusal.status >= 500) throw error;
      refused.set(row, isDetail(refusal.body) ? { non_field_errors: [refusal.body.detail] } : refusal.body);
      return [];
    }
  });
  // Of two files at once the second finds the lines of the first.
  await tenant.query(
    'select 1 from payment_account where organization_id = $1 and id = any($2::bigint[]) order by id for update',
    [organizationId, [...new Set(whole.map(({ body }) => body.account))]],
  );
  const known = await tenant.query<{ at: number }>(
    `select w.at::integer as at from (
       select g.*, row_number() over (partition by account, day, balance, coalesce(withdrawn, 0), coalesce(deposited, 0) order by g.at) as turn
         from unnest($2::bigint[], $3::date[], $4::numeric[], $5::numeric[], $6::numeric[]) with ordinality g (account, day, balance, withdrawn, deposited, at)) w
      where w.turn > 1 or exists (
        select from statement_line l where l.organization_id = $1 and l.account_id = w.account and l.happened_on = w.day and l.balance = w.balance
           and coalesce(l.withdrawn, 0) = coalesce(w.withdrawn, 0) and coalesce(l.deposited, 0) = coalesce(w.deposited, 0))`,
    [organizationId, ...figuresOf(whole)],
  );
  const places = new Set(known.map(({ at }) => at - 1));
  for (const place of places) refused.set(whole[place]?.row ?? 0, { balance: [says.lineKnown] });
  const lines = whole.filter((_line, place) => !places.has(place));
  const stored = await tenant.query<{ id: number }>(
    `insert into statement_line (organization_id, account_id, happened_on, balance, withdrawn, deposited, narration, reference, created_at)
     select $1, g.account, g.day, g.balance, g.withdrawn, g.deposited, g.narration, g.reference, $9
       from unnest($2::bigint[], $3::date[], $4::numeric[], $5::numeric[], $6::numeric[], $7::text[], $8::text[])
            with ordinality g (account, day, balance, withdrawn, deposited, narration, reference, place)
      order by g.place returning id`,
    [
      organizationId,
      ...figuresOf(lines),
      lines.map(({ body }) => body.narration),
      lines.map(({ body }) => body.reference),
      clock.now,
    ],
  );
  await writeAudits(
    tenant,
    {
      organizationId,
      actorId: writer.access.userId,
      action: 'created',
      objectType: statementLine.name,
      at: clock.now,
      requestId: writer.requestId,
      ip: writer.ip,
    },
    // Ids follow the order of the lines.
    stored
      .toSorted((one, other) => one.id - other.id)
      .flatMap(({ id }, place) => {
        const after = lines[place]?.body;
        return after ? [{ objectId: id, after }] : [];
      }),
  );
  const [first] = stored;
  // Browsers read their list again at the first.
  if (first) await announce(tenant, { organizationId, topic: statementLine.name, objectId: first.id });
  return { refused, known: 0 };
}

const figuresOf = (lines: readonly NewLine[]) => [
  lines.map(({ body }) => body.account),
  lines.map(({ body }) => body.happened_on),
  lines.map(({ body }) => body.balance),
  lines.map(({ body }) => body.withdrawn),
  lines.map(({ body }) => body.deposited),
];
