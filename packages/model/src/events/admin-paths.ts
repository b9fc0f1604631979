/** Pages of events for HR and for guests without an account; the first load has none of them. */
export const eventAdminPaths = {
  all: '/admin/:slug/events',
  detail: '/admin/:slug/events/:id',
} as const;

/** The page of a guest; the secret is the only parameter. */
export const invitationPath = '/invitation/:token';
