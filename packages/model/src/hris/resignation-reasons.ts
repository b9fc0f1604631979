import { bilingual } from '../kit/text.ts';

/** Why someone resigns. */
export const resignationReasons = {
  Career: bilingual('Another job', 'अर्को जागिर'),
  Study: bilingual('Study', 'अध्ययन'),
  Family: bilingual('Family', 'पारिवारिक'),
  Health: bilingual('Health', 'स्वास्थ्य'),
  Relocation: bilingual('Moving away', 'बसाइँसराइ'),
  Pay: bilingual('Pay', 'पारिश्रमिक'),
  Conditions: bilingual('Working conditions', 'कामको अवस्था'),
  Other: bilingual('Other', 'अन्य'),
} as const;
