import { defineModule } from '../define-module.ts';
import { checkAudits, handleAuditChecks } from './check.ts';
import { auditRoutes } from './routes.ts';
import { sealAudit } from './seal.ts';

export const auditModule = defineModule({
  name: 'audit',
  routes: [auditRoutes],
  jobs: handleAuditChecks,
  recurring: (context) => [
    { name: 'sealing the audit', everyMs: 60_000, work: () => sealAudit(context) },
    { name: 'checking the audit', everyMs: 60_000, work: () => checkAudits(context) },
  ],
});
