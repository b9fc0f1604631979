/** Who besides the HR admin does a part of HR's work in a demo organisation. */
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { demoEmails } from '../../seed/demo-accounts.ts';
import type { DemoOrganization } from '../../seed/demo-organization.ts';

const groups: readonly { name: string; description: string; title: string; codes: readonly PermissionCode[] }[] = [
  {
    name: 'Personnel files',
    description: 'Keep the files of employees and read the settings they refer to.',
    title: 'HR Officer',
    codes: ['2.99', '4.00'],
  },
  {
    name: 'Attendance desk',
    description: 'Shifts, overtime settings and the reports of attendance.',
    title: 'HR Assistant',
    codes: ['5.01', '5.03', '5.04', '5.06', '5.07', '5.99'],
  },
  {
    name: 'Notice writers',
    description: 'Keep the noticeboard tidy.',
    title: 'Content Designer',
    codes: ['7.00'],
  },
];

export async function seed({ context, organizationId, begin }: DemoOrganization): Promise<void> {
  const { everywhere: queries } = context.database;
  for (const { name, description, title, codes } of groups) {
    const group = await queries.one<{ id: number }>(
      'insert into permission_group (organization_id, name, description, codes, created_at) values ($1, $2, $3, $4, $5) returning id',
      [organizationId, name, description, codes, new Date(begin)],
    );
    await queries.query(
      `insert into membership_group (organization_id, user_id, group_id)
       select $1, p.id, $2 from person p join users u on u.id = p.id
        where p.organization_id = $1 and p.is_current and p.job_title = $3 and u.email <> all($4) order by p.id limit 4`,
      [organizationId, group?.id ?? 0, title, demoEmails],
    );
  }
}
