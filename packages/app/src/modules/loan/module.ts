import { defineModule } from '../../routing/areas.ts';

export const loanModule = defineModule({
  areas: {
    user: () => import('./user.routes.ts'),
    supervisor: () => import('./supervisor.routes.ts'),
    admin: () => import('./admin.routes.ts'),
  },
});
