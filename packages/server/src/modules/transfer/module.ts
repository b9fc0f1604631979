import { defineModule } from '../define-module.ts';
import { applyTransfers, transferKind } from './requests.ts';
import { transferRoutes } from './routes.ts';
import { isCurrentReviewer, isTransferOn } from './switch.ts';

export const transferModule = defineModule({
  name: 'transfer',
  routes: [transferRoutes],
  requestKinds: [transferKind],
  menuQualities: {
    is_current_reviewer: (access, context) => isCurrentReviewer(context, access),
    is_transfer_on: (access, context) => isTransferOn(context, access),
  },
  recurring: (context) => [{ name: 'applying transfers', work: () => applyTransfers(context) }],
  seed: { after: ['hris'], load: () => import('./seed.ts') },
});
