import { bilingual } from '@karmik/model/kit/text';
import { changeScreen } from '../change-requests/change-screen.ts';

export default changeScreen(
  'user',
  bilingual('Your change requests and their outcome.', 'तपाईंका परिवर्तन अनुरोध र तिनको नतिजा।'),
);
