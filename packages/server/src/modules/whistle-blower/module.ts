import { defineModule } from '../define-module.ts';
import { incidentTypeRoutes } from './incident-types.ts';
import { publicWhistleRoutes } from './public-routes.ts';
import { sweepReceiptTries } from './receipt-tries.ts';
import { wipeExpired } from './retention.ts';
import { whistleRoutes } from './routes.ts';
import { isCurrentInvestigator } from './settings.ts';

export const whistleBlowerModule = defineModule({
  name: 'whistle-blower',
  routes: [incidentTypeRoutes, publicWhistleRoutes, whistleRoutes],
  menuQualities: {
    is_current_investigator: (access, context) => isCurrentInvestigator(context, access),
  },
  recurring: (context) => [
    { name: 'forgetting tries of receipts', everyMs: 300_000, work: () => sweepReceiptTries(context) },
    { name: 'wiping whistle-blower reports', everyMs: 3_600_000, work: () => wipeExpired(context) },
  ],
});
