/** Conditions that stylesheets and code ask alike. */
export const phone = 'screen and (max-width: 47.99rem)';
export const forced = '(forced-colors: active)';
export const coarse = '(pointer: coarse)';
