import { defineModule } from '../../routing/areas.ts';

export const transferModule = defineModule({
  areas: {
    admin: () => import('./admin.routes.ts'),
  },
});
