import type { ModuleTable } from '../kit.ts';
import { attendance } from './attendance.routes.ts';
import { myTeam } from './my-team.routes.ts';
import { root } from './root.routes.ts';
import { task } from './task.routes.ts';

export const tables: readonly ModuleTable[] = [root, myTeam, attendance, task];
