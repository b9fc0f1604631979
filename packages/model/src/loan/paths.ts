/** Pages of loans for each who reads them. */
export const loanPaths = {
  own: '/user/loan',
  asked: '/user/loan/asked',
  /** A tab of the page of borrowers. */
  guarantees: '/user/loan?tab=guarantees',
  team: '/user/supervisor/loan',
} as const;
