import type { ModuleTable } from '../routing/route.ts';
import { attendance } from './attendance/supervisor.routes.ts';
import { myTeam } from './hris/supervisor.routes.ts';
import { root } from './root/supervisor.routes.ts';
import { task } from './task/supervisor.routes.ts';

export const tables: readonly ModuleTable[] = [root, myTeam, attendance, task];
