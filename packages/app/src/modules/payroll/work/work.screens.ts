/** Work paid by the unit for the employee, for who is asked, and for HR. */
import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { workPaths } from '@karmik/model/payroll/own-paths';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { unitOfWork } from '@karmik/model/payroll/work/work';
import { EnterForTeam } from './EnterForTeam.tsx';
import { approvalScreens } from '../../../screens/kit/approval-screens.ts';

const written = ['sender', 'worked_on', 'operation', 'quantity', 'proof', 'request_remarks', 'created_at'] as const;

export default approvalScreens(unitOfWork, {
  path: payrollEndpoints.unitOfWork,
  paths: { ...workPaths, organization: payrollPaths.work },
  columns: ['sender', 'worked_on', { field: 'operation', minWidth: '14rem' }, 'quantity', 'status'],
  filters: ['status', 'worked_on', 'operation', 'sender'],
  sort: '-worked_on',
  form: ['worked_on', 'operation', 'quantity', 'proof', 'request_remarks'],
  addLabel: bilingual('Enter work', 'काम प्रविष्ट गर्नुहोस्'),
  own: {
    description: bilingual(
      'Work that is paid by the unit. Approved work is paid with the payroll of its month.',
      'एकाइअनुसार भुक्तानी हुने काम। स्वीकृत काम सोही महिनाको तलबसँग भुक्तानी हुन्छ।',
    ),
    columns: ['worked_on', { field: 'operation', minWidth: '14rem' }, 'quantity', 'status', 'is_paid'],
    filters: ['status', 'worked_on', 'operation'],
    empty: bilingual('Enter what you did on a day.', 'कुनै दिन गरेको काम प्रविष्ट गर्नुहोस्।'),
  },
  team: {
    Actions: EnterForTeam,
    empty: bilingual('Work for you to approve appears here.', 'तपाईंले स्वीकृत गर्नुपर्ने काम यहाँ देखिन्छ।'),
  },
  organization: {
    Actions: EnterForTeam,
    columns: [
      'sender',
      'worked_on',
      { field: 'operation', minWidth: '14rem' },
      'quantity',
      'amount',
      'status',
      'is_paid',
    ],
    filters: ['status', 'worked_on', 'operation', 'is_paid', 'sender'],
    sections: [{ kind: 'fields', title: unitOfWork.label, fields: [...written, 'amount', 'is_paid'] }],
    empty: bilingual('No work entered.', 'काम प्रविष्ट भएको छैन।'),
  },
});
