import { modules } from '../src/modules/modules.ts';
import { provideModules } from '../src/routing/areas.ts';

provideModules(modules);
