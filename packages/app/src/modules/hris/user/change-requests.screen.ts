import { text } from '@karmik/model/kit/text';
import { changeScreen } from '../change-requests/change-screen.ts';

export default changeScreen(
  'user',
  text('Changes of your file, and what came of them.', 'तपाईंको विवरणका परिवर्तन, र त्यसको नतिजा।'),
);
