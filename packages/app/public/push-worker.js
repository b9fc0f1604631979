/**
 * Shows what the server pushes to this browser, and opens what it speaks of. It keeps nothing and answers no requests of pages.
 * What is pushed, and what is said to pages: `PushPayload` and `PushWord` in packages/model/src/notification/push.ts.
 */
const worker = globalThis;
const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Milliseconds that a page has to say that it opens something. */
const patienceMs = 700;

/** Safari takes the permission from the one who shows nothing. */
const mustShow = /^(?!.*(chrom|crios|android|firefox|fxios)).*safari/i.test(worker.navigator.userAgent);

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));

function read(data) {
  try {
    return { title: 'Karmik', ...data.json() };
  } catch {
    return { title: 'Karmik' };
  }
}

async function show({ id, title, body = '', lang = 'en', url = '/', isUnderBell = false }) {
  const isSeen = (page) => page.focused && page.visibilityState === 'visible';
  // The page under somebody's eyes tells it under its bell.
  if (isUnderBell && !mustShow && (await pages()).some(isSeen)) return;
  const tag = id ? `karmik-${id}` : 'karmik';
  await worker.registration.showNotification(title, { body, lang, tag, icon: '/push-icon.png', data: { id, url } });
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? {}));
});

/** A path of this site; its start for anything else. */
function addressOf(url) {
  const start = new URL('/', worker.location.origin);
  if (typeof url !== 'string' || !URL.canParse(url, start)) return start;
  const address = new URL(url, start);
  return address.origin === start.origin ? address : start;
}

async function open({ id, url }) {
  const address = addressOf(url);
  const word = { kind: 'karmik.opened', id, url: address.pathname + address.search + address.hash };
  for (const page of await pages())
    if (await isTaken(page, word)) {
      await page.focus();
      return;
    }
  if (id && address.hash === '') address.hash = `notification-${id}`;
  await worker.clients.openWindow(address.href);
}

/** Whether a page says that it opens it: one that no one is signed in to does not. */
function isTaken(page, word) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    page.postMessage(word, [port2]);
  });
}

worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** The server learns of the new subscription from a page that is signed in, now or when one is opened. */
async function renew({ oldSubscription, newSubscription }) {
  if (!newSubscription && oldSubscription) await worker.registration.pushManager.subscribe(oldSubscription.options);
  for (const page of await pages()) page.postMessage({ kind: 'karmik.renewed' });
}
