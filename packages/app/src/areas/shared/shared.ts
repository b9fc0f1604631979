import type { ModuleTable } from '../kit.ts';
import { root } from './root.routes.ts';

export const tables: readonly ModuleTable[] = [root];
