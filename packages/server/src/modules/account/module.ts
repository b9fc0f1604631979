import { everyMember } from '../../entity/scope.ts';
import { defineModule } from '../define-module.ts';
import { mailAccountNotices } from './account-notices.ts';
import { firstRunRoutes } from './first-run.ts';
import { handOverRoutes } from './hand-over.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { meRoutes } from './me.ts';
import { mechanismRoutes } from './mechanism.ts';
import { menuRoutes } from './menu.ts';
import { accountsOfOthersRoutes } from './of-others.ts';
import { ownSessionRoutes } from './own-sessions.ts';
import { ownSignInRoute } from './own-sign-ins.ts';
import { ownPasskeyRoutes } from './passkeys/own-routes.ts';
import { passkeySignInRoutes } from './passkeys/sign-in-routes.ts';
import { placeRoutes } from './places.ts';
import { proofRoutes } from './proof-routes.ts';
import { recoverAccounts } from './recovery.ts';
import { accountRoutes } from './routes.ts';
import { securitySettingHooks } from './security-setting.ts';
import { signInSlipRoutes } from './sign-in-slips.ts';
import { sweepSignIns } from './sweep.ts';

export const accountModule = defineModule({
  name: 'account',
  routes: [
    accountRoutes,
    mechanismRoutes,
    ownPasskeyRoutes,
    passkeySignInRoutes,
    ownSessionRoutes,
    proofRoutes,
    ownSignInRoute,
    accountsOfOthersRoutes,
    invitationRoutes,
    handOverRoutes,
    signInSlipRoutes,
    meRoutes,
    firstRunRoutes,
    menuRoutes,
    placeRoutes,
  ],
  entityHooks: { security_setting: securitySettingHooks },
  // People of an organisation see each other: their names, and who is there.
  readers: { user: everyMember, presence: everyMember },
  recurring: (context) => [
    { name: 'recovering accounts', everyMs: 1_000, work: () => recoverAccounts(context) },
    { name: 'telling owners of accounts', everyMs: 2_000, work: () => mailAccountNotices(context) },
    {
      name: 'forgetting unfinished sign-ins',
      everyMs: 3_600_000,
      work: () => sweepSignIns(context.database.everywhere, context.clock()),
    },
  ],
});
