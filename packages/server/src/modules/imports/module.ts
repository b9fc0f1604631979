import { defineModule } from '../define-module.ts';
import { importRoutes } from './routes.ts';
import { handleImports } from './work.ts';

export const importsModule = defineModule({ name: 'imports', routes: [importRoutes], jobs: handleImports });
