import { bilingual } from '@karmik/model/kit/text';
import { meetingRoom } from '@karmik/model/organization/meeting-room';
import { roomBooking } from '@karmik/model/organization/room-booking';
import { masterDataScreen, tabsScreen } from '../../../../screens/kit/screens.ts';

const rooms = masterDataScreen(meetingRoom, {
  description: bilingual('Rooms that can be booked.', 'बुक गर्न मिल्ने कक्ष।'),
  columns: ['name', 'branch', 'floor', 'capacity', 'equipment'],
  filters: ['branch', 'capacity'],
  sort: 'name',
  empty: bilingual('Add the first room, or import a spreadsheet.', 'पहिलो कक्ष थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});

const bookings = masterDataScreen(roomBooking, {
  description: bilingual(
    'Room bookings. A room can hold one meeting at a time.',
    'कुन कक्ष कसका लागि र कहिले। एक कक्षमा एक समयमा एउटा मात्र बैठक हुन्छ।',
  ),
  columns: ['subject', 'room', 'booked_for', 'starts_at', 'ends_at', 'attendees'],
  filters: ['room', 'booked_for', 'starts_at'],
  sort: '-starts_at',
  empty: bilingual('No bookings yet.', 'अहिलेसम्म बुकिङ छैन।'),
});

export default tabsScreen({
  tabs: [
    { id: 'rooms', label: bilingual('Rooms', 'कक्षहरू'), screen: rooms },
    { id: 'bookings', label: bilingual('Bookings', 'बुकिङहरू'), screen: bookings },
  ],
});
