/** Pages of grievances that are linked to. `one` with `as=handler` is for those who handle it. */
export const grievancePaths = { own: '/user/grievance', one: '/user/grievance/:id' } as const;

export const grievanceAdminPaths = { all: '/admin/:slug/grievance', one: '/admin/:slug/grievance/:id' } as const;
