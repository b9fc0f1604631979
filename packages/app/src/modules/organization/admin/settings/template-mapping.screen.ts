import { bilingual } from '@karmik/model/kit/text';
import { templateMapping } from '@karmik/model/organization/template-mapping';
import { singletonScreen } from '../../../../screens/kit/screens.ts';

export default singletonScreen(templateMapping, {
  description: bilingual(
    'The template for each letter. Without one, you choose a template when issuing.',
    'पत्र कुन ढाँचाबाट लेखिने। नतोकिएकाका लागि रोजेको ढाँचाबाट जारी हुन्छ।',
  ),
  form: [
    {
      title: bilingual('Employment changes', 'रोजगारीका परिवर्तन'),
      fields: ['appointment', 'confirmation', 'promotion', 'transfer', 'upgrade', 'demotion', 'extension'],
    },
    { title: bilingual('Other letters', 'अन्य पत्र'), fields: ['experience', 'no_objection', 'warning'] },
  ],
});
