/** Expense claims for the employee, for who is asked, and for HR. */
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { expenseAdminPaths } from '@karmik/model/expense/admin-paths';
import { settlementPaths } from '@karmik/model/expense/paths';
import { expenseSettlement } from '@karmik/model/expense/settlement';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreens } from '../../screens/kit/approval-screens.ts';
import { EnterLeaverClaim } from './EnterLeaverClaim.tsx';
import { AskedBills, HrBills, OwnBills } from './Bills.tsx';
import { ApprovedTotal, ClaimAmounts, ClaimPayment, ToPay } from './ClaimPayment.tsx';
import { RecordClaimPayment } from './RecordClaimPayment.tsx';
import { useNewClaim } from './use-new-claim.ts';
import { words } from './words.ts';

const request = {
  kind: 'fields',
  title: expenseSettlement.label,
  fields: [
    'sender',
    'title',
    'trip',
    'left_on',
    'left_at',
    'back_on',
    'back_at',
    'project',
    'advance',
    'proof',
    'request_remarks',
    'entered_by',
    'received_on',
    'created_at',
  ],
} as const;
const bills = { kind: 'own', isBare: true, Section: OwnBills } as const;
const money = { kind: 'own', title: words.money, Section: ClaimAmounts } as const;
const approved = { field: 'approved_total', Cell: ApprovedTotal } as const;
const payment = { field: 'standing', minWidth: '12rem', Cell: ClaimPayment } as const;

export default approvalScreens(expenseSettlement, {
  path: expenseEndpoints.settlement,
  paths: {
    own: settlementPaths.own,
    team: settlementPaths.asked,
    organization: expenseAdminPaths.claims,
  },
  columns: [
    'sender',
    { field: 'title', minWidth: '14rem' },
    'claimed_total',
    approved,
    'status',
    { field: 'created_at', isHidden: true },
  ],
  filters: ['status', 'sender'],
  sort: '-created_at',
  form: ['proof', 'bills', 'title', 'project', 'request_remarks'],
  useInitial: useNewClaim,
  sections: [request, bills, money],
  own: {
    description: bilingual(
      'What you spent for the organization. To settle an advance, open it and choose Settle.',
      'संस्थाका लागि गरेको खर्च। पेश्की फर्छ्योट गर्न पेश्की खोलेर “फर्छ्योट गर्नुहोस्” छान्नुहोस्।',
    ),
    columns: [{ field: 'title', minWidth: '14rem' }, 'claimed_total', approved, 'status', payment, 'created_at'],
    filters: ['status', 'standing'],
    addLabel: bilingual('Claim expenses', 'खर्च दाबी गर्नुहोस्'),
    empty: bilingual("You haven't claimed expenses.", 'तपाईंले खर्च दाबी गर्नुभएको छैन।'),
  },
  team: {
    sections: [request, { kind: 'own', isBare: true, Section: AskedBills }, money],
    empty: bilingual('Expense claims for you to decide appear here.', 'तपाईंले निर्णय गर्नुपर्ने खर्च दाबी यहाँ देखिन्छन्।'),
  },
  organization: {
    description: bilingual(
      'Decide on bills, and record what is paid for approved claims.',
      'बिलमा निर्णय गर्नुहोस् र स्वीकृत दाबीको भुक्तानी राख्नुहोस्।',
    ),
    columns: [
      'sender',
      { field: 'title', minWidth: '14rem' },
      'claimed_total',
      { field: 'to_pay', Cell: ToPay },
      'status',
      payment,
      { ...approved, isHidden: true },
      { field: 'created_at', isHidden: true },
    ],
    filters: ['status', 'standing', 'sender'],
    sections: [
      request,
      { kind: 'own', isBare: true, Section: HrBills },
      money,
      { kind: 'own', isBare: true, Section: RecordClaimPayment },
    ],
    Actions: EnterLeaverClaim,
    empty: bilingual('No expense claims.', 'खर्च दाबी छैन।'),
  },
});
