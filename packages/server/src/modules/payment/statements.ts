/** Reconciling lines of bank statements with payments of the same account, which completes those that waited for an answer. */
import { placeOf } from '@karmik/model/organization/place';
import { paymentEndpoints } from '@karmik/model/payment/endpoints';
import { certainMatches, matchesOf, type OpenFee } from '@karmik/model/payment/match';
import { paymentMessages as says } from '@karmik/model/payment/messages';
import { paisaOf, rupeesOf } from '@karmik/model/payment/paisa';
import { statementHeadings } from '@karmik/model/payment/statement-file';
import {
  chargeClass,
  mostOfProposal,
  reconciliation,
  statementLine,
  statementMatches,
} from '@karmik/model/payment/statement';
import { verbatim } from '@karmik/model/kit/message';
import type { UserRef } from '@karmik/model/kit/fields';
import * as z from 'zod/mini';
import { type Access, requiresPermission } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { personJson } from '../../entity/person.ts';
import { type Writer, writerOf } from '../../entity/write.ts';
import { noContent, organizationIdParams, organizationParams, type Api } from '../../http/api.ts';
import { conflict, invalidField, notFound, toHttpError } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import type { Grid } from '../imports/read.ts';
import { feesLike, feesOf, lockBatches, refuseRecorded, storeFees, type Fee } from './charges.ts';
import { completeItems, paidBy, type HeldItem } from './complete.ts';
import { plainPayments } from './record-many.ts';
import { importLines } from './statement-import.ts';
import { addUpBatch } from './sums.ts';

interface Line {
  readonly id: number;
  readonly account: number;
  readonly happened_on: string;
  readonly reference: string | null;
  readonly withdrawn: string | null;
  readonly match: string | null;
  /** In force, which books it as a charge. */
  readonly voucher: number | null;
}

/** Of how many lines that are reconciled together browsers hear; they read their list again at the first. */
const mostAnnounced = 20;

interface Candidate extends HeldItem {
  readonly account_number: string | null;
  readonly batch: string;
  readonly employee: UserRef;
}

/** The account number of a row, as numbers are stored or with the spaces and hyphens of print. */
const plainNumber = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/**
 * Rows that name their account by its number, with its name.
 * @throws 400 on `file` for a number that no account has, and for another currency than that of the organization
 */
async function withAccounts({ tenant, organization }: Access, grid: Grid): Promise<Grid> {
  const [headings = [], ...rows] = grid;
  const [ofNumber, ofCurrency] = statementHeadings;
  const [number, currency] = [headings.indexOf(ofNumber), headings.indexOf(ofCurrency)];
  if (number < 0) return grid;
  const known = await tenant.query<{ name: string; account_number: string }>(
    'select name, account_number from payment_account where organization_id = $1 and archived_at is null',
    [tenant.organizationId],
  );
  const names = new Map(known.map(({ name, account_number }) => [plainNumber(account_number), name]));
  const nameOf = (written: string): string => {
    const name = names.get(plainNumber(written));
    if (name === undefined) throw invalidField('file', says.accountUnknown({ number: verbatim(written) }));
    return name;
  };
  const label = statementLine.fields.account.label.en;
  const home = placeOf(organization).currency;
  for (const row of rows) {
    const own = row[currency];
    if (own && own !== home)
      throw invalidField('file', says.otherCurrency({ currency: verbatim(own), own: verbatim(home) }));
  }
  return [
    headings.with(number, label),
    ...rows.map((row) => (row[number] ? row.with(number, nameOf(row[number])) : row)),
  ];
}

export const statementLineHooks: EntityHooks<typeof statementLine> = {
  beforeImport: withAccounts,
  importAll: importLines,
  async beforeSave({ tenant, before, id }, body) {
    if (before?.match) return { non_field_errors: [says.reconciled] };
    const known = await tenant.one(
      `select 1 from statement_line where organization_id = $1 and account_id = $2 and happened_on = $3 and balance = $4::numeric
          and coalesce(withdrawn, 0) = coalesce($5::numeric, 0) and coalesce(deposited, 0) = coalesce($6::numeric, 0) and id <> $7`,
      [tenant.organizationId, body.account, body.happened_on, body.balance, body.withdrawn, body.deposited, id ?? 0],
    );
    return known ? { balance: [says.lineKnown] } : undefined;
  },
  async beforeDelete({ tenant, id }) {
    const line = await lineOf(tenant, id);
    if (line.match !== null) throw conflict(says.reconciled, 'reconciled');
  },
};

/** @throws 404 */
async function lineOf(tenant: Tenant, id: number): Promise<Line> {
  const line = await tenant.one<Line>(
    `select id, account_id as account, happened_on::text as happened_on, reference, withdrawn::text as withdrawn, match, voucher_id as voucher from statement_line
      where organization_id = $1 and id = $2 for update`,
    [tenant.organizationId, id],
  );
  if (!line) throw notFound();
  return line;
}

