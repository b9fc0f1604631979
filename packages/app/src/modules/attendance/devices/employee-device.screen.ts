import { deviceUser } from '@karmik/model/attendance/device';
import { bilingual } from '@karmik/model/kit/text';
import { reportScreen } from '../../../screens/kit/screens.ts';

export default reportScreen(deviceUser, 'by_device', {
  description: bilingual('Which employees punch on which devices.', 'कुन कर्मचारीले कुन यन्त्रमा हाजिरी गर्छन्।'),
});
