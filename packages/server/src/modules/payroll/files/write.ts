/** Writing a file of a confirmed payroll. Its bytes are kept; a correction is another file that names the one it replaces. */
import { lackedIn, sumsOf, valuesOf, type OutputFormat, type OutputValues } from '@karmik/model/kit/output-file';
import { listed, verbatim } from '@karmik/model/kit/message';
import type { BodyOf } from '@karmik/model/kit/fields';
import { duties, isOfBank, takes, type DutyName, type PayFileDeclaration } from '@karmik/model/payroll/files/duties';
import { payFile } from '@karmik/model/payroll/files/file';
import type { payFileOrder } from '@karmik/model/payroll/files/page';
import { taxReportSetting, type TaxReportSetting } from '@karmik/model/payroll/files/tax-setting';
import type { FileFacts } from '@karmik/model/payroll/files/person';
import { writeAudit } from '../../../access/audit.ts';
import type { Tenant } from '../../../db/database.ts';
import { logExport, outputBytes } from '../../../entity/output-file.ts';
import { ruleClockOf, type Writer } from '../../../entity/write.ts';
import { storing } from '../../../files/link-uploads.ts';
import { addFile } from '../../../files/rows.ts';
import { conflict, invalidField } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { fileRunOf, isConfirmed, linesOf, type FileRun } from './lines.ts';
import { storedOrUsual } from '../paper/facts.ts';
import { fileMessages as says } from './messages.ts';
import { peopleOfRun } from './people.ts';

type Order = BodyOf<typeof payFileOrder.fields>;

const namesOf = (all: Readonly<Record<string, unknown>>) => listed(Object.keys(all).map(verbatim));

/** @throws 400 by field for a template or a format that the duty does not have */
function chosen(duty: DutyName, order: Order) {
  const { files } = duties[duty];
  const template = files.find(({ name }) => name === order.template);
  const templates = Object.fromEntries(files.map((file) => [file.name, file]));
  if (!template) throw invalidField('template', says.noTemplate({ names: namesOf(templates) }));
  const format = Object.hasOwn(template.formats, order.format) ? template.formats[order.format] : undefined;
  if (!format) throw invalidField('format', says.noFormat({ names: namesOf(template.formats) }));
  return { template, format };
}

/** The employees of a file that is replaced. @throws 400 where it is none of this payroll and duty that is in force */
async function peopleOfFile(tenant: Tenant, run: number, duty: DutyName, id: number): Promise<ReadonlySet<number>> {
  const found = await tenant.one(
    `select 1 from pay_file where organization_id = $1 and id = $2 and run_id = $3 and duty = $4 and status <> 'Replaced' for update`,
    [tenant.organizationId, id, run, duty],
  );
  if (!found) throw invalidField('replaces', says.notReplaceable);
  const people = await tenant.query<{ employee_id: number }>(
    'select employee_id from pay_file_person where organization_id = $1 and pay_file_id = $2',
    [tenant.organizationId, id],
  );
  return new Set(people.map(({ employee_id }) => employee_id));
}

export const taxReportOf = (tenant: Tenant): Promise<TaxReportSetting> =>
  storedOrUsual<TaxReportSetting>(tenant, taxReportSetting);

export const factsOf = async (tenant: Tenant, slug: string, run: FileRun, paid_on: string): Promise<FileFacts> => ({
  slug,
  paid_on,
  payroll: run.name,
  tax: await taxReportOf(tenant),
});

/** What the payslips of people come to by their lines, apart from how a file is made. */
async function controlTotal(tenant: Tenant, run: number, duty: DutyName, people: readonly number[]): Promise<string> {
  const values = [tenant.organizationId, run, [...people]];
  const row =
    duty === 'disbursement'
      ? await tenant.one<{ total: string }>(
          'select coalesce(sum(net), 0)::numeric(16, 2)::text as total from pay_slip where organization_id = $1 and run_id = $2 and employee_id = any($3::bigint[])',
          values,
        )
      : await tenant.one<{ total: string }>(
          `select coalesce(sum(l.amount), 0)::numeric(16, 2)::text as total from pay_slip s join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id
            where s.organization_id = $1 and s.run_id = $2 and s.employee_id = any($3::bigint[])
              and case when $4 = 'tax' then l.type = 'tax_deduction' else split_part(l.formula_name, '_', 1) = $4 and l.type in ('deduction', 'extra_deduction', 'type1_cost', 'type2_cost') end`,
          [...values, duty],
        );
  return row?.total ?? '0.00';
}

