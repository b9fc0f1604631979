/** Whose payslip each of many files is, told from the employee codes in their names. */
import { codesIn } from '@karmik/model/hris/codes-in';
import { payslipLimit, type MatchRow, type MatchState } from '@karmik/model/payroll/archive/payslip';
import type { Tenant } from '../../../db/database.ts';
import { personJson } from '../../../entity/person.ts';

interface Coded {
  readonly employee: NonNullable<MatchRow['employee']>;
  readonly employee_code: string;
  readonly is_there: boolean;
}

interface Uploaded {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly mime: string;
}

/** Files that someone uploaded and that nothing has yet, in the order asked for; others are left out. */
const uploadedBy = (tenant: Tenant, userId: number, ids: readonly number[]) =>
  tenant.query<Uploaded>(
    `select f.id, f.name, f.size, f.mime from file f
      where f.organization_id = $1 and f.owner_id = $2 and f.purpose = 'record' and f.id = any($3)
        and not exists (select from record_file r where r.organization_id = f.organization_id and r.file_id = f.id)
      order by array_position($3::bigint[], f.id)`,
    [tenant.organizationId, userId, ids],
  );

export async function matchFiles(
  tenant: Tenant,
  userId: number,
  month: string,
  ids: readonly number[],
): Promise<MatchRow[]> {
  const files = await uploadedBy(tenant, userId, ids);
  const people = await tenant.query<Coded>(
    `select ${personJson('p')} as employee, e.employee_code,
            exists (select from archived_payslip s where s.organization_id = e.organization_id and s.employee_id = e.user_id and s.month = $2 and s.status <> 'Withdrawn') as is_there
       from employee e join person p on p.organization_id = e.organization_id and p.id = e.user_id
      where e.organization_id = $1`,
    [tenant.organizationId, month],
  );
  const byCode = new Map(people.map((each) => [each.employee_code, each]));
  const codes = [...byCode.keys()];
  const found = files.map((file) => ({ file, codes: codesIn(file.name, codes) }));
  const times = new Map<string, number>();
  for (const { file, codes: named } of found)
    if (fileState(file) === undefined && named.length === 1)
      times.set(named[0] ?? '', (times.get(named[0] ?? '') ?? 0) + 1);
  return found.map(({ file, codes: named }) => {
    const [code = ''] = named;
    const person = named.length === 1 ? byCode.get(code) : undefined;
    const { id, name, size } = file;
    const state = fileState(file) ?? personState(person, named.length, times.get(code) ?? 0);
    return {
      file: { id, name, size },
      state,
      employee: person?.employee ?? null,
      employee_code: person?.employee_code ?? null,
    };
  });
}

const fileState = ({ mime, size }: Uploaded): MatchState | undefined =>
  mime !== 'application/pdf' ? 'no_pdf' : size > payslipLimit ? 'too_large' : undefined;

/** @param named how many codes the name holds @param times how many files are of the same person */
function personState(person: Coded | undefined, named: number, times: number): MatchState {
  if (!person) return named === 0 ? 'unknown' : 'several';
  if (times > 1) return 'twice';
  return person.is_there ? 'there' : 'matched';
}
