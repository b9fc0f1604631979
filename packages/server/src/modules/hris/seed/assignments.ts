/** What people of the demo organisations bring to their work, what their jobs ask for, where some of them work, and reports on them. */
import { dutyStationAssignment } from '@karmik/model/hris/duty-station-assignment';
import { staffReport } from '@karmik/model/hris/staff-report';
import { ksaoAssignment, ksaoFields } from '@karmik/model/hris/file/ksao';
import { accessOf } from '../../../access/access.ts';
import { createRecord, type Writer } from '../../../entity/write.ts';
import type { DemoOrganization } from '../../../seed/demo-organization.ts';

/** No one is everywhere: every fifth of these has a duty station besides the branch. */
const people = 20;
const reports = [
  {
    name: 'Length of service by gender',
    description: 'Who has been here for how long.',
    columns: ['employee_code', 'division', 'joined_on', 'service_years', 'gender'],
    counted_by: 'service_group',
    split_by: 'gender',
  },
  { name: 'Blood groups', columns: ['phone', 'branch', 'blood_group'], counted_by: 'blood_group' },
  { name: 'People who left', people: 'Past', columns: ['job_title', 'joined_on', 'left_on'] },
] as const;
const levels = ['Basic', 'Intermediate', 'Advanced', 'Expert'] as const;
const kinds = Object.keys(ksaoFields) as (keyof typeof ksaoFields)[];

export async function writeAssignments({ context, organizationId, hrId }: DemoOrganization): Promise<void> {
  const access = await accessOf(context.database, organizationId, hrId);
  const writer: Writer = { context, access, requestId: 'demo', ip: '' };
  const { everywhere } = context.database;
  const staff = await everywhere.query<{ id: number; joined_on: string }>(
    `select user_id as id, joined_on from employee where organization_id = $1 order by employee_code limit ${people}`,
    [organizationId],
  );
  await access.tenant.transaction(async (tenant) => {
    const idsOf = async (table: string) =>
      (
        await tenant.query<{ id: number }>(`select id from ${table} where organization_id = $1 order by id`, [
          organizationId,
        ])
      ).map(({ id }) => id);
    const items = new Map<string, number[]>();
    for (const table of Object.values(ksaoFields)) items.set(table, await idsOf(table));
    await tenant.query(
      `update job_title set knowledge = array[$2::bigint], skills = array[$3::bigint], abilities = array[$4::bigint] where organization_id = $1`,
      [organizationId, items.get('knowledge')?.[0] ?? 0, items.get('skill')?.[0] ?? 0, items.get('ability')?.[0] ?? 0],
    );
    for (const report of reports) await createRecord(writer, tenant, staffReport, {}, report);
    const stations = await idsOf('duty_station');
    for (const [n, { id: employee, joined_on: joined }] of staff.entries()) {
      const kind = kinds[n % kinds.length] ?? 'Skill';
      const held = items.get(ksaoFields[kind]) ?? [];
      await createRecord(
        writer,
        tenant,
        ksaoAssignment,
        {},
        {
          employee,
          kind,
          [ksaoFields[kind]]: held[n % held.length],
          held_level: levels[n % levels.length],
          is_key: n % 3 === 0,
        },
      );
      if (n % 5 === 0)
        await createRecord(
          writer,
          tenant,
          dutyStationAssignment,
          {},
          {
            employee,
            duty_station: stations[n % stations.length],
            starts_on: joined,
          },
        );
    }
  });
}
