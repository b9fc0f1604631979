/** Under either of these somebody reads what others earn (SEC-5). */
export const salaryCodes = ['11.99', '11.00'] as const;