/** Payments of an account: those that no line is yet, or those that a line is. */
const paymentsOf = (tenant: Tenant, account: number, line: number | null): Promise<Candidate[]> =>
  tenant.query<Candidate>(
    `select i.id, i.batch_id, i.source, i.source_id, i.amount::text as amount, i.status, i.account_number, b.number, b.number as batch, ${personJson('p')} as employee
       from payment_item i join payment_batch b on b.organization_id = i.organization_id and b.id = i.batch_id
       join person p on p.organization_id = i.organization_id and p.id = i.employee_id
      where i.organization_id = $1 and b.account_id = $2 and i.status in ('Sending', 'Ambiguous', 'Complete') and i.statement_line_id is not distinct from $3
      order by b.number, i.id`,
    [tenant.organizationId, account, line],
  );

const shown = ({ id, employee, batch, amount }: Candidate) => ({ id, employee, batch, amount });
const shownFee = ({ id, employee, batch, amount, is_return }: Fee) => ({ id, employee, batch, amount, is_return });

const keyOfFee = ({ id, is_return: isReturn }: Pick<Fee, 'id' | 'is_return'>): string => `${id} ${isReturn}`;

interface Proposal {
  readonly batch: string | null;
  readonly items: readonly Candidate[];
  readonly fees: readonly Fee[];
}

/** What a line may be: payments, payments with the charges that were recorded with them, or these charges alone. */
async function proposalsFor(
  tenant: Tenant,
  account: number,
  amount: string,
): Promise<{ readonly proposals: readonly Proposal[]; readonly isCut: boolean }> {
  const open = await paymentsOf(tenant, account, null);
  const fees = await feesOf(tenant, account, null);
  const byId = new Map(open.map((item) => [item.id, item]));
  const itemsOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const plain = matchesOf(amount, open, mostOfProposal);
  const ownFees = new Map(fees.filter((fee) => !fee.is_return && byId.has(fee.id)).map((fee) => [fee.id, fee]));
  const charged =
    plain.found.length > 0 || ownFees.size === 0
      ? { found: [], isCut: false }
      : matchesOf(
          amount,
          open.map((item) => ({ ...item, amount: addedUp([item, ownFees.get(item.id)]) })),
          mostOfProposal,
        );
  const alone = feesLike(amount, fees);
  return {
    proposals: [
      ...plain.found.map(({ batch, ids }) => ({ batch, items: itemsOf(ids), fees: [] })),
      ...charged.found.map(({ batch, ids }) => ({
        batch,
        items: itemsOf(ids),
        fees: ids.flatMap((id) => ownFees.get(id) ?? []),
      })),
      ...alone.map((own) => ({ batch: null, items: [], fees: own })),
    ],
    isCut: plain.isCut || charged.isCut,
  };
}

const addedUp = (parts: readonly ({ readonly amount: string } | undefined)[]): string =>
  rupeesOf(parts.reduce((sum, part) => sum + (part ? paisaOf(part.amount) : 0), 0));

async function reconcile(
  writer: Writer,
  tenant: Tenant,
  id: number,
  chosen: z.output<typeof reconciliation>,
): Promise<void> {
  const line = await lineOf(tenant, id);
  if (line.match !== null) throw conflict(says.reconciled, 'reconciled');
  await lockBatches(tenant, line.account);
  const ids = new Set(chosen.items);
  const keys = new Set(chosen.fees.map(keyOfFee));
  const items = (await paymentsOf(tenant, line.account, null)).filter((item) => ids.has(item.id));
  const fees = (await feesOf(tenant, line.account, null)).filter((fee) => keys.has(keyOfFee(fee)));
  const isKnown = items.length === ids.size && fees.length === keys.size && ids.size + keys.size > 0;
  if (!isKnown || paisaOf(addedUp([...items, ...fees])) !== paisaOf(line.withdrawn ?? '0'))
    throw invalidField('items', says.sumsDiffer);
  if (items.some(({ employee, status }) => employee.id === writer.access.userId && status !== 'Complete'))
    throw conflict(says.ownPayment, 'own_payment');
  await completeItems(
    writer,
    tenant,
    items.filter(({ status }) => status !== 'Complete'),
    { on: line.happened_on, reference: line.reference ?? '', problem: null },
  );
  await tenant.query(
    'update payment_item set statement_line_id = $3 where organization_id = $1 and id = any($2::bigint[])',
    [tenant.organizationId, [...ids], id],
  );
  await storeFees(
    tenant,
    fees.map((fee) => ({ fee, line: id })),
  );
  await setMatch(tenant, id, 'matched');
  for (const batch of new Set(items.map(({ batch_id }) => batch_id))) await addUpBatch(tenant, batch);
}

