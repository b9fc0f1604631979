import { defineModule } from '../../routing/areas.ts';

export const workLogModule = defineModule({
  areas: {
    user: () => import('./user.routes.ts'),
    supervisor: () => import('./supervisor.routes.ts'),
  },
});
