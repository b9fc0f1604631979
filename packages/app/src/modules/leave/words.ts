import { bilingual } from '@karmik/model/kit/text';

/** The heading of leave in groups of the menu. */
export const leaveHeading = bilingual('Leave', 'बिदा');
