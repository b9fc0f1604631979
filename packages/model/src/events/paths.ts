/** Pages of events that people link to. */
export const eventPaths = {
  calendar: '/user/calendar',
  own: '/user/events',
  detail: '/user/events/:id',
  scheduled: '/user/events/:id/posts/scheduled',
  posts: '/user/events/:id/posts/:postId?',
} as const;
