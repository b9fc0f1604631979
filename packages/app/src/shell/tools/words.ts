import { text } from '@karmik/model/kit/text';

export const words = {
  more: text('More tools', 'थप साधन'),
  news: text("What's new", 'नयाँ के छ'),
  newsVersion: (version: string, date: string) => text(`Version ${version} · ${date}`, `संस्करण ${version} · ${date}`),
  noNews: text('The news could not be read.', 'नयाँ विवरण पढ्न सकिएन।'),
  open: text('Open', 'खोल्नुहोस्'),
  openOf: (name: string) => text(`Open: ${name}`, `खोल्नुहोस्: ${name}`),
  permissions: text('Manage Permission', 'अनुमति व्यवस्थापन'),
  setup: text('Account setup', 'खाता सेटअप'),
  setupWaiting: (count: string) => text(`Account setup, ${count} pending`, `खाता सेटअप, ${count} बाँकी`),
  setupDone: (done: string, total: string) => text(`${done} of ${total} completed`, `${total} मध्ये ${done} पूरा`),
  completed: text('Completed', 'पूरा भयो'),
  pending: text('Pending', 'बाँकी'),
  apps: text('Further applications', 'थप एप्लिकेसन'),
  appsWaiting: (count: string) => text(`Further applications, ${count} waiting`, `थप एप्लिकेसन, ${count} बाँकी`),
  waiting: (pending: string, total: string) => text(`${pending} of ${total} waiting`, `${total} मध्ये ${pending} बाँकी`),
  choose: text('Choose what is shown', 'देखाउने छान्नुहोस्'),
  chosen: text('Done', 'भयो'),
  allHidden: text('Everything is hidden.', 'सबै लुकाइएको छ।'),
};
