/** The voucher that a payroll, its provisions, payments or a bank charge would have by the settings and mappings of now, with what it lacks. */
import { linkTo } from '@karmik/model/kit/links';
import { listed, verbatim, type Message } from '@karmik/model/kit/message';
import { paymentAdminPaths } from '@karmik/model/payment/admin-paths';
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
import { chargeAmounts, mappingsOf, paidAmounts, partAmounts, postedAmounts, type PaidOut } from './amounts.ts';
import type { BatchPart, PartPurpose } from './batch.ts';
import type { Charge } from './charge.ts';
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

/** A payment of a payroll by its file. @throws 404 where there is none, or it has no receipt */
export async function paymentOf(tenant: Tenant, file: number): Promise<Found> {
  const found = await paidFileOf(tenant, file);
  if (!found) throw notFound();
  return found;
}

const paidFileOf = (tenant: Tenant, id: number): Promise<Found | undefined> =>
  tenant.one<Found>(
    `select id as file, run_id as run, duty, total::text, paid_on, case when template = $3 then 'cash' else 'bank' end as by
       from pay_file where organization_id = $1 and id = $2 and status = 'Paid'`,
    [tenant.organizationId, id, cashList.name],
  );

/** What a voucher is made of: a payroll, one of its files that was paid, payments of a batch, a charge of the bank, or what employees earned in its month and are paid later. */
export type Subject =
  | { readonly purpose: 'payroll' | 'provision'; readonly run: number }
  | { readonly purpose: 'payment'; readonly run: number; readonly payment: PaidOut }
  | { readonly purpose: PartPurpose; readonly run: number | null; readonly part: BatchPart }
  | { readonly purpose: 'charge'; readonly run: null; readonly charge: Charge };

export const paymentIn = (subject: Subject): PaidOut | null => ('payment' in subject ? subject.payment : null);
export const partIn = (subject: Subject): BatchPart | null => ('part' in subject ? subject.part : null);
export const chargeIn = (subject: Subject): Charge | null => ('charge' in subject ? subject.charge : null);

/** The day of a voucher that names none. */
export const usualDayOf = (subject: Subject, run: VoucherRun | null): string =>
  partIn(subject)?.day ?? chargeIn(subject)?.day ?? paymentIn(subject)?.paid_on ?? run?.ends_on ?? '';

export interface VoucherSetting extends ComposeRule {
  readonly voucher_type: number | null;
  readonly payment_voucher_type: number | null;
  /** None where no settings of vouchers are stored. */
  readonly provisions: readonly ProvisionName[];
  /** False also where no settings of vouchers are stored. */
  readonly requires_ledgers: boolean;
  readonly narration: string | null;
}

/** The settings of vouchers for a kind of payroll; null: of payments that are of none. */
export const voucherSettingOf = async (tenant: Tenant, kind: RunKind | null): Promise<VoucherSetting> =>
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
  return lacksOf(composed(await postedAmounts(tenant, run.id), mappings, setting), mappings).map(({ text }) => text);
}

/** Whether the payables of a payroll are in the books, from which its payments take them. */
export const hasVoucher = async (tenant: Tenant, run: number): Promise<boolean> =>
  (await tenant.one(
    `select 1 from pay_voucher where organization_id = $1 and run_id = $2 and purpose = 'payroll' and status = 'Posted'`,
    [tenant.organizationId, run],
  )) !== undefined;

/** @param run of the subject; null: payments of a batch that pays no payroll, and bank charges */
export async function draftOf(
  tenant: Tenant,
  slug: string,
  run: VoucherRun | null,
  subject: Subject,
): Promise<VoucherDraft> {
  const { purpose } = subject;
  const isPaid = purpose === 'payment' || purpose === 'return' || purpose === 'charge';
  const setting = await voucherSettingOf(tenant, run?.kind ?? null);
  const type = isPaid ? setting.payment_voucher_type : setting.voucher_type;
  const mappings = await mappingsOf(tenant);
  const names = purpose === 'provision' && run?.kind === 'regular' ? setting.provisions : [];
  const liabilities = run && names.length > 0 ? await liabilitiesOf(tenant, run, names) : [];
  const made = composed(await amountsOf(tenant, run, subject, { liabilities, names }), mappings, setting);
  const pages: Readonly<Record<Lacking['page'], string>> = {
    mapping: linkTo(payrollPaths.ledgers, { slug }, { tab: 'mapping' }),
    account: linkTo(paymentAdminPaths.setting, { slug }),
  };
  return {
    ...made,
    setting,
    type,
    liabilities,
    lacks: [
      ...(isPaid && run && !(await hasVoucher(tenant, run.id))
        ? [
            {
              text: says.payrollFirst,
              href: linkTo(payrollPaths.run, { slug, pk: String(run.id) }, { tab: 'voucher' }),
            },
          ]
        : []),
      ...(type === null ? [{ text: says.noType, href: linkTo(payrollPaths.voucherSettings, { slug }) }] : []),
      ...lacksOf(made, mappings).map(({ text, page }) => ({ text, href: pages[page] })),
    ],
  };
}

interface Provided {
  readonly liabilities: readonly Liability[];
  readonly names: readonly ProvisionName[];
}

async function amountsOf(
  tenant: Tenant,
  run: VoucherRun | null,
  subject: Subject,
  { liabilities, names }: Provided,
): Promise<PostedAmount[]> {
  if ('part' in subject) return partAmounts(tenant, subject.purpose, subject.part);
  if ('charge' in subject) return chargeAmounts(subject.charge);
  if (!run) return [];
  if ('payment' in subject) return paidAmounts(tenant, run.id, subject.payment);
  return subject.purpose === 'provision'
    ? provisionAmounts(tenant, run, liabilities, names)
    : postedAmounts(tenant, run.id);
}

/** What lacks a ledger, with the page that mends it: that of mappings, or that of the accounts of the organization. */
interface Lacking {
  readonly text: Message;
  readonly page: 'mapping' | 'account';
}

const lacksOf = ({ missing }: Composed, mappings: readonly Mapping[]): Lacking[] =>
  [...Map.groupBy(missing, ({ name, side }) => `${side} ${name.en}`).values()].map((own) => ({
    text: lackOf(own, mappings),
    page: own[0]?.ledger === undefined ? 'mapping' : 'account',
  }));

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
