import { resignation } from '@karmik/model/hris/resignation';
import { text } from '@karmik/model/kit/text';
import { resignationParts } from '../../../pages/separation/resignation-parts.ts';
import { requestScreens } from '../../../screens/kit/screens.ts';

export default requestScreens(resignation, {
  ...resignationParts,
  as: 'hr',
  title: text('Resignations', 'राजीनामा'),
  description: text('All resignations, in every state.', 'सबै राजीनामा, जुनसुकै स्थितिका।'),
  columns: ['sender', 'release_date', 'reason', 'notice_required', 'notice_given', 'status', 'created_at'],
  filters: ['status', 'reason', 'release_date', 'sender'],
  sort: '-created_at',
  empty: text('Nobody has resigned.', 'कसैले राजीनामा दिएको छैन।'),
}).list;
