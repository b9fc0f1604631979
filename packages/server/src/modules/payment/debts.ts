/** What is due and in no payment yet, by its source, and the accounts to which it is paid. */
import { installationPlace } from '@karmik/model/organization/place';
import type { PaymentSource } from '@karmik/model/payment/choices';
import type { Tenant } from '../../db/database.ts';
import { openStates } from '../../payments/open-payment.ts';
import { accountJson, accountNow } from '../payroll/files/people.ts';

/** An account as JSON, or null. */
interface Account {
  readonly bank_id: number;
  readonly bank: string;
  readonly branch: string | null;
  readonly number: string;
  readonly holder: string;
}

interface Debt {
  readonly id: number;
  readonly employee: number;
  readonly about: string;
  /** Of pay that goes to several accounts, which of them it is; 0 of everything else. */
  readonly part: number;
  readonly amount: string;
  readonly account: Account | null;
}

/** Of a source: its table `d`, whose money it is, what it is called, how much is due, and when it is due at all. */
interface Source {
  readonly table: string;
  readonly employee: string;
  readonly about: string;
  readonly amount: string;
  readonly account: (employee: string) => string;
  /**
   * @param part a place in the statement: that of net pay which is looked at; null: all of it
   * @param slice a place in the statement: that of a payment which may be one of several; absent: none of them is made yet
   */
  readonly isDue: (part: string | null, slice?: string) => string;
}

/** Narrows payments to those of a part of net pay. A wallet is paid all of it. */
const ofPart = (payment: string, part: string | null): string =>
  part === null ? '' : ` and (${payment}.part = ${part} or ${payment}.way = 'esewa')`;

const sources: Readonly<Record<PaymentSource, Source>> = {
  payroll: {
    table: 'pay_slip',
    employee: 'd.employee_id',
    about: `(select r.name from pay_run r where r.organization_id = $1 and r.id = d.run_id)`,
    amount: 'd.net',
    account: () => 'd.account',
    // A payslip says nothing of its payment, so that rows of batches and files in force do.
    isDue: (
      part,
      slice,
    ) => `d.status in ('Confirmed', 'Published') and not d.is_held and d.settled_in_id is null and d.net > 0
      and not exists (select from payment_item p where p.organization_id = $1 and p.source = 'payroll' and p.source_id = d.id and p.status in ('Complete', 'Paid twice')${ofPart('p', part)}${slice === undefined ? '' : ` and (p.slice = ${slice} or p.slice = 0 or ${slice} = 0)`})
      and not exists (select from pay_file_person w join pay_file f on f.organization_id = w.organization_id and f.id = w.pay_file_id
                       where w.organization_id = $1 and w.employee_id = d.employee_id and f.run_id = d.run_id and f.duty = 'disbursement' and f.status <> 'Replaced')`,
  },
  claim: {
    table: 'expense_settlement',
    employee: 'd.sender_id',
    about: 'd.title',
    amount: 'd.to_pay',
    // Of an employee who left, the account that HR confirmed.
    account: (employee) => `coalesce(d.account, ${accountNow(employee)})`,
    isDue: () => `d.status = 'Approved' and d.standing = 'to_pay' and d.to_pay > 0 and d.payroll_id is null`,
  },
  advance: {
    table: 'expense_advance',
    employee: 'd.sender_id',
    about: 'd.title',
    amount: `(d.requested->>'amount')::numeric`,
    account: accountNow,
    isDue: () =>
      `d.status = 'Approved' and d.standing = 'to_pay' and d.requested->>'currency' = '${installationPlace.currency}'`,
  },
  loan: {
    table: 'loan',
    employee: 'd.sender_id',
    about: `(select t.name from loan_type t where t.organization_id = $1 and t.id = d.loan_type_id)`,
    amount: 'd.amount',
    account: accountNow,
    isDue: () => `d.status = 'Approved' and d.repayment = 'to_pay'`,
  },
};

/** The wallet of an employee as an account. */
const walletOf = (employee: string): string => `(
  select jsonb_build_object('bank_id', 0, 'bank', 'eSewa', 'branch', null, 'number', w.wallet, 'holder', w.wallet_name)
    from esewa_user w where w.organization_id = $1 and w.employee_id = ${employee})`;

const accountOf = ({ account, employee }: Source, way: string): string =>
  way === 'esewa' ? walletOf(employee) : account(employee);

/**
 * What is due of a source and in no open payment, locked, so that nothing else pays it meanwhile. By wallets those alone who have one.
 * @param run of payslips
 */
