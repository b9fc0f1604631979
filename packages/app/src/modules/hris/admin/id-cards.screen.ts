import { idCard } from '@karmik/model/hris/id-card/entities';
import { bilingual } from '@karmik/model/kit/text';
import { CardActions, PrintCard } from '../id-card/CardActions.tsx';
import { masterDataScreen } from '../../../screens/kit/screens.ts';

export default masterDataScreen(idCard, {
  description: bilingual(
    'Cards of one template, printed on A4 sheets with cutting marks.',
    'एउटा ढाँचाका कार्ड। काट्ने चिह्नसहित ए४ पानामा छापिन्छन्।',
  ),
  columns: ['card_number', 'employee', 'issued_on', 'expires_on', 'printed_count'],
  filters: ['employee', 'issued_on', 'expires_on'],
  sort: 'card_number',
  within: 'template',
  form: ['employee', 'photo', 'issued_on', 'expires_on'],
  Actions: CardActions,
  RowActions: PrintCard,
  empty: bilingual('Issue cards to everyone, or add one.', 'सबैलाई जारी गर्नुहोस् वा एउटा थप्नुहोस्।'),
});
