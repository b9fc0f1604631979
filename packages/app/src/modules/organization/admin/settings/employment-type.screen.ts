import { bilingual } from '@karmik/model/kit/text';
import { employmentType } from '@karmik/model/organization/masters';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';
import { LawfulTypes } from './LawfulTypes.tsx';

export default masterDataScreen(employmentType, {
  description: bilingual('Types of employment, such as permanent or contract.', 'रोजगारीका प्रकार, जस्तै स्थायी वा करार।'),
  columns: ['title', 'is_contract', 'position'],
  filters: ['is_contract'],
  sort: 'position',
  Actions: LawfulTypes,
  empty: bilingual(
    'Add the first employment type, or import a spreadsheet.',
    'पहिलो प्रकार थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।',
  ),
});
