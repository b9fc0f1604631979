/** Pages of grievances that are linked to. */
export const grievancePaths = {
  own: '/user/grievance',
  ownCase: '/user/grievance/:id',
  handling: '/user/grievance/handling/:id',
  all: '/admin/:slug/grievance',
  case: '/admin/:slug/grievance/:id',
} as const;
