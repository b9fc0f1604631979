import type { ModuleTable } from '../kit.ts';
import { attendance } from './attendance.routes.ts';
import { hris } from './hris.routes.ts';
import { organization, organizationSettings } from './organization.routes.ts';
import { root } from './root.routes.ts';

export const tables: readonly ModuleTable[] = [root, hris, attendance, organizationSettings, organization];
