import { bilingual } from '@karmik/model/kit/text';

export const regenerate = bilingual('Work out again', 'फेरि गणना गर्नुहोस्');
