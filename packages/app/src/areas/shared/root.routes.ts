import { text } from '@karmik/model/kit/text';
import { SettingsIcon } from '@karmik/ui/icons';
import { page, type ModuleTable } from '../kit.ts';

export const root: ModuleTable = {
  module: 'root',
  title: text('Karmik', 'कार्मिक'),
  routes: [
    page(
      '/switch-organization',
      text('Switch organization', 'संस्था बदल्नुहोस्'),
      () => import('../../pages/switch-organization/SwitchOrganizationPage.tsx'),
    ),
    page('/commons', text('Common settings', 'साझा सेटिङ'), () => import('../../pages/hub/HubPage.tsx'), {
      icon: SettingsIcon,
      isHub: true,
    }),
  ],
};
