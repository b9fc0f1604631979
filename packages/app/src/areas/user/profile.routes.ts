import { text } from '@karmik/model/kit/text';
import { withSecurityTexts } from '../../texts/texts.ts';
import { page, type ModuleTable } from '../kit.ts';

export const profile: ModuleTable = {
  module: 'profile',
  title: text('Profile', 'विवरण'),
  routes: [
    page('/user/profile/change-password', text('Password and security', 'पासवर्ड र सुरक्षा'), () =>
      withSecurityTexts(() => import('../../pages/security/SecurityPage.tsx')),
    ),
  ],
};
