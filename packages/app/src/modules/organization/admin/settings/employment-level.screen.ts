import { bilingual } from '@karmik/model/kit/text';
import { employmentLevel } from '@karmik/model/organization/masters';
import { Increments } from '../../../hris/increments/Increments.tsx';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

export default masterDataScreen(employmentLevel, {
  description: bilingual('Levels of the organization, lowest number first.', 'संस्थाका तह, सानो अङ्कदेखि ठूलोसम्म।'),
  columns: ['title', 'level', 'scale_start', 'scale_steps', 'scale_increment'],
  filters: ['level'],
  sort: 'level',
  Actions: Increments,
  empty: bilingual('Add the first level, or import a spreadsheet.', 'पहिलो तह थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});
