/** Pay of the demo: payslips of an older program, and payrolls of the fiscal year with headings, packages and assignments. */
import type { DemoOrganization } from '../../seed/demo-organization.ts';
import { seedArchive } from './archive/seed.ts';

export async function seed(demo: DemoOrganization): Promise<void> {
  await seedArchive(demo);
}
