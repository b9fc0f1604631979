import { attendanceHeadingSetting } from '@karmik/model/attendance/heading-setting';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../../screens/kit/screens.ts';

export default singletonScreen(attendanceHeadingSetting, {
  description: bilingual(
    'Which headings the daily and monthly attendance reports show, and in which order. Saved views keep their own.',
    'दैनिक र मासिक हाजिरी प्रतिवेदनमा कुन शीर्षक कुन क्रममा देखिने। सुरक्षित दृश्यले आफ्नै क्रम राख्छन्।',
  ),
  form: ['daily', 'monthly'],
});
