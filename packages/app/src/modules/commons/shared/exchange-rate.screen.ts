import { exchangeRate, exchangeRateSetting } from '@karmik/model/commons/exchange/rate';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen, singletonScreen, tabsScreen } from '../../../screens/kit/screens.ts';

const rates = masterDataScreen(exchangeRate, {
  description: bilingual(
    'Rates by day, as the bank quotes them. A correction changes no approved claim; open ones get new amounts.',
    'बैंकले तोकेअनुसार दैनिक दर। सच्याउँदा स्वीकृत दाबी बदलिँदैन; निर्णय हुन बाँकी दाबीको रकम फेरिन्छ।',
  ),
  columns: [{ field: 'currency', minWidth: '14rem' }, 'valid_on', 'unit', 'buying', 'selling'],
  newForm: ['currency', 'valid_on', 'unit', 'buying', 'selling'],
  filters: ['currency', 'valid_on'],
  sort: '-valid_on',
  empty: bilingual('Add the first rate, or import a spreadsheet.', 'पहिलो दर थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।'),
});

const rules = singletonScreen(exchangeRateSetting, {
  description: bilingual(
    'Which rate converts amounts of other currencies, and for how long it is used.',
    'अन्य मुद्राको रकम कुन दरले रूपान्तरण हुने र दर कति समय प्रयोग हुने।',
  ),
  form: ['applied', 'greatest_age'],
});

export default tabsScreen({
  tabs: [
    { id: 'rates', label: exchangeRate.plural ?? exchangeRate.label, screen: rates },
    { id: 'rules', label: bilingual('Rules', 'नियम'), screen: rules },
  ],
});
