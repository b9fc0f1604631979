import { punch } from '@karmik/model/attendance/punch';
import { bilingual } from '@karmik/model/kit/text';
import { punchPath } from '../punches/punch-path.ts';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(punch, 'by_place', {
  description: bilingual(
    'Where attendance was logged, and how far from the nearest office.',
    'हाजिरी कहाँ भयो र नजिकको कार्यालयबाट कति टाढा।',
  ),
  path: punchPath,
  query: { as: 'hr' },
});
