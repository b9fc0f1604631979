/** Lines of a duty of a payroll: all of them with what they lack, and those that a file takes. */
import { lackedIn, sumsOf, valuesOf } from '@karmik/model/kit/output-file';
import { addUp } from '@karmik/model/kit/add-up';
import {
  dueDayOf,
  duties,
  isOfBank,
  takes,
  type DutyName,
  type PayFileDeclaration,
} from '@karmik/model/payroll/files/duties';
import type { PayFilePage } from '@karmik/model/payroll/files/page';
import type { FileFacts, FileLine } from '@karmik/model/payroll/files/person';
import type { Tenant } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import { peopleOfRun, type PersonOfRun } from './people.ts';

export interface FileRun {
  readonly id: number;
  readonly name: string;
  readonly name_in_nepali: string | null;
  readonly month: string;
  readonly status: string;
}

export const isConfirmed = ({ status }: FileRun): boolean => status === 'Confirmed' || status === 'Published';

/** @throws 404 */
export async function fileRunOf(tenant: Tenant, id: number, lock: 'for update' | '' = ''): Promise<FileRun> {
  const run = await tenant.one<FileRun>(
    `select id, name, name_in_nepali, month, status from pay_run where organization_id = $1 and id = $2 and status <> 'Discarded' ${lock}`,
    [tenant.organizationId, id],
  );
  if (!run) throw notFound();
  return run;
}

export const linesOf = (duty: DutyName, people: readonly PersonOfRun[], facts: FileFacts): FileLine[] =>
  people.flatMap((person) => duties[duty].lines(person, facts));

interface Look {
  readonly duty: DutyName;
  readonly template: PayFileDeclaration;
  readonly bank: number | null;
  readonly facts: FileFacts;
  readonly limit: number;
  readonly offset: number;
}

/** Who lacks what. Those in the list of cash lack an account, which the usual sheet of banks requires. */
function lacksOf(duty: DutyName, template: PayFileDeclaration, lines: readonly FileLine[]): PayFilePage['lacks'] {
  const checked = duty === 'disbursement' ? (duties[duty].files[0] ?? template) : template;
  const found = lackedIn(checked, lines).map(
    ({ row: { employee }, text, mend }) => [employee.id, { employee, lacks: text, href: mend }] as const,
  );
  return [...new Map(found).values()];
}

export async function fileOverview(tenant: Tenant, run: FileRun, asked: Look): Promise<PayFilePage> {
  const { duty, template, bank, facts, limit, offset } = asked;
  const people = await peopleOfRun(tenant, run.id, duty);
  const byId = new Map(people.map((person) => [person.employee.id, person]));
  const isOpen = (line: FileLine) => byId.get(line.employee.id)?.is_written === false;
  const kept = duty === 'disbursement' ? people.filter(({ way }) => way === 'held' || way === 'settled') : [];
  const all = linesOf(duty, people, facts);
  const lines = all.filter((line) => takes(template, line, duty) && isOfBank(line, bank));
  // Held and settled pay is listed after what is paid, and in no sum.
  const listed: FileLine[] = [...lines, ...kept.map((person) => ({ ...person, ...facts, revenue: null }))];
  const values = valuesOf(template, listed);
  const open = lines.filter(isOpen);
  const held = kept.filter(({ way }) => way === 'held');
  const parts =
    duty === 'disbursement'
      ? people.flatMap(({ way, employee, parts: own }) =>
          way === 'bank' ? own.map((part) => ({ ...part, person: employee.id })) : [],
        )
      : [];
  return {
    run: {
      id: run.id,
      name: run.name,
      name_in_nepali: run.name_in_nepali,
      is_confirmed: isConfirmed(run),
      is_open: ['Generated', 'Draft', 'Approval pending', 'Approved'].includes(run.status),
    },
    due_on: dueDayOf(duty, run.month),
    results: listed.slice(offset, offset + limit).map((line, index) => ({
      employee: line.employee,
      values: values[offset + index] ?? {},
      state:
        offset + index < lines.length ? (isOpen(line) ? 'open' : 'written') : line.way === 'held' ? 'held' : 'settled',
      is_changed: duty === 'disbursement' && byId.get(line.employee.id)?.is_changed === true,
    })),
    count: listed.length,
    sums: sumsOf(template, valuesOf(template, lines)),
    open: {
      people: new Set(open.map(({ employee }) => employee.id)).size,
      sums: sumsOf(template, valuesOf(template, open)),
    },
    held: { people: held.length, total: addUp(['0.00', ...held.map(({ net }) => net)]) },
    lacks: lacksOf(
      duty,
      template,
      duty === 'disbursement' ? all.filter((line) => line.way === 'cash' && isOpen(line)) : open,
    ),
    changed:
      duty === 'disbursement' ? people.filter(({ is_changed }) => is_changed).map(({ employee }) => employee) : [],
    banks: [...Map.groupBy(parts, ({ account }) => account?.bank_id ?? 0)].map(([id, own]) => ({
      bank: { id, name: own[0]?.account?.bank ?? '' },
      people: new Set(own.map(({ person }) => person)).size,
      total: addUp(own.map(({ amount }) => amount)),
    })),
  };
}
