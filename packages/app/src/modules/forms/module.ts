import { defineModule } from '../../routing/areas.ts';

export const formsModule = defineModule({
  areas: {
    public: () => import('./public.routes.ts'),
    admin: () => import('./admin.routes.ts'),
  },
});
