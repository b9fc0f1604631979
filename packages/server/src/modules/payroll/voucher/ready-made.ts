/** Ledgers, mappings and a voucher type that most organisations begin with, where they are not there yet. */
import { payLedger } from '@karmik/model/payroll/voucher/ledger';
import { payLedgerMapping } from '@karmik/model/payroll/voucher/mapping';
import { readyMadeLedgers, readyMadeMappings } from '@karmik/model/payroll/voucher/ready-made';
import type { Tenant } from '../../../db/database.ts';
import { createRecord, type Writer } from '../../../entity/write.ts';

const idsBy = async (tenant: Tenant, table: 'pay_ledger' | 'pay_heading', name: 'code' | 'formula_name') =>
  new Map(
    (
      await tenant.query<{ id: number; name: string }>(
        `select id, ${name} as name from ${table} where organization_id = $1 and archived_at is null`,
        [tenant.organizationId],
      )
    ).map((row) => [row.name, row.id]),
  );

/** Adds ledgers by their codes, and mappings of what is mapped to nothing yet. @returns how many of each were added */
export async function addReadyMadeLedgers(
  writer: Writer,
  tenant: Tenant,
): Promise<{ ledgers: number; mappings: number }> {
  const { organizationId } = tenant;
  const known = await tenant.query<{ code: string; name: string }>(
    'select lower(code) as code, lower(name) as name from pay_ledger where organization_id = $1',
    [organizationId],
  );
  const taken = new Set(known.flatMap(({ code, name }) => [code, name]));
  const added = readyMadeLedgers.filter(({ code, name }) => !taken.has(code) && !taken.has(name.toLowerCase()));
  for (const ledger of added) await createRecord(writer, tenant, payLedger, {}, { ...ledger });
  const ledgers = await idsBy(tenant, 'pay_ledger', 'code');
  const headings = await idsBy(tenant, 'pay_heading', 'formula_name');
  const mapped = await tenant.query<{ posting: string; heading_id: number | null }>(
    'select distinct posting, heading_id from pay_ledger_mapping where organization_id = $1',
    [organizationId],
  );
  const there = new Set(mapped.map(({ posting, heading_id }) => `${posting} ${heading_id}`));
  const idOf = (code: string | undefined) => (code === undefined ? null : (ledgers.get(code) ?? null));
  const wanted = readyMadeMappings.flatMap(({ posting, heading: name, debit, credit }) => {
    const heading = name === undefined ? null : headings.get(name);
    const [debit_ledger, credit_ledger] = [idOf(debit), idOf(credit)];
    const isLess = (debit !== undefined && debit_ledger === null) || (credit !== undefined && credit_ledger === null);
    if (heading === undefined || isLess || there.has(`${posting} ${heading}`)) return [];
    return [{ posting, heading, branch: null, division: null, debit_ledger, credit_ledger }];
  });
  for (const mapping of wanted) await createRecord(writer, tenant, payLedgerMapping, {}, mapping);
  return { ledgers: added.length, mappings: wanted.length };
}
