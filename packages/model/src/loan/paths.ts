/** Pages of loans for each who reads them. */
export const loanPaths = {
  own: '/user/loan',
  asked: '/user/loan/asked',
  team: '/user/supervisor/loan',
} as const;

/** The tab of guarantees on the page of borrowers. */
export const guaranteesPath = (): string => `${loanPaths.own}?tab=guarantees`;
