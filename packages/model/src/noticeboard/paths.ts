/** Pages of the noticeboard that are linked to. */
export const postPaths = {
  own: '/user/posts/:id?',
  scheduled: '/user/posts/scheduled',
  approval: '/admin/:slug/hris/noticeboard-approval/request',
} as const;
