/** The voucher that a payroll, its provisions or one of its payments would have by the settings and mappings of now, with what it lacks. */
import { linkTo } from '@karmik/model/kit/links';
import { listed, verbatim, type Message } from '@karmik/model/kit/message';
import { cashList } from '@karmik/model/payroll/files/bank';
import { payrollPaths } from '@karmik/model/payroll/paths';
import {
  composed,
  type Composed,
  type ComposeRule,
  type Mapping,
  type PostedAmount,
} from '@karmik/model/payroll/voucher/compose';
import type { ProvisionName } from '@karmik/model/payroll/voucher/posting';
import type { RunKind } from '@karmik/model/payroll/run/kind';
import type { Tenant } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import { openStates } from '../../../payments/open-payment.ts';
import { mappingsOf, paidAmounts, postedAmounts, type PaidOut } from './amounts.ts';
import { liabilitiesOf, provisionAmounts, type Liability } from './provisions.ts';
import { sideNames, voucherMessages as says } from './messages.ts';

export interface VoucherRun {
  readonly id: number;
  readonly name: string;
  readonly kind: RunKind;
  readonly status: string;
  readonly starts_on: string;
  readonly ends_on: string;
}

export const isConfirmed = ({ status }: VoucherRun): boolean => status === 'Confirmed' || status === 'Published';

/** @throws 404 */
export async function voucherRunOf(tenant: Tenant, id: number, lock: 'for update' | '' = ''): Promise<VoucherRun> {
  const run = await tenant.one<VoucherRun>(
    `select id, name, kind, status, starts_on, ends_on from pay_run where organization_id = $1 and id = $2 and status <> 'Discarded' ${lock}`,
    [tenant.organizationId, id],
  );
  if (!run) throw notFound();
  return run;
}

type Found = PaidOut & { readonly run: number };

/** A payment of a payroll by its file or its batch. @throws 404 where there is none, or it is not settled */
export async function paymentOf(tenant: Tenant, by: 'file' | 'batch', id: number): Promise<Found> {
  const found = by === 'file' ? await paidFileOf(tenant, id) : await settledBatchOf(tenant, id);
  if (!found) throw notFound();
  return found;
}

const settledBatchOf = (tenant: Tenant, id: number): Promise<Found | undefined> =>
  tenant.one<Found>(
    `select null as file, b.id as batch, b.run_id as run, 'disbursement' as duty, sum(i.amount) filter (where i.status = 'Complete')::text as total,
            max(i.settled_on) filter (where i.status = 'Complete') as paid_on, 'bank' as by
       from payment_batch b join payment_item i on i.organization_id = b.organization_id and i.batch_id = b.id
      where b.organization_id = $1 and b.id = $2 and ${isSettledBatch('b')} group by b.id, b.run_id`,
    [tenant.organizationId, id],
  );

/** Whether a batch `alias` paid a payroll and no payment of it is open. */
export const isSettledBatch = (alias: string): string =>
  `${alias}.source = 'payroll' and exists (select from payment_item x where x.organization_id = ${alias}.organization_id and x.batch_id = ${alias}.id and x.status = 'Complete')
   and not exists (select from payment_item x where x.organization_id = ${alias}.organization_id and x.batch_id = ${alias}.id and x.status in ${openStates})`;

const paidFileOf = (tenant: Tenant, id: number): Promise<Found | undefined> =>
  tenant.one<Found>(
    `select id as file, null as batch, run_id as run, duty, total::text, paid_on, case when template = $3 then 'cash' else 'bank' end as by
       from pay_file where organization_id = $1 and id = $2 and status = 'Paid'`,
    [tenant.organizationId, id, cashList.name],
  );

/** What a voucher is made of: a payroll, one of its payments, or what employees earned in its month and are paid later. */
export type Subject =
  | { readonly purpose: 'payroll' | 'provision' }
  | { readonly purpose: 'payment'; readonly payment: PaidOut };

export const paidBy = (subject: Subject): PaidOut | null => (subject.purpose === 'payment' ? subject.payment : null);

export interface VoucherSetting extends ComposeRule {
  readonly voucher_type: number | null;
  readonly payment_voucher_type: number | null;
  /** None where no settings of vouchers are stored. */
  readonly provisions: readonly ProvisionName[];
  /** False also where no settings of vouchers are stored. */
  readonly requires_ledgers: boolean;
  readonly narration: string | null;
}

