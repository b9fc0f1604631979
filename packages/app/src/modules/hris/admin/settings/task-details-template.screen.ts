import { templateTask } from '@karmik/model/hris/process-setting';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(templateTask, {
  description: bilingual('The tasks of each template, who does them and when.', 'हरेक ढाँचाका कार्य, कसले र कहिले गर्ने।'),
  columns: ['title', 'template', 'assigned_to', 'unit', 'days', 'is_clearance', 'is_mandatory'],
  filters: ['template', 'assigned_to', 'is_clearance', 'is_mandatory', 'unit'],
  sort: 'days',
  form: [
    'title',
    'template',
    'description',
    {
      title: bilingual('Assignee and due date', 'जिम्मेवार र अन्तिम मिति'),
      fields: ['assigned_to', 'person', 'unit', 'days'],
    },
    'is_clearance',
    'is_mandatory',
  ],
  empty: bilingual('Add the first task of a template.', 'ढाँचाको पहिलो कार्य थप्नुहोस्।'),
});
