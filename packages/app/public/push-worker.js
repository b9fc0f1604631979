/**
 * The worker of this site. It shows what the server pushes to this browser, and opens what it speaks of: `PushPayload` and `PushWord` in
 * packages/model/src/notification/push.ts. Without a connection it opens the application with the answers that the person has seen: the
 * second half of this file, and `WorkerWord` in packages/app/src/shell/offline/worker-word.ts.
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
  // The page that the person looks at shows it under its bell.
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

/** The page of the application with its files: those of one release, since a new page removes what the one before it needed. */
const shellName = 'karmik-shell';
/** Answers that one session has seen, by its id: another person, or another sign-in of the same, never finds them. */
const seenPrefix = 'karmik-seen-';
const mostSeen = 400;
const mostBytes = 1_000_000;

/** These calls end a session: what it has seen is removed. */
const ending = /^\/api\/v1\/(security\/auth\/(login|logout)|users\/me\/switch-organization)\//;
const loginPage = /^\/account\/login\b/;
/** Pages of the server's own, and what is not of the application. */
const otherPage = /^\/(api|storybook|config)\b/;
/** What is read by few, or logged each time that it is read, is not kept in a browser. */
const unkept =
  /\/(whistle-blower|grievance|disciplinary-case|security|payroll|loan|payment|salary[\w-]*|notice-and-salary|part|medical[\w-]*|bank-account|export|captcha)\b/;

/** Grows when what was seen is forgotten, so that no answer that is still on its way is kept afterwards. */
let forgotten = 0;
/** Pages that were answered from what was seen, with the oldest time of it since they said where they are. */
const offline = new Map();

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  if (request.method === 'POST' && ending.test(pathname)) event.waitUntil(forget());
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (otherPage.test(pathname)) return;
    if (loginPage.test(pathname)) event.waitUntil(forget());
    event.respondWith(openPage(event));
  } else if (pathname.startsWith('/assets/')) event.respondWith(openFile(event));
  else if (pathname.startsWith('/config/')) event.respondWith(openSettings(event));
  else if (pathname.startsWith('/api/v1/') && !unkept.test(pathname)) {
    const owner = ownerOf(request);
    if (owner !== undefined) event.respondWith(answer(event, owner));
  }
});

/** The session that asks, by its token; what it says is believed, since a browser without it has nothing to find. */
function ownerOf(request) {
  const [, payload] = (request.headers.get('authorization') ?? '').split('.');
  try {
    const { sub, sid } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return sid ? `${sub}-${sid}` : undefined;
  } catch {
    return undefined;
  }
}

async function forget() {
  forgotten += 1;
  for (const name of await caches.keys()) if (name.startsWith(seenPrefix)) await caches.delete(name);
}

/** Every address of the application is the same page: the newest where there is a connection. */
async function openPage(event) {
  try {
    const response = await fetch(event.request);
    if (response.ok && !response.redirected) event.waitUntil(keepPage(response.clone()));
    return response;
  } catch (error) {
    const kept = await caches.open(shellName).then((cache) => cache.match('/'));
    if (kept) return kept;
    throw error;
  }
}

async function keepPage(response) {
  const text = await response.text();
  const known = await caches.open(shellName).then((cache) => cache.match('/'));
  if (known && (await known.text()) === text) return;
  await caches.delete(shellName);
  const cache = await caches.open(shellName);
  await cache.put('/', new Response(text, { headers: response.headers }));
}

/** Files have a hash in their name, and never change. */
async function openFile(event) {
  const cache = await caches.open(shellName);
  const kept = await cache.match(event.request.url);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(cache.put(event.request.url, response.clone()));
  return response;
}

async function openSettings(event) {
  const cache = await caches.open(shellName);
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(cache.put(event.request.url, response.clone()));
    return response;
  } catch (error) {
    const kept = await cache.match(event.request.url);
    if (kept) return kept;
    throw error;
  }
}

/** An answer of the server, else the last one that this session has seen. */
async function answer(event, owner) {
  const { request, clientId } = event;
  const before = forgotten;
  try {
    const response = await fetch(request);
    if (offline.delete(clientId)) event.waitUntil(tell(clientId));
    if (isKept(response)) event.waitUntil(keep(owner, request.url, response.clone(), before));
    return response;
  } catch (error) {
    // What the page itself gave up is no lost connection.
    if (request.signal.aborted) throw error;
    const kept = await caches.open(seenPrefix + owner).then((cache) => cache.match(request.url));
    if (!kept) throw error;
    const at = kept.headers.get('karmik-seen');
    const oldest = offline.get(clientId);
    if (oldest === undefined || at < oldest) offline.set(clientId, at);
    event.waitUntil(tell(clientId));
    return kept;
  }
}

/** Answers say `no-store` to every cache that is not this one: see docs/adr/0142-offline-by-our-own-worker.md. */
const isKept = ({ status, headers }) =>
  status === 200 && (headers.get('content-type') ?? '').includes('application/json');

async function keep(owner, url, response, before) {
  const body = await response.blob();
  if (body.size > mostBytes || forgotten !== before) return;
  const name = seenPrefix + owner;
  for (const other of await caches.keys())
    if (other.startsWith(seenPrefix) && other !== name) await caches.delete(other);
  const cache = await caches.open(name);
  await cache.put(
    url,
    new Response(body, { headers: { 'content-type': 'application/json', 'karmik-seen': new Date().toISOString() } }),
  );
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - mostSeen))) await cache.delete(old);
  if (forgotten !== before) await caches.delete(name);
}

/** Says to a page whether what it shows was answered without a connection, and when it was seen. */
async function tell(clientId) {
  const page = await worker.clients.get(clientId);
  page?.postMessage({ kind: 'karmik.seen', at: offline.has(clientId) ? offline.get(clientId) : null });
}

worker.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data?.kind === 'karmik.asks') event.waitUntil(tell(source.id));
  // What the next page shows may have been seen at another time.
  if (data?.kind === 'karmik.moved' && offline.has(source.id)) offline.set(source.id, undefined);
  if (data?.kind === 'karmik.files') event.waitUntil(keepFiles(data.urls));
});

/** The files that a page had fetched before this worker was there: the browser has them, since they never change. */
async function keepFiles(urls) {
  const page = await fetch('/').catch(() => undefined);
  if (page?.ok) await keepPage(page);
  const cache = await caches.open(shellName);
  for (const url of urls) {
    const { origin, pathname } = new URL(url);
    if (origin !== worker.location.origin || !/^\/(assets|config)\//.test(pathname)) continue;
    if (await cache.match(url)) continue;
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) await cache.put(url, response);
  }
}
