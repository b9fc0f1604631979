/** What is asked before a package is cloned. */
import { defineEntity } from '../../kit/entity.ts';
import { bilingual } from '../../kit/text.ts';
import { payPackage, payPackageVersion } from './package.ts';

export const packageClone = defineEntity({
  name: 'pay_package_clone',
  label: bilingual('Clone package', 'प्याकेज प्रतिलिपि बनाउनुहोस्'),
  fields: { name: payPackage.fields.name, starts_on: payPackageVersion.fields.starts_on },
});