/**
 * Reconciles every line that says itself which payments it is. Payments to who asks for it are left, and so are lines whose source refuses.
 * @returns how many lines
 */
async function reconcileCertain(writer: Writer, tenant: Tenant): Promise<number> {
  const { organizationId } = tenant;
  await tenant.query(
    'select 1 from payment_batch where organization_id = $1 and account_id is not null order by id for update',
    [organizationId],
  );
  const lines = await tenant.query<Line & { readonly text: string; readonly withdrawn: string }>(
    `select id, account_id as account, happened_on::text as happened_on, reference, withdrawn::text as withdrawn, concat_ws(' ', narration, reference) as text
       from statement_line where organization_id = $1 and match is null and withdrawn > 0 order by id for update`,
    [organizationId],
  );
  let matched = 0;
  for (const [account, own] of Map.groupBy(lines, (line) => line.account)) {
    const open = await paymentsOf(tenant, account, null);
    const found = certainMatches(
      own.map(({ id, withdrawn, text }) => ({ id, amount: withdrawn, text })),
      open.map((item) => ({ ...item, account: item.account_number })),
      await feesOf(tenant, account, null),
    );
    const byId = new Map(open.map((item) => [item.id, item]));
    const taken = own.flatMap((line): Taken[] => {
      const certain = found.get(line.id);
      if (!certain) return [];
      const items = certain.ids.flatMap((id) => byId.get(id) ?? []);
      const isOwn = items.some(({ employee, status }) => employee.id === writer.access.userId && status !== 'Complete');
      return isOwn ? [] : [{ line, items, fees: certain.fees }];
    });
    const plain = await plainPayments(
      writer,
      tenant,
      taken.flatMap(({ line, items }) =>
        items
          .filter(({ status }) => status !== 'Complete')
          .map((item) => paidBy(item, { on: line.happened_on, reference: line.reference ?? '' })),
      ),
    );
    const isPlain = ({ items }: Taken) => items.every(({ id, status }) => status === 'Complete' || plain.has(id));
    const [together, others] = [taken.filter(isPlain), taken.filter((each) => !isPlain(each))];
    await storeMatches(writer, tenant, together);
    matched += together.length;
    for (const each of others) if (await storesMatch(writer, tenant, each)) matched += 1;
  }
  return matched;
}

/** A line with the payments and charges that it is. */
interface Taken {
  readonly line: Line;
  readonly items: readonly Candidate[];
  readonly fees: readonly OpenFee[];
}

/** @returns whether it is reconciled; false: the source refuses a payment, such as a claim that was cancelled meanwhile */
async function storesMatch(writer: Writer, tenant: Tenant, taken: Taken): Promise<boolean> {
  await tenant.query('savepoint one_line');
  try {
    await storeMatches(writer, tenant, [taken]);
    await tenant.query('release savepoint one_line');
    return true;
  } catch (error) {
    const refused = toHttpError(error);
    if (!refused || refused.status >= 500) throw error;
    await tenant.query('rollback to savepoint one_line');
    return false;
  }
}

async function storeMatches(writer: Writer, tenant: Tenant, taken: readonly Taken[]): Promise<void> {
  if (taken.length === 0) return;
  const { organizationId } = tenant;
  const pairs = taken.flatMap(({ line, items }) => items.map((item) => ({ line, item })));
  await completeItems(
    writer,
    tenant,
    pairs
      .filter(({ item }) => item.status !== 'Complete')
      .map(({ line, item }) => ({ ...item, on: line.happened_on, reference: line.reference ?? '' })),
    { on: '', reference: '', problem: null },
  );
  await tenant.query(
    `update payment_item i set statement_line_id = g.line from unnest($2::bigint[], $3::bigint[]) g (id, line)
      where i.organization_id = $1 and i.id = g.id`,
    [organizationId, pairs.map(({ item }) => item.id), pairs.map(({ line }) => line.id)],
  );
  await storeFees(
    tenant,
    taken.flatMap(({ line, fees }) => fees.map((fee) => ({ fee, line: line.id }))),
  );
  await tenant.query(
    `update statement_line set match = 'matched' where organization_id = $1 and id = any($2::bigint[])`,
    [organizationId, taken.map(({ line }) => line.id)],
  );
  for (const { id } of taken.slice(0, mostAnnounced).map(({ line }) => line))
    await announce(tenant, { organizationId, topic: statementLine.name, objectId: id });
  for (const batch of new Set(pairs.map(({ item }) => item.batch_id))) await addUpBatch(tenant, batch);
}

