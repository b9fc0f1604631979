import type { ModuleTable } from '../kit.ts';
import { attendance } from './attendance.routes.ts';
import { employeeDirectory } from './directory.routes.ts';
import { noticeboard } from './noticeboard.routes.ts';
import { organization } from './organization.routes.ts';
import { profile } from './profile.routes.ts';
import { root } from './root.routes.ts';

export const tables: readonly ModuleTable[] = [root, noticeboard, attendance, organization, employeeDirectory, profile];
