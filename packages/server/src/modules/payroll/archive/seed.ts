/** Payslips of the year before the demo organisations came to Karmik, as their old program printed them. */
import { addUp } from '@karmik/model/kit/add-up';
import { monthSpan, monthText } from '@karmik/model/kit/month';
import { storeFile } from '../../hris/letters/issue.ts';
import { bringIn, withdrawPayslip } from './payslips.ts';
import { lookAtRegister, matchHeadings, moveArchiveImport, storeRegister } from './register.ts';
import { letterPdf } from '../../../pdf/letter-pdf.ts';
import { writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';

const months = [4, 5, 6, 7, 8].map((month) => `bs:2081-${String(month).padStart(2, '0')}`);
const money = (amount: number): string => `${amount}.00`;

interface Paid {
  readonly id: number;
  readonly employee_code: string;
  readonly full_name: string;
}

export async function seedArchive({ context, organizationId, hrId, plan }: DemoOrganization): Promise<void> {
  const writer = await writerOf(context, organizationId, hrId);
  const people = await writer.access.tenant.query<Paid>(
    `select e.user_id as id, e.employee_code, e.full_name from employee e join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id and m.is_current
      where e.organization_id = $1 and (e.joined_on < '2024-07-16' or e.email = $2) and not m.is_hr_admin and not m.is_audit_user
        and not exists (select from supervision s where s.organization_id = e.organization_id and s.supervisor_id = e.user_id)
      order by e.email = $2 desc, e.employee_code limit 4`,
    [organizationId, `employee@${plan.slug}.demo`],
  );
  await writer.access.tenant.transaction(async (tenant) => {
    /** @returns what one month brought someone, with the file of it */
    const slipOf = async ({ id, employee_code: code, full_name: name }: Paid, month: string, pay: number) => {
      const { ends_on: payDate } = monthSpan(month);
      const held = pay * 0.11;
      const lines = [
        ['Basic salary', pay * 0.6],
        ['Allowance', pay * 0.4],
        ['Social security fund', -held],
        ['Net pay', pay - held],
      ] as const;
      const pdf = await letterPdf({
        language: 'en',
        organization: plan.name,
        organizationLines: [],
        logo: null,
        number: `${month.slice(3)} ${code}`,
        date: payDate,
        subject: `Payslip of ${monthText(month, 'en')}`,
        body: `<p>${code}, ${name}</p><ul>${lines.map(([what, sum]) => `<li><p>${what}: NPR ${money(sum)}</p></li>`).join('')}</ul>`,
        at: context.clock(),
      });
      const file = await storeFile({ context, access: writer.access, tenant }, pdf, `${month.slice(3)} ${code}.pdf`);
      const amounts = { gross: money(pay), deductions: money(held), net: money(pay - held) };
      return { employee: id, month, pay_date: payDate, file, ...amounts };
    };
    const made: number[] = [];
    for (const month of months) {
      const slips = [];
      for (const [index, person] of people.entries()) slips.push(await slipOf(person, month, 40_000 + 6_000 * index));
      made.push(...(await bringIn(writer, tenant, slips, month !== months.at(-1))));
    }
    const wrong = made[people.length - 1];
    if (wrong !== undefined)
      await withdrawPayslip(writer, tenant, wrong, 'The old program had printed it with the grade of another level.');
  });
}

/**
 * The register of the earlier program for a month that has a payroll here, for comparison: it says the same but for a column that has no match,
 * taxes that know no rebate, an employee who is missing, and an allowance from before the last raise.
 */
export async function seedComparison(
  { context, organizationId, hrId }: DemoOrganization,
  month: string,
): Promise<void> {
  const writer = await writerOf(context, organizationId, hrId);
  const { tenant } = writer.access;
  const people = await tenant.query<{ code: string; full_name: string; amounts: Readonly<Record<string, string>> }>(
    `select e.employee_code as code, e.full_name, jsonb_object_agg(l.heading, l.amount) as amounts
       from pay_run r join pay_slip s on s.organization_id = r.organization_id and s.run_id = r.id
       join employee e on e.organization_id = s.organization_id and e.user_id = s.employee_id
       cross join lateral (
         select case when l.type = 'tax_deduction' then 'TDS' else l.heading end as heading, sum(l.amount)::text as amount from pay_slip_lines l
          where l.organization_id = s.organization_id and l.parent_id = s.id and l.type <> 'net_only' group by 1) l
      where r.organization_id = $1 and r.month = $2 and r.kind = 'regular' and r.status <> 'Discarded'
      group by e.employee_code, e.full_name order by e.employee_code`,
    [organizationId, month],
  );
  const headings = [...new Set(people.flatMap(({ amounts }) => Object.keys(amounts)))].toSorted();
  const written = (index: number, heading: string, amount: string | undefined): string => {
    if (amount === undefined) return '';
    if (heading === 'TDS' && index % 29 === 3) return addUp([amount, '120.00']);
    if (heading === 'Other allowance' && index % 61 === 5) return addUp([amount, '-500.00']);
    return heading === 'Basic salary' && index % 41 === 9 ? addUp([amount, '0.33']) : amount;
  };
  const rows = people
    .map(({ code, full_name, amounts }, index) => [
      code,
      full_name,
      ...headings.map((heading) => written(index, heading, amounts[heading])),
      index % 50 === 7 ? '350.00' : '',
    ])
    .filter((_, index) => index !== 12);
  const name = `Salary sheet ${month.slice(3)}, old system.xlsx`;
  const sheet = { name, grid: [['Employee code', 'Name', ...headings, 'Tea allowance'], ...rows] };
  const of = { purpose: 'comparison', period: 'month', month } as const;
  await tenant.transaction(async (inner) => {
    const { columns } = await lookAtRegister(inner, sheet, of);
    await matchHeadings(
      writer,
      inner,
      columns.flatMap(({ heading, type, is_known: isKnown }) => (isKnown ? [] : [{ name: heading, type }])),
    );
    await storeRegister(writer, inner, sheet, { ...of, name });
  });
}

/** Registers of the earlier program: two months that employees see, and one that is not published yet. */
export async function seedRegisters({ context, organizationId, hrId }: DemoOrganization): Promise<void> {
  const writer = await writerOf(context, organizationId, hrId);
  const people = await writer.access.tenant.query<Paid>(
    `select e.user_id as id, e.employee_code, e.full_name from employee e
      where e.organization_id = $1 and e.joined_on < '2024-07-16' order by e.employee_code limit 40`,
    [organizationId],
  );
  if (people.length === 0) return;
  const rows = people.map(({ employee_code: code, full_name: name }, index) => {
    const basic = 24_000 + 1_500 * (index % 14);
    const grade = 200 * (index % 5);
    const fund = basic / 10;
    const tax = Math.round((basic + grade + 8_000) / 100);
    const net = basic + grade + 8_000 - 2 * fund - tax;
    return [String(index + 1), code, name, ...[basic, grade, 8_000, 2 * fund, tax, fund, net].map(money)];
  });
  const grid = [
    ['Salary sheet'],
    [
      'S.N.',
      'Employee code',
      'Name',
      'Basic',
      'Grade',
      'Allowance',
      'PF deduction',
      'TDS',
      'PF by employer',
      'Net payable',
    ],
    ...rows,
  ];
  await writer.access.tenant.transaction(async (tenant) => {
    for (const [index, month] of months.slice(0, 3).entries()) {
      const of = { purpose: 'archive', period: 'month', month } as const;
      const sheet = { name: `Salary sheet ${month.slice(3)}.xlsx`, grid };
      const { columns } = await lookAtRegister(tenant, sheet, of);
      const headings = columns.flatMap(({ heading: name, type, is_known: isKnown }) =>
        isKnown ? [] : [{ name, type }],
      );
      await matchHeadings(writer, tenant, headings);
      const { stored } = await storeRegister(writer, tenant, sheet, { ...of, name: sheet.name });
      if (stored !== null && index < 2)
        await moveArchiveImport(writer, tenant, { id: stored, name: 'publish', to: 'Published', input: {} });
    }
  });
}
