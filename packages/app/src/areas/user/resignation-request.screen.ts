import { resignation } from '@karmik/model/hris/resignation';
import { text } from '@karmik/model/kit/text';
import { resignationParts } from '../../pages/separation/resignation-parts.ts';
import { requestScreens } from '../../screens/kit/screens.ts';

export default requestScreens(resignation, {
  ...resignationParts,
  as: 'supervisor',
  title: text('Resignation requests', 'राजीनामाका अनुरोध'),
  description: text(
    'Resignations on which you are asked, and what you decided.',
    'तपाईंलाई सोधिएका राजीनामा र तपाईंका निर्णय।',
  ),
  columns: ['sender', 'release_date', 'reason', 'status', 'created_at'],
  filters: ['status', 'release_date', 'sender'],
  sort: '-created_at',
  empty: text('Resignations on which you are asked show here.', 'तपाईंलाई सोधिएका राजीनामा यहाँ देखिन्छन्।'),
}).list;
