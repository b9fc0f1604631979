import { defineModule } from '../define-module.ts';
import { mailDigests, mailDue } from './mails.ts';
import { remindDue } from './own.ts';
import { addressDue, forgetBrowsers, pushSender } from './push/deliver.ts';
import { notificationRoutes } from './routes.ts';

export const notificationModule = defineModule({
  name: 'notification',
  routes: [notificationRoutes],
  recurring(context) {
    const push = pushSender(context, context.push);
    return [
      {
        name: 'bringing reminders back',
        everyMs: 1_000,
        work: () => remindDue(context.database.everywhere, context.clock()),
      },
      { name: 'mailing notifications', everyMs: 2_000, work: () => mailDue(context) },
      { name: 'mailing digests', work: () => mailDigests(context) },
      { name: 'addressing pushes', everyMs: 2_000, work: () => addressDue(context) },
      { name: 'pushing to browsers', everyMs: 2_000, work: () => push.sendWaiting() },
      { name: 'forgetting browsers', everyMs: 60_000, work: () => forgetBrowsers(context) },
    ];
  },
});
