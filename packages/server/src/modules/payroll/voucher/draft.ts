/** The voucher that a payroll would have by the settings and mappings of now, with what it lacks. */
import { linkTo } from '@karmik/model/kit/links';
import { listed, verbatim, type Message } from '@karmik/model/kit/message';
import { payrollPaths } from '@karmik/model/payroll/paths';
import {
  composed,
  type Composed,
  type ComposeRule,
  type Mapping,
  type PostedAmount,
} from '@karmik/model/payroll/voucher/compose';
import type { RunKind } from '@karmik/model/payroll/run/kind';
import type { Tenant } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import { mappingsOf, postedAmounts } from './amounts.ts';
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

export interface VoucherSetting extends ComposeRule {
  readonly voucher_type: number | null;
  /** False also where no settings of vouchers are stored. */
  readonly requires_ledgers: boolean;
  readonly narration: string | null;
}

/** The settings of vouchers for a kind of payroll. */
export const voucherSettingOf = async (tenant: Tenant, kind: RunKind): Promise<VoucherSetting> =>
  (await tenant.one<VoucherSetting>(
    `select coalesce(k.voucher_type_id, s.voucher_type_id) as voucher_type, s.splits_by_branch, s.splits_by_division, s.liabilities, s.requires_ledgers, s.narration
       from pay_voucher_setting s
       left join pay_voucher_setting_types_by_kind k on k.organization_id = s.organization_id and k.parent_id = s.id and k.kind = $2
      where s.organization_id = $1 order by k.position limit 1`,
    [tenant.organizationId, kind],
  )) ?? {
    voucher_type: null,
    splits_by_branch: true,
    splits_by_division: false,
    liabilities: 'month_end',
    requires_ledgers: false,
    narration: null,
  };

export interface Lack {
  readonly text: Message;
  readonly href: string;
}

export interface VoucherDraft extends Composed {
  readonly setting: VoucherSetting;
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

export async function draftOf(tenant: Tenant, slug: string, run: VoucherRun): Promise<VoucherDraft> {
  const setting = await voucherSettingOf(tenant, run.kind);
  const mappings = await mappingsOf(tenant);
  const made = composed(await postedAmounts(tenant, run.id), mappings, setting);
  const toMapping = linkTo(payrollPaths.ledgers, { slug }, { tab: 'mapping' });
  return {
    ...made,
    setting,
    lacks: [
      ...(setting.voucher_type === null
        ? [{ text: says.noType, href: linkTo(payrollPaths.voucherSettings, { slug }) }]
        : []),
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
