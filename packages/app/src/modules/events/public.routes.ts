import { invitationPath } from '@karmik/model/events/admin-paths';
import { bilingual } from '@karmik/model/kit/text';
import { page, type ModuleTable } from '../../routing/route.ts';
import { open } from '../account/public.routes.ts';

const events: ModuleTable = {
  module: 'events',
  area: 'external',
  title: bilingual('Events', 'कार्यक्रमहरू'),
  routes: [page(invitationPath, bilingual('Invitation', 'निमन्त्रणा'), () => import('./pages/InvitationPage.tsx'), open)],
};

export const tables: readonly ModuleTable[] = [events];
