import { manualAttendanceSetting } from '@karmik/model/attendance/manual';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../../screens/kit/screens.ts';

export default singletonScreen(manualAttendanceSetting, {
  description: bilingual(
    'Lets supervisors enter attendance for their team, besides HR.',
    'मानव संसाधनबाहेक सुपरिवेक्षकले पनि आफ्नो टोलीको हाजिरी राख्न पाउने।',
  ),
  form: ['allow_supervisor', 'days_back'],
});
