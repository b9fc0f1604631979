import { event } from '@karmik/model/events/event';
import { readersByScopes, tableOf } from '../../entity/scope.ts';
import { defineModule } from '../define-module.ts';
import { prolongSeries, remindDue } from './due.ts';
import { invitationRoutes } from './public-routes.ts';
import { eventRoutes } from './routes.ts';

export const eventsModule = defineModule({
  name: 'events',
  routes: [eventRoutes, invitationRoutes],
  readers: { [event.name]: readersByScopes(tableOf(event)) },
  recurring: (context) => [
    { name: 'reminding of events', everyMs: 15_000, work: () => remindDue(context) },
    { name: 'making days of series', everyMs: 3_600_000, work: () => prolongSeries(context) },
  ],
  seed: { after: ['organization', 'hris', 'noticeboard'], load: () => import('./seed.ts') },
});
