/** Rows of a batch as its file has them, with what keeps them out of it. */
import { createHash } from 'node:crypto';
import { bankRowOf, type BankRow, type RowProblem } from '@karmik/model/payment/bank/row';
import { bankTemplates } from '@karmik/model/payment/bank/templates';
import type { PaymentSource } from '@karmik/model/payment/choices';
import { paymentSetting } from '@karmik/model/payment/setting';
import type { EntityRow } from '@karmik/model/kit/entity';
import type { UserRef } from '@karmik/model/kit/fields';
import type { Tenant } from '../../db/database.ts';
import { personJson } from '../../entity/person.ts';
import { versionOfRow } from '../../entity/row-version.ts';
import { storedOrUsual } from '../payroll/paper/facts.ts';
import { changedSince } from './debts.ts';

export interface BatchFacts {
  readonly id: number;
  readonly number: string;
  readonly source: PaymentSource;
  readonly way: 'bank' | 'esewa';
  readonly template: keyof typeof bankTemplates | null;
  readonly narration: string;
  readonly status: string;
  readonly digest: string | null;
  readonly checked_by: number | null;
}

export interface ItemRow {
  readonly id: number;
  readonly version: string;
  readonly employee: UserRef;
  readonly about: string | null;
  /** Of an amount that is paid by several payments, which of how many it is; 0: it is paid as a whole. */
  readonly slice: number;
  readonly slices: number | null;
  readonly amount: string;
  readonly bank_name: string | null;
  readonly branch: string | null;
  readonly swift: string | null;
  readonly account_number: string | null;
  readonly account_name: string | null;
  readonly status: string;
}

export interface LookedAtRow extends ItemRow {
  readonly row: BankRow | null;
  readonly problems: readonly RowProblem[];
  /** The name in the file, where it is another one than that of the account. */
  readonly name_in_file: string | null;
  readonly is_account_changed: boolean;
}

export const batchFacts = async (tenant: Tenant, id: number): Promise<BatchFacts> => {
  const facts = await tenant.one<BatchFacts>(
    'select id, number, source, way, template, narration, status, digest, checked_by_id as checked_by from payment_batch where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );
  if (!facts) throw new Error(`there is no batch ${id}`);
  return facts;
};

export const paymentRules = (tenant: Tenant) =>
  storedOrUsual<Omit<EntityRow<typeof paymentSetting>, 'id'>>(tenant, paymentSetting);

/** The rows of a batch that are in it, those with problems first. */
export async function rowsOfBatch(tenant: Tenant, batch: BatchFacts): Promise<LookedAtRow[]> {
  const rules = await paymentRules(tenant);
  const { notDue, otherAccount } = await changedSince(tenant, batch);
  const items = await tenant.query<ItemRow>(
    `select i.id, ${versionOfRow('i')} as version, ${personJson('p')} as employee, i.about, i.slice, i.slices, i.amount::text as amount, i.bank_name, i.branch, i.swift, i.account_number, i.account_name, i.status
       from payment_item i join person p on p.organization_id = i.organization_id and p.id = i.employee_id
      where i.organization_id = $1 and i.batch_id = $2 and i.status <> 'Removed' order by p.full_name, i.id`,
    [tenant.organizationId, batch.id],
  );
  const nameWidth = batch.template === null ? null : bankTemplates[batch.template].nameWidth;
  const looked = items.map((item): LookedAtRow => {
    const isOpen = item.status === 'Created';
    const { row, problems } = bankRowOf(
      {
        bank: item.bank_name,
        swift: item.swift,
        branch: item.branch,
        number: item.account_number,
        holder: item.account_name,
      },
      { amount: item.amount, narration: batch.narration },
      {
        nameWidth,
        isFullNameRequired: rules.is_full_name_required,
        mostAmount: rules.most_amount,
      },
    );
    return {
      ...item,
      row,
      problems: isOpen ? [...problems, ...(notDue.has(item.id) ? (['not_due'] as const) : [])] : [],
      name_in_file: row !== null && row.holder !== item.account_name ? row.holder : null,
      is_account_changed: otherAccount.has(item.id),
    };
  });
  return [
    ...looked.filter(({ problems }) => problems.length > 0),
    ...looked.filter(({ problems }) => problems.length === 0),
  ];
}

/** What a check belongs to: every row with its account and amount, and the total. */
export async function digestOf(tenant: Tenant, batch: number): Promise<string> {
  const row = await tenant.one<{ text: string }>(
    `select coalesce(jsonb_agg(jsonb_build_array(i.id, i.employee_id, i.source, i.source_id, i.amount, i.bank_name, i.account_number, i.account_name) order by i.id)::text, '')
            || coalesce(sum(i.amount), 0)::text || max(b.account_id::text) || max(b.narration) || max(b.pay_on::text) as text
       from payment_item i join (select id, coalesce(account_id, 0) as account_id, narration, pay_on from payment_batch where organization_id = $1) b on b.id = i.batch_id
      where i.organization_id = $1 and i.batch_id = $2 and i.status <> 'Removed'`,
    [tenant.organizationId, batch],
  );
  return createHash('sha256')
    .update(row?.text ?? '')
    .digest('hex');
}
