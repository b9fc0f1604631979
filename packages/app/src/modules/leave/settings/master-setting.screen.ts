import { bilingual } from '@karmik/model/kit/text';
import { leaveMasterSetting } from '@karmik/model/leave/master-setting';
import { masterDataScreen } from '../../../screens/kit/screens.ts';
import { LawfulLeave } from './LawfulLeave.tsx';
import { SettingName } from './SettingName.tsx';

export default masterDataScreen(leaveMasterSetting, {
  description: bilingual(
    'Each leave year has its own rules. Clone the last one for the next year.',
    'हरेक बिदा वर्षका आफ्नै नियम हुन्छन्। अर्को वर्षका लागि अघिल्लोको प्रतिलिपि बनाउनुहोस्।',
  ),
  columns: [{ field: 'name', Cell: SettingName }, 'effective_from', 'effective_till', 'cut_off', 'status'],
  sort: '-effective_from',
  Actions: LawfulLeave,
  empty: bilingual(
    'Add Labour Act leave in one press, or your own setting.',
    'श्रम ऐनका बिदा एकैपटक थप्नुहोस्, वा आफ्नै सेटिङ बनाउनुहोस्।',
  ),
});
