import { overtimeRequest } from '@karmik/model/attendance/overtime';
import { text } from '@karmik/model/kit/text';
import { requestParts } from '../../pages/overtime/request-parts.ts';
import { requestScreens } from '../../screens/kit/screens.ts';

export default requestScreens(overtimeRequest, {
  ...requestParts,
  as: 'hr',
  title: text('Overtime requests', 'अतिरिक्त समयका अनुरोध'),
  description: text('All requests of the organization, in every state.', 'संस्थाका सबै अनुरोध, जुनसुकै स्थितिका।'),
  columns: ['sender', 'overtime_date', 'overtime_duration', 'request_remarks', 'status', 'created_at'],
  filters: ['status', 'overtime_date', 'sender'],
  sort: '-created_at',
  empty: text('Requests show here as soon as somebody sends one.', 'कसैले पठाउनासाथ अनुरोध यहाँ देखिन्छन्।'),
}).list;
