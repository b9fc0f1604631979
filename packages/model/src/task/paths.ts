/** Pages of tasks that are linked to. */
export const taskPaths = {
  detail: '/user/task/my/:id?/detail',
  assignedToMe: '/user/task/assigned-to-me',
  approvals: '/user/task/approvals',
  organizationApprovals: '/admin/:slug/task/approvals',
  projects: '/user/task/projects',
  projectTasks: '/user/task/projects/:id/tasks',
  organizationProjects: '/admin/:slug/task/projects',
  organizationProjectTasks: '/admin/:slug/task/projects/:id/tasks',
  assignProject: '/admin/:slug/task/projects/:id/assign-project',
} as const;
