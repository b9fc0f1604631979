/** A sheet to begin with, for the person who has none: the headings of an employee, and a row that shows how each is written. */
import { employeeSheet } from '@karmik/model/hris/employee-sheet';
import { isWritable, type Field } from '@karmik/model/kit/fields';
import { fieldEntries } from '@karmik/model/kit/entity';
import { notInCells } from '@karmik/model/spreadsheet/columns';
import * as z from 'zod/mini';
import { requiresPermission } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { mimeOf, workbook, type Cell } from '../../entity/workbook.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { todayIn } from '../../time.ts';

const examples: Readonly<Record<string, string>> = {
  employee_code: 'E-001',
  first_name: 'Asha',
  middle_name: 'Kumari',
  last_name: 'Sharma',
  name_ne: 'आशा कुमारी शर्मा',
  email: 'asha.sharma@example.com',
  phone: '9841000000',
  date_of_birth: '1990-05-17',
};

/** How a field is written; empty where that is whatever the organization has. */
function exampleOf(name: string, field: Field, today: string): Cell {
  const known = examples[name];
  if (known !== undefined) return known;
  if (field.kind === 'choice') return Object.values(field.choices)[0]?.en ?? null;
  return name === 'joined_on' ? today : null;
}

export function importSampleRoute(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/hris/:org/employees/import/sample/',
    config: { access: requiresPermission('4.08') },
    schema: {
      summary: 'A sample spreadsheet of employees, with every heading that the import knows',
      tags: ['imports'],
      params: organizationParams,
      response: { 200: z.any() },
    },
    handler: (request, reply) => {
      const today = todayIn(request.access.organization.timezone, context.clock());
      const fields = fieldEntries(employeeSheet).filter(
        ([, field]) => isWritable(field) && !notInCells.has(field.kind),
      );
      const headings = fields.map(([, { label }]) => label.en);
      async function* rows() {
        yield fields.map(([name, field]) => exampleOf(name, field, today));
      }
      return reply
        .type(mimeOf.xlsx)
        .header('content-disposition', 'attachment; filename="employees-sample.xlsx"')
        .send(workbook('xlsx', headings, rows()));
    },
  });
}
