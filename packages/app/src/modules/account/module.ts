import { defineModule } from '../../routing/areas.ts';

export const accountModule = defineModule({
  areas: {
    public: () => import('./public.routes.ts'),
  },
});
