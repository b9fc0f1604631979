/** Duties that a confirmed payroll brings, each with the files by which it is met. */
import { decimalOf } from '../../kit/exact/decimal.ts';
import { compare, zero } from '../../kit/exact/ratio.ts';
import { dueOn } from '../law/nepal/payments.ts';
import type { OutputFile } from '../../kit/output-file.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { payrollPaths } from '../paths.ts';
import { bankSheet, cashList, nabilSheet, nmbSheet } from './bank.ts';
import { revenueCodes } from './tax-setting.ts';
import type { FileFacts, FileLine, FilePerson } from './person.ts';
import { citFile, pfFile, ssfFile, taxFile } from './statutory.ts';

export const dutyNames = ['ssf', 'pf', 'cit', 'tax', 'disbursement'] as const;
export type DutyName = (typeof dutyNames)[number];
export type PayFileDeclaration = OutputFile<FileLine>;

export interface Duty {
  readonly label: Text;
  /** What the page of the duty says. */
  readonly about: Text;
  readonly path: string;
  /** The first is the usual one. */
  readonly files: readonly PayFileDeclaration[];
  /** The lines of an employee; none: the duty does not concern the employee. */
  readonly lines: (person: FilePerson, facts: FileFacts) => readonly FileLine[];
  /** The law by which it is due, where its day is known. */
  readonly due?: Parameters<typeof dueOn>[0];
}

const isPaid = (amount: string): boolean => compare(decimalOf(amount), zero) !== 0;
const one = (person: FilePerson, facts: FileFacts, isConcerned: boolean): readonly FileLine[] =>
  isConcerned ? [{ ...person, ...facts, revenue: null }] : [];

export const duties: Readonly<Record<DutyName, Duty>> = {
  ssf: {
    label: ssfFile.label,
    about: bilingual(
      'Contributions of employees and of the employer to the Social Security Fund.',
      'सामाजिक सुरक्षा कोषमा कर्मचारी र रोजगारदाताको योगदान।',
    ),
    path: payrollPaths.ssfFile,
    files: [ssfFile],
    lines: (person, facts) => one(person, facts, isPaid(person.ssf_employee) || isPaid(person.ssf_employer)),
    due: 'ssf.due_day',
  },
  pf: {
    label: pfFile.label,
    about: bilingual(
      'Contributions of employees and of the employer to the provident fund.',
      'सञ्चय कोषमा कर्मचारी र रोजगारदाताको योगदान।',
    ),
    path: payrollPaths.pfFile,
    files: [pfFile],
    lines: (person, facts) => one(person, facts, isPaid(person.pf_employee) || isPaid(person.pf_employer)),
  },
  cit: {
    label: citFile.label,
    about: bilingual('What employees save in the Citizen Investment Trust.', 'कर्मचारीले नागरिक लगानी कोषमा गरेको बचत।'),
    path: payrollPaths.citFile,
    files: [citFile],
    lines: (person, facts) => one(person, facts, isPaid(person.cit)),
  },
  tax: {
    label: bilingual('Tax (e-TDS)', 'कर (e-TDS)'),
    about: bilingual(
      'Tax withheld from pay, one line for each employee and revenue code.',
      'तलबबाट कट्टी गरिएको कर, हरेक कर्मचारी र राजस्व शीर्षकको एक लाइन।',
    ),
    path: payrollPaths.taxFile,
    files: [taxFile],
    lines: (person, facts) => {
      const { portion, rest } = revenueCodes(facts.tax);
      return [
        { code: portion, amount: person.tax_portion },
        { code: rest, amount: person.tax_rest },
      ].flatMap((revenue) => (isPaid(revenue.amount) ? [{ ...person, ...facts, revenue }] : []));
    },
    due: 'tds.due_day',
  },
  disbursement: {
    label: bilingual('Disbursement sheet', 'तलब भुक्तानी सूची'),
    about: bilingual(
      'Net pay by bank account, as accounts were when the payslips were computed. Pay on hold is owed, not paid.',
      'तलब पर्ची गणना हुँदाको बैंक खाताअनुसार खुद भुक्तानी। रोकिएको तलब दिन बाँकी रहन्छ, भुक्तानी हुँदैन।',
    ),
    path: payrollPaths.disbursementFile,
    files: [bankSheet, nmbSheet, nabilSheet, cashList],
    lines: (person, facts) =>
      person.way === 'bank'
        ? person.parts.map(({ account, amount }) => ({ ...person, ...facts, revenue: null, account, net: amount }))
        : one(person, facts, person.way === 'cash'),
  },
};

/** Whether a file takes a line of its duty: the list of cash those without an account, other sheets those with one. */
export const takes = ({ name }: Pick<PayFileDeclaration, 'name'>, { way }: FilePerson, duty: DutyName): boolean =>
  duty !== 'disbursement' || (name === cashList.name) === (way === 'cash');

/** Whether a sheet of one bank takes an employee: all of the net pay goes to that bank. Pay that several banks share is in a sheet of all. */
export const isOfBank = ({ account, parts, way }: FilePerson, bank: number | null): boolean =>
  bank === null || (way === 'bank' ? parts.every((part) => part.account?.bank_id === bank) : account?.bank_id === bank);

export const payFiles: readonly PayFileDeclaration[] = dutyNames.flatMap((name) => duties[name].files);

/** @param month `bs:2083-04` @returns AD ISO; null where the law has no day for it */
export const dueDayOf = (duty: DutyName, month: string): string | null => {
  const { due } = duties[duty];
  return due ? dueOn(due, month.slice(3)) : null;
};
