import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { menuWords, settingsPath } from '../../routing/menu.ts';
import { inSection } from '../../routing/report-sections.ts';
import { page, type ModuleTable, type Route } from '../../routing/route.ts';
import { report } from '../../screens/kit/admin-reports.ts';
import {
  approvals,
  form,
  list,
  masterData,
  operation,
  overview,
  request,
  requests,
  singleton,
  tabs,
  unscheduledReport,
} from '../../screens/kit/routes.ts';
import { bulkAssignPath, headingPaths, packagePaths } from './settings/paths.ts';

const code = '11.99';
const settings = payrollPaths.settings;

const filePages = () => import('./files/FilesPage.tsx');
/** Pages of what a payroll owes to authorities and employees, below the page of the payroll. */
const fileRoutes = [
  page(
    payrollPaths.ssfFile,
    bilingual('SSF file', 'सामाजिक सुरक्षा कोषको फाइल'),
    async () => ({ default: (await filePages()).SsfPage }),
    { code },
  ),
  page(
    payrollPaths.pfFile,
    bilingual('Provident fund file', 'सञ्चय कोषको फाइल'),
    async () => ({ default: (await filePages()).PfPage }),
    { code },
  ),
  page(
    payrollPaths.citFile,
    bilingual('CIT file', 'नागरिक लगानी कोषको फाइल'),
    async () => ({ default: (await filePages()).CitPage }),
    { code },
  ),
  page(
    payrollPaths.taxFile,
    bilingual('Tax file', 'करको फाइल'),
    async () => ({ default: (await filePages()).TaxPage }),
    { code },
  ),
  page(
    payrollPaths.disbursementFile,
    bilingual('Disbursement sheet', 'तलब भुक्तानी सूची'),
    async () => ({ default: (await filePages()).DisbursementPage }),
    { code },
  ),
];

const reportScreens = () => import('./reports/reports.ts');
const reportRoutes = [
  page(
    payrollPaths.reports,
    bilingual('Payroll reports', 'तलबका प्रतिवेदन'),
    () => import('../../screens/hub/HubPage.tsx'),
    { menu: { group: 'reports', label: bilingual('Payroll', 'तलब') }, isHub: true },
  ),
  ...inSection(bilingual('Payroll of a month', 'महिनाको तलब'), [
    report(payrollPaths.differenceReport, async () => ({ default: (await reportScreens()).difference })),
    report(payrollPaths.differenceByHeading, async () => ({ default: (await reportScreens()).differenceByHeading })),
    report(payrollPaths.generalInfoReport, async () => ({ default: (await reportScreens()).generalInfo })),
    report(payrollPaths.packageReport, async () => ({ default: (await reportScreens()).packages })),
    report(payrollPaths.packageByHeading, async () => ({ default: (await reportScreens()).packagesByHeading })),
    report(payrollPaths.reconciliationReport, async () => ({ default: (await reportScreens()).reconciliation })),
    report(payrollPaths.insightReport, async () => ({ default: (await reportScreens()).insight })),
    overview(
      payrollPaths.chartReport,
      bilingual('Payroll charts', 'तलबका चार्ट'),
      () => import('./reports/chart.screen.ts'),
      { code, tab: bilingual('Charts', 'चार्ट') },
    ),
  ]),
  ...inSection(bilingual('Activity', 'गतिविधि'), [
    report(payrollPaths.activityReport, async () => ({ default: (await reportScreens()).activity })),
    report(payrollPaths.voucherActivity, () => import('./voucher/activity.screen.ts')),
    report(payrollPaths.voucherAddons, async () => ({ default: (await reportScreens()).voucherAddons })),
  ]),
  ...inSection(bilingual('Year and tax', 'वर्ष र कर'), [
    report(payrollPaths.yearTaxReport, async () => ({ default: (await reportScreens()).yearTax })),
    report(payrollPaths.yearPayslipReport, async () => ({ default: (await reportScreens()).yearPayslips })),
    list(
      payrollPaths.certificates,
      bilingual('Tax certificates', 'कर प्रमाणपत्रहरू'),
      () => import('./certificate/certificate.screen.ts'),
      { code },
    ),
  ]),
  ...inSection<Route>(bilingual('Budget', 'बजेट'), [
    page(
      payrollPaths.budgetForecast,
      bilingual('Budget forecast', 'बजेट पूर्वानुमान'),
      () => import('./forecast/ForecastPage.tsx'),
      { code, question: bilingual('What will pay cost in the months to come?', 'आगामी महिनामा तलबमा कति खर्च हुन्छ?') },
    ),
    masterData(
      payrollPaths.budgetPlans,
      bilingual('Budget forecasts', 'बजेट पूर्वानुमानहरू'),
      () => import('./forecast/plans.screen.ts'),
      { code: '11.00' },
    ),
  ]),
];

