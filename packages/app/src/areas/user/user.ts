import type { ModuleTable } from '../kit.ts';
import { noticeboard } from './noticeboard.routes.ts';
import { root } from './root.routes.ts';

export const tables: readonly ModuleTable[] = [root, noticeboard];
