import { bilingual } from '@karmik/model/kit/text';
import { changeScreen } from '../change-requests/change-screen.ts';

export default changeScreen(
  'hr',
  bilingual(
    "Profile changes that need a decision. You can't decide your own.",
    'कर्मचारीले विवरणमा मागेका परिवर्तन, र दोस्रो व्यक्ति चाहिने परिवर्तन। आफ्नो अनुरोधमा कसैले निर्णय गर्दैन।',
  ),
);
