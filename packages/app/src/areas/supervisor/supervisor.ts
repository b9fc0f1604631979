import type { ModuleTable } from '../kit.ts';
import { attendance } from './attendance.routes.ts';

export const tables: readonly ModuleTable[] = [attendance];
