import { bilingual } from '@karmik/model/kit/text';

export const setForSeveral = bilingual('Set for several', 'धेरैलाई तोक्नुहोस्');
