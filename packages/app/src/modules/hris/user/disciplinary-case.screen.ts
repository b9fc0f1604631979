import { disciplinaryCase } from '@karmik/model/hris/disciplinary-case';
import { bilingual } from '@karmik/model/kit/text';
import { requestScreens } from '../../../screens/kit/screens.ts';
import { casePath, caseSections } from '../discipline/case-parts.ts';

export default requestScreens(disciplinaryCase, {
  path: casePath,
  as: 'user',
  description: bilingual(
    'Give your explanation before it is due. You can appeal a decision.',
    'म्यादभित्र स्पष्टीकरण दिनुहोस्। निर्णयमा पुनरावेदन गर्न सकिन्छ।',
  ),
  columns: ['incident_on', 'respond_by', 'decision', 'status'],
  filters: ['status'],
  sort: '-incident_on',
  search: false,
  maySend: () => false,
  sections: caseSections,
  empty: bilingual('No disciplinary cases about you.', 'तपाईंबारे अनुशासनसम्बन्धी प्रकरण छैन।'),
}).list;
