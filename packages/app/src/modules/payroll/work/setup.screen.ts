import { bilingual } from '@karmik/model/kit/text';
import { workCode, workOperation, workRate, workSetting } from '@karmik/model/payroll/work/setup';
import { unitOfWork } from '@karmik/model/payroll/work/work';
import { approvalScreen } from '../../../screens/kit/approval-policies.tsx';
import { masterDataScreen, singletonScreen, tabsScreen } from '../../../screens/kit/screens.ts';

export const codes = masterDataScreen(workCode, {
  description: bilingual('What is made or done, such as a shirt.', 'बनाइने वा गरिने कुरा, जस्तै कमिज।'),
  columns: [
    { field: 'code', width: '8rem' },
    { field: 'name', minWidth: '14rem' },
  ],
  sort: 'code',
  empty: bilingual('Add the first work code.', 'पहिलो कामको कोड थप्नुहोस्।'),
});

export const operations = masterDataScreen(workOperation, {
  description: bilingual(
    'Steps of work that are counted and paid, such as stitching a collar.',
    'गनिने र भुक्तानी हुने कामका चरण, जस्तै कलर सिलाउने।',
  ),
  columns: [{ field: 'name', minWidth: '14rem' }, 'code', 'unit'],
  filters: ['code'],
  sort: 'name',
  empty: bilingual('Add an operation of a work code.', 'कामको कोडको चरण थप्नुहोस्।'),
});

export const rates = masterDataScreen(workRate, {
  description: bilingual(
    'Work is paid by the rate of its day. A new rate begins on a day and ends the one before it.',
    'काम गरेको दिनको दरले भुक्तानी हुन्छ। नयाँ दर तोकिएको मितिबाट सुरु हुन्छ र अघिल्लो सकिन्छ।',
  ),
  columns: [{ field: 'operation', minWidth: '14rem' }, 'rate', 'starts_on', 'ends_on'],
  filters: ['operation', 'starts_on'],
  sort: '-starts_on',
  empty: bilingual('Add the rate of an operation.', 'कामको चरणको दर थप्नुहोस्।'),
});

export default tabsScreen({
  tabs: [
    {
      id: 'rules',
      label: bilingual('Rules', 'नियम'),
      screen: singletonScreen(workSetting, {
        description: bilingual('How payrolls pay work by the unit.', 'तलबले एकाइ काम कसरी भुक्तानी गर्ने।'),
        form: ['heading'],
      }),
    },
    { id: 'approval', label: bilingual('Approval', 'स्वीकृति'), screen: approvalScreen(unitOfWork) },
  ],
});
