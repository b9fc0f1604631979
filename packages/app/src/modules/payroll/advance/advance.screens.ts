/** Salary advances for the employee, for who is asked, and for HR. */
import { bilingual } from '@karmik/model/kit/text';
import { advanceSalary } from '@karmik/model/payroll/advance/advance';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { advancePaths } from '@karmik/model/payroll/own-paths';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { approvalScreens } from '../../../screens/kit/approval-screens.ts';
import { AdvancePlan } from './AdvancePlan.tsx';
import { LimitNotice } from './LimitNotice.tsx';
import { RecordMovement } from './RecordMovement.tsx';
import { words } from './words.ts';

const plan = { kind: 'own', title: words.plan, Section: AdvancePlan } as const;
const written = ['sender', 'amount', 'instalments', 'first_month', 'reason', 'created_at'] as const;
const money = ['repayment', 'recovery_from', 'paid', 'recovered', 'left'] as const;

const screensFor = (team: typeof advancePaths.asked | typeof advancePaths.team) =>
  approvalScreens(advanceSalary, {
    path: payrollEndpoints.advance,
    paths: { own: advancePaths.own, team, organization: payrollPaths.advances },
    columns: [
      'sender',
      'amount',
      { field: 'instalments', minWidth: '11rem' },
      { field: 'first_month', minWidth: '13rem' },
      'status',
      'created_at',
    ],
    filters: ['status', 'sender'],
    sort: '-created_at',
    form: ['amount', 'instalments', 'first_month', 'reason'],
    FormNotice: LimitNotice,
    sections: [{ kind: 'fields', title: words.requests, fields: written }, plan],
    own: {
      description: bilingual(
        'Pay that you receive ahead of payday. It is recovered from your next payslips and has no effect on tax.',
        'तलबअघि पाइने रकम। यो आगामी तलब पर्चीबाट असुल हुन्छ, करमा असर पर्दैन।',
      ),
      columns: [
        'amount',
        { field: 'instalments', minWidth: '11rem' },
        { field: 'first_month', minWidth: '13rem' },
        'status',
        'repayment',
        'left',
        'created_at',
      ],
      filters: ['status'],
      addLabel: bilingual('Request salary advance', 'तलब पेश्की माग्नुहोस्'),
      sections: [{ kind: 'fields', title: advanceSalary.label, fields: [...written.slice(1), ...money] }, plan],
      empty: bilingual("You haven't requested a salary advance.", 'तपाईंले तलब पेश्की माग्नुभएको छैन।'),
    },
    team: {
      empty: bilingual('Salary advances for you to decide appear here.', 'तपाईंले निर्णय गर्नुपर्ने तलब पेश्की यहाँ देखिन्छन्।'),
    },
    organization: {
      description: bilingual(
        'Record the payment of approved advances; payrolls recover them.',
        'स्वीकृत पेश्कीको भुक्तानी राख्नुहोस्; तलबले असुल गर्छ।',
      ),
      columns: [
        'sender',
        'amount',
        { field: 'instalments', isHidden: true },
        { field: 'first_month', minWidth: '13rem' },
        'status',
        { field: 'repayment', minWidth: '10rem' },
        'left',
        { field: 'created_at', isHidden: true },
      ],
      filters: ['status', 'repayment', 'sender'],
      sections: [
        { kind: 'fields', title: advanceSalary.label, fields: [...written, ...money] },
        { kind: 'own', isBare: true, Section: RecordMovement },
        plan,
      ],
      empty: bilingual('No salary advances.', 'तलब पेश्की छैन।'),
    },
  });

/** For who is asked by a policy and supervises no one. */
export const asked = screensFor(advancePaths.asked);
export default screensFor(advancePaths.team);
