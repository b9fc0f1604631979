import { bilingual } from '@karmik/model/kit/text';
import { setsScreen } from '../../../questions/pages/sets-screen.ts';

export default setsScreen({
  description: bilingual(
    'Question sets for exit interviews. Separation types choose which one applies.',
    'बहिर्गमन अन्तर्वार्ताका प्रश्नावली। कुन प्रयोग हुने अवकाशको प्रकारले तोक्छ।',
  ),
});
