import { defineModule } from '../../routing/areas.ts';

export const noticeboardModule = defineModule({
  areas: {
    user: () => import('./user.routes.ts'),
  },
});
