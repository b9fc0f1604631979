import type { EntityRecord } from '@karmik/model/kit/entity';
import type { Text } from '@karmik/model/kit/text';
import { staff } from '@karmik/model/hris/staff';
import type { staffReport } from '@karmik/model/hris/staff-report';
import { count } from '@karmik/model/kit/report';
import { reportScreenOf, type ReportScreen } from '../../../screens/kit/screens.ts';

/** What is asked for besides what the reader chooses, by the list that each condition is about. */
const conditions = {
  branch: 'branches',
  division: 'divisions',
  employment_type: 'employment_types',
  employment_level: 'employment_levels',
} as const;

/** The screen that a stored report stands for. Facts that this reader may not see are left out. */
export function screenOf(report: EntityRecord<typeof staffReport>, maySee: (name: string) => boolean): ReportScreen {
  const title: Text = { en: report.name, ne: report.name };
  const { counted_by: category, split_by: by } = report;
  const query = Object.fromEntries(
    Object.entries(conditions).flatMap(([field, name]) => {
      const chosen = report[name];
      return chosen.length > 0 ? [[`${field}__in`, chosen.map(({ id }) => id).join(',')]] : [];
    }),
  );
  const shown = (name: typeof category) => (name === null || !maySee(name) ? undefined : name);
  const [groupBy, pivot] = [shown(category), shown(by)];
  return reportScreenOf(
    staff,
    {
      label: title,
      question: title,
      help: staff.reports.by_branch.help,
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      counted: staff.reports.by_branch.counted ?? title,
      measures: { people: count() },
      ...(groupBy === undefined ? {} : { groupBy, ...(pivot === undefined ? {} : { pivot }) }),
      filters: ['branch', 'division', 'employment_type', 'employment_level', 'gender'],
      sort: 'full_name',
      ...(report.people === 'Everybody' ? {} : { where: { standing: report.people } }),
    },
    {
      ...(report.description ? { description: { en: report.description, ne: report.description } } : {}),
      path: 'hris/:org/staff',
      query,
      columns: ['user', ...report.columns.filter(maySee)],
    },
  );
}
