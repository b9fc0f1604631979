import { defineModule } from '../../routing/areas.ts';

export const hrisModule = defineModule({
  areas: {
    public: () => import('./public.routes.ts'),
    user: () => import('./user.routes.ts'),
    supervisor: () => import('./supervisor.routes.ts'),
    admin: () => import('./admin.routes.ts'),
  },
});
