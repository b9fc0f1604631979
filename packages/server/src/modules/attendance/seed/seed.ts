import type { DemoOrganization } from '../../../seed/demo-organization.ts';
import { writeOvertime } from './overtime.ts';
import { writePunches } from './punches.ts';

export async function seed(demo: DemoOrganization): Promise<void> {
  await writeOvertime(demo);
  await writePunches(demo);
}
