/**
 * Spreadsheets into files of people who are there already. Each row is a change as HR makes one by hand: what a second person must confirm
 * waits for them, everything else is stored. A row that changes nothing, or brings an account that is there or waits, is refused, so that
 * the same file a second time brings nothing.
 */
import { fileImports } from '@karmik/model/hris/file/imports';
import { messages } from '@karmik/model/kit/messages';
import { bankAccount } from '@karmik/model/hris/file/keeping';
import { requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { importRecords } from '../../../entity/import.ts';
import { importRoute, uploadedSheet } from '../../../entity/import-route.ts';
import type { Api } from '../../../http/api.ts';
import { invalidField } from '../../../http/errors.ts';
import { takeChange } from './changes.ts';
import { readPerson } from './file-rights.ts';
import { writerOf } from '../../../entity/write.ts';

async function refuseKnownAccount(tenant: Tenant, values: Record<string, unknown>): Promise<void> {
  const number = String(values.account_number);
  const known = await tenant.one(
    `select 1 from bank_account where organization_id = $1 and employee_id = $2 and account_number = $3
     union all select 1 from change_request where organization_id = $1 and employee_id = $2 and section = 'bank_account' and action = 'create'
       and status = 'Pending' and new_values->>'account_number' = $3 limit 1`,
    [tenant.organizationId, values.employee as number, number],
  );
  if (known) throw invalidField('account_number', messages.unique({ field: bankAccount.fields.account_number.label }));
}

export function fileImportRoutes(app: Api, context: Context): void {
  for (const { entity, section, action } of fileImports)
    app.route({
      ...importRoute(`/api/v1/${entity.path}/`, ['hris'], `Change ${entity.label.en.toLowerCase()} of employees`),
      config: { access: requiresPermission(entity.codes?.write ?? '3.00') },
      handler: async (request) => {
        const { dry_run: dryRun, mode } = request.query;
        const sheet = await uploadedSheet(context, request);
        return importRecords(writerOf(context, request), entity, {}, sheet, {
          dryRun,
          mode,
          async store(writer, tenant, { employee, ...values }) {
            const person = await readPerson(context, writer.access, tenant, employee as number);
            if (section === 'bank_account') await refuseKnownAccount(tenant, { employee, ...values });
            // A cell that is empty says nothing of what is in the file.
            const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
            await takeChange(writer, tenant, person, { section, action, record: null, values: given, remark: '' });
          },
        });
      },
    });
}
