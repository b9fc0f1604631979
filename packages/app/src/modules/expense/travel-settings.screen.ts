/** What HR says about trips: places, allowances, limits and rules about days. */
import { travelAllowance, travelLimit } from '@karmik/model/expense/travel/allowance';
import { travelLocation, travelLocationClass } from '@karmik/model/expense/travel/location';
import { travelExpenseSetting } from '@karmik/model/expense/travel/setting';
import { bilingual } from '@karmik/model/kit/text';
import { masterDataScreen, singletonScreen, tabsScreen } from '../../screens/kit/screens.ts';

export const rules = singletonScreen(travelExpenseSetting, {
  description: bilingual(
    'How the allowance of a day follows from the time away.',
    'बाहिर रहेको समयबाट दिनको भत्ता कसरी निकालिन्छ।',
  ),
  form: ['allowance_type', 'full_day', 'part_percent', 'least', 'weighs_trip'],
});

const allLevels = bilingual('All levels', 'सबै तह');

export const allowances = masterDataScreen(travelAllowance, {
  description: bilingual(
    'What an employee is given for each day of a trip, by level and place.',
    'तह र स्थानअनुसार भ्रमणको हरेक दिन कर्मचारीलाई दिइने रकम।',
  ),
  columns: [
    { field: 'location_class', minWidth: '12rem' },
    { field: 'employment_level', minWidth: '12rem', blank: allLevels },
    'daily',
    'valid_from',
  ],
  filters: ['location_class', 'employment_level'],
  sort: '-valid_from',
  empty: bilingual('Add the first daily allowance.', 'पहिलो दैनिक भत्ता थप्नुहोस्।'),
});

export const limits = masterDataScreen(travelLimit, {
  description: bilingual(
    'Limits of trips by level and place. They replace the limit of the expense type.',
    'तह र स्थानअनुसार भ्रमण खर्चको सीमा। यो खर्चको प्रकारको सीमाको सट्टा लागु हुन्छ।',
  ),
  columns: [
    { field: 'expense_type', minWidth: '12rem' },
    { field: 'location_class', minWidth: '12rem' },
    { field: 'employment_level', minWidth: '12rem', blank: allLevels },
    'cap',
    'valid_from',
  ],
  filters: ['expense_type', 'location_class', 'employment_level'],
  sort: '-valid_from',
  empty: bilingual('Add the first travel limit.', 'पहिलो भ्रमण खर्चको सीमा थप्नुहोस्।'),
});

const places = masterDataScreen(travelLocation, {
  description: bilingual('Where employees travel to.', 'कर्मचारी भ्रमणमा जाने स्थान।'),
  columns: ['name', 'name_in_nepali', 'location_class', 'country'],
  filters: ['location_class'],
  sort: 'name',
  empty: bilingual(
    'Add the first location, so that employees can request travel.',
    'कर्मचारीले भ्रमण माग्न सकून् भनेर पहिलो स्थान थप्नुहोस्।',
  ),
});

const classes = masterDataScreen(travelLocationClass, {
  description: bilingual('Groups of locations with the same allowances.', 'एउटै भत्ता लागु हुने स्थानका समूह।'),
  columns: ['name', 'name_in_nepali'],
  sort: 'name',
  empty: bilingual('Add the first class, such as large cities.', 'पहिलो श्रेणी थप्नुहोस्, जस्तै ठूला सहर।'),
});

export const locations = tabsScreen({
  tabs: [
    { id: 'locations', label: bilingual('Locations', 'स्थान'), screen: places },
    { id: 'classes', label: bilingual('Classes', 'श्रेणी'), screen: classes },
  ],
});
