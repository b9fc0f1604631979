import { ksaoAssignment } from '@karmik/model/hris/file/ksao';
import { bilingual } from '@karmik/model/kit/text';
import { AssignByJobTitle } from '../ksao/AssignByJobTitle.tsx';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(ksaoAssignment, {
  description: bilingual(
    'Knowledge, skills, abilities and other attributes of each employee.',
    'प्रत्येक कर्मचारीका ज्ञान, सीप, क्षमता र अन्य गुण।',
  ),
  columns: ['employee', 'kind', 'title', 'held_level', 'is_key'],
  filters: ['employee', 'kind', 'knowledge', 'skill', 'ability', 'other_attribute', 'held_level', 'is_key'],
  sort: 'employee',
  Actions: AssignByJobTitle,
  empty: bilingual(
    'Assign the requirements of a job title, or add the first by hand.',
    'पदका लागि चाहिने कुरा तोक्नुहोस्, वा पहिलो आफैँ थप्नुहोस्।',
  ),
});