const archiveScreens = () => import('./archive/register-screens.ts');
/** Payroll of the time before Karmik, or of another payroll program. */
const archiveRoutes = [
  page(
    payrollPaths.archive,
    bilingual('Archived payroll', 'पुरानो तलब'),
    () => import('../../screens/hub/HubPage.tsx'),
    { code, menu: {}, isHub: true },
  ),
  list(
    payrollPaths.archivedPayslips,
    bilingual('Archived payslips', 'पुराना तलब पर्ची'),
    () => import('./admin/archived-payslips.screen.ts'),
    { code, tab: bilingual('Payslips', 'तलब पर्चीहरू') },
  ),
  tabs(
    payrollPaths.archivedMonths,
    bilingual('Archived monthly payroll', 'पुरानो मासिक तलब'),
    async () => ({ default: (await archiveScreens()).archivedMonths }),
    { code, tab: bilingual('Monthly', 'मासिक') },
  ),
  unscheduledReport(
    payrollPaths.archivedYears,
    bilingual('Archived yearly payroll', 'पुरानो वार्षिक तलब'),
    async () => ({ default: (await archiveScreens()).archivedYears }),
    { code, tab: bilingual('Yearly', 'वार्षिक') },
  ),
];

const workScreens = () => import('./work/setup.screen.ts');
const workSetup = [
  masterData(
    `${payrollPaths.workSettings}/code`,
    bilingual('Work codes', 'कामका कोड'),
    async () => ({ default: (await workScreens()).codes }),
    {
      setting: {
        group: 'pay',
        about: bilingual('What is made or done', 'बनाइने वा गरिने कुरा'),
        of: 'unit_of_work_code',
      },
      code: '11.00',
    },
  ),
  masterData(
    `${payrollPaths.workSettings}/operation`,
    bilingual('Work operations', 'कामका चरण'),
    async () => ({ default: (await workScreens()).operations }),
    {
      setting: {
        group: 'pay',
        about: bilingual('Steps of work that are counted', 'गनिने कामका चरण'),
        of: 'unit_of_work_operation',
      },
      code: '11.00',
    },
  ),
  masterData(
    `${payrollPaths.workSettings}/rate`,
    bilingual('Rates of work', 'कामका दर'),
    async () => ({ default: (await workScreens()).rates }),
    {
      setting: {
        group: 'pay',
        about: bilingual('What a unit of each operation is paid, by date', 'हरेक चरणको एकाइको भुक्तानी, मितिअनुसार'),
        of: 'unit_of_work_rate',
      },
      code: '11.00',
    },
  ),
];

