/** Endpoints of loans under `/api/v1/`; `:org` is the organization's slug. */
export const loanEndpoints = {
  method: 'loan/:org/method',
  type: 'loan/:org/type',
  deduction: 'loan/:org/heading-deduction',
  marketRate: 'loan/:org/market-rate',
  loan: 'loan/:org/loan',
  entry: 'loan/:org/loan/entry',
  guarantee: 'loan/:org/guarantee',
  setting: 'loan/:org/setting',
  movement: 'loan/:org/movement',
  import: 'loan/:org/import/loan-details',
  rateChange: 'loan/:org/rate-change',
} as const;
