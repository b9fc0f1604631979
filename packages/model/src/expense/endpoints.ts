/** Endpoints of expenses under `/api/v1/`; `:org` is the organization's slug. */
export const expenseEndpoints = {
  category: 'expense/:org/category',
  type: 'expense/:org/type',
  setting: 'expense/:org/setting',
  advance: 'expense/:org/advance',
  advanceMovement: 'expense/:org/advance-movement',
  settlement: 'expense/:org/settlement',
  leaver: 'expense/:org/settlement/leaver',
  leaverClaim: 'expense/:org/settlement/entry',
  payment: 'expense/:org/payment',
  location: 'expense/:org/location',
  locationClass: 'expense/:org/location-class',
  allowance: 'expense/:org/allowance',
  travelLimit: 'expense/:org/travel-limit',
  trip: 'expense/:org/travel-request',
  cancellation: 'expense/:org/cancel-request',
  travelSetting: 'expense/:org/travel-setting',
} as const;
