/** Where transfer requests are sent, reviewed, and decided by HR. */
export const transferPaths = {
  own: '/user/transfer-request',
  team: '/user/transfer-request/review',
  organization: '/admin/:slug/transfer-request/requests',
  organizationRequest: '/admin/:slug/transfer-request/requests/:id',
} as const;
