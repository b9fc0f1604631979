import { bilingual } from '@karmik/model/kit/text';
import { changeScreen } from '../change-requests/change-screen.ts';

export default changeScreen(
  'hr',
  bilingual(
    "Profile changes that need a decision. You can't decide your own.",
    'निर्णय बाँकी विवरण परिवर्तन। आफ्नै अनुरोधमा आफैँ निर्णय गर्न मिल्दैन।',
  ),
);
