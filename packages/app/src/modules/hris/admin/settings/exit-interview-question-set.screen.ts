import { bilingual } from '@karmik/model/kit/text';
import { setsScreen } from '../../../questions/pages/sets-screen.ts';

export default setsScreen({
  description: bilingual(
    'Question sets for exit interviews. Separation types choose which one applies.',
    'संस्थाका प्रश्नावली। जानेहरूलाई कुन सोध्ने भनेर अवकाशको प्रकारले तोक्छ; सुरु भइसकेको अन्तर्वार्ताका प्रश्न बदलिँदैनन्।',
  ),
});
