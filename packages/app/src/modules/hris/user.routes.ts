import { withSecurityTexts } from '../../texts/texts.ts';
import {
  changeRequestPaths,
  disciplinaryPaths,
  hrisPaths,
  letterRequestPaths,
  resignationPaths,
  reviewPaths,
} from '@karmik/model/hris/paths';
import { bilingual } from '@karmik/model/kit/text';
import { transferPaths } from '@karmik/model/transfer/paths';
import { page, type ModuleTable } from '../../routing/route.ts';
import { approval, approvals, detail, list, requests } from '../../screens/kit/routes.ts';

const directoryProfile = '/user/employee-directory/:id?/profile-detail';
const papers = { path: directoryProfile, by: 'employee', tab: 'papers' } as const;

const hris: ModuleTable = {
  module: 'hris',
  group: 'people',
  routes: [
    approvals(reviewPaths.own, bilingual('Employment reviews', 'रोजगार समीक्षा'), () => import('./review.screens.ts'), {
      menu: {},
      count: 'asked.employment_review',
    }),
    approval(
      reviewPaths.ownRequest,
      bilingual('Employment review', 'रोजगार समीक्षा'),
      () => import('./review.screens.ts'),
    ),
    approvals(
      resignationPaths.own,
      bilingual('My resignation', 'मेरो राजीनामा'),
      () => import('./resignation.screens.ts'),
      {
        menu: {},
      },
    ),
    approvals(
      resignationPaths.team,
      bilingual('Resignation requests', 'राजीनामाका अनुरोध'),
      () => import('./resignation.screens.ts'),
      {
        menu: {},
        count: 'asked.resignation',
        finds: { path: 'hris/:org/resignation', query: { as: 'supervisor' }, name: 'sender' },
      },
    ),
    approvals(
      letterRequestPaths.own,
      bilingual('My letter requests', 'मेरा पत्रका अनुरोध'),
      () => import('./letter-request.screens.ts'),
      { menu: {} },
    ),
    approvals(
      letterRequestPaths.team,
      bilingual('Letters to issue', 'जारी गर्नुपर्ने पत्र'),
      () => import('./letter-request.screens.ts'),
      {
        menu: {},
        count: 'asked.letter_request',
        finds: { path: 'hris/:org/letter-request', query: { as: 'supervisor' }, name: 'sender' },
      },
    ),
    approvals(
      transferPaths.own,
      bilingual('My transfer requests', 'मेरा सरुवा अनुरोध'),
      () => import('../transfer/transfer.screens.ts'),
      { menu: {}, quality: 'is_transfer_on' },
    ),
    approvals(
      transferPaths.team,
      bilingual('Transfers to review', 'पुनरावलोकन गर्नुपर्ने सरुवा'),
      () => import('../transfer/transfer.screens.ts'),
      { menu: {}, count: 'asked.transfer_request', quality: 'is_current_reviewer' },
    ),
    requests(
      disciplinaryPaths.own,
      bilingual('My disciplinary cases', 'मेरा अनुशासनसम्बन्धी प्रकरण'),
      () => import('./user/disciplinary-case.screen.ts'),
      { menu: {}, quality: 'has_disciplinary_cases' },
    ),
    page(
      hrisPaths.exitInterview,
      bilingual('Exit interview', 'बहिर्गमन अन्तर्वार्ता'),
      () => import('./separation/ExitInterviewPage.tsx'),
      { menu: {}, quality: 'is_interviewed' },
    ),
  ],
};

const employeeDirectory: ModuleTable = {
  module: 'employee-directory',
  group: 'people',
  routes: [
    list(
      '/user/employee-directory',
      bilingual('Employee directory', 'कर्मचारी निर्देशिका'),
      () => import('./user/directory.screen.ts'),
      { menu: {} },
    ),
    detail(directoryProfile, bilingual('Employee profile', 'कर्मचारी विवरण'), () => import('./user/profile.screen.ts'), {
      restrictAuditUser: true,
    }),
  ],
};

const profile: ModuleTable = {
  module: 'profile',
  group: 'people',
  routes: [
    detail(hrisPaths.profile, bilingual('My profile', 'मेरो विवरण'), () => import('./user/profile.screen.ts'), {
      menu: {},
      restrictAuditUser: true,
      finds: [
        {
          title: bilingual('Employee documents', 'कर्मचारीका कागजात'),
          path: 'hris/:org/employee-document',
          name: 'title',
          about: 'employee',
          opens: papers,
        },
        {
          title: bilingual('Issued letters', 'जारी भएका पत्र'),
          path: 'hris/:org/letter',
          name: 'letter_number',
          about: 'subject',
          opens: papers,
        },
      ],
    }),
    list(
      changeRequestPaths.own,
      bilingual('My change requests', 'मेरा परिवर्तन अनुरोध'),
      () => import('./user/change-requests.screen.ts'),
    ),
    page('/user/profile/change-password', bilingual('Password and security', 'पासवर्ड र सुरक्षा'), () =>
      withSecurityTexts(() => import('../account/security/SecurityPage.tsx')),
    ),
  ],
};

export const tables: readonly ModuleTable[] = [profile, employeeDirectory, hris];