export function lockedDebts(tenant: Tenant, name: PaymentSource, way: string, run: number | null): Promise<Debt[]> {
  const source = sources[name];
  const account = accountOf(source, way);
  // A wallet is one account; net pay is divided among those at banks.
  const isDivided = name === 'payroll' && way !== 'esewa';
  return tenant.query<Debt>(
    `select d.id, ${source.employee} as employee, ${source.about} as about, ${isDivided ? 't.part' : '0'} as part,
            ${isDivided ? 't.amount' : source.amount}::numeric(16, 2)::text as amount, ${isDivided ? 't.account' : account} as account
       from ${source.table} d ${isDivided ? `cross join lateral pay_parts(d.net, d.account, d.split) t` : ''}
      where ${isDivided ? 't.amount > 0 and' : ''} d.organization_id = $1 and $2::bigint is not distinct from ${name === 'payroll' ? 'd.run_id' : 'null::bigint'} and ${source.isDue(isDivided ? 't.part' : null)}
        and not exists (select from payment_item i where i.organization_id = $1 and i.source = '${name}' and i.source_id = d.id and i.status in ${openStates}${ofPart('i', isDivided ? 't.part' : null)})
        ${way === 'esewa' ? `and ${account} is not null` : ''}
      order by ${source.employee}, d.id${isDivided ? ', t.part' : ''} for update of d`,
    [tenant.organizationId, run],
  );
}

/** Of the rows of a batch that are not sent: those that are not due any more, and those of whom another account is stored now. */
export async function changedSince(
  tenant: Tenant,
  batch: { readonly id: number; readonly source: PaymentSource; readonly way: string },
): Promise<{ readonly notDue: ReadonlySet<number>; readonly otherAccount: ReadonlySet<number> }> {
  const source = sources[batch.source];
  const now = batch.way === 'esewa' ? walletOf('i.employee_id') : accountNow('i.employee_id');
  const isDivided = batch.source === 'payroll' && batch.way !== 'esewa';
  const amount = isDivided
    ? `(select t.amount from pay_parts(d.net, d.account, d.split) t where t.part = i.part)`
    : source.amount;
  const isSame = `(${now})->>'number' is not distinct from i.account_number`;
  const rows = await tenant.query<{ id: number; is_due: boolean; is_same: boolean }>(
    `select i.id, exists (select from ${source.table} d where d.organization_id = $1 and d.id = i.source_id and ${amount} = coalesce(i.whole, i.amount) and ${source.isDue(isDivided ? 'i.part' : null, 'i.slice')}) as is_due,
            case when i.part = 0 then ${isSame} else exists (
              select from bank_account c where c.organization_id = $1 and c.employee_id = i.employee_id and c.account_number = i.account_number
                 and not c.is_primary and c.pay_share is not null) end as is_same
       from payment_item i where i.organization_id = $1 and i.batch_id = $2 and i.status = 'Created'`,
    [tenant.organizationId, batch.id],
  );
  return {
    notDue: new Set(rows.filter(({ is_due }) => !is_due).map(({ id }) => id)),
    otherAccount: new Set(rows.filter(({ is_same }) => !is_same).map(({ id }) => id)),
  };
}

interface Failed {
  readonly id: number;
  readonly employee: number;
  readonly source: PaymentSource;
  readonly source_id: number;
  readonly part: number;
}

/** Accounts as they are now of payments that failed, by payment: a part of net pay keeps to its own account, whose number may be another one now. */
export const accountsNow = async (
  tenant: Tenant,
  way: string,
  failed: readonly Failed[],
): Promise<ReadonlyMap<number, Account | null>> =>
  new Map(
    (
      await tenant.query<{ id: number; account: Account | null }>(
        `select e.id, ${
          way === 'esewa'
            ? walletOf('e.employee')
            : `coalesce((
                 select jsonb_build_object(${accountJson})
                   from pay_slip s join bank_account c on c.organization_id = s.organization_id and c.id = (s.split -> (e.part - 1) ->> 'account_id')::bigint
                   join bank n on n.organization_id = c.organization_id and n.id = c.bank_id
                  where e.source = 'payroll' and e.part > 0 and s.organization_id = $1 and s.id = e.source_id), ${accountNow('e.employee')})`
        } as account
           from jsonb_to_recordset($2::jsonb) as e (id bigint, employee bigint, source text, source_id bigint, part integer)`,
        [tenant.organizationId, JSON.stringify(failed)],
      )
    ).map(({ id, account }) => [id, account]),
  );
