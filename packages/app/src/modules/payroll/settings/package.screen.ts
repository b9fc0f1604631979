import { bilingual } from '@karmik/model/kit/text';
import { payPackage, payPackageVersion } from '@karmik/model/payroll/setup/package';
import { listScreen, masterDataScreen, tabsScreen } from '../../../screens/kit/screens.ts';
import { PackageActions } from './PackageActions.tsx';
import { PackageRowActions } from './PackageRowActions.tsx';
import { packagePaths } from './paths.ts';

const packages = masterDataScreen(payPackage, {
  description: bilingual('Headings that are paid together.', 'सँगै भुक्तानी हुने शीर्षकहरू।'),
  columns: ['name', 'currency', 'is_ssf', 'description'],
  sort: 'name',
  RowActions: PackageRowActions,
  empty: bilingual('Add the first package.', 'पहिलो प्याकेज थप्नुहोस्।'),
});

const versions = listScreen(payPackageVersion, {
  description: bilingual(
    'What a package consists of from a day on. A new version ends the one before it.',
    'कुन दिनदेखि प्याकेजमा के-के हुन्छ। नयाँ संस्करणले अघिल्लोलाई टुङ्ग्याउँछ।',
  ),
  columns: [{ field: 'package', minWidth: '14rem' }, 'starts_on', 'ends_on', 'headings'],
  filters: ['package', 'starts_on'],
  sort: '-starts_on',
  opens: packagePaths.edit,
  Actions: PackageActions,
  empty: bilingual('Add what a package consists of.', 'प्याकेजमा के-के हुन्छ थप्नुहोस्।'),
});

export default tabsScreen({
  tabs: [
    { id: 'packages', label: bilingual('Packages', 'प्याकेजहरू'), screen: packages },
    { id: 'versions', label: bilingual('Headings by date', 'मितिअनुसार शीर्षक'), screen: versions },
  ],
});
