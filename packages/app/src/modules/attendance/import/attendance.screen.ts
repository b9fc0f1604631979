import { attendanceSheet, deviceFile } from '@karmik/model/attendance/import';
import { bilingual } from '@karmik/model/kit/text';
import { importScreen, tabsScreen } from '../../../screens/kit/screens.ts';
import { DeviceFilePanel } from './DeviceFilePanel.tsx';
import { words } from './words.ts';

export default tabsScreen({
  tabs: [
    {
      id: 'sheet',
      label: bilingual('Spreadsheet', 'स्प्रेडसिट'),
      screen: importScreen(attendanceSheet, { description: words.sheetWhat }),
    },
    {
      id: 'device',
      label: deviceFile.label,
      screen: importScreen(deviceFile, { description: words.fileWhat, Panel: DeviceFilePanel }),
    },
  ],
});
