import { employeeAccount } from '@karmik/model/hris/employee-account';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen } from '../../../../screens/kit/screens.ts';
import { accountList } from './list.ts';

export default listScreen(employeeAccount, {
  ...accountList,
  query: { standing: 'Current' },
  description: bilingual('Current employees and their accounts.', 'हाल कार्यरत कर्मचारी र तिनका खाता।'),
  empty: bilingual(
    'Add your first employee, or import a spreadsheet.',
    'पहिलो कर्मचारी थप्नुहोस्, वा स्प्रेडसिट आयात गर्नुहोस्।',
  ),
});
