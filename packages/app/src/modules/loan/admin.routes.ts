import { bilingual } from '@karmik/model/kit/text';
import { loanEndpoints } from '@karmik/model/loan/endpoints';
import { loanAdminPaths } from '@karmik/model/loan/admin-paths';
import { settingsPath } from '../../routing/menu.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import { report } from '../../screens/kit/admin-reports.ts';
import { importing, masterData, singleton, tabs } from '../../screens/kit/routes.ts';

const code = '11.00';
const setup = () => import('./setup.screen.ts');

const loan: ModuleTable = {
  module: 'loan',
  group: 'pay',
  routes: [
    tabs(loanAdminPaths.loans, bilingual('Loans', 'ऋणहरू'), () => import('./initiation.screen.ts'), {
      code,
      menu: {},
      count: 'open.loan',
      finds: { path: loanEndpoints.loan, query: { as: 'hr' }, name: 'sender' },
    }),
    page(loanAdminPaths.import, bilingual('Import loans', 'ऋण आयात'), () => import('../../screens/hub/HubPage.tsx'), {
      code,
      isHub: true,
      needsWrite: true,
      menu: {},
    }),
    importing(
      loanAdminPaths.importDetails,
      bilingual('Import existing loans', 'चलिरहेका ऋण आयात'),
      async () => ({ default: (await setup()).importLoans }),
      { code, needsWrite: true, tab: bilingual('Existing loans', 'चलिरहेका ऋण') },
    ),
    page(
      loanAdminPaths.reports,
      bilingual('Loan reports', 'ऋणका प्रतिवेदन'),
      () => import('../../screens/hub/HubPage.tsx'),
      { menu: { group: 'reports', label: bilingual('Loans', 'ऋणहरू') }, isHub: true },
    ),
    report(loanAdminPaths.generalReport, async () => ({ default: (await setup()).general })),
    report(loanAdminPaths.settlementReport, async () => ({ default: (await setup()).settled })),
    page(
      loanAdminPaths.settings,
      bilingual('Loan settings', 'ऋणका सेटिङ'),
      () => import('../../screens/settings/SettingsPage.tsx'),
      { within: settingsPath, isUnlisted: true, isHub: true },
    ),
    masterData(
      loanAdminPaths.methods,
      bilingual('Loan methods', 'ऋणका विधि'),
      async () => ({ default: (await setup()).methods }),
      {
        setting: {
          group: 'pay',
          about: bilingual('How interest runs and loans are repaid', 'ब्याज कसरी लाग्छ र ऋण कसरी तिरिन्छ'),
          of: 'loan_method',
        },
        code,
      },
    ),
    tabs(
      loanAdminPaths.types,
      bilingual('Loan types', 'ऋणका प्रकार'),
      async () => ({ default: (await setup()).typesAndApproval }),
      {
        setting: {
          group: 'pay',
          about: bilingual('Rates, limits and who decides', 'दर, सीमा र निर्णय गर्ने'),
          of: 'loan_type',
        },
        code,
      },
    ),
    singleton(
      loanAdminPaths.rules,
      bilingual('Loan rules', 'ऋणका नियम'),
      async () => ({ default: (await setup()).rules }),
      {
        setting: {
          group: 'pay',
          about: bilingual('Guarantees and loans of leavers', 'जमानी र अवकाश हुनेका ऋण'),
          of: 'loan_setting',
        },
        code,
      },
    ),
    tabs(
      loanAdminPaths.deductions,
      bilingual('Loan deduction headings', 'ऋण कट्टी शीर्षक'),
      async () => ({ default: (await setup()).deductionTabs }),
      {
        setting: {
          group: 'pay',
          about: bilingual('Where payslips show instalments', 'तलब पर्चीमा किस्ता देखिने शीर्षक'),
          of: 'loan_heading_deduction',
        },
        code,
      },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [loan];
