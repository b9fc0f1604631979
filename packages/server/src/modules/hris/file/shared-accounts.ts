/** Bank account numbers that several people of an organisation have: on record, or in a request that waits. */
import { bankAccount } from '@karmik/model/hris/file/keeping';
import { sectionOf, type SectionName } from '@karmik/model/hris/file/sections';
import type { SharedAccount } from '@karmik/model/hris/file/shared-account';
import type { Access } from '../../../access/access.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Body } from '../../../entity/hooks.ts';

/** As `account_key` of the table. */
const keyOf = (text: string) => `ltrim(upper(regexp_replace(${text}, '[^0-9A-Za-z]', '', 'g')), '0')`;

/** As SQL: the people who have the number `key`, besides `person`, as a list of ids and names; null for nobody. */
const others = (key: string, person: string) => `
  (select json_agg(json_build_object('id', p.id, 'full_name', p.full_name) order by p.full_name, p.id)
     from person p
    where p.organization_id = $1 and p.id <> ${person} and p.id in (
      select held.employee_id from bank_account held where held.organization_id = $1 and held.account_key = ${key}
      union all
      select q.employee_id from change_request q
       where q.organization_id = $1 and q.section = '${bankAccount.name}' and q.status = 'Pending'
         and ${keyOf(`q.new_values->>'account_number'`)} = ${key}))`;

/** Whose it is, is told to those who may read everyone's accounts. */
const told = (access: Pick<Access, 'can'>, people: SharedAccount['people']): SharedAccount => ({
  people: access.can(sectionOf('bank_account').read, 'read') ? people : [],
});

/** Whether anybody else has the number that a change brings. @returns null where no one has, or where it brings none */
export async function sharedAccountIn(
  access: Pick<Access, 'can'>,
  tenant: Tenant,
  personId: number,
  section: SectionName,
  { account_number: number }: Body,
): Promise<SharedAccount | null> {
  if (section !== 'bank_account' || typeof number !== 'string') return null;
  const row = await tenant.one<{ people: SharedAccount['people'] | null }>(
    `select ${others('k.key', '$2')} as people from (select ${keyOf('$3::text')} as key) k`,
    [tenant.organizationId, personId, number],
  );
  return row?.people ? told(access, row.people) : null;
}

/** The accounts of someone's file that others have too; none for readers who may not read everyone's. */
export async function sharedAccountsIn(
  access: Pick<Access, 'can'>,
  tenant: Tenant,
  personId: number,
): Promise<(SharedAccount & { record: number })[]> {
  if (!access.can(sectionOf('bank_account').read, 'read')) return [];
  return tenant.query<SharedAccount & { record: number }>(
    `select * from (select b.id as record, ${others('b.account_key', 'b.employee_id')} as people
       from bank_account b where b.organization_id = $1 and b.employee_id = $2) s where people is not null order by record`,
    [tenant.organizationId, personId],
  );
}
