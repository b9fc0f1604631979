/** Columns that several files of a payroll have. */
import { fillPath } from '../../kit/links.ts';
import type { OutputColumn } from '../../kit/output-file.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { employeeFilePath } from '../../hris/admin-paths.ts';
import type { FileLine } from './person.ts';

type Column = OutputColumn<FileLine>;

export const serial: Column = {
  name: 'serial',
  label: bilingual('No.', 'क्र.सं.'),
  heading: 'S.N.',
  kind: 'number',
  value: (_, place) => String(place),
};
export const employeeName: Column = {
  name: 'name',
  label: bilingual('Name', 'नाम'),
  heading: 'Name',
  kind: 'text',
  value: ({ employee }) => employee.full_name,
};
export const employeeCode: Column = {
  name: 'code',
  label: bilingual('Employee code', 'कर्मचारी कोड'),
  heading: 'Employee code',
  kind: 'text',
  value: ({ code }) => code,
};

export const money = (name: string, label: Text, heading: string, value: (line: FileLine) => string): Column => ({
  name,
  label,
  heading,
  kind: 'money',
  value,
});

/** Where the file of an employee is mended. */
export const fileOfEmployee = ({ slug, employee }: FileLine): string =>
  fillPath(employeeFilePath, { slug, id: String(employee.id) });

/** A number without which the authority takes no line. */
export const required = (
  name: string,
  label: Text,
  heading: string,
  lacks: Text,
  value: (line: FileLine) => string | null,
): Column => ({ name, label, heading, kind: 'text', value, lacks: { text: lacks, mend: fileOfEmployee } });
