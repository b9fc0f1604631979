import { bilingual } from '@karmik/model/kit/text';
import { approvalScreen } from '../../../../screens/kit/approval-policies.ts';

export default approvalScreen('resignation', bilingual('Resignation approval', 'राजीनामाको स्वीकृति'));
