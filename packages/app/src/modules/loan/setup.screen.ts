import { bilingual } from '@karmik/model/kit/text';
import { loan, loanSheet } from '@karmik/model/loan/loan';
import { loanMethod } from '@karmik/model/loan/method';
import { loanSetting } from '@karmik/model/loan/setting';
import { loanHeadingDeduction, loanMarketRate, loanType } from '@karmik/model/loan/type';
import { approvalScreen } from '../../screens/kit/approval-policies.tsx';
import {
  importScreen,
  masterDataScreen,
  reportScreen,
  singletonScreen,
  tabsScreen,
} from '../../screens/kit/screens.ts';
import { loanEndpoints } from '@karmik/model/loan/endpoints';

const ofHr = { path: loanEndpoints.loan, query: { as: 'hr' } } as const;

export const general = reportScreen(loan, 'general', ofHr);
export const settled = reportScreen(loan, 'settlement', ofHr);

export const rules = singletonScreen(loanSetting, {
  description: bilingual(
    'Limits of guarantees, and what happens with the loans of leavers.',
    'जमानीका सीमा, र अवकाश हुनेका ऋणमा के हुन्छ।',
  ),
  form: ['guarantee_limit', 'mutual_guarantees', 'open_guarantees', 'exit_months'],
});

export const methods = masterDataScreen(loanMethod, {
  description: bilingual(
    'Interest and repayment rules. A change applies to new requests.',
    'ब्याज र भुक्तानीका नियम। परिवर्तन नयाँ अनुरोधमा लागु हुन्छ।',
  ),
  columns: [
    { field: 'name', minWidth: '12rem' },
    { field: 'kind', minWidth: '16rem' },
    'day_count',
    'broken_period',
    'shortfall',
  ],
  filters: ['kind'],
  form: [
    { title: bilingual('Loan method', 'ऋणको विधि'), fields: ['name', 'name_ne', 'kind'] },
    { title: bilingual('Interest', 'ब्याज'), fields: ['day_count', 'broken_period', 'settlement'] },
    { title: bilingual('Instalments', 'किस्ता'), fields: ['rounding', 'moratorium', 'shortfall', 'unpaid_month'] },
  ],
  sort: 'name',
  empty: bilingual('Add the first loan method.', 'पहिलो ऋणको विधि थप्नुहोस्।'),
});

const types = masterDataScreen(loanType, {
  description: bilingual(
    'Loans that the organization gives, each with its rate, limits and term.',
    'संस्थाले दिने ऋण, हरेकको दर, सीमा र अवधिसहित।',
  ),
  columns: [
    { field: 'name', minWidth: '12rem' },
    'method',
    'rate',
    'limit_amount',
    { field: 'limit_basic', minWidth: '10rem' },
    { field: 'most_term', minWidth: '9rem' },
    'is_offered',
  ],
  filters: ['method', 'is_offered'],
  form: [
    { title: bilingual('Loan', 'ऋण'), fields: ['name', 'name_ne', 'description', 'is_offered'] },
    { title: bilingual('Terms', 'सर्तहरू'), fields: ['method', 'rate', 'most_term', 'moratorium_months'] },
    { title: bilingual('Limits', 'सीमा'), fields: ['limit_amount', 'limit_basic', 'most_open'] },
    {
      title: bilingual('Eligibility', 'योग्यता'),
      fields: ['eligible_months', 'excluded_types', 'guarantor_count', 'needs_document'],
    },
  ],
  sort: 'name',
  empty: bilingual('Add the first loan type.', 'पहिलो ऋणको प्रकार थप्नुहोस्।'),
});

export const typesAndApproval = tabsScreen({
  tabs: [
    { id: 'types', label: bilingual('Types', 'प्रकार'), screen: types },
    { id: 'approval', label: bilingual('Approval', 'स्वीकृति'), screen: approvalScreen(loan) },
  ],
});

const deductions = masterDataScreen(loanHeadingDeduction, {
  description: bilingual(
    'The payroll heading of each loan type. A type needs one before it can be requested.',
    'हरेक प्रकारको ऋण तलबमा कट्टी हुने शीर्षक। शीर्षक तोकेपछि मात्र ऋण माग्न मिल्छ।',
  ),
  columns: [
    { field: 'loan_type', minWidth: '12rem' },
    { field: 'heading', minWidth: '12rem' },
    { field: 'perk_heading', minWidth: '14rem' },
  ],
  sort: 'loan_type',
  empty: bilingual('Choose the heading of the first loan type.', 'पहिलो ऋणको प्रकारको शीर्षक छान्नुहोस्।'),
});

const marketRates = masterDataScreen(loanMarketRate, {
  description: bilingual(
    'What banks charge. Interest saved below this rate is a taxable benefit.',
    'बैंकले लिने ब्याज। यसभन्दा कम दरमा बचेको ब्याज कर लाग्ने सुविधा हो।',
  ),
  columns: ['from_month', 'rate', { field: 'source', minWidth: '18rem' }],
  sort: '-from_month',
  empty: bilingual('Add the market rate.', 'बजार दर थप्नुहोस्।'),
});

export const deductionTabs = tabsScreen({
  tabs: [
    { id: 'headings', label: bilingual('Headings', 'शीर्षकहरू'), screen: deductions },
    { id: 'market', label: bilingual('Market rates', 'बजार दरहरू'), screen: marketRates },
  ],
});

export const importLoans = importScreen(loanSheet, {
  description: bilingual(
    'One loan per row, with its outstanding balance. Payrolls deduct it from the next instalment on.',
    'हरेक पङ्क्तिमा एउटा ऋण, बाँकी साँवासहित। अर्को किस्तादेखि तलबले कट्टी गर्छ।',
  ),
});
