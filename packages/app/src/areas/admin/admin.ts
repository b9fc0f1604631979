import type { ModuleTable } from '../kit.ts';
import { hris } from './hris.routes.ts';
import { organization } from './organization.routes.ts';

export const tables: readonly ModuleTable[] = [hris, organization];
