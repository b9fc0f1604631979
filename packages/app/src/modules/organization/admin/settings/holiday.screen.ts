import { bilingual } from '@karmik/model/kit/text';
import { holiday } from '@karmik/model/organization/holiday';
import { masterDataScreen } from '../../../../screens/kit/screens.ts';

const all = bilingual('All', 'सबै');

export default masterDataScreen(holiday, {
  description: bilingual('Holidays for everyone or for groups.', 'सबै वा केही समूहका लागि सार्वजनिक बिदा।'),
  columns: [
    'name',
    'category',
    'starts_on',
    'ends_on',
    'part',
    { field: 'genders', blank: all },
    { field: 'branches', blank: all },
    { field: 'divisions', blank: all },
  ],
  filters: ['category', 'starts_on', 'part', 'genders', 'branches', 'divisions', 'religions', 'ethnicities'],
  sort: 'starts_on',
  form: [
    'name',
    'name_ne',
    'category',
    'starts_on',
    'ends_on',
    'part',
    'description',
    'image',
    {
      title: bilingual('Applies to', 'कसलाई'),
      description: bilingual('Leave empty for everyone.', 'सबैका लागि हो भने खाली छोड्नुहोस्।'),
      fields: ['genders', 'branches', 'divisions', 'religions', 'ethnicities'],
    },
  ],
  empty: bilingual(
    'Add the holidays of the year, or import a spreadsheet.',
    'वर्षका सार्वजनिक बिदा थप्नुहोस् वा स्प्रेडसिट आयात गर्नुहोस्।',
  ),
});
