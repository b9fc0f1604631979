import { attendanceDevice, deviceCommand, deviceStatus } from '@karmik/model/attendance/device';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen, masterDataScreen, tabsScreen } from '../../../screens/kit/screens.ts';
import punchSetting from '../admin/settings/punch-setting.screen.ts';
import webAttendance from '../admin/settings/web-attendance-setting.screen.ts';
import { AdmissionActions } from './AdmissionActions.tsx';
import { ServerAddress } from './ServerAddress.tsx';

const status = listScreen(deviceStatus, {
  path: 'attendance/:org/device-status',
  isFullList: true,
  columns: [
    { field: 'name', minWidth: '11rem' },
    { field: 'state', minWidth: '9rem' },
    { field: 'last_seen_at', minWidth: '12.5rem' },
    { field: 'last_punch_at', minWidth: '12.5rem' },
    'drift',
    'unmatched',
    { field: 'pending_commands', isHidden: true },
    { field: 'branch', isHidden: true },
    { field: 'serial_number', isHidden: true },
    { field: 'model', isHidden: true },
    { field: 'firmware', isHidden: true },
    { field: 'address', isHidden: true },
    { field: 'waiting_address', isHidden: true },
  ],
  filters: ['state', 'branch'],
  sort: 'name',
  empty: bilingual(
    'Add a device under Devices, then point it to this server.',
    'यन्त्रहरूमा यन्त्र थपेर त्यसलाई यो सर्भरमा जोड्नुहोस्।',
  ),
  RowActions: AdmissionActions,
});

const devices = masterDataScreen(attendanceDevice, {
  columns: ['name', 'serial_number', 'branch', 'direction', 'is_enabled'],
  filters: ['branch', 'direction', 'is_enabled'],
  sort: 'name',
  Above: ServerAddress,
  form: [
    'name',
    'serial_number',
    'vendor',
    'branch',
    'is_enabled',
    {
      title: bilingual('Reading punches', 'हाजिरी पढ्ने तरिका'),
      fields: ['direction', 'timezone', 'pins_are_codes'],
    },
    {
      title: bilingual('Security', 'सुरक्षा'),
      description: bilingual(
        'A serial number is no secret. Add a secret to the server address, or approve where the device comes from.',
        'सिरियल नम्बर गोप्य हुँदैन। सर्भर ठेगानामा गोप्य शब्द थप्नुहोस् वा यन्त्र आउने ठेगाना स्वीकृत गर्नुहोस्।',
      ),
      fields: ['address_range', 'path_secret'],
    },
  ],
  empty: bilingual('Add the first device with its serial number.', 'सिरियल नम्बर राखेर पहिलो यन्त्र थप्नुहोस्।'),
});

const commands = masterDataScreen(deviceCommand, {
  description: bilingual(
    'Devices fetch commands themselves, usually within half a minute.',
    'यन्त्र आफैँले आदेश लैजान्छ, प्रायः आधा मिनेटभित्र।',
  ),
  columns: ['device', 'command', 'status', 'pin', 'created_at', 'answered_at', 'return_code'],
  filters: ['device', 'command', 'status'],
  sort: '-created_at',
  empty: bilingual('No commands yet.', 'अहिलेसम्म कुनै आदेश छैन।'),
});

export default tabsScreen({
  tabs: [
    { id: 'status', label: bilingual('Status', 'स्थिति'), screen: status },
    { id: 'devices', label: bilingual('Devices', 'यन्त्रहरू'), screen: devices },
    { id: 'web', label: bilingual('Web attendance', 'वेब हाजिरी'), screen: webAttendance },
    { id: 'logs', label: bilingual('Attendance logs', 'हाजिरी अभिलेख'), screen: punchSetting },
    { id: 'commands', label: bilingual('Commands', 'आदेशहरू'), screen: commands },
  ],
});