const payroll: ModuleTable = {
  module: 'payroll',
  group: 'pay',
  routes: [
    overview(
      payrollPaths.overview,
      bilingual('Payroll overview', 'तलब सारांश'),
      () => import('./runs/overview.screen.ts'),
      {
        code,
        menu: { label: menuWords.overview },
      },
    ),
    operation(
      payrollPaths.generate,
      bilingual('Generate payroll', 'तलब तयार गर्नुहोस्'),
      () => import('./runs/generate.screen.ts'),
      {
        code: '11.00',
        menu: {},
      },
    ),
    requests(payrollPaths.runs, bilingual('Payrolls', 'तलबहरू'), () => import('./runs/collection.screen.ts'), {
      code,
      menu: {},
      finds: { path: payrollEndpoints.run, query: { as: 'hr' }, name: 'name' },
    }),
    request(payrollPaths.run, bilingual('Payroll', 'तलब'), () => import('./runs/collection-detail.screen.ts'), {
      code,
    }),
    ...fileRoutes,
    tabs(payrollPaths.increment, bilingual('Pay increments', 'तलब वृद्धि'), () => import('./items/increment.screen.ts'), {
      code: '11.00',
      menu: {},
    }),
    tabs(payrollPaths.incentives, bilingual('Incentives', 'प्रोत्साहन'), () => import('./items/incentive.screen.ts'), {
      code,
      menu: {},
    }),
    masterData(
      payrollPaths.incentive,
      bilingual('Incentive', 'प्रोत्साहन'),
      () => import('./items/incentive-amounts.screen.ts'),
      { code },
    ),
    requests(payrollPaths.onHold, bilingual('Pay on hold', 'रोकिएको तलब'), () => import('./items/on-hold.screen.ts'), {
      code: '11.00',
      menu: {},
      finds: { path: payrollEndpoints.hold, query: { as: 'hr' }, name: 'employee' },
    }),
    tabs(
      payrollPaths.responses,
      bilingual('Payslip responses', 'तलब पर्चीका प्रतिक्रिया'),
      () => import('./runs/response.screen.ts'),
      { code, menu: {} },
    ),
    tabs(payrollPaths.rebates, bilingual('Rebates', 'कर छुट'), () => import('./rebate/rebates.screen.ts'), {
      code,
      menu: {},
      count: 'open_rebates',
      finds: { path: payrollEndpoints.rebate, query: { as: 'hr' }, name: 'employee' },
    }),
    tabs(
      payrollPaths.advances,
      bilingual('Salary advances', 'तलब पेश्की'),
      () => import('./advance/advances.screen.ts'),
      {
        code: '11.00',
        menu: {},
        count: 'open.advance_salary',
        finds: { path: payrollEndpoints.advance, query: { as: 'hr' }, name: 'sender' },
      },
    ),
    approvals(payrollPaths.work, bilingual('Units of work', 'एकाइ कामहरू'), () => import('./work/work.screens.ts'), {
      code: '11.00',
      menu: {},
      count: 'open.unit_of_work',
      finds: { path: payrollEndpoints.unitOfWork, query: { as: 'hr' }, name: 'operation' },
    }),
    operation(
      bulkAssignPath,
      bilingual('Assign packages', 'प्याकेज तोकाइ'),
      () => import('./settings/bulk-assign.screen.ts'),
      {
        code: '11.00',
        menu: {},
      },
    ),
    ...archiveRoutes,
    ...reportRoutes,
    page(
      settings,
      bilingual('Payroll settings', 'तलबका सेटिङ'),
      () => import('../../screens/settings/SettingsPage.tsx'),
      {
        within: settingsPath,
        isUnlisted: true,
        isHub: true,
      },
    ),
    list(headingPaths.list, bilingual('Headings', 'शीर्षकहरू'), () => import('./settings/heading.screen.ts'), {
      setting: {
        group: 'pay',
        about: bilingual('What is earned and deducted, with its formulas', 'पाउने र कट्टी हुने रकम, सूत्रसहित'),
        of: 'pay_heading',
      },
      code,
    }),
    form(
      headingPaths.create,
      bilingual('New heading', 'नयाँ शीर्षक'),
      () => import('./settings/heading-form.screen.ts'),
      {
        code: '11.00',
        needsWrite: true,
      },
    ),
    form(headingPaths.edit, bilingual('Heading', 'शीर्षक'), () => import('./settings/heading-form.screen.ts'), { code }),
    tabs(packagePaths.list, bilingual('Packages', 'प्याकेजहरू'), () => import('./settings/package.screen.ts'), {
      setting: {
        group: 'pay',
        about: bilingual('Headings that are paid together, by date', 'सँगै भुक्तानी हुने शीर्षक, मितिअनुसार'),
        of: 'pay_package',
      },
      code,
    }),
    form(
      packagePaths.edit,
      bilingual('Package version', 'प्याकेजको संस्करण'),
      () => import('./settings/package-version.screen.ts'),
      {
        code,
      },
    ),
    masterData(
      payrollPaths.assignPackage,
      bilingual('Package assignments', 'प्याकेज तोकाइहरू'),
      () => import('./settings/assignment.screen.ts'),
      {
        setting: {
          group: 'pay',
          about: bilingual('The package and amounts of each employee', 'हरेक कर्मचारीको प्याकेज र रकम'),
          of: 'pay_package_assignment',
        },
        code,
      },
    ),
    masterData(
      payrollPaths.concurrentPackages,
      bilingual('Concurrent packages', 'समानान्तर प्याकेजहरू'),
      () => import('./settings/concurrent-package.screen.ts'),
      {
        setting: {
          group: 'pay',
          about: bilingual('A second package of an employee', 'कर्मचारीको दोस्रो प्याकेज'),
          of: 'pay_concurrent_package',
        },
        code,
      },
    ),
    masterData(
      payrollPaths.fundPayments,
      bilingual('Lump sums from funds', 'कोषका एकमुष्ट रकम'),
      () => import('./settings/fund-payments.screen.ts'),
      {
        setting: {
          group: 'pay',
          about: bilingual('Of retirement funds, paid with settlements', 'अवकाश कोषका, फरफारकसँगै भुक्तानी हुने'),
          of: 'pay_fund_payment',
        },
        code,
      },
    ),
    tabs(
      payrollPaths.startDate,
      bilingual('Payroll start dates', 'तलब सुरु हुने मितिहरू'),
      () => import('./opening/starts.screen.ts'),
      {
        setting: {
          group: 'pay',
          about: bilingual('From when, tax status, and opening figures', 'कहिलेदेखि, कर स्थिति र सुरु रकम'),
          of: 'payroll_profile',
        },
        code,
      },
    ),
    masterData(
      payrollPaths.rebateKinds,
      bilingual('Rebates to declare', 'घोषणा गर्न मिल्ने कर छुट'),
      () => import('./rebate/kinds.screen.ts'),
      {
        setting: {
          group: 'pay',
          about: bilingual(
            'What employees may declare, with limits and proof',
            'कर्मचारीले घोषणा गर्न पाउने, सीमा र प्रमाणसहित',
          ),
          of: 'pay_rebate_kind',
        },
        code,
      },
    ),
    tabs(
      payrollPaths.advanceSettings,
      bilingual('Salary advance settings', 'तलब पेश्कीका सेटिङ'),
      () => import('./advance/setting.screen.ts'),
      {
        setting: {
          group: 'pay',
          about: bilingual(
            'Who may request an advance, how much, and how it is recovered',
            'पेश्की कसले कति माग्न पाउने, र कसरी असुल हुने',
          ),
        },
        code: '11.00',
      },
    ),
    masterData(
      payrollPaths.voucherTypes,
      bilingual('Voucher types', 'भौचरका प्रकार'),
      () => import('./voucher/types.screen.ts'),
      {
        within: settingsPath,
        setting: {
          group: 'pay',
          about: bilingual('Types of vouchers with their numbers', 'भौचरका प्रकार, नम्बरसहित'),
          of: 'pay_voucher_type',
        },
        code: '11.00',
      },
    ),
    singleton(
      payrollPaths.voucherSettings,
      bilingual('Voucher settings', 'भौचर सेटिङ'),
      () => import('./voucher/settings.screen.ts'),
      {
        within: settingsPath,
        setting: {
          group: 'pay',
          about: bilingual('Which voucher type, and how branches are kept apart', 'कुन भौचर प्रकार, र शाखा कसरी छुट्याउने'),
        },
        code: '11.00',
      },
    ),
    tabs(
      payrollPaths.ledgers,
      bilingual('Ledgers and mapping', 'खाता र खाता निर्धारण'),
      () => import('./voucher/ledgers.screen.ts'),
      {
        setting: {
          group: 'pay',
          about: bilingual('Which ledger each heading is posted to', 'हरेक शीर्षक कुन खातामा जाने'),
          of: 'pay_ledger',
        },
        code: '11.00',
      },
    ),
    tabs(
      payrollPaths.workSettings,
      bilingual('Work paid by the unit', 'एकाइअनुसार पारिश्रमिक'),
      () => import('./work/setup.screen.ts'),
      {
        setting: {
          group: 'pay',
          about: bilingual('The heading that pays it, and who approves it', 'भुक्तानी हुने शीर्षक, र स्वीकृत गर्ने'),
        },
        code: '11.00',
      },
    ),
    ...workSetup,
    singleton(
      `${settings}/approval`,
      bilingual('Payroll approval', 'तलब स्वीकृति'),
      () => import('./settings/approval.screen.ts'),
      {
        setting: {
          group: 'pay',
          about: bilingual('Who approves a payroll, and when it is generated', 'तलब कसले स्वीकृत गर्ने, र कहिले तयार हुने'),
        },
        code,
      },
    ),
    singleton(
      `${settings}/payslip-report`,
      bilingual('Payslip layout', 'तलब पर्चीको ढाँचा'),
      () => import('./settings/payslip-report.screen.ts'),
      {
        setting: {
          group: 'pay',
          about: bilingual('Title, parts, language and note of payslips', 'तलब पर्चीको शीर्षक, भाग, भाषा र टिप्पणी'),
        },
        code,
      },
    ),
    singleton(
      payrollPaths.reportSettings,
      bilingual('Payroll reports', 'तलबका प्रतिवेदन'),
      () => import('./reports/settings.screen.ts'),
      {
        setting: {
          group: 'pay',
          about: bilingual('Columns of sheets and reports, and small groups', 'तालिका र प्रतिवेदनका स्तम्भ, र साना समूह'),
        },
        code: '11.00',
      },
    ),
    singleton(
      payrollPaths.taxReportSettings,
      bilingual('Tax report', 'कर प्रतिवेदन'),
      () => import('./files/tax-settings.screen.ts'),
      {
        setting: {
          group: 'pay',
          about: bilingual('Revenue codes, payment amount and tax office', 'राजस्व शीर्षक, भुक्तानी रकम र कर कार्यालय'),
        },
        code: '11.00',
      },
    ),
    singleton(
      payrollPaths.certificateSettings,
      bilingual('Tax certificate', 'कर प्रमाणपत्र'),
      () => import('./certificate/settings.screen.ts'),
      {
        setting: {
          group: 'pay',
          about: bilingual('Who signs tax certificates, and what they show', 'कर प्रमाणपत्रमा कसले हस्ताक्षर गर्ने, के देखिने'),
        },
        code: '11.00',
      },
    ),
    tabs(`${settings}/pre-tax`, bilingual('Days and tax', 'दिन र कर'), () => import('./settings/pre-tax.screen.ts'), {
      setting: {
        group: 'pay',
        about: bilingual('Day rate, absence and tax on one-off payments', 'दिनको दर, अनुपस्थिति र एक पटकको भुक्तानीमा कर'),
      },
      code,
    }),
  ],
};

export const tables: readonly ModuleTable[] = [payroll];
