import { bilingual } from '@karmik/model/kit/text';
import { EnterAsSupervisor } from '../punches/EnterAttendance.tsx';
import { manualList } from '../punches/manual-list.ts';

export default manualList({
  as: 'supervisor',
  description: bilingual(
    'Manual attendance of your team, entered by you or HR.',
    'तपाईं वा मानव संसाधनले हातले राखेको टोलीको हाजिरी।',
  ),
  empty: bilingual('No manual attendance for your team yet.', 'टोलीका लागि अहिलेसम्म केही राखिएको छैन।'),
  Actions: EnterAsSupervisor,
});
