import type { ModuleTable } from '../kit.ts';
import { account } from './account.routes.ts';
import { forms } from './forms.routes.ts';
import { product } from './product.routes.ts';
import { recruitment } from './recruitment.routes.ts';
import { root } from './root.routes.ts';
import { standalone } from './standalone.routes.ts';
import { whistleBlower } from './whistle-blower.routes.ts';

export const tables: readonly ModuleTable[] = [root, account, product, standalone, forms, whistleBlower, recruitment];
