/** Pages of payments of an organization's administration. */
export const paymentAdminPaths = {
  bulk: '/admin/:slug/payment/bulk-transactions',
  setting: '/admin/:slug/payment/setting',
  esewa: '/admin/:slug/payment/setting/esewa-settings',
  esewaConfig: '/admin/:slug/payment/setting/esewa-settings/esewa-config',
  esewaUser: '/admin/:slug/payment/setting/esewa-settings/esewa-user',
  reports: '/admin/:slug/payment/report',
  esewaReport: '/admin/:slug/payment/report/esewa',
  swiftCode: '/admin/:slug/payment/swift-code',
} as const;
