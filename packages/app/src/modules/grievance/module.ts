import { defineModule } from '../../routing/areas.ts';

export const grievanceModule = defineModule({
  areas: {
    user: () => import('./user.routes.ts'),
    admin: () => import('./admin.routes.ts'),
  },
});
