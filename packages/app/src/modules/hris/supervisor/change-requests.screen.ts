import { bilingual } from '@karmik/model/kit/text';
import { changeScreen } from '../change-requests/change-screen.ts';

export default changeScreen(
  'supervisor',
  bilingual(
    'Changes requested by your team. HR decides on them.',
    'तपाईंको टोलीले मागेका परिवर्तन। निर्णय मानव संसाधनले गर्छ।',
  ),
);
