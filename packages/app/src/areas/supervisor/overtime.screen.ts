import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { text } from '@karmik/model/kit/text';
import { requestParts } from '../../pages/overtime/request-parts.ts';
import { requestScreens } from '../../screens/kit/screens.ts';

export default requestScreens(overtimeRequest, {
  ...requestParts,
  as: 'supervisor',
  title: text('Pre-approval of overtime', 'अतिरिक्त समयको पूर्वस्वीकृति'),
  description: text('What your people ask for, and what you decided.', 'तपाईंका सहकर्मीका अनुरोध र तपाईंका निर्णय।'),
  columns: ['sender', 'overtime_date', 'overtime_duration', 'request_remarks', 'status'],
  filters: ['status', 'overtime_date', 'sender'],
  sort: '-created_at',
  empty: text('Requests of the people you supervise show here.', 'तपाईंले सुपरिवेक्षण गर्नेहरूका अनुरोध यहाँ देखिन्छन्।'),
}).list;
