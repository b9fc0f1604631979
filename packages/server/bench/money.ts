/** Payments of ten thousand people: a batch made, checked and written to the file of the bank, and its statement read and reconciled. */
import type pg from 'pg';
import { Pay, inPayOffice, months, people, settle, timed, type PayOffice } from './payroll.ts';
import { signInAs } from './organization.ts';

const [month] = months;

export interface MoneyResult {
  /** Seconds of each step, from the press until the answer. */
  readonly batch: readonly { readonly what: string; readonly seconds: number }[];
  readonly statement: {
    /** Lines of CSV read, checked and stored. */
    readonly read: number;
    readonly matched: number;
    /** Of all lines in one press. */
    readonly match: number;
    /** What one line may be, among payments that are open. */
    readonly proposals: number;
  };
}

interface Batch {
  readonly id: number;
  readonly number: string;
  readonly payments: number;
  readonly status: string;
}

/** Calls of payments as a person. */
class Payments extends Pay {
  override url(path: string): string {
    return super.url('').replace('/payroll/bench/', `/payment/bench/${path}`);
  }
}

/** Someone who is not paid and checks batches. @returns their token */
async function checkerOf(owner: pg.Client, organization: number, address: string): Promise<string> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into users (username, email, first_name, last_name) values ('checker', 'checker@bench.test', 'Chandra', 'Lama') returning id`,
  );
  const id = Number(rows[0]?.id);
  await owner.query(
    'insert into membership (organization_id, user_id, account_id, is_hr_admin) values ($1, $2, $2, true)',
    [organization, id],
  );
  return signInAs(address, owner, id);
}

/** An account for everyone, and names that a bank takes. */
const giveAccounts = (owner: pg.Client, organization: number) =>
  owner.query(
    `insert into bank_account (organization_id, employee_id, bank_id, account_number, account_name, is_primary)
     select $1, e.user_id, (select min(id) from bank where organization_id = $1), '0' || (1000000000 + e.user_id), e.first_name || ' ' || e.last_name, true
       from employee e where e.organization_id = $1 and not exists (select from bank_account b where b.organization_id = $1 and b.employee_id = e.user_id)`,
    [organization],
  );

async function measure({ pay, owner, organization, token, assign }: PayOffice): Promise<MoneyResult> {
  const address = pay.url('').split('/api/')[0] ?? '';
  await giveAccounts(owner, organization);
  await owner.query(`update bank set swift_code = 'NARBNPKA' where organization_id = $1`, [organization]);
  await assign(people);
  await pay.generate(month);
  const run = await pay.runOf(month);
  await settle(owner, run);
  const hr = new Payments(address, token);
  const checker = new Payments(address, await checkerOf(owner, organization, address));
  const { rows: banks } = await owner.query<{ id: number }>(
    'select min(id)::integer as id from bank where organization_id = $1',
    [organization],
  );
  const account = await hr.ask<{ id: number }>('POST', 'account/', {
    name: 'Salary account',
    bank: banks[0]?.id,
    branch: null,
    account_number: '00110022',
    account_name: 'Bench',
    template: 'generic',
  });
  const pay_on = new Date().toISOString().slice(0, 10);
  const made = await timed(() =>
    hr.ask<Batch>('POST', 'batch/', {
      source: 'payroll',
      run,
      way: 'bank',
      account: account.id,
      pay_on,
      narration: 'Salary',
    }),
  );
  const { id, number, payments } = made.value;
  if (payments !== people) throw new Error(`the batch has ${payments} payments`);
  const rows = await timed(() => hr.ask('GET', `batch/${id}/rows/?limit=50`));
  const moved = (name: string, who: Payments) => timed(() => who.ask<Batch>('POST', `batch/${id}/${name}/?as=hr`, {}));
  const submitted = await moved('submit', hr);
  const checked = await moved('check', checker);
  const sent = await moved('send', hr);
  if (sent.value.status !== 'Sent') throw new Error(`the batch is ${sent.value.status}`);
  const { rows: items } = await owner.query<{ amount: string; account_number: string }>(
    'select amount::text, account_number from payment_item where organization_id = $1 and batch_id = $2 order by id',
    [organization, id],
  );
  let left = 10_000_000_000;
  const text = [
    'Account,Date (AD),Description,Reference,Withdrawal,Balance',
    ...items.map(({ amount, account_number }, place) => {
      // Whole paisa, so that the sheet is exact.
      left -= Math.round(Number(amount) * 100);
      return `Salary account,${pay_on},TRF ${account_number} ${number},R-${place},${amount},${(left / 100).toFixed(2)}`;
    }),
  ].join('\n');
  const stored = await timed(() =>
    hr.send<{ created: number }>('statement-line/import/?dry_run=false&mode=all', 'statement.csv', text),
  );
  if (stored.value.created !== people) throw new Error(`${stored.value.created} lines were stored`);
  const lines = await hr.ask<{ results: { id: number }[] }>('GET', 'statement-line/?limit=1');
  const proposals = await timed(() => hr.ask('GET', `statement-line/${lines.results[0]?.id}/matches/`));
  const matched = await timed(() => hr.ask<{ matched: number }>('POST', 'statement-line/match/', {}));
  return {
    batch: [
      { what: 'the batch made', seconds: made.seconds },
      { what: 'its first page of rows', seconds: rows.seconds },
      { what: 'submitted', seconds: submitted.seconds },
      { what: 'checked by another person', seconds: checked.seconds },
      { what: 'written to the file of the bank', seconds: sent.seconds },
    ],
    statement: {
      read: stored.seconds,
      matched: matched.value.matched,
      match: matched.seconds,
      proposals: proposals.seconds,
    },
  };
}

export const measureMoney = (): Promise<MoneyResult> => inPayOffice(measure);
