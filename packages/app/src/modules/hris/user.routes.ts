import { hrisPaths, resignationPaths, reviewPaths } from '@karmik/model/hris/paths';
import { text } from '@karmik/model/kit/text';
import { transferPaths } from '@karmik/model/transfer/paths';
import { ClipboardCheckIcon, LogOutIcon, MessageSquareIcon, TrendingUpIcon } from '@karmik/ui/icons';
import { approval, approvals, page, type ModuleTable } from '../../routing/route.ts';

export const hris: ModuleTable = {
  module: 'hris',
  title: text('HRIS', 'मानव संसाधन'),
  routes: [
    approvals(
      reviewPaths.own,
      text('Employment reviews', 'रोजगार समीक्षा'),
      () => import('./review.screens.ts'),
      { icon: TrendingUpIcon, count: 'asked.employment_review' },
    ),
    approval(
      reviewPaths.ownRequest,
      text('Employment review', 'रोजगार समीक्षा'),
      () => import('./review.screens.ts'),
    ),
    approvals(
      resignationPaths.own,
      text('My resignation', 'मेरो राजीनामा'),
      () => import('./resignation.screens.ts'),
      {
        icon: LogOutIcon,
      },
    ),
    approvals(
      resignationPaths.team,
      text('Resignation requests', 'राजीनामाका अनुरोध'),
      () => import('./resignation.screens.ts'),
      { icon: ClipboardCheckIcon, count: 'asked.resignation' },
    ),
    approvals(
      transferPaths.own,
      text('My transfer requests', 'मेरा सरुवा अनुरोध'),
      () => import('../transfer/transfer.screens.ts'),
      { icon: TrendingUpIcon, quality: 'is_transfer_on' },
    ),
    approvals(
      transferPaths.team,
      text('Transfers to review', 'पुनरावलोकन गर्ने सरुवा'),
      () => import('../transfer/transfer.screens.ts'),
      { icon: ClipboardCheckIcon, count: 'asked.transfer_request', quality: 'is_current_reviewer' },
    ),
    page(
      hrisPaths.exitInterview,
      text('Exit interview', 'बहिर्गमन अन्तर्वार्ता'),
      () => import('./separation/ExitInterviewPage.tsx'),
      { icon: MessageSquareIcon, quality: 'is_interviewed' },
    ),
  ],
};
