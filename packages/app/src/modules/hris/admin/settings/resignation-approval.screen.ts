import { resignation } from '@karmik/model/hris/resignation';
import { approvalScreen } from '../../../../screens/kit/approval-policies.tsx';

export default approvalScreen(resignation);
