/** What files of a payroll know of its employees. Amounts come from its payslips, numbers from the files of employees as they are. */
import { decimalOf } from '@karmik/model/kit/exact/decimal';
import { compare, zero } from '@karmik/model/kit/exact/ratio';
import type { DutyName } from '@karmik/model/payroll/files/duties';
import type { FilePerson, PayAccount, PayWay } from '@karmik/model/payroll/files/person';
import type { Tenant } from '../../../db/database.ts';
import { personJson } from '../../../entity/person.ts';

/** Keys and values of the account `c` at the bank `n`. */
export const accountJson = `'bank_id', n.id, 'bank', n.name, 'branch', c.branch_name, 'number', c.account_number, 'holder', c.account_name`;
const firstAccount = 'c.is_primary desc, c.pay_share is not null, c.id';

/** The account to which an employee `employee` is paid now, as JSON: the primary one, else the first. It takes what shares of others leave. */
export const accountNow = (employee: string): string => `(
  select jsonb_build_object(${accountJson})
    from bank_account c join bank n on n.organization_id = c.organization_id and n.id = c.bank_id
   where c.organization_id = $1 and c.employee_id = ${employee} order by ${firstAccount} limit 1)`;

/** The other accounts among which the net pay of an employee `employee` is divided now, with their shares, as JSON; null where there are none. */
export const splitNow = (employee: string): string => `(
  select jsonb_agg(jsonb_build_object(${accountJson}, 'share', c.pay_share, 'account_id', c.id) order by c.id)
    from bank_account c join bank n on n.organization_id = c.organization_id and n.id = c.bank_id
   where c.organization_id = $1 and c.employee_id = ${employee} and c.pay_share is not null and not c.is_primary
     and c.id <> (select c.id from bank_account c where c.organization_id = $1 and c.employee_id = ${employee} order by ${firstAccount} limit 1))`;

interface Row extends Omit<FilePerson, 'way'> {
  readonly id: number;
  readonly is_held: boolean;
  readonly is_settled: boolean;
  readonly account_now: PayAccount | null;
  readonly is_same_split: boolean;
  readonly is_written: boolean;
}

export interface PersonOfRun extends FilePerson {
  readonly id: number;
  /** Whether the account is another one now. */
  readonly is_changed: boolean;
  /** Whether a file of the duty that is in force has the employee. */
  readonly is_written: boolean;
}

function wayOf({ is_held, is_settled, account, net }: Row): PayWay {
  if (compare(decimalOf(net), zero) <= 0) return 'nothing';
  if (is_settled) return 'settled';
  if (is_held) return 'held';
  return account ? 'bank' : 'cash';
}

const own = `'deduction', 'extra_deduction'`;
const ofEmployer = `'type1_cost', 'type2_cost'`;
/** The lines of a fund added up, over `pay_slip_lines l`. @param types of its lines: those of the employee, of the employer, or both */
export const fund = (name: string, types = `${own}, ${ofEmployer}`): string =>
  `coalesce(sum(l.amount) filter (where split_part(l.formula_name, '_', 1) = '${name}' and l.type in (${types})), 0)::numeric(16, 2)::text`;

/** The employees of a payroll by name. */
export async function peopleOfRun(tenant: Tenant, run: number, duty: DutyName): Promise<PersonOfRun[]> {
  const rows = await tenant.query<Row>(
    `select p.id, ${personJson('p')} as employee, e.employee_code as code, e.pan_number as pan, e.ssf_number, e.pf_number, e.cit_number, l.*,
            s.gross::text, s.counted_income::text as assessable, s.counted_retirement::text as retirement, s.tax_portion::text, (s.tax - s.tax_portion)::text as tax_rest, s.net::text, s.is_held,
            s.settled_in_id is not null as is_settled, s.account, ${accountNow('s.employee_id')} as account_now,
            s.split is not distinct from ${splitNow('s.employee_id')} as is_same_split,
            (select jsonb_agg(jsonb_build_object('account', t.account, 'amount', t.amount::text) order by t.part) from pay_parts(s.net, s.account, s.split) t where t.amount > 0) as parts,
            exists (select from pay_file_person w join pay_file f on f.organization_id = w.organization_id and f.id = w.pay_file_id
                     where w.organization_id = $1 and w.employee_id = s.employee_id and f.run_id = $2 and f.duty = $3 and f.status <> 'Replaced')
              or $3 = 'disbursement' and exists (select from payment_item i where i.organization_id = $1 and i.source = 'payroll' and i.source_id = s.id
                                                   and i.status in ('Created', 'Sending', 'Ambiguous', 'Mismatch', 'Complete', 'Paid twice')) as is_written
       from pay_slip s
       join person p on p.organization_id = s.organization_id and p.id = s.employee_id
       left join employee e on e.organization_id = s.organization_id and e.user_id = s.employee_id
      cross join lateral (
        select coalesce(sum(l.amount) filter (where l.formula_name = 'basic'), 0)::numeric(16, 2)::text as basic,
               ${fund('ssf', own)} as ssf_employee, ${fund('ssf', ofEmployer)} as ssf_employer,
               ${fund('pf', own)} as pf_employee, ${fund('pf', ofEmployer)} as pf_employer, ${fund('cit')} as cit
          from pay_slip_lines l where l.organization_id = s.organization_id and l.parent_id = s.id) l
      where s.organization_id = $1 and s.run_id = $2 and s.status <> 'Discarded' order by p.full_name, p.id`,
    [tenant.organizationId, run, duty],
  );
  return rows.map(({ is_held: _held, is_settled: _settled, account_now, is_same_split, ...row }) => ({
    ...row,
    parts: row.parts ?? [],
    way: wayOf({ ...row, is_held: _held, is_settled: _settled, account_now, is_same_split }),
    is_changed:
      !is_same_split ||
      (row.account?.number ?? null) !== (account_now?.number ?? null) ||
      row.account?.bank_id !== account_now?.bank_id,
  }));
}