/** @returns the id of the file @throws 400, 404, 409 */
export async function writePayFile(
  writer: Writer,
  tenant: Tenant,
  { run: runId, duty, order }: { readonly run: number; readonly duty: DutyName; readonly order: Order },
): Promise<number> {
  const { access, context } = writer;
  // Of two who press at once, the second finds nothing open.
  const run = await fileRunOf(tenant, runId, 'for update');
  const { template, format } = chosen(duty, order);
  if (!isConfirmed(run)) throw conflict(says.notConfirmed, 'not_confirmed');
  const replaced =
    order.replaces === null ? new Set<number>() : await peopleOfFile(tenant, runId, duty, order.replaces);
  // A correction of a bank sheet has the same employees; one for an authority adds those who were left out.
  const isOfSame = order.replaces !== null && duty === 'disbursement';
  const people = (await peopleOfRun(tenant, runId, duty)).filter(
    ({ employee, is_written }) => replaced.has(employee.id) || (!is_written && !isOfSame),
  );
  const { today } = ruleClockOf(context, access);
  const facts = await factsOf(tenant, access.organization.slug, run, order.paid_on ?? today);
  const lines = linesOf(duty, people, facts).filter(
    (line) => takes(template, line, duty) && isOfBank(line, order.bank),
  );
  const lacking = new Set(lackedIn(template, lines).map(({ row }) => row.employee.id));
  if (lacking.size > 0 && !order.leaves_out) throw conflict(says.lacking({ count: lacking.size }), 'lacking_numbers');
  const taken = lines.filter(({ employee }) => !lacking.has(employee.id));
  if (taken.length === 0) throw conflict(says.nothingOpen, 'nothing_open');
  const values = valuesOf(template, taken);
  const ids = [...new Set(taken.map(({ employee }) => employee.id))];
  const total = sumsOf(template, values)['total'] ?? '0.00';
  if ((await controlTotal(tenant, runId, duty, ids)) !== total) throw conflict(says.totalsDiffer, 'totals_differ');
  return store(writer, tenant, { run, duty, template, format, values, people: ids, total, replaces: order.replaces });
}

interface NewFile {
  readonly run: FileRun;
  readonly duty: DutyName;
  readonly template: PayFileDeclaration;
  readonly format: OutputFormat;
  readonly values: readonly OutputValues[];
  readonly people: readonly number[];
  readonly total: string;
  readonly replaces: number | null;
}

/** Stores the bytes and the record of a file. @returns its id */
async function store(
  writer: Writer,
  tenant: Tenant,
  { run, duty, template, format, values, people, total, replaces }: NewFile,
): Promise<number> {
  const { access, context, requestId, ip } = writer;
  const { organizationId } = tenant;
  const { bytes, mime } = await outputBytes(template, format, values);
  const at = context.clock();
  const name = `${template.name}-${run.month.slice(3)}`;
  return storing(context.files, bytes, async (stored) => {
    const count = await tenant.one<{ count: number }>(
      'select count(*)::integer as count from pay_file where organization_id = $1 and run_id = $2 and template = $3',
      [organizationId, run.id, template.name],
    );
    const numbered = `${name}-${(count?.count ?? 0) + 1}.${format.extension}`;
    const content = { name: numbered, mime, width: null, height: null };
    const file = await addFile(tenant, { ownerId: access.userId, purpose: 'record', content, stored, at });
    const made = await tenant.one<{ id: number }>(
      `insert into pay_file (organization_id, name, run_id, duty, template, people, total, file_id, replaces_id, written_by_id, status, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'Written', $11) returning id`,
      [organizationId, numbered, run.id, duty, template.name, people.length, total, file, replaces, access.userId, at],
    );
    const id = made?.id ?? 0;
    await tenant.query(
      'insert into record_file (organization_id, file_id, entity, object_id) values ($1, $2, $3, $4)',
      [organizationId, file, payFile.name, id],
    );
    await tenant.query(
      'insert into pay_file_person (organization_id, pay_file_id, employee_id) select $1, $2, unnest($3::bigint[])',
      [organizationId, id, people],
    );
    if (replaces !== null)
      await tenant.query(`update pay_file set status = 'Replaced' where organization_id = $1 and id = $2`, [
        organizationId,
        replaces,
      ]);
    await logExport(writer, tenant, payFile, { id, format: format.extension, rows: values.length });
    await writeAudit(tenant, {
      organizationId,
      actorId: access.userId,
      action: 'written',
      objectType: payFile.name,
      objectId: id,
      after: { name: numbered, run: run.id, people: people.length, replaces: replaces, sha256: stored.sha256 },
      at,
      requestId,
      ip,
    });
    await announce(tenant, { organizationId, topic: payFile.name, objectId: id });
    return id;
  });
}
