/**
 * Calls that the specification names by another address than ours (API-1). Both addresses are one route: its handler, its checks and
 * its answer stand once. An address without `:org` means the organization of the session.
 */
import type { FastifyInstance } from 'fastify';
import { organizationMember } from '../access/access.ts';
import { paramsAt, type Api } from './api.ts';

const root = '/api/v1/';

/** Ours by the specification's, each with its method. */
const secondAddresses: Readonly<Record<string, string>> = {
  'GET attendance/:org/reports/employee-attendance-insight/': 'attendance/:org/daily-attendance/aggregate/',
  'GET attendance/:org/reports/employee-attendance-insight/export/':
    'attendance/:org/daily-attendance/aggregate/export/',
  'GET attendance/:org/reports/individual/': 'attendance/:org/daily-attendance/',
  'GET attendance/:org/reports/individual/export/': 'attendance/:org/daily-attendance/export/',
  'GET attendance/:org/reports/overtime-claim/export/': 'attendance/:org/overtime/claim/export/',
  'GET attendance/calendar/': 'attendance/:org/daily-attendance/',
  'GET commons/travel-attendance/stats/': 'attendance/:org/travel-attendance/aggregate/',
  'POST attendance/web/': 'attendance/:org/web-attendance/',
  'GET authentication-activity/:org/': 'org/:org/login-logs/',
  'GET commons/recent-activity/': 'org/:org/audit-logs/',
  'GET commons/system-email-log/': 'org/:org/email-logs/',
  'GET exports/:org/reports/': 'jobs/',
  'POST exports/:org/reports/:id/stop-process/': 'jobs/:id/cancel/',
  'GET task/info/activities/': 'task/recent-activities/',
  'GET task/info/stat/': 'task/summary/',
  'GET users/': 'hris/:org/employees/',
  'POST users/': 'hris/:org/employees/',
  'GET users/:id/': 'users/:id/card/',
  'GET users/:id/cv/': 'hris/:org/people/:id/cv/',
  'GET users/:id/internal-detail/': 'hris/:org/people/:id/',
  'GET users/autocomplete/': 'users/new-autocomplete/',
  'POST users/import/': 'hris/:org/employees/import/',
  'GET users/import/sample/': 'hris/:org/employees/import/sample/',
};

/**
 * Mounts each route of the table at its second address too, once it is declared.
 * @returns a check for when all routes are there; it throws for an address that leads to none
 */
export function mountSecondAddresses(app: Api): () => void {
  const open = new Map(Object.entries(secondAddresses));
  // The typed server knows routes by their literal schemas; these come as they were declared.
  const plain = app as unknown as FastifyInstance;
  plain.addHook('onRoute', ({ method, url, schema, config, handler }) => {
    for (const [second, ours] of open) {
      const [verb, path = ''] = second.split(' ');
      if (method !== verb || url !== root + ours) continue;
      open.delete(second);
      const { ofList, ofRecord } = paramsAt(root + path);
      const isOfOrganization = path.includes('/:org/') && config?.access?.kind === 'member';
      plain.route({
        method,
        url: root + path,
        config: { ...config, ...(isOfOrganization && { access: organizationMember }) },
        schema: { ...schema, params: path.includes(':id/') ? ofRecord : ofList },
        handler,
      });
    }
  });
  return () => {
    if (open.size > 0)
      throw new Error(`No route answers what these addresses lead to: ${[...open.keys()].join(', ')}.`);
  };
}
