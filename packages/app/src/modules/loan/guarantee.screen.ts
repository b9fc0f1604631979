/** Guarantees of loans: one's own to answer, and all for HR. */
import { bilingual } from '@karmik/model/kit/text';
import { loanEndpoints } from '@karmik/model/loan/endpoints';
import { loanGuarantee } from '@karmik/model/loan/guarantee';
import { requestScreens } from '../../screens/kit/screens.ts';
import { may, session } from '../../shell/session.ts';
import { words } from './words.ts';

const path = loanEndpoints.guarantee;
const loan = ['borrower', 'loan_type', 'loan_amount', 'term', 'loan'] as const;
const money = ['share', 'called', 'paid', 'answered_on', 'deduction_agreed_on', 'ended_on'] as const;

export const own = requestScreens(loanGuarantee, {
  path,
  as: 'user',
  description: bilingual(
    'Loans of colleagues that you guarantee. Nothing is deducted from your pay unless you agree to it.',
    'तपाईंले जमानी बसेका सहकर्मीका ऋण। तपाईं सहमत नभई तलबबाट केही कट्टी हुँदैन।',
  ),
  columns: [
    { field: 'borrower', minWidth: '13rem' },
    { field: 'loan_type', minWidth: '10rem' },
    { field: 'loan_amount', minWidth: '9rem' },
    { field: 'share', minWidth: '9rem' },
    { field: 'called', minWidth: '9rem' },
    { field: 'status', minWidth: '12rem' },
  ],
  filters: ['status', 'loan_type'],
  sort: '-created_at',
  sections: [{ kind: 'fields', title: loanGuarantee.label, fields: [...loan, ...money] }],
  maySend: () => false,
  empty: bilingual('No one has asked you to guarantee a loan.', 'कसैले तपाईंलाई ऋणको जमानी बस्न भनेको छैन।'),
}).list;

export const ofOrganization = requestScreens(loanGuarantee, {
  path,
  as: 'hr',
  description: bilingual(
    'Release a guarantor, or ask another employee to take over. Only guarantors answer requests.',
    'जमानीबाट मुक्त गर्नुहोस्, वा अर्को कर्मचारीलाई लिन भन्नुहोस्। उत्तर जमानी बस्ने आफैँले दिन्छन्।',
  ),
  columns: [
    { field: 'guarantor', minWidth: '13rem' },
    { field: 'borrower', minWidth: '13rem' },
    { field: 'loan_type', minWidth: '10rem' },
    { field: 'share', minWidth: '9rem' },
    { field: 'called', minWidth: '9rem' },
    { field: 'paid', minWidth: '9rem' },
    { field: 'status', minWidth: '12rem' },
    { field: 'answered_on', isHidden: true },
    { field: 'ended_on', isHidden: true },
  ],
  filters: ['status', 'guarantor', 'borrower', 'loan_type'],
  sort: '-created_at',
  form: ['loan', 'guarantor', 'replaces'],
  addLabel: words.ask,
  maySend: () => session.info?.user.is_audit_user !== true && may('11.00', 'write'),
  sections: [{ kind: 'fields', title: loanGuarantee.label, fields: ['guarantor', ...loan, 'replaces', ...money] }],
  empty: words.noGuarantees,
}).list;
