/** Pages of HRIS that are linked to. */

export const resignationPaths = {
  own: '/user/resignation/:id?',
  team: '/user/resignation-request',
  organization: '/admin/:slug/hris/resignation/request',
} as const;

/** Requests of letters: one's own, those that one is asked about, and all of them. */
export const letterRequestPaths = {
  own: '/user/letter-request/:id?',
  team: '/user/letter-requests-to-issue',
  organization: '/admin/:slug/hris/letter-request',
} as const;

/** Disciplinary cases: one's own, and all of them. */
export const disciplinaryPaths = {
  own: '/user/disciplinary-case/:id?',
  organization: '/admin/:slug/hris/disciplinary-case',
} as const;

/** Reviews of one's own, on which one is asked, and about oneself are in one list. */
export const reviewPaths = {
  own: '/user/review-request',
  ownRequest: '/user/review-request/:id',
  organization: '/admin/:slug/hris/employees/employment-review/review-details',
} as const;

export const changeRequestPaths = {
  own: '/user/profile/change-request',
  organization: '/admin/:slug/hris/change-requests',
} as const;

export const hrisPaths = {
  profile: '/user/profile/:id?',
  exitInterview: '/user/exit-interview',
  teamDirectory: '/user/supervisor/my-team/directory',
} as const;
