import type { ModuleTable } from '../kit.ts';
import { commons } from './commons.routes.ts';
import { root } from './root.routes.ts';

export const tables: readonly ModuleTable[] = [root, commons];
