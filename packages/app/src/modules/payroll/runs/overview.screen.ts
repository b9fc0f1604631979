import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { payRun } from '@karmik/model/payroll/run/run';
import { CircleCheckIcon, HourglassIcon } from '@karmik/ui/icons';
import { DutyCalendar } from '../files/DutyCalendar.tsx';
import { words as fileWords } from '../files/words.ts';
import { chartPanel, listPanel, overviewScreen, tile } from '../../../screens/kit/screens.ts';

const asHr = { path: payrollEndpoints.run, query: { as: 'hr' }, opens: payrollPaths.runs } as const;

export default overviewScreen({
  description: bilingual('Payrolls in progress and their totals.', 'चलिरहेका तलब र तिनको जम्मा।'),
  tiles: [
    tile(payRun, {
      ...asHr,
      id: 'pending',
      label: bilingual('Approval pending', 'स्वीकृति बाँकी'),
      icon: HourglassIcon,
      tone: 'caution',
      where: { status: 'Approval pending' },
    }),
    tile(payRun, {
      ...asHr,
      id: 'returned',
      label: bilingual('Returned to draft', 'मस्यौदामा फर्किएका'),
      icon: HourglassIcon,
      tone: 'info',
      where: { status: 'Draft' },
    }),
    tile(payRun, {
      ...asHr,
      id: 'to_publish',
      label: bilingual('Confirmed, not published', 'पुष्टि भएका, अप्रकाशित'),
      icon: CircleCheckIcon,
      tone: 'positive',
      where: { status: 'Confirmed' },
    }),
  ],
  panels: [{ id: 'duties', title: fileWords.calendar, isWide: true, Panel: DutyCalendar }],
  charts: [chartPanel(payRun, 'by_month', asHr)],
  lists: [
    listPanel(payRun, {
      ...asHr,
      id: 'latest',
      title: bilingual('Latest payrolls', 'पछिल्ला तलब'),
      columns: ['name', 'net', 'status'],
      sort: '-starts_on',
      empty: bilingual('No payroll yet.', 'अहिलेसम्म तलब छैन।'),
    }),
  ],
});
