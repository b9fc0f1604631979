import { changeRequestPaths, hrisPaths } from '@karmik/model/hris/paths';
import { text } from '@karmik/model/kit/text';
import { FileTextIcon } from '@karmik/ui/icons';
import { withSecurityTexts } from '../../texts/texts.ts';
import { detail, list, page, type ModuleTable } from '../../routing/route.ts';

export const profile: ModuleTable = {
  module: 'profile',
  title: text('Profile', 'विवरण'),
  routes: [
    detail(hrisPaths.profile, text('My profile', 'मेरो विवरण'), () => import('./user/profile.screen.ts'), {
      icon: FileTextIcon,
      restrictAuditUser: true,
    }),
    list(
      changeRequestPaths.own,
      text('Changes of my file', 'मेरो विवरणका परिवर्तन'),
      () => import('./user/change-requests.screen.ts'),
    ),
    page('/user/profile/change-password', text('Password and security', 'पासवर्ड र सुरक्षा'), () =>
      withSecurityTexts(() => import('../account/security/SecurityPage.tsx')),
    ),
  ],
};
