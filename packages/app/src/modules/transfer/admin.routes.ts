import { bilingual } from '@karmik/model/kit/text';
import { transferPaths } from '@karmik/model/transfer/paths';
import { menuWords } from '../../routing/menu.ts';
import type { ModuleTable } from '../../routing/route.ts';
import { approval, approvals, masterData, singleton, tabs } from '../../screens/kit/routes.ts';

const at = '/admin/:slug/transfer-request';

const transfer: ModuleTable = {
  module: 'transfer-request',
  group: 'people',
  routes: [
    approvals(
      transferPaths.organization,
      bilingual('Transfer requests', 'सरुवा अनुरोध'),
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
        setting: {
          group: 'people',
          about: bilingual('Whether employees request transfers', 'कर्मचारीले सरुवा माग्न पाउने कि नपाउने'),
          of: 'transfer_setting',
        },
        code: '4.06',
      },
    ),
    masterData(
      `${at}/settings/transfer-reason`,
      bilingual('Transfer reasons', 'सरुवाका कारण'),
      () => import('./admin/reason.screen.ts'),
      {
        setting: {
          group: 'people',
          about: bilingual('Reasons to choose from', 'छान्न सकिने कारण'),
          of: 'transfer_reason',
        },
        code: '4.06',
      },
    ),
    tabs(
      `${at}/settings/reviewers`,
      bilingual('Transfer reviewers', 'सरुवा पुनरावलोकनकर्ताहरू'),
      () => import('./admin/reviewer.screen.ts'),
      {
        setting: {
          group: 'people',
          about: bilingual('Who reviews transfers', 'सरुवा कसले पुनरावलोकन गर्छ'),
          of: 'transfer_reviewer',
        },
        code: '4.06',
      },
    ),
    masterData(
      `${at}/settings/questions`,
      bilingual('Transfer questions', 'सरुवाका प्रश्न'),
      () => import('./admin/question.screen.ts'),
      {
        setting: {
          group: 'people',
          about: bilingual('Questions on the request', 'अनुरोधका प्रश्न'),
          of: 'transfer_question',
        },
        code: '4.06',
      },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [transfer];