async function setMatch(tenant: Tenant, id: number, match: string | null): Promise<void> {
  await tenant.query('update statement_line set match = $3 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    id,
    match,
  ]);
  await announce(tenant, { organizationId: tenant.organizationId, topic: statementLine.name, objectId: id });
}

export function statementRoutes(app: Api, context: Context): void {
  const base = `/api/v1/${paymentEndpoints.statementLine}/:id/`;
  const tags = ['payment'];

  app.route({
    method: 'GET',
    url: `${base}matches/`,
    config: { access: requiresPermission('26.99') },
    schema: {
      summary: 'Which payments a line of a bank statement may be',
      tags,
      params: organizationIdParams,
      response: { 200: statementMatches },
    },
    handler: ({ access, params: { id } }) =>
      access.tenant.transaction(async (tenant) => {
        const line = await lineOf(tenant, id);
        const known = {
          matched: (await paymentsOf(tenant, line.account, id)).map(shown),
          matched_fees: (await feesOf(tenant, line.account, id)).map(shownFee),
        };
        if (line.match !== null || line.withdrawn === null) return { proposals: [], is_cut: false, ...known };
        const { proposals, isCut } = await proposalsFor(tenant, line.account, line.withdrawn);
        return {
          proposals: proposals.map(({ batch, items, fees }) => ({
            batch,
            items: items.map(shown),
            fees: fees.map(shownFee),
          })),
          is_cut: isCut,
          ...known,
        };
      }),
  });

  const acting = (name: string, summary: string, act: (tenant: Tenant, id: number) => Promise<void>) =>
    app.route({
      method: 'POST',
      url: `${base}${name}/`,
      config: { access: requiresPermission('26.00') },
      schema: { summary, tags, params: organizationIdParams, response: { 204: noContent } },
      handler: async ({ access, params: { id } }, reply) => {
        await access.tenant.transaction((tenant) => act(tenant, id));
        return reply.code(204).send(null);
      },
    });

  app.route({
    method: 'POST',
    url: `${base}charge/`,
    config: { access: requiresPermission('26.00') },
    schema: {
      summary:
        'Class a line of a bank statement as a charge of the bank, other than those that were recorded with payments',
      tags,
      params: organizationIdParams,
      body: chargeClass,
      response: { 204: noContent },
    },
    handler: async ({ access, params: { id }, body }, reply) => {
      await access.tenant.transaction(async (tenant) => {
        const { match, account, withdrawn } = await lineOf(tenant, id);
        if (match !== null) throw conflict(says.reconciled, 'reconciled');
        if (withdrawn !== null && !body.is_other) await refuseRecorded(tenant, account, withdrawn);
        await setMatch(tenant, id, 'charge');
      });
      return reply.code(204).send(null);
    },
  });
  acting('undo', 'Undo the reconciliation of a line of a bank statement', async (tenant, id) => {
    const { voucher } = await lineOf(tenant, id);
    const booked = await tenant.one<{ number: string }>(
      'select number from pay_voucher where organization_id = $1 and id = $2',
      [tenant.organizationId, voucher],
    );
    if (booked) throw conflict(says.booked({ number: verbatim(booked.number) }), 'booked');
    await tenant.query(
      'update payment_item set statement_line_id = null where organization_id = $1 and statement_line_id = $2',
      [tenant.organizationId, id],
    );
    await tenant.query(
      `update payment_item set fee_line_id = nullif(fee_line_id, $2), return_fee_line_id = nullif(return_fee_line_id, $2)
        where organization_id = $1 and (fee_line_id = $2 or return_fee_line_id = $2)`,
      [tenant.organizationId, id],
    );
    await setMatch(tenant, id, null);
  });

  app.route({
    method: 'POST',
    url: `/api/v1/${paymentEndpoints.statementLine}/match/`,
    config: { access: requiresPermission('26.00') },
    schema: {
      summary:
        'Reconcile every line of bank statements that names its batch or the account of its payee, where one set of payments and charges fits',
      tags,
      params: organizationParams,
      response: { 200: z.object({ matched: z.int() }) },
    },
    handler: (request) => {
      const writer = writerOf(context, request);
      return request.access.tenant.transaction(async (tenant) => ({ matched: await reconcileCertain(writer, tenant) }));
    },
  });
  app.route({
    method: 'POST',
    url: `${base}reconcile/`,
    config: { access: requiresPermission('26.00') },
    schema: {
      summary:
        'Reconcile a line of a bank statement with payments and recorded charges of the same sum; the payments are complete with that',
      tags,
      params: organizationIdParams,
      body: reconciliation,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { access, params, body } = request;
      const writer = writerOf(context, request);
      await access.tenant.transaction((tenant) => reconcile(writer, tenant, params.id, body));
      return reply.code(204).send(null);
    },
  });
}
