import { manualAttendanceSetting } from '@karmik/model/attendance/manual';
import { bilingual } from '@karmik/model/kit/text';
import { singletonScreen } from '../../../../screens/kit/screens.ts';

export default singletonScreen(manualAttendanceSetting, {
  description: bilingual(
    'Lets supervisors enter attendance for their team, besides HR.',
    'मानव संसाधनबाहेक हातले हाजिरी कसले राख्ने। अनुमति भए सुपरिवेक्षकको मेनुमा अफलाइन हाजिरी देखिन्छ।',
  ),
  form: ['allow_supervisor', 'days_back'],
});
