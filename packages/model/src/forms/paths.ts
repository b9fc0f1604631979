/** Pages of forms that are linked to. Answers of one's own are a tab of the page on which forms are filled in. */
export const formPaths = {
  own: '/user/organization/forms',
  team: '/user/form-request',
  organization: '/admin/:slug/forms/response',
} as const;
