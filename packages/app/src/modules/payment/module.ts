import { defineModule } from '../../routing/areas.ts';

export const paymentModule = defineModule({ areas: { admin: () => import('./admin.routes.ts') } });
