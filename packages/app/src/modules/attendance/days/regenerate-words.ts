import { bilingual } from '@karmik/model/kit/text';

export const regenerate = bilingual('Recalculate', 'फेरि गणना गर्नुहोस्');
