import { employeeDocument } from '@karmik/model/hris/file/keeping';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(employeeDocument, {
  description: bilingual(
    'Documents of employees, those expiring first on top. HR and the employee are notified before one expires.',
    'कर्मचारीका कागजात, पहिले म्याद सकिने सुरुमा। म्याद सकिनुअघि मानव संसाधन र कर्मचारीलाई सूचना जान्छ।',
  ),
  columns: ['title', 'employee', 'form', 'number', 'expires_on', 'visibility'],
  filters: ['form', 'expires_on', 'employee', 'visibility'],
  sort: 'expires_on',
  form: [
    'employee',
    'form',
    'title',
    'number',
    'file',
    { title: bilingual('Active', 'अवधि'), fields: ['issued_on', 'expires_on', 'remind_days'] },
    'visibility',
  ],
  empty: bilingual('Add the first employee document.', 'कर्मचारीको पहिलो कागजात थप्नुहोस्।'),
});
