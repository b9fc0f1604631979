import { hrisPaths, resignationPaths, reviewPaths } from '@karmik/model/hris/paths';
import { text } from '@karmik/model/kit/text';
import { transferPaths } from '@karmik/model/transfer/paths';
import { ClipboardCheckIcon, LogOutIcon, MessageSquareIcon, TrendingUpIcon } from '@karmik/ui/icons';
import { page, request, requests, type ModuleTable } from '../kit.ts';

export const hris: ModuleTable = {
  module: 'hris',
  title: text('HRIS', 'मानव संसाधन'),
  routes: [
    requests(
      reviewPaths.own,
      text('Employment reviews', 'रोजगार समीक्षा'),
      () => import('./review-requests.screen.ts'),
      { icon: TrendingUpIcon, count: 'asked.employment_review' },
    ),
    request(
      reviewPaths.ownRequest,
      text('Employment review', 'रोजगार समीक्षा'),
      () => import('./review-request.screen.ts'),
    ),
    requests(resignationPaths.own, text('My resignation', 'मेरो राजीनामा'), () => import('./resignation.screen.ts'), {
      icon: LogOutIcon,
    }),
    requests(
      resignationPaths.team,
      text('Resignation requests', 'राजीनामाका अनुरोध'),
      () => import('./resignation-request.screen.ts'),
      { icon: ClipboardCheckIcon, count: 'asked.resignation' },
    ),
    requests(
      transferPaths.own,
      text('My transfer requests', 'मेरा सरुवा अनुरोध'),
      () => import('./transfer-request.screen.ts'),
      { icon: TrendingUpIcon, quality: 'is_transfer_on' },
    ),
    requests(
      transferPaths.team,
      text('Transfers to review', 'पुनरावलोकन गर्ने सरुवा'),
      () => import('./transfer-review.screen.ts'),
      { icon: ClipboardCheckIcon, count: 'asked.transfer_request', quality: 'is_current_reviewer' },
    ),
    page(
      hrisPaths.exitInterview,
      text('Exit interview', 'बहिर्गमन अन्तर्वार्ता'),
      () => import('../../pages/separation/ExitInterviewPage.tsx'),
      { icon: MessageSquareIcon, quality: 'is_interviewed' },
    ),
  ],
};
