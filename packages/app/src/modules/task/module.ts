import { defineModule } from '../../routing/areas.ts';

export const taskModule = defineModule({
  areas: {
    user: () => import('./user.routes.ts'),
    supervisor: () => import('./supervisor.routes.ts'),
    admin: () => import('./admin.routes.ts'),
  },
});
