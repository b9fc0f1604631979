import { text } from '@karmik/model/kit/text';
import { meetingRoom } from '@karmik/model/organization/meeting-room';
import { settingsScreen } from '../../../screens/kit/screens.ts';

export default settingsScreen(meetingRoom, {
  description: text('Rooms where people meet.', 'बैठक बस्ने कोठाहरू।'),
  columns: ['name', 'branch', 'floor', 'capacity', 'equipment'],
  filters: ['branch', 'capacity'],
  sort: 'name',
  empty: text('Add the first room, or import a spreadsheet of them.', 'पहिलो कक्ष थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});
