import { linkTo } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { whistleBlowerPaths } from '@karmik/model/whistle-blower/paths';
import { defineModule } from '../define-module.ts';
import { investigatorRoutes } from './investigator-routes.ts';
import { countProposals, investigatorHooks } from './investigators.ts';
import { publicWhistleRoutes } from './public-routes.ts';
import { sweepReceiptTries } from '../../access/receipt-tries.ts';
import { wipeExpired } from './retention.ts';
import { whistleRoutes } from './routes.ts';
import { isCurrentInvestigator } from './settings.ts';

export const whistleBlowerModule = defineModule({
  name: 'whistle-blower',
  routes: [publicWhistleRoutes, whistleRoutes, investigatorRoutes],
  menuQualities: {
    is_current_investigator: (access, context) => isCurrentInvestigator(context, access),
  },
  entityHooks: { investigator: investigatorHooks },
  inbox: [
    {
      name: 'investigator_confirmation',
      label: bilingual('Investigators to confirm', 'पुष्टि बाँकी छानबिनकर्ता'),
      count: countProposals,
      url: () => linkTo(whistleBlowerPaths.reports, {}),
    },
  ],
  recurring: (context) => [
    { name: 'forgetting tries of receipts', everyMs: 300_000, work: () => sweepReceiptTries(context) },
    { name: 'wiping whistle-blower reports', everyMs: 3_600_000, work: () => wipeExpired(context) },
  ],
  seed: { after: ['hris'], load: () => import('./seed.ts') },
});
