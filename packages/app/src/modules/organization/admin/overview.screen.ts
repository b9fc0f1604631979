import { bilingual } from '@karmik/model/kit/text';
import { equipment } from '@karmik/model/organization/equipment';
import { branch, division, jobTitle } from '@karmik/model/organization/masters';
import { organizationDocument } from '@karmik/model/organization/values';
import { BriefcaseIcon, Building2Icon, FileTextIcon, NetworkIcon } from '@karmik/ui/icons';
import ProfilePanel from '../pages/ProfilePanel.tsx';
import { chartPanel, overviewScreen, tile } from '../../../screens/kit/screens.ts';

const at = '/admin/:slug/organization';

export default overviewScreen({
  description: bilingual('Your organization at a glance.', 'तपाईंको संस्था एकै ठाउँमा।'),
  tiles: [
    tile(branch, {
      id: 'branches',
      label: bilingual('Branches', 'शाखाहरू'),
      icon: Building2Icon,
      opens: `${at}/settings/branch`,
    }),
    tile(division, {
      id: 'divisions',
      label: bilingual('Divisions', 'महाशाखाहरू'),
      icon: NetworkIcon,
      opens: `${at}/settings/division`,
    }),
    tile(jobTitle, {
      id: 'titles',
      label: bilingual('Job titles', 'पदहरू'),
      icon: BriefcaseIcon,
      opens: `${at}/settings/job-title`,
    }),
    tile(organizationDocument, {
      id: 'documents',
      label: bilingual('Documents', 'कागजात'),
      icon: FileTextIcon,
      opens: `${at}/document`,
    }),
  ],
  charts: [chartPanel(equipment, 'by_condition', { opens: `${at}/settings/equipment` })],
  panels: [{ id: 'profile', title: bilingual('About the organization', 'संस्थाबारे'), Panel: ProfilePanel }],
});
