import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { text } from '@karmik/model/kit/text';
import { OwnLimits } from '../../pages/overtime/Limits.tsx';
import { requestParts } from '../../pages/overtime/request-parts.ts';
import { requestScreens } from '../../screens/kit/screens.ts';

export default requestScreens(overtimeRequest, {
  ...requestParts,
  as: 'user',
  title: text('Pre-approval of overtime', 'अतिरिक्त समयको पूर्वस्वीकृति'),
  description: text('Ask before you work overtime.', 'अतिरिक्त समय काम गर्नुअघि स्वीकृति माग्नुहोस्।'),
  columns: ['overtime_date', 'overtime_duration', 'request_remarks', 'status', 'created_at'],
  filters: ['status', 'overtime_date'],
  sort: '-overtime_date',
  search: false,
  form: ['overtime_date', 'overtime_duration', 'request_remarks'],
  FormNotice: OwnLimits,
  empty: text('Send your first request before you work longer.', 'बढी समय काम गर्नुअघि पहिलो अनुरोध पठाउनुहोस्।'),
}).list;
