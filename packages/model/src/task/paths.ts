/** Pages of tasks that are linked to. */
export const taskPaths = {
  detail: '/user/task/my/:id?/detail',
  assignedToMe: '/user/task/assigned-to-me',
  approvals: '/user/task/approvals',
  organizationApprovals: '/admin/:slug/task/approvals',
} as const;
