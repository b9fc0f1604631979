/** Reports over 300,000 payslips: grouped by two levels, right to the paisa, alone and as several ask. */
import { monthSpan } from '@karmik/model/kit/month';
import type { Aggregate } from '@karmik/model/kit/report';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '../src/context.ts';
import { foundIn, serve } from './organization.ts';

const people = 5_000;
const months = Array.from(
  { length: 60 },
  (_, n) => `bs:${2078 + Math.floor(n / 12)}-${String(1 + (n % 12)).padStart(2, '0')}`,
);
const rounds = 60;

export interface ReportResult {
  readonly rows: number;
  readonly asked: readonly {
    readonly what: string;
    /** Milliseconds of each answer. */
    readonly samples: readonly number[];
  }[];
}

/** Five years of pay of five thousand people; who earns how much differs to the paisa. */
async function fill({ database }: Context, organizationId: number): Promise<void> {
  const { everywhere } = database;
  await everywhere.query(
    `insert into users (username, email, first_name, last_name) select 'u' || n, 'u' || n || '@bench.test', 'First' || n, 'Last' || n from generate_series(1, $1) n`,
    [people],
  );
  await everywhere.query(
    `insert into membership (organization_id, user_id, account_id) select $1, id, id from users where email like 'u%'`,
    [organizationId],
  );
  await everywhere.query(
    `insert into fiscal_year (organization_id, name, used_for, calendar, starts_on, ends_on) values ($1, '2078/79', 'Payroll', 'bs', '2021-07-16', '2022-07-16')`,
    [organizationId],
  );
  await everywhere.query(
    `insert into file (organization_id, owner_id, purpose, name, mime, size, sha256, storage_key, created_at)
     select $1, min(id), 'record', 'payslip.pdf', 'application/pdf', 1, 'x', 'x', now() from users`,
    [organizationId],
  );
  // Longer than a statement of the server may take.
  await database.owner.query(
    `insert into archived_payslip (organization_id, employee_id, month, fiscal_year_id, pay_date, gross, deductions, net, file_id, status, published_at)
     select $1, m.user_id, t.month, (select min(id) from fiscal_year), t.paid::date, 20000 + (m.user_id * 7919 % 100000) + 0.37,
            2000 + (m.user_id * 31 % 5000) + 0.12, 18000 + (m.user_id * 104729 % 10000000)::numeric / 100 + t.n, (select min(id) from file), 'Published', now()
       from membership m, unnest($2::text[], $3::text[]) with ordinality as t(month, paid, n)
      where m.organization_id = $1 and m.user_id in (select id from users where email like 'u%')`,
    [organizationId, months, months.map((month) => monthSpan(month).ends_on)],
  );
  await database.owner.query('vacuum analyze');
}

/** What a plain sum of the table says. */
async function netOf({ database }: Context): Promise<{ net: string; count: number }> {
  const row = await database.everywhere.one<{ net: string; count: number }>(
    'select sum(net) as net, count(*) as count from archived_payslip',
  );
  if (!row) throw new Error('there are no payslips');
  return row;
}

export async function measureReports(): Promise<ReportResult> {
  const folder = mkdtempSync(join(tmpdir(), 'karmik-bench-'));
  try {
    let plain = { net: '', count: 0 };
    await foundIn(folder, async (context, organizationId) => {
      await fill(context, organizationId);
      plain = await netOf(context);
    });
    const { server, cluster, token } = await serve(folder);
    const measure = async (what: string, query: string, atOnce = 1) => {
      const samples: number[] = [];
      const ask = async () => {
        const from = performance.now();
        const answer = await fetch(`${server.address}/api/v1/payroll/bench/archived-payslip/aggregate/?${query}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        const { totals } = (await answer.json()) as Aggregate;
        samples.push(performance.now() - from);
        if (totals?.['sum:net'] !== plain.net || totals.count !== plain.count)
          throw new Error(`${what}: ${answer.status}, ${JSON.stringify(totals)} instead of ${JSON.stringify(plain)}`);
      };
      await ask();
      samples.length = 0;
      for (let round = 0; round < rounds / atOnce; round++) await Promise.all(Array.from({ length: atOnce }, ask));
      return { what, samples };
    };
    const both = 'measures=sum:net,count';
    const asked = [
      await measure(
        'by fiscal year and BS month',
        `group_by=pay_date:fiscal_year,pay_date:month&period_calendar=bs&${both}`,
      ),
      await measure('by BS quarter and status', `group_by=pay_date:quarter,status&period_calendar=bs&${both}`),
      await measure('by person and fiscal year', `group_by=employee,pay_date:fiscal_year&${both}`),
      await measure('totals alone', both),
    ];
    server.stop();
    await cluster.close();
    return { rows: plain.count, asked };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
