/** The workbook by which an organization moves in during a fiscal year: a row per employee with all that the year has brought so far. */
import { employeeField } from '../../hris/file/kit.ts';
import { addUp } from '../../kit/add-up.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f, type DecimalField, type MoneyField } from '../../kit/fields.ts';
import type { FieldErrors } from '../../kit/field-errors.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { mostInstalments } from '../advance/setting.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { decimalOf } from '../../kit/exact/decimal.ts';
import { compare } from '../../kit/exact/ratio.ts';
import { bsMonthOf, fiscalIndexOf } from '../month/fiscal-month.ts';
import { payrollProfile } from '../setup/profile.ts';
import { openingMessages as says } from './messages.ts';

const { starts_on, tax_status, opening_gratuity } = payrollProfile.fields;
const money = (label: Text, aliases: readonly string[] = []) => f.money({ label, min: 0, aliases });

/** What the earlier system paid and withheld in the fiscal year. */
const paid = {
  income: money(bilingual('Taxable pay so far', 'अहिलेसम्मको कर लाग्ने तलब'), ['income', 'taxable income', 'gross']),
  pf_employee: money(bilingual('PF of the employee', 'कर्मचारीको सञ्चय कोष'), ['pf employee']),
  pf_employer: money(bilingual('PF of the employer', 'रोजगारदाताको सञ्चय कोष'), ['pf employer']),
  ssf_employee: money(bilingual('SSF of the employee', 'कर्मचारीको सामाजिक सुरक्षा कोष'), ['ssf employee']),
  ssf_employer: money(bilingual('SSF of the employer', 'रोजगारदाताको सामाजिक सुरक्षा कोष'), ['ssf employer']),
  cit: money(bilingual('CIT of the employee', 'कर्मचारीको नागरिक लगानी कोष'), ['cit']),
  social_security_tax: money(bilingual('Social security tax withheld', 'कट्टी भएको सामाजिक सुरक्षा कर'), ['sst']),
  remuneration_tax: money(bilingual('Remuneration tax withheld', 'कट्टी भएको पारिश्रमिक कर'), ['tds']),
} as const;
const paidNames = Object.keys(paid) as (keyof typeof paid)[];

const fields = {
  employee: {
    ...employeeField,
    aliases: ['employee code', 'code', 'emp code', 'staff id', 'employee id', 'email', 'name', 'employee name'],
  },
  starts_on: { ...starts_on, aliases: ['start date', 'paid by karmik from', 'from'] },
  tax_status: { ...tax_status, required: false },
  months_paid: f.number({
    label: bilingual('Months paid before', 'अघि भुक्तानी भएका महिना'),
    help: bilingual('Of this fiscal year; checked against the start date', 'यो आर्थिक वर्षका; सुरु मितिसँग जाँचिन्छ'),
    min: 0,
    max: 11,
  }),
  ...paid,
  gratuity: opening_gratuity,
  advance_left: money(bilingual('Advance left to recover', 'असुल गर्न बाँकी पेश्की'), ['advance']),
  advance_instalments: f.number({
    label: bilingual('Months to recover the advance', 'पेश्की असुल हुने महिना'),
    min: 1,
    max: mostInstalments,
  }),
} as const;

type Figures = { readonly [N in keyof typeof paid]?: string | null };

/** Taxable income of the year so far: what funds got from the employer is income, too. */
export const openingIncome = ({ income, pf_employer, ssf_employer }: Figures): string =>
  addUp(['0.00', income ?? '0', pf_employer ?? '0', ssf_employer ?? '0']);
export const openingRetirement = ({ pf_employee, pf_employer, ssf_employee, ssf_employer, cit }: Figures): string =>
  addUp(['0.00', pf_employee ?? '0', pf_employer ?? '0', ssf_employee ?? '0', ssf_employer ?? '0', cit ?? '0']);
export const openingTax = ({ social_security_tax, remuneration_tax }: Figures): string =>
  addUp(['0.00', social_security_tax ?? '0', remuneration_tax ?? '0']);

const exceeds = (amount: string | null | undefined, limit: string): boolean =>
  compare(decimalOf(amount ?? '0'), decimalOf(limit)) > 0;

function problemsOf(row: Figures & { readonly starts_on: string; readonly months_paid?: number | null }) {
  const expected = fiscalIndexOf(bsMonthOf(row.starts_on)) - 1;
  const errors: FieldErrors = {};
  const months = row.months_paid ?? expected;
  if (months !== expected) errors['months_paid'] = [says.monthsDiffer({ expected, months })];
  if (expected === 0) for (const name of paidNames) if (exceeds(row[name], '0')) errors[name] = [says.nothingBefore];
  const taken = addUp([openingRetirement(row), openingTax(row)]);
  if (exceeds(taken, openingIncome(row))) errors['income'] ??= [says.moreThanIncome];
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** A column that an organization has by its own leave types or rebates. */
export interface OwnColumn {
  readonly id: number;
  readonly name: string;
  readonly name_ne: string;
}

/** The names of columns of the organization. */
export const leaveColumn = (id: number): string => `leave_${id}`;
export const rebateColumn = (id: number): string => `rebate_${id}`;

/** The sheet of one organization, with a column for each leave that keeps a balance and for each rebate to declare. */
export const openingSheet = (leaves: readonly OwnColumn[], rebates: readonly OwnColumn[]) =>
  defineEntity({
    name: 'payroll_opening_sheet',
    label: bilingual('Opening balances', 'सुरुका मौज्दात'),
    path: payrollEndpoints.opening,
    codes: { read: '11.00', write: '11.00' },
    name_field: 'employee',
    fields: {
      ...fields,
      ...Object.fromEntries(
        leaves.map(({ id, name, name_ne }): [string, DecimalField] => [
          leaveColumn(id),
          f.decimal({ label: bilingual(`Leave days: ${name}`, `बिदा दिन: ${name_ne}`), decimals: 4, min: 0, max: 366 }),
        ]),
      ),
      ...Object.fromEntries(
        rebates.map(({ id, name, name_ne }): [string, MoneyField] => [
          rebateColumn(id),
          money(bilingual(`Declared of the year: ${name}`, `वर्षको घोषणा: ${name_ne}`)),
        ]),
      ),
    },
    rules: (row) => problemsOf(row),
  });

/** The sheet without what an organization has of its own. */
export const plainOpeningSheet = openingSheet([], []);
