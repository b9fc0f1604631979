import type { ModuleTable } from '../routing/route.ts';
import { account } from './account/public.routes.ts';
import { forms } from './forms/public.routes.ts';
import { product } from './product/public.routes.ts';
import { recruitment } from './hris/public.routes.ts';
import { root, standalone } from './root/public.routes.ts';
import { whistleBlower } from './whistle-blower/public.routes.ts';

export const tables: readonly ModuleTable[] = [root, account, product, standalone, forms, whistleBlower, recruitment];
