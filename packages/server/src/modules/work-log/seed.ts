import type { DemoOrganization } from '../../seed/demo-organization.ts';

export async function seed(_demo: DemoOrganization): Promise<void> {}
