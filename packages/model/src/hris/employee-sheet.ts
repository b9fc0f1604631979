/** What a row of a sheet of employees may say: the employee's own record, who supervises them, and how past ones left. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';
import { employee } from './employee.ts';

const { employee_code: code } = employee.fields;

const left = {
  left_on: f.date({
    label: bilingual('Last working day', 'कामको अन्तिम दिन'),
    format: 'past',
    aliases: [
      'date of termination',
      'termination date',
      'end date',
      'date of leaving',
      'left on',
      'leaving date',
      'exit date',
      'resignation date',
      'separation date',
      'last working date',
      'date of exit',
      'retired on',
      'छाडेको मिति',
      'अवकाश मिति',
    ],
  }),
  separation_type: f.reference({
    label: bilingual('Separation type', 'अवकाशको प्रकार'),
    to: 'separation_type',
    name_field: 'name',
    aliases: ['type of separation', 'exit type', 'employment status', 'leaving type'],
  }),
  leaving_reason: f.longText({
    label: bilingual('Reason for leaving', 'छाड्नुको कारण'),
    max: 1_000,
    aliases: ['term reason', 'termination reason', 'leaving reason', 'exit reason', 'reason of leaving', 'छाडेको कारण'],
  }),
} as const;

/** Fields that hold only beside a last working day; without one a column of them is someone's present status. */
export const ofPastPeople: readonly string[] = Object.keys(left).filter((name) => name !== 'left_on');

/** The cells of a row without what only past people have, where the row has no last working day: who has not left has no reason for leaving. */
export function withoutPast(
  matches: readonly { readonly column: number; readonly field: string | null }[],
  cells: readonly string[],
): readonly string[] {
  const left = matches.find(({ field }) => field === 'left_on');
  if (left && (cells[left.column] ?? '').trim() !== '') return cells;
  const ofPast = new Set(
    matches.flatMap(({ column, field }) => (field !== null && ofPastPeople.includes(field) ? column : [])),
  );
  return cells.map((cell, column) => (ofPast.has(column) ? '' : cell));
}

export const employeeSheet = defineEntity({
  name: 'employee_sheet',
  label: employee.label,
  fields: {
    ...employee.fields,
    employee_code: f.text({
      label: code.label,
      max: code.max,
      format: code.format,
      unique: true,
      aliases: code.aliases,
      help: bilingual('Leave empty for the next number', 'खाली छोडे क्रमअनुसारको अर्को नम्बर दिइन्छ'),
    }),
    supervisor: f.text({
      label: bilingual('Supervisor', 'सुपरिवेक्षक'),
      max: 180,
      aliases: [
        'manager name',
        'manager',
        'reports to',
        'reporting to',
        'supervisor name',
        'supervisor code',
        'manager code',
        'line manager',
        'reporting manager',
      ],
    }),
    ...left,
  },
  rules: ({ joined_on, left_on }) =>
    joined_on !== null && left_on !== null && left_on < joined_on
      ? {
          left_on: [
            messages.endBeforeStart({ field: left.left_on.label, start_field: employee.fields.joined_on.label }),
          ],
        }
      : undefined,
});
