import { defineModule } from '../define-module.ts';
import { permissionGroupRoutes } from './groups.ts';
import { permissionHolderRoutes } from './holders.ts';

export const permissionModule = defineModule({
  name: 'permission',
  routes: [permissionGroupRoutes, permissionHolderRoutes],
  readers: { permission_group: { codes: ['1.00'] } },
  seed: { after: ['organization'], load: () => import('./seed.ts') },
});
