import { bilingual } from '@karmik/model/kit/text';
import { changeScreen } from '../change-requests/change-screen.ts';

export default changeScreen(
  'user',
  bilingual('Changes of your file, and what came of them.', 'तपाईंको विवरणका परिवर्तन, र त्यसको नतिजा।'),
);
