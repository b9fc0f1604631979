/**
 * Sends payments to wallets and asks what became of them. A payment is stored as sent before the provider is called, so that one whose
 * process ended is asked for by its key and never sent blindly. Any number of servers may do it: one of them takes a payment.
 */
import { linkTo } from '@karmik/model/kit/links';
import { textOf, verbatim } from '@karmik/model/kit/message';
import { installationPlace } from '@karmik/model/organization/place';
import { outcomeOf, type PaymentState, type ProviderAnswer } from '@karmik/model/payment/machine';
import { paymentAdminPaths } from '@karmik/model/payment/admin-paths';
import { paymentItem } from '@karmik/model/payment/item';
import { paymentMessages as says } from '@karmik/model/payment/messages';
import { accessOf } from '../../access/access.ts';
import { holdersOf } from '../../approval/levels.ts';
import { addHistory } from '../../approval/history.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { Writer } from '../../entity/write.ts';
import { HttpError } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { todayIn } from '../../time.ts';
import { notify } from '../notification/notify.ts';
import { completeItems, type HeldItem } from './complete.ts';
import { heldItem } from './items.ts';
import { esewaOf } from './provider/esewa.ts';
import type { WalletProvider } from './provider/port.ts';
import { addUpBatch } from './sums.ts';

/** After this a payment without an answer is asked for, and then as often. */
const askAfterSeconds = 30;
/** How many payments one round takes. */
const mostOfRound = 50;

export interface Taken {
  readonly organization_id: number;
  readonly id: number;
  readonly own_key: string;
  readonly account_number: string;
  readonly account_name: string;
  readonly amount: string;
  readonly status: PaymentState;
  /** Whether an answer to its sending was stored, be it that there was none in time. */
  readonly is_answered: boolean;
  readonly is_settled: boolean;
}

const taken = `i.organization_id, i.id, i.own_key, i.account_number, i.account_name, i.amount::text as amount, i.status, i.answered_at is not null as is_answered,
  i.sending_at < $1::timestamptz - make_interval(mins => (select s.settling_minutes from esewa_setting s where s.organization_id = i.organization_id)) as is_settled`;

/** A payment to a wallet by its own key, once it is sent; a report of it may come before. */
export const sentByKey = (
  { database, clock }: Context,
  organizationId: number,
  key: string,
): Promise<Taken | undefined> =>
  database
    .organization(organizationId)
    .one<Taken>(
      `select ${taken} from payment_item i where i.organization_id = $2 and i.own_key::text = $3 and i.way = 'esewa' and i.status not in ('Created', 'Removed')`,
      [clock(), organizationId, key],
    );

/** Takes a payment of a checked and sent batch, which is stored as sent from here on. */
const takeUnsent = ({ database, clock }: Context): Promise<Taken | undefined> =>
  database.everywhere.one<Taken>(
    `update payment_item i set status = 'Sending', sending_at = $1, asked_at = $1
      where (i.organization_id, i.id) = (
        select n.organization_id, n.id from payment_item n join payment_batch b on b.organization_id = n.organization_id and b.id = n.batch_id
         where n.way = 'esewa' and n.status = 'Created' and b.sent_at is not null and b.status in ('Sent', 'Incomplete')
           and exists (select from esewa_secret k join esewa_setting s on s.organization_id = k.organization_id and s.is_active where k.organization_id = n.organization_id)
         order by n.id limit 1 for update of n skip locked)
      returning ${taken}`,
    [clock()],
  );

/** Takes a payment whose outcome is unknown. */
const takeUnknown = ({ database, clock }: Context): Promise<Taken | undefined> =>
  database.everywhere.one<Taken>(
    `update payment_item i set asked_at = $1
      where (i.organization_id, i.id) = (
        select n.organization_id, n.id from payment_item n
         where n.way = 'esewa' and n.status in ('Sending', 'Ambiguous') and n.asked_at < $1::timestamptz - make_interval(secs => ${askAfterSeconds})
           and exists (select from esewa_secret k join esewa_setting s on s.organization_id = k.organization_id and s.is_active where k.organization_id = n.organization_id)
         order by n.asked_at limit 1 for update of n skip locked)
      returning ${taken}`,
    [clock()],
  );

/** In whose name a payment is recorded: who sent, checked or made its batch, and is not paid by it. */
async function writerFor(context: Context, tenant: Tenant, id: number): Promise<Writer> {
  const people = await tenant.query<{ id: number }>(
    `select p.id from payment_item i join payment_batch b on b.organization_id = i.organization_id and b.id = i.batch_id
      cross join lateral unnest(array[b.sent_by_id, b.checked_by_id, b.second_checked_by_id, b.made_by_id]) with ordinality p (id, place)
       join membership m on m.organization_id = i.organization_id and m.user_id = p.id and m.is_current
      where i.organization_id = $1 and i.id = $2 and p.id <> i.employee_id order by p.place limit 1`,
    [tenant.organizationId, id],
  );
  const [person] = people;
  if (!person) throw new Error(`payment ${id} has no one in whose name it could be recorded`);
  const access = await accessOf(context.database, tenant.organizationId, person.id);
  return { context, access, requestId: 'esewa', ip: '' };
}

/**
 * Tells the people of payments that a provider says against what is final.
 * @param isTwice whether the money left twice
 */
