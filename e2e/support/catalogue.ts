/** The catalogue of routes as plain data, for tests that go over all of it. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { BuiltRoute } from '../../packages/app/built-route.ts';

export type { BuiltRoute };

/** The application's modules are read as a Node process of their own reads them: the test runner resolves packages in another way. */
export function readCatalogue(): BuiltRoute[] {
  const script = join(import.meta.dirname, '../../packages/app/catalogue.ts');
  const flags = ['--conditions=karmik-src', '--disable-warning=ExperimentalWarning'];
  return JSON.parse(
    execFileSync(process.execPath, [...flags, script, '--print'], { encoding: 'utf8' }),
  ) as BuiltRoute[];
}

/** What stands for the parameters of a path in the demo; an optional one is left out. */
const values: Readonly<Record<string, string>> = {
  slug: 'himal',
  uid: 'MQ',
  uidb64: 'MQ',
  token: '0123456789abcdef',
  security: 'otp',
  orgSlug: 'himal',
  // The demo's form without names.
  uuid: '7c1d0a52-6a0e-4b3f-9d55-2f8f0a6b1c01',
  id: '17',
  // The first heading, package and payroll of the demo.
  pk: '1',
  nextOrder: '14',
  interviewerId: '1',
  candidateId: '1',
  assessmentTakerId: '1',
  referenceCheckerId: '1',
};

/** Parameters of single routes, where their name alone does not say what they hold. */
const valuesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/karmik/help/modules/:id': { id: 'overtime' },
  // The same unknown link is looked up a few times alone.
  '/offer-letter/:token': { token: 'fedcba9876543210' },
  '/preliminary-interview/:interviewerId/:questionId': { questionId: 'aaaabbbbccccdddd' },
  '/interview/:interviewerId/:questionId': { questionId: 'bbbbccccddddeeee' },
  '/assessment/:assessmentTakerId/:questionId': { questionId: 'ccccddddeeeeffff' },
  '/reference-check/:referenceCheckerId/:questionId': { questionId: 'ddddeeeeffff0000' },
  '/salary-declaration/:candidateId/:negotiationId': { negotiationId: 'eeeeffff00001111' },
  // No review of the demo's employee is of a day that has come [E8]: a later one is not told before its day.
  '/user/review-request/:id': { id: '999' },
  '/admin/:slug/transfer-request/requests/:id': { id: '1' },
  // A report of the demo's employee, which the demo's supervisor looks into.
  '/user/whistle-blower/:id': { id: '1' },
  // The picnic of the demo, to which its people are invited.
  '/user/task/projects/:id/tasks': { id: '1' },
  '/admin/:slug/task/projects/:id/tasks': { id: '1' },
  '/admin/:slug/task/projects/:id/assign-project': { id: '1' },
  '/user/events/:id': { id: '3' },
  '/user/events/:id/posts/scheduled': { id: '3' },
  '/user/events/:id/posts/:postId?': { id: '3' },
  '/admin/:slug/events/:id': { id: '3' },
  '/invitation/:token': { token: 'aaaa0000bbbb1111' },
  // One of the demo's employee.
  '/user/grievance/:id': { id: '1' },
  '/admin/:slug/grievance/:id': { id: '1' },
  '/admin/:slug/hris/id-card/templates/:id/cards': { id: '1' },
  '/admin/:slug/task/:id/detail': { id: '1' },
};

/** An address of a route that the demo answers. */
export const addressOf = (route: BuiltRoute): string =>
  route.path.replace(/\/:(\w+)(\?)?/g, (_whole, name: string, isOptional?: string) => {
    if (isOptional) return '';
    const value = valuesOf[route.path]?.[name] ?? values[name];
    if (value === undefined)
      throw new Error(`${route.path}: no value is known for :${name}. Add one in ${import.meta.filename}.`);
    return `/${value}`;
  });
