import { bilingual } from '@karmik/model/kit/text';
import { generatePay } from '@karmik/model/payroll/run/generate';
import { operationScreen } from '../../../screens/kit/screens.ts';
import { WithoutPackage } from '../settings/WithoutPackage.tsx';
import { RunsLink } from './RunsLink.tsx';

export default operationScreen(generatePay, {
  description: bilingual(
    'Choose a month and check what each employee is paid. Close its attendance first.',
    'महिना छानेर हरेक कर्मचारीको तलब जाँच्नुहोस्। पहिले त्यसको हाजिरी बन्द गर्नुहोस्।',
  ),
  Above: WithoutPackage,
  After: RunsLink,
});
