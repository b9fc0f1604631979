import { bilingual } from '@karmik/model/kit/text';
import { transferPaths } from '@karmik/model/transfer/paths';
import { menuWords } from '../../routing/menu.ts';
import type { ModuleTable } from '../../routing/route.ts';
import { approval, approvals, singleton, masterData } from '../../screens/kit/routes.ts';

const at = '/admin/:slug/transfer-request';

export const transfer: ModuleTable = {
  module: 'transfer-request',
  group: 'people',
  routes: [
    approvals(
      transferPaths.organization,
      bilingual('Transfer requests', 'सरुवा अनुरोधहरू'),
      () => import('./transfer.screens.ts'),
      {
        code: '4.06',
        menu: { heading: menuWords.changes },
        count: 'open.transfer_request',
        quality: 'is_transfer_on',
      },
    ),
    approval(
      transferPaths.organizationRequest,
      bilingual('Transfer request', 'सरुवा अनुरोध'),
      () => import('./transfer.screens.ts'),
      {
        code: '4.06',
      },
    ),
    singleton(
      `${at}/settings`,
      bilingual('Transfer settings', 'सरुवा सेटिङ'),
      () => import('./admin/setting.screen.ts'),
      {
        code: '4.06',
        menu: { group: 'settings' },
      },
    ),
    masterData(
      `${at}/settings/transfer-reason`,
      bilingual('Transfer reasons', 'सरुवाका कारण'),
      () => import('./admin/reason.screen.ts'),
      { code: '4.06', menu: { group: 'settings' } },
    ),
    masterData(
      `${at}/settings/reviewers`,
      bilingual('Transfer reviewers', 'सरुवा पुनरावलोकनकर्ताहरू'),
      () => import('./admin/reviewer.screen.ts'),
      { code: '4.06', menu: { group: 'settings' } },
    ),
    masterData(
      `${at}/settings/questions`,
      bilingual('Transfer questions', 'सरुवाका प्रश्न'),
      () => import('./admin/question.screen.ts'),
      { code: '4.06', menu: { group: 'settings' } },
    ),
  ],
};
