import { text } from '@karmik/model/kit/text';
import { approvalScreen } from '../../../../screens/kit/approval-policies.ts';

export default approvalScreen('resignation', text('Approval of resignations', 'राजीनामाको स्वीकृति'));