const tellOfContradiction = async (
  { access: { organization } }: Writer,
  tenant: Tenant,
  { number, id }: HeldItem,
  { isTwice, at }: { readonly isTwice: boolean; readonly at: Date },
): Promise<void> =>
  notify(tenant, {
    organizationId: tenant.organizationId,
    actorId: null,
    recipientIds: await holdersOf(tenant, '26.00'),
    category: 'payroll',
    code: '26.00',
    at,
    text: textOf((isTwice ? says.toldTwice : says.toldOtherwise)({ number: verbatim(number) })),
    url: linkTo(paymentAdminPaths.bulk, { slug: organization.slug }, { tab: 'payments', open: id }),
  });

/** What is stored with an answer. @returns whether the answer counts; false: it was stored before */
type Also = (tenant: Tenant) => Promise<boolean>;
const nothingElse: Also = () => Promise.resolve(true);

/** Stores what a provider said of a payment, and what follows from it. */
async function store(context: Context, item: Taken, answer: ProviderAnswer, also: Also = nothingElse): Promise<void> {
  const { organization_id: organizationId, id } = item;
  const own = context.database.organization(organizationId);
  const writer = await writerFor(context, own, id);
  const at = context.clock();
  await own.transaction(async (tenant) => {
    const held = await heldItem(tenant, id);
    if (!(await also(tenant))) return;
    const isRetried =
      (await tenant.one(
        `select 1 from payment_item where organization_id = $1 and retry_of_id = $2 and status not in ('Failed', 'Removed')`,
        [organizationId, id],
      )) !== undefined;
    const { state, contradicts } = outcomeOf(
      {
        state: held.status,
        amount: item.amount,
        currency: installationPlace.currency,
        receiver: item.account_number,
        isSettled: item.is_settled,
        isRetried,
      },
      answer,
    );
    await tenant.query(
      'update payment_item set answered_at = coalesce($3, answered_at), answered = coalesce($4, answered) where organization_id = $1 and id = $2',
      // That it is unknown says nothing of its sending, which may never have begun.
      [organizationId, id, answer.kind === 'unknown' ? null : at, answer.kind === 'complete' ? answer.amount : null],
    );
    if (contradicts) {
      await tenant.query('update payment_item set problem = $3 where organization_id = $1 and id = $2', [
        organizationId,
        id,
        'eSewa contradicts its earlier answer',
      ]);
      await tellOfContradiction(writer, tenant, held, { isTwice: state === 'Paid twice', at });
    }
    if (state === held.status) return;
    const reason =
      answer.kind === 'failed' ? answer.reason : answer.kind === 'unknown' ? 'eSewa has no such payment' : null;
    if (state === 'Complete' && answer.kind === 'complete')
      await completeItems(writer, tenant, [held], {
        on: todayIn(writer.access.organization.timezone, at),
        reference: answer.reference,
        problem: null,
      });
    else
      await tenant.query(
        'update payment_item set status = $3, problem = coalesce($4, problem), reference = coalesce($5, reference) where organization_id = $1 and id = $2',
        [organizationId, id, state, reason, answer.kind === 'complete' ? answer.reference : null],
      );
    await addHistory(tenant, paymentItem.name, id, {
      level: null,
      action: state,
      by: null,
      actingFor: null,
      remark: reason ?? '',
      at,
    });
    await announce(tenant, { organizationId, topic: paymentItem.name, objectId: id });
    await addUpBatch(tenant, held.batch_id);
  });
}

const sendTo = (provider: WalletProvider, { own_key, account_number, account_name, amount }: Taken) =>
  provider.send({ key: own_key, wallet: account_number, holder: account_name, amount });

/** Asks for a payment; one whose sending never ended and that is unknown after the settling time is sent with the same key. */
async function ask(provider: WalletProvider, item: Taken): Promise<ProviderAnswer> {
  const answer = await provider.query(item.own_key);
  if (answer.kind !== 'unknown' || item.is_answered || !item.is_settled) return answer;
  return sendTo(provider, item);
}

/**
 * Keeps that the provider paid what the source does not take as paid, such as a claim that was cancelled meanwhile: a person decides, and the
 * next payments go on.
 */
async function keepRefused(
  context: Context,
  { organization_id: organizationId, id }: Taken,
  reason: string,
  also: Also = nothingElse,
): Promise<void> {
  await context.database.organization(organizationId).transaction(async (tenant) => {
    const { batch_id } = await heldItem(tenant, id);
    if (!(await also(tenant))) return;
    await tenant.query(
      `update payment_item set status = 'Mismatch', answered = amount, problem = $3 where organization_id = $1 and id = $2 and status in ('Sending', 'Ambiguous', 'Failed')`,
      [organizationId, id, reason.slice(0, 255)],
    );
    await announce(tenant, { organizationId, topic: paymentItem.name, objectId: id });
    await addUpBatch(tenant, batch_id);
  });
}

/** Stores what a provider said of a payment; what its source does not take waits for a person. */
export async function keepAnswer(context: Context, item: Taken, answer: ProviderAnswer, also?: Also): Promise<void> {
  try {
    await store(context, item, answer, also);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await keepRefused(context, item, error.message, also);
  }
}

/** One round: what is sent and not answered is asked for, then what is not sent is sent. */
export async function payWallets(context: Context): Promise<void> {
  for (const [take, call] of [
    [takeUnknown, ask],
    [takeUnsent, sendTo],
  ] as const)
    for (let count = 0; count < mostOfRound; count += 1) {
      const item = await take(context);
      if (!item) break;
      const provider = await esewaOf(context, context.database.organization(item.organization_id));
      if (!provider) continue;
      await keepAnswer(context, item, await call(provider, item));
    }
}
