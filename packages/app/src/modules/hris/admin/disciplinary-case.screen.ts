import { disciplinaryCase } from '@karmik/model/hris/disciplinary-case';
import { bilingual } from '@karmik/model/kit/text';
import { requestScreens } from '../../../screens/kit/screens.ts';
import { may } from '../../../shell/session.ts';
import { casePath, caseSections } from '../discipline/case-parts.ts';

export default requestScreens(disciplinaryCase, {
  path: casePath,
  as: 'hr',
  description: bilingual(
    'Allegations, explanations, decisions and appeals. Each viewing is logged.',
    'आरोप, स्पष्टीकरण, निर्णय र पुनरावेदन। हरेक हेराइको अभिलेख रहन्छ।',
  ),
  columns: ['employee', 'incident_on', 'respond_by', 'decision', 'status', 'created_at'],
  filters: ['status', 'decision', 'incident_on', 'respond_by', 'employee'],
  sort: '-incident_on',
  form: ['employee', 'incident_on', 'allegation', 'evidence'],
  editForm: ['incident_on', 'allegation', 'evidence'],
  addLabel: bilingual('Register an allegation', 'आरोप दर्ता गर्नुहोस्'),
  maySend: () => may('4.19', 'write'),
  sections: caseSections,
  empty: bilingual('No disciplinary cases.', 'अनुशासनसम्बन्धी प्रकरण छैन।'),
}).list;
