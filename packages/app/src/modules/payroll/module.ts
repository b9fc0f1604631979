import { defineModule } from '../../routing/areas.ts';

export const payrollModule = defineModule({
  areas: {
    user: () => import('./user.routes.ts'),
    supervisor: () => import('./supervisor.routes.ts'),
    admin: () => import('./admin.routes.ts'),
  },
});
