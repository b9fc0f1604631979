import { bilingual } from '@karmik/model/kit/text';
import { holiday } from '@karmik/model/organization/holiday';
import { organizationDocument } from '@karmik/model/organization/values';
import { CalendarDaysIcon, FileTextIcon } from '@karmik/ui/icons';
import ProfilePanel from '../pages/ProfilePanel.tsx';
import { overviewScreen, tile } from '../../../screens/kit/screens.ts';

export default overviewScreen({
  tiles: [
    tile(organizationDocument, {
      id: 'documents',
      label: bilingual('Documents', 'कागजात'),
      icon: FileTextIcon,
      opens: '/user/organization/document',
    }),
    tile(holiday, {
      id: 'holidays',
      label: bilingual('Your holidays', 'तपाईंले पाउने सार्वजनिक बिदा'),
      icon: CalendarDaysIcon,
      opens: '/user/organization/holiday',
    }),
  ],
  panels: [{ id: 'profile', title: bilingual('About the organization', 'संस्थाबारे'), Panel: ProfilePanel }],
});
