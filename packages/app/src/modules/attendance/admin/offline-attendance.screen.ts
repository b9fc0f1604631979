import { bilingual } from '@karmik/model/kit/text';
import { EnterAsHr } from '../punches/EnterAttendance.tsx';
import { manualList } from '../punches/manual-list.ts';

export default manualList({
  as: 'hr',
  description: bilingual(
    'Attendance entered manually for days without punches.',
    'अभिलेख नभएका दिनका लागि हातैले राखिएको हाजिरी।',
  ),
  empty: bilingual('No manual attendance yet.', 'अहिलेसम्म हातले केही राखिएको छैन।'),
  Actions: EnterAsHr,
});
