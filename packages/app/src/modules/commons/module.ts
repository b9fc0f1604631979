import { defineModule } from '../../routing/areas.ts';

export const commonsModule = defineModule({
  areas: {
    shared: () => import('./shared.routes.ts'),
  },
});
