import { defineModule } from '../../routing/areas.ts';

export const eventsModule = defineModule({
  areas: {
    user: () => import('./user.routes.ts'),
    admin: () => import('./admin.routes.ts'),
    public: () => import('./public.routes.ts'),
  },
});
