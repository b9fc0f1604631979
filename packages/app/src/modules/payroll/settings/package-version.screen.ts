import { bilingual } from '@karmik/model/kit/text';
import { payPackageVersion } from '@karmik/model/payroll/setup/package';
import { formScreen } from '../../../screens/kit/screens.ts';
import { PackageEffect } from '../effect/effects.tsx';
import { packagePaths } from './paths.ts';

export default formScreen(payPackageVersion, {
  description: bilingual(
    'An amount here holds for everyone on the package; an employee may have one of their own.',
    'यहाँको रकम प्याकेजका सबैलाई लागु हुन्छ; कर्मचारीको आफ्नै रकम पनि हुन सक्छ।',
  ),
  form: ['package', 'starts_on', 'ends_on', 'headings'],
  Footnote: PackageEffect,
  leadsTo: packagePaths.list,
});
