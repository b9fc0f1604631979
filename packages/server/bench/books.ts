/** What comes out of a payroll of ten thousand people: files of authorities and the bank, vouchers, a forecast, and a comparison with a register. */
import { addDaysTo } from '@karmik/model/kit/period';
import { monthSpan } from '@karmik/model/kit/month';
import { inPayOffice, months, people, settle, timed, type Pay, type PayOffice } from './payroll.ts';

const [month] = months;
const today = new Date().toISOString().slice(0, 10);
/** Columns of amounts of the register of another system. */
const columns = 25;

export interface BooksResult {
  /** Seconds of each file, from the press until it is kept. */
  readonly files: readonly { readonly what: string; readonly seconds: number }[];
  readonly vouchers: readonly { readonly what: string; readonly seconds: number }[];
  readonly forecast: {
    /** Seconds from the press until a plan of 36 months is computed. */
    readonly compute: number;
    /** Seconds of its first page: months by part. */
    readonly page: number;
    readonly total: string;
  };
  readonly comparison: {
    readonly read: number;
    /** Seconds of the first page of differences by employee and heading, largest first. */
    readonly page: number;
    readonly lines: number;
  };
}

async function files(pay: Pay, run: number) {
  const made = [];
  for (const [duty, template, format] of [
    ['ssf', 'ssf', 'xlsx'],
    ['cit', 'cit', 'xlsx'],
    ['tax', 'etds', 'csv'],
    ['disbursement', 'bank', 'csv'],
  ] as const) {
    const { seconds } = await timed(() =>
      pay.ask('POST', `collection/${run}/output-file/${duty}/`, {
        template,
        format,
        paid_on: today,
        leaves_out: true,
      }),
    );
    made.push({ what: `${duty}, ${format}`, seconds });
  }
  return made;
}

/** Ledgers of all headings: the ready-made ones, and for the others that of salaries. */
async function giveLedgers({ pay, headings }: PayOffice) {
  await pay.ask('POST', 'ledger/ready-made/', {});
  const ledgers = await pay.ask<{ results: { id: number; code: string }[] }>('GET', 'ledger/?limit=100');
  const salaries = ledgers.results.find(({ code }) => code === '5110') ?? ledgers.results[0];
  for (const [name, heading] of headings)
    if (name.startsWith('extra_'))
      await pay.ask('POST', 'ledger-mapping/', { posting: 'heading', heading, debit_ledger: salaries?.id });
}

async function vouchers(office: PayOffice, run: number) {
  const { pay } = office;
  await giveLedgers(office);
  const type = await pay.ask<{ id: number }>('POST', 'voucher-type/', { code: 'SAL', name: 'Salary', prefix: 'SAL' });
  await pay.ask('PATCH', 'voucher-setting/', { voucher_type: type.id, requires_ledgers: false });
  const order = { voucher_on: addDaysTo(monthSpan(month).ends_on, 0) };
  const look = await timed(() => pay.ask('GET', `collection/${run}/voucher/`));
  const made = await timed(() => pay.ask<{ id: number }>('POST', `collection/${run}/voucher/`, order));
  const provisions = await timed(() => pay.ask('GET', `collection/${run}/voucher/provision/`));
  const tally = await timed(() => pay.ask('POST', `voucher/${made.value.id}/file/`, { format: 'tally' }));
  return [
    { what: 'preview of the voucher', seconds: look.seconds },
    { what: 'the voucher made', seconds: made.seconds },
    { what: 'preview of provisions', seconds: provisions.seconds },
    { what: 'the voucher as Tally XML', seconds: tally.seconds },
  ];
}

async function forecast(pay: Pay, heading: number) {
  const made = await timed(async () => {
    const { id } = await pay.ask<{ id: number }>('POST', 'budget-forecast/', {
      name: 'Three years',
      first_month: 'bs:2083-08',
      months: 36,
      heading,
      increments: [{ from_month: 'bs:2084-04', percent: '8' }],
    });
    for (;;) {
      const plan = await pay.ask<{ state: string; total: string }>('GET', `budget-forecast/${id}/`);
      if (plan.state === 'ready') return { id, total: plan.total };
      if (plan.state !== 'computing') throw new Error(`the forecast is ${plan.state}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  const { id, total } = made.value;
  const page = await timed(() =>
    pay.ask(
      'GET',
      `budget-forecast-amount/aggregate/?forecast=${id}&group_by=starts_on:month,part&measures=sum:amount&period_calendar=bs`,
    ),
  );
  return { compute: made.seconds, page: page.seconds, total };
}

/** A register in which every seventh amount is another one than Karmik's. */
async function comparison({ pay, owner, organization }: PayOffice, run: number) {
  await owner.query(
    `insert into fiscal_year (organization_id, name, used_for, calendar, starts_on, ends_on) values ($1, '2083/84', 'Payroll', 'BS', '2026-07-17', '2027-07-16')`,
    [organization],
  );
  const { rows } = await owner.query<{ code: string; amounts: Record<string, string> }>(
    `select e.employee_code as code, jsonb_object_agg(l.heading, l.amount::text) as amounts
       from pay_slip s join employee e on e.organization_id = s.organization_id and e.user_id = s.employee_id
       join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id and l.is_shown
      where s.run_id = $1 group by e.employee_code order by e.employee_code`,
    [run],
  );
  const names = Object.keys(rows[0]?.amounts ?? {}).slice(0, columns);
  const text = [
    ['Emp Code', ...names].join(','),
    ...rows.map(({ code, amounts }, row) =>
      [
        code,
        ...names.map((name, column) =>
          (row + column) % 7 === 0 ? (Number(amounts[name] ?? 0) + 1).toFixed(2) : amounts[name],
        ),
      ].join(','),
    ),
  ].join('\n');
  const send = (isDry: boolean) =>
    pay.send<{ columns: { heading: string; type: string }[] }>(
      `archive-import/import/?purpose=comparison&period=month&month=${encodeURIComponent(month)}&dry_run=${isDry}`,
      'register.csv',
      text,
    );
  const look = await send(true);
  await pay.ask('POST', 'earlier-heading/match/', {
    headings: look.columns.map(({ heading, type }) => ({ name: heading, type })),
  });
  const stored = await timed(() => send(false));
  const page = await timed(() =>
    pay.ask<{ count: number }>('GET', 'reports/comparison/?size__gte=0.01&sort=-size&limit=25'),
  );
  return { read: stored.seconds, page: page.seconds, lines: page.value.count };
}

export const measureBooks = (): Promise<BooksResult> =>
  inPayOffice(async (office) => {
    const { pay, owner, headings, assign } = office;
    await assign(people);
    await pay.generate(month);
    const run = await pay.runOf(month);
    await settle(owner, run);
    const written = await files(pay, run);
    const booked = await vouchers(office, run);
    const compared = await comparison(office, run);
    return {
      files: written,
      vouchers: booked,
      forecast: await forecast(pay, headings.get('basic') ?? 0),
      comparison: compared,
    };
  });
