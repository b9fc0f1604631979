import { defineModule } from '../../routing/areas.ts';

export const whistleBlowerModule = defineModule({
  areas: {
    public: () => import('./public.routes.ts'),
    user: () => import('./user.routes.ts'),
    admin: () => import('./admin.routes.ts'),
  },
});
