/** Pages of the audit that are linked to. */
export const auditPaths = { log: '/admin/:slug/organization/report/audit-logs' } as const;