/** The settings of vouchers for a kind of payroll. */
export const voucherSettingOf = async (tenant: Tenant, kind: RunKind): Promise<VoucherSetting> =>
  (await tenant.one<VoucherSetting>(
    `select coalesce(k.voucher_type_id, s.voucher_type_id) as voucher_type, coalesce(s.payment_voucher_type_id, s.voucher_type_id) as payment_voucher_type, s.splits_by_branch, s.splits_by_division, s.liabilities, s.provisions, s.requires_ledgers, s.narration
       from pay_voucher_setting s
       left join pay_voucher_setting_types_by_kind k on k.organization_id = s.organization_id and k.parent_id = s.id and k.kind = $2
      where s.organization_id = $1 order by k.position limit 1`,
    [tenant.organizationId, kind],
  )) ?? {
    voucher_type: null,
    payment_voucher_type: null,
    splits_by_branch: true,
    splits_by_division: false,
    liabilities: 'month_end',
    provisions: [],
    requires_ledgers: false,
    narration: null,
  };

export interface Lack {
  readonly text: Message;
  readonly href: string;
}

export interface VoucherDraft extends Composed {
  readonly setting: VoucherSetting;
  /** The voucher type by its id; null: none is chosen. */
  readonly type: number | null;
  /** Of provisions. */
  readonly liabilities: readonly Liability[];
  /** What keeps it from being made. */
  readonly lacks: readonly Lack[];
}

/** Amounts without a ledger, one by one for each heading and side; none where the settings of vouchers do not ask for ledgers. */
export async function missingLedgers(tenant: Tenant, run: VoucherRun): Promise<Message[]> {
  const setting = await voucherSettingOf(tenant, run.kind);
  if (!setting.requires_ledgers) return [];
  const mappings = await mappingsOf(tenant);
  return lacksOf(composed(await postedAmounts(tenant, run.id), mappings, setting), mappings);
}

/** Whether the payables of a payroll are in the books, from which its payments take them. */
export const hasVoucher = async (tenant: Tenant, run: number): Promise<boolean> =>
  (await tenant.one(
    `select 1 from pay_voucher where organization_id = $1 and run_id = $2 and purpose = 'payroll' and status = 'Posted'`,
    [tenant.organizationId, run],
  )) !== undefined;

export async function draftOf(tenant: Tenant, slug: string, run: VoucherRun, subject: Subject): Promise<VoucherDraft> {
  const setting = await voucherSettingOf(tenant, run.kind);
  const type = subject.purpose === 'payment' ? setting.payment_voucher_type : setting.voucher_type;
  const mappings = await mappingsOf(tenant);
  const names = subject.purpose === 'provision' && run.kind === 'regular' ? setting.provisions : [];
  const liabilities = names.length > 0 ? await liabilitiesOf(tenant, run, names) : [];
  const amounts =
    subject.purpose === 'payment'
      ? await paidAmounts(tenant, run.id, subject.payment)
      : subject.purpose === 'provision'
        ? await provisionAmounts(tenant, run, liabilities, names)
        : await postedAmounts(tenant, run.id);
  const made = composed(amounts, mappings, setting);
  const toMapping = linkTo(payrollPaths.ledgers, { slug }, { tab: 'mapping' });
  return {
    ...made,
    setting,
    type,
    liabilities,
    lacks: [
      ...(subject.purpose === 'payment' && !(await hasVoucher(tenant, run.id))
        ? [
            {
              text: says.payrollFirst,
              href: linkTo(payrollPaths.run, { slug, pk: String(run.id) }, { tab: 'voucher' }),
            },
          ]
        : []),
      ...(type === null ? [{ text: says.noType, href: linkTo(payrollPaths.voucherSettings, { slug }) }] : []),
      ...lacksOf(made, mappings).map((text) => ({ text, href: toMapping })),
    ],
  };
}

const lacksOf = ({ missing }: Composed, mappings: readonly Mapping[]): Message[] =>
  [...Map.groupBy(missing, ({ name, side }) => `${side} ${name.en}`).values()].map((own) => lackOf(own, mappings));

/** What a heading lacks on one side: for everyone, or for some units alone. */
function lackOf(amounts: readonly PostedAmount[], mappings: readonly Mapping[]): Message {
  const [first] = amounts;
  if (!first) throw new RangeError('Nothing is lacking');
  const { posting, heading, name, side } = first;
  const said = { name, side: sideNames[side] };
  const isMapped = mappings.some((each) => each.posting === posting && each.heading === heading && each[side] !== null);
  const units = new Set(
    amounts.map(({ branch, division }) => [branch?.name, division?.name].filter(Boolean).join(', ') || '–'),
  );
  return isMapped ? says.noLedgerFor({ ...said, units: listed([...units].map(verbatim), '; ') }) : says.noLedger(said);
}
