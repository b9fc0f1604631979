import type { ModuleTable } from '../kit.ts';
import { hris } from './hris.routes.ts';
import { organization, organizationSettings } from './organization.routes.ts';

export const tables: readonly ModuleTable[] = [hris, organizationSettings, organization];
