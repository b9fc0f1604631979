import { bilingual } from '@karmik/model/kit/text';
import { paymentAdminPaths } from '@karmik/model/payment/admin-paths';
import { paymentEndpoints } from '@karmik/model/payment/endpoints';
import { settingsPath } from '../../routing/menu.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import { report } from '../../screens/kit/admin-reports.ts';
import { masterData, singleton, tabs } from '../../screens/kit/routes.ts';

const code = '26.00';
const setup = () => import('./setup.screen.ts');

const payment: ModuleTable = {
  module: 'payment',
  group: 'pay',
  routes: [
    tabs(paymentAdminPaths.bulk, bilingual('Bulk payments', 'सामूहिक भुक्तानी'), () => import('./bulk.screen.ts'), {
      code: '26.99',
      menu: {},
      finds: { path: paymentEndpoints.batch, query: { as: 'hr' }, name: 'number', about: 'narration' },
    }),
    report(paymentAdminPaths.reports, async () => ({ default: (await import('./reports.ts')).payments }), {
      menu: { group: 'reports', label: bilingual('Payments', 'भुक्तानी') },
      among: 'payment reports',
    }),
    report(paymentAdminPaths.esewaReport, async () => ({ default: (await import('./reports.ts')).esewa }), {
      among: 'payment reports',
    }),
    tabs(
      paymentAdminPaths.setting,
      bilingual('Payment settings', 'भुक्तानीका सेटिङ'),
      async () => ({ default: (await setup()).setting }),
      {
        setting: {
          group: 'pay',
          about: bilingual('Accounts of the organization and payment rules', 'संस्थाका खाता र भुक्तानीका नियम'),
          of: 'payment_account',
        },
        code,
      },
    ),
    masterData(
      paymentAdminPaths.swiftCode,
      bilingual('SWIFT codes', 'स्विफ्ट कोड'),
      async () => ({ default: (await setup()).swiftCodes }),
      {
        setting: {
          group: 'pay',
          about: bilingual('Codes of banks and branches', 'बैंक र शाखाका कोड'),
          of: 'swift_code',
        },
        code,
      },
    ),
    page(
      paymentAdminPaths.esewa,
      bilingual('eSewa settings', 'इसेवाका सेटिङ'),
      () => import('../../screens/hub/HubPage.tsx'),
      { within: settingsPath, isUnlisted: true, isHub: true },
    ),
    singleton(
      paymentAdminPaths.esewaConfig,
      bilingual('eSewa connection', 'इसेवा जडान'),
      async () => ({ default: (await setup()).esewaConfig }),
      {
        setting: {
          group: 'pay',
          about: bilingual('Merchant, address and secret', 'व्यापारी, ठेगाना र गोप्य सङ्केत'),
          of: 'esewa_setting',
        },
        code,
      },
    ),
    masterData(
      paymentAdminPaths.esewaUser,
      bilingual('eSewa users', 'इसेवा प्रयोगकर्ता'),
      async () => ({ default: (await setup()).esewaUsers }),
      {
        setting: {
          group: 'pay',
          about: bilingual('Which employee has which wallet', 'कुन कर्मचारीको कुन वालेट'),
          of: 'esewa_user',
        },
        code,
      },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [payment];
