import { randomUUID } from 'node:crypto';
import { whole } from '../support/browsers.ts';
import { call, expect, mistakesOf, signInByCall, test, visitAs, visitor } from '../support/karmik.ts';
import { expectToast } from '../support/steps.ts';
import { whereTouched } from '../support/touching.ts';

interface Notification {
  readonly id: number;
  readonly text: string;
  readonly url: string | null;
  readonly read: boolean;
  readonly is_interactive: boolean;
}

test.use({ launchOptions: whole, serviceWorkers: 'allow' });

/** Of a browser that no one has; the push service of the journeys has no address. */
const fake = {
  p256dh: 'BKy4dxwO9-smAiLxFAcoPD0pV7cijPUKdU-uJDPV4VrrjZyT-CTeic5o2u6qq6wRFwm-M26SFQiTwQ6BzZKQhso',
  auth: 'AAAAAAAAAAAAAAAAAAAAAA',
};

test(
  'push is turned on by a press, shown by the worker, and a press on it opens its page [NTF-3, NTF-6, NTF-7]',
  whereTouched('notification', 'live'),
  async ({ browser, baseURL: origin = '' }) => {
    const tokens = await signInByCall('employee@himal.demo');
    const page = await visitor(browser, tokens);
    const context = page.context();
    await context.grantPermissions(['notifications'], { origin });
    // Subscribing asks the maker of the browser; everything else is this browser's own.
    await context.addInitScript(
      ({ endpoint, p256dh, auth }) => {
        const bytes = (text: string) =>
          Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
            .buffer;
        let held: PushSubscription | null = null;
        PushManager.prototype.getSubscription = async () => held;
        PushManager.prototype.subscribe = async (options = {}) =>
          (held = {
            endpoint,
            options: {
              ...options,
              applicationServerKey: (options.applicationServerKey as Uint8Array<ArrayBuffer>).buffer,
            },
            getKey: (name) => bytes(name === 'auth' ? auth : p256dh),
            unsubscribe: async () => {
              held = null;
              return true;
            },
          } as PushSubscription);
      },
      { ...fake, endpoint: `https://push.karmik.test/${randomUUID()}` },
    );
    const cdp = await context.newCDPSession(page);
    let registrationId = '';
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      registrationId = registrations.at(-1)?.registrationId ?? registrationId;
    });
    await cdp.send('ServiceWorker.enable');

    await page.goto('/user/organization/email-notification');
    const here = page.getByRole('switch', { name: 'In this browser' });
    await expect(here).not.toBeChecked();
    // The worker is there for pages without a connection; it subscribes to nothing by itself.
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription()),
    ).toBeNull();
    await here.focus();
    await page.keyboard.press('Space');
    await expectToast(page, 'Notifications are on in this browser.');
    await expect(here).toBeChecked();
    await expect(page.getByRole('list', { name: 'Your browsers with push notifications' })).toContainText(
      'This browser',
    );

    const { results } = await call<{ results: Notification[] }>('notifications/?limit=100', { token: tokens.access });
    results.sort((one, other) => Number(one.read) - Number(other.read));
    const told = results.find(({ url, is_interactive: isInteractive }) => url?.startsWith('/user/') && !isInteractive);
    if (!told) throw new Error('The demo data has nothing that leads to a page.');
    const shown = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({
          title,
          body,
          tag,
        })),
      );
    await expect.poll(() => registrationId).not.toBe('');
    const data = { id: told.id, title: 'Himal', body: told.text, lang: 'en', url: told.url, isUnderBell: false };
    // A worker that has only just begun may miss one; shown twice, it is one notification all the same.
    const push = () =>
      cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
    await expect
      .poll(async () => {
        await push();
        return shown();
      })
      .toEqual([{ title: 'Himal', body: told.text, tag: `karmik-${told.id}` }]);

    const [worker] = context.serviceWorkers();
    await worker?.evaluate(
      `registration.getNotifications().then(([notification]) => {
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    })`,
    );
    await expect(page).toHaveURL((url) => url.pathname + url.search === told.url);
    await expect
      .poll(async () => {
        const read = await call<{ results: Notification[] }>('notifications/?read=true&limit=50', {
          token: tokens.access,
        });
        return read.results.some(({ id }) => id === told.id);
      })
      .toBe(true);

    // A window that the worker opened, for what is decided at once.
    const asked = results.find(({ is_interactive: isInteractive }) => isInteractive);
    if (!asked) throw new Error('The demo data has nothing that is decided in a dialog.');
    await page.goto(`/user/noticeboard#notification-${asked.id}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/user/noticeboard');

    await page.goto('/user/organization/email-notification');
    await expect(here).toBeChecked();
    await here.press('Space');
    await expectToast(page, 'Notifications are off in this browser.');
    await expect(here).not.toBeChecked();
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'a tab of an iPhone is told that push comes once Karmik is on the Home Screen, and Karmik can be put there',
  whereTouched('notification', 'live'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'employee@himal.demo', {
      viewport: { width: 390, height: 844 },
    });
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PushManager');
      Object.defineProperty(navigator, 'standalone', { value: false });
    });
    await page.goto('/user/organization/email-notification');
    const here = page.getByRole('switch', { name: 'In this browser' });
    await expect(here).toBeDisabled();
    await expect(here).toHaveAccessibleDescription(/tap Share, then Add to Home Screen/);

    const cdp = await page.context().newCDPSession(page);
    const { url, data = '', errors } = await cdp.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data) as {
      display: string;
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
    const sizes = await page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (source) => {
            const { width, height } = await createImageBitmap(await (await fetch(source)).blob());
            return `${width}x${height}`;
          }),
        ),
      manifest.icons.map(({ src }) => new URL(src, url).href),
    );
    expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
    expect(sizes).toContain('512x512');
    const appleIcon = page.locator('link[rel="apple-touch-icon"]');
    expect(manifest.icons.map(({ src }) => src)).toContain(await appleIcon.getAttribute('href'));
    expect(mistakesOf(page)).toEqual([]);
  },
);
