import { deviceUser } from '@karmik/model/attendance/device';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(deviceUser, 'by_device', {});
