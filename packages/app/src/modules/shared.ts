import type { ModuleTable } from '../routing/route.ts';
import { commons } from './commons/shared.routes.ts';
import { root } from './root/shared.routes.ts';

export const tables: readonly ModuleTable[] = [root, commons];
