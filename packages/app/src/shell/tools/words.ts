import { bilingual } from '@karmik/model/kit/text';

export const words = {
  more: bilingual('More tools', 'थप साधन'),
  moreWaiting: (count: string) => bilingual(`More tools, ${count} pending`, `थप साधन, ${count} बाँकी`),
  news: bilingual("What's new", 'नयाँ के छ'),
  newsVersion: (version: string, date: string) =>
    bilingual(`Version ${version} · ${date}`, `संस्करण ${version} · ${date}`),
  noNews: bilingual("Couldn't load what's new.", 'नयाँ विवरण पढ्न सकिएन।'),
  open: bilingual('Open', 'खोल्नुहोस्'),
  openOf: (name: string) => bilingual(`Open: ${name}`, `खोल्नुहोस्: ${name}`),
  permissions: bilingual('Manage Permission', 'अनुमति व्यवस्थापन'),
  setup: bilingual('Account setup', 'खाता सेटअप'),
  setupWaiting: (count: string) => bilingual(`Account setup, ${count} pending`, `खाता सेटअप, ${count} बाँकी`),
  setupDone: (done: string, total: string) => bilingual(`${done} of ${total} completed`, `${total} मध्ये ${done} पूरा`),
  completed: bilingual('Completed', 'पूरा भयो'),
  pending: bilingual('Pending', 'बाँकी'),
  apps: bilingual('More apps', 'थप एप्लिकेसन'),
  appsWaiting: (count: string) => bilingual(`More apps, ${count} pending`, `थप एप्लिकेसन, ${count} बाँकी`),
  waiting: (pending: string, total: string) =>
    bilingual(`${pending} of ${total} waiting`, `${total} मध्ये ${pending} बाँकी`),
  choose: bilingual('Choose apps', 'देखाउने छान्नुहोस्'),
  chosen: bilingual('Done', 'भयो'),
  allHidden: bilingual('Nothing to show.', 'सबै लुकाइएको छ।'),
};
