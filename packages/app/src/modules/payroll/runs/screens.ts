/** Payrolls for HR: the list, and one with its payslips and decisions; and those alone that wait for the decision of their reader. */
import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { ownPayPaths } from '@karmik/model/payroll/own-paths';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { payRun } from '@karmik/model/payroll/run/run';
import { requestScreens } from '../../../screens/kit/screens.ts';
import { RunReview } from '../review/RunReview.tsx';
import { GenerateLink } from './GenerateLink.tsx';
import { RunNotices } from './RunNotices.tsx';

const looks = {
  path: payrollEndpoints.run,
  as: 'hr',
  columns: [
    { field: 'name', minWidth: '10rem' },
    { field: 'status', minWidth: '11rem' },
    { field: 'kind', isHidden: true },
    'people',
    'gross',
    'deductions',
    'net',
    { field: 'employer_cost', isHidden: true },
    { field: 'prepared_by', isHidden: true },
    { field: 'confirmed_at', isHidden: true },
    { field: 'publish_at', isHidden: true },
    { field: 'published_at', isHidden: true },
  ],
  filters: ['status', 'kind', 'starts_on'],
  sort: '-starts_on',
  maySend: () => false,
  Notice: RunNotices,
  sections: [
    {
      kind: 'fields',
      title: bilingual('Totals', 'जम्मा'),
      fields: [
        'month',
        'kind',
        'paid_on',
        'tax_year_follows',
        'people',
        'failed',
        'gross',
        'deductions',
        'net',
        'employer_cost',
        'prepared_by',
        'confirmed_at',
        'publish_at',
        'published_at',
      ],
    },
    { kind: 'own', isBare: true, Section: RunReview },
  ],
} as const;

export const runScreens = requestScreens(payRun, {
  ...looks,
  opens: payrollPaths.run,
  description: bilingual(
    'Each month is generated, approved, confirmed and published. A confirmed payroll does not change.',
    'हरेक महिनाको तलब तयार, स्वीकृत, पुष्टि र प्रकाशित हुन्छ। पुष्टि भएको तलब बदलिँदैन।',
  ),
  Actions: GenerateLink,
  empty: bilingual('Generate the first payroll.', 'पहिलो तलब तयार गर्नुहोस्।'),
});

export const approvalScreens = requestScreens(payRun, {
  ...looks,
  opens: ownPayPaths.approval,
  query: { stage: 'open' },
  description: bilingual(
    "Payrolls pending your approval. You can't approve a payroll that you prepared.",
    'तपाईंको निर्णयको पर्खाइमा रहेका तलब। आफूले तयार गरेको तलब आफैँ स्वीकृत गर्न मिल्दैन।',
  ),
  empty: bilingual('No payroll waits for your decision.', 'तपाईंको निर्णयको पर्खाइमा कुनै तलब छैन।'),
});
