import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { bilingual } from '@karmik/model/kit/text';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(overtimeRequest, 'by_person', {
  description: bilingual(
    'Overtime requested by person, for a month or fiscal year.',
    'महिना वा आर्थिक वर्षमा व्यक्तिअनुसार मागिएको अतिरिक्त समय।',
  ),
  path: attendanceEndpoints.overtime,
  query: { as: 'hr' },
});
