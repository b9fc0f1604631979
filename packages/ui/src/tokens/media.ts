/** Conditions that stylesheets and code ask alike. */
export const phone = 'screen and (max-width: 47.99rem)';
/** Where a page beside the whole navigation would be as narrow as on a phone. */
export const tablet = 'screen and (max-width: 63.99rem)';
export const forced = '(forced-colors: active)';
export const coarse = '(pointer: coarse)';
