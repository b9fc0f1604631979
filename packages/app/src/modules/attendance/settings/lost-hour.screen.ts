import { lostHourAdjustment, lostHourReason } from '@karmik/model/attendance/lost-hour';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen, reportScreen, tabsScreen } from '../../../screens/kit/screens.ts';

const adjustments = masterDataScreen(lostHourAdjustment, {
  description: bilingual(
    'Written-off time no longer counts as lost in reports and payroll.',
    'मिनाहा गरिएको समय प्रतिवेदन र तलबमा गुमेको मानिँदैन।',
  ),
  columns: ['employee', 'day', 'written_off', 'reason', 'remarks'],
  filters: ['employee', 'day', 'reason'],
  sort: '-day',
  form: ['employee', 'day', 'written_off', 'reason', 'remarks'],
  empty: bilingual('No lost hours written off yet.', 'अहिलेसम्म समय मिनाहा गरिएको छैन।'),
});

const reasons = masterDataScreen(lostHourReason, {
  description: bilingual('Why lost hours are written off, and how much.', 'गुमेको समय किन र कति मिनाहा गर्ने।'),
  columns: ['name', 'monthly_limit', 'needs_remarks'],
  sort: 'name',
  empty: bilingual('Add the first reason, such as a power cut.', 'पहिलो कारण थप्नुहोस्, जस्तै बत्ती गएको।'),
});

const { by_reason: byReason } = lostHourAdjustment.reports;

export default tabsScreen({
  tabs: [
    { id: 'adjustments', label: lostHourAdjustment.plural ?? lostHourAdjustment.label, screen: adjustments },
    { id: 'reasons', label: lostHourReason.plural ?? lostHourReason.label, screen: reasons },
    { id: 'by-reason', label: byReason.label, screen: reportScreen(lostHourAdjustment, 'by_reason') },
  ],
});
