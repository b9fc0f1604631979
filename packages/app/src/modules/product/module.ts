import { defineModule } from '../../routing/areas.ts';

export const productModule = defineModule({
  areas: {
    public: () => import('./public.routes.ts'),
  },
});
