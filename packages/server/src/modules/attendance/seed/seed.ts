import type { DemoOrganization } from '../../../seed/demo-organization.ts';
import { recomputeOrganization } from '../day/recompute.ts';
import { closeEarlierMonths } from './closed-month.ts';
import { writeDayRequests } from './day-requests.ts';
import { writeDevices } from './devices.ts';
import { writeLostHours } from './lost-hours.ts';
import { writeOvertime } from './overtime.ts';
import { writeOvertimeClaims } from './overtime-claims.ts';
import { punchOfficeHours, writePunches } from './punches.ts';
import { writeLateDays, writePenalties } from './penalties.ts';
import { writePunchReminders } from './punch-reminders.ts';
import { writeRoster } from './roster.ts';
import { writeShifts } from './shifts.ts';
import { writeShiftSwaps } from './shift-swaps.ts';

export async function seed(demo: DemoOrganization): Promise<void> {
  await writeOvertime(demo);
  await writeShifts(demo);
  await writeRoster(demo);
  await writePunches(demo);
  await writeDevices(demo);
  await writeLateDays(demo);
  await punchOfficeHours(demo);
  await writeDayRequests(demo);
  await demo.context.database.owner.query('analyze punch, attendance_due, attendance_excuse, shift_assignment');
  await recomputeOrganization(demo.context.database.organization(demo.organizationId), () => demo.until);
  await writeOvertimeClaims(demo);
  await writePenalties(demo);
  await writeShiftSwaps(demo);
  await writeLostHours(demo);
  await closeEarlierMonths(demo);
  await writePunchReminders(demo);
}
