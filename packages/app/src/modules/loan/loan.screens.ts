/** Loans for the employee, for who is asked, and for HR. */
import { bilingual } from '@karmik/model/kit/text';
import { loan } from '@karmik/model/loan/loan';
import { loanEndpoints } from '@karmik/model/loan/endpoints';
import { loanAdminPaths } from '@karmik/model/loan/admin-paths';
import { loanPaths } from '@karmik/model/loan/paths';
import { approvalScreens } from '../../screens/kit/approval-screens.ts';
import { CalculatorNotice } from './CalculatorNotice.tsx';
import { LoanActions } from './LoanActions.tsx';
import { Guarantees, GuaranteesForHr } from './Guarantees.tsx';
import { AgreementPaper } from './AgreementPaper.tsx';
import { LoanFigures, LoanSchedule } from './LoanSchedule.tsx';
import { RecordEntry } from './RecordEntry.tsx';
import { words } from './words.ts';

const schedule = { kind: 'own', isBare: true, Section: LoanSchedule } as const;
const figures = { kind: 'own', isBare: true, Section: LoanFigures } as const;
const guarantees = { kind: 'own', isBare: true, Section: Guarantees } as const;
const written = ['loan_type', 'amount', 'term', 'first_month', 'reason', 'document', 'guarantors'] as const;
/** Guarantors have a section of their own, with their answers. */
const read = ['loan_type', 'amount', 'term', 'first_month', 'reason', 'document'] as const;
const terms = [
  'rate',
  'kind',
  'day_count',
  'rounding',
  'moratorium_months',
  'moratorium',
  'shortfall',
  'unpaid_month',
  'broken_period',
  'settlement',
] as const;
const money = [
  'repayment',
  'disbursed_on',
  'disbursed',
  'principal_repaid',
  'interest_paid',
  'ended_on',
  'ended_by',
] as const;
const agreement = { kind: 'fields', title: words.agreement, fields: terms } as const;
const paper = { kind: 'own', isBare: true, Section: AgreementPaper } as const;

const screensFor = (team: typeof loanPaths.asked | typeof loanPaths.team) =>
  approvalScreens(loan, {
    path: loanEndpoints.loan,
    paths: { own: loanPaths.own, team, organization: loanAdminPaths.loans },
    columns: [
      'sender',
      { field: 'loan_type', minWidth: '11rem' },
      { field: 'amount', minWidth: '9rem' },
      { field: 'term', minWidth: '10rem' },
      'status',
      'created_at',
    ],
    filters: ['status', 'loan_type', 'sender'],
    sort: '-created_at',
    form: written,
    FormNotice: CalculatorNotice,
    sections: [
      { kind: 'fields', title: loan.label, fields: ['sender', ...read, 'created_at'] },
      guarantees,
      schedule,
      agreement,
      paper,
    ],
    own: {
      description: bilingual(
        'Money that your organization lends you. Instalments are deducted from your payslips.',
        'संस्थाले तपाईंलाई दिने ऋण। किस्ता तलब पर्चीबाट कट्टी हुन्छ।',
      ),
      columns: [
        { field: 'loan_type', minWidth: '11rem' },
        { field: 'amount', minWidth: '9rem' },
        { field: 'balance', minWidth: '9rem' },
        { field: 'next_amount', minWidth: '9rem' },
        { field: 'last_month', minWidth: '10rem' },
        { field: 'repayment', minWidth: '10rem' },
        'status',
        { field: 'created_at', isHidden: true },
      ],
      filters: ['status', 'loan_type'],
      addLabel: bilingual('Request loan', 'ऋण माग्नुहोस्'),
      sections: [
        figures,
        { kind: 'fields', title: loan.label, fields: [...read, ...money, 'reference'] },
        guarantees,
        schedule,
        agreement,
        paper,
      ],
      empty: bilingual("You haven't requested a loan.", 'तपाईंले ऋण माग्नुभएको छैन।'),
    },
    team: { empty: bilingual('Loans for you to decide appear here.', 'तपाईंले निर्णय गर्नुपर्ने ऋण यहाँ देखिन्छन्।') },
    organization: {
      description: bilingual(
        'Record the disbursement of approved loans; payrolls deduct their instalments.',
        'स्वीकृत ऋणको वितरण राख्नुहोस्; किस्ता तलबबाट कट्टी हुन्छ।',
      ),
      Actions: LoanActions,
      columns: [
        'sender',
        { field: 'loan_type', minWidth: '11rem' },
        { field: 'amount', minWidth: '9rem' },
        { field: 'balance', minWidth: '9rem' },
        'status',
        { field: 'repayment', minWidth: '10.5rem' },
        { field: 'next_amount', isHidden: true },
        { field: 'last_month', isHidden: true },
        { field: 'reference', isHidden: true },
        { field: 'created_at', isHidden: true },
      ],
      filters: ['status', 'repayment', 'loan_type', 'sender'],
      sections: [
        figures,
        {
          kind: 'fields',
          title: loan.label,
          fields: ['sender', ...read, 'created_at', ...money, 'reference', 'entered_by'],
        },
        { kind: 'own', isBare: true, Section: RecordEntry },
        { kind: 'own', isBare: true, Section: GuaranteesForHr },
        schedule,
        agreement,
        paper,
      ],
      empty: bilingual('No loans yet.', 'अहिलेसम्म ऋण छैन।'),
    },
  });

/** For who is asked by a policy and supervises no one. */
export const asked = screensFor(loanPaths.asked);
export default screensFor(loanPaths.team);
