/** Under either of these someone reads what others earn (SEC-5). */
export const salaryCodes = ['11.99', '11.00'] as const;
