/** Endpoints of payments under `/api/v1/`; `:org` is the organization's slug. */
export const paymentEndpoints = {
  swiftCode: 'payment/:org/swift-code',
  account: 'payment/:org/account',
  setting: 'payment/:org/setting',
  esewaSetting: 'payment/:org/esewa-setting',
  esewaUser: 'payment/:org/esewa-user',
  batch: 'payment/:org/batch',
  item: 'payment/:org/item',
  callback: 'payment/:org/callback',
  esewaCallback: 'payment/:org/esewa-callback',
  statementLine: 'payment/:org/statement-line',
} as const;
