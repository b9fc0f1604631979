import { chromium } from '@playwright/test';
const [, , email, out, ...paths] = process.argv;
const base = 'http://localhost:4100';
const api = (path, body, token, method = 'POST') =>
  fetch(`${base}/api/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  }).then((r) => r.json().catch(() => undefined));
const { token } = await api('security/auth/login/', { email, password: process.env.PASS });
await fetch(`${base}/api/v1/users/me/tour/`, { method: 'POST', headers: { authorization: `Bearer ${token.access}` } });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const w = Number(process.env.W ?? 1440);
const c = await b.newContext({ viewport: { width: w, height: w > 600 ? 900 : 844 } });
await c.addInitScript(
  ([p, t]) => {
    if (localStorage.getItem('karmik.preferences')) return;
    localStorage.setItem('karmik.preferences', p);
    localStorage.setItem('karmik.tokens', t);
  },
  [
    JSON.stringify({
      language: process.env.LANG_ ?? 'en',
      calendar: process.env.CAL ?? 'BS',
      mode: process.env.DARK ? 'dark' : 'light',
    }),
    JSON.stringify(token),
  ],
);
const p = await c.newPage();
p.on('pageerror', (e) => console.log('PAGEERROR', e.message));
p.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 300)));
await p.goto(base + '/');
await p.waitForLoadState('networkidle');
let n = 0;
for (const step of paths) {
  if (step.startsWith('/')) await p.goto(base + step);
  else if (step.startsWith('click:'))
    await p
      .getByRole(...(([r, n]) => [r, { name: n }])(step.slice(6).split('=')))
      .first()
      .click();
  else if (step.startsWith('fill:')) {
    const [l, v] = step.slice(5).split('=');
    await p.getByRole('textbox', { name: l }).first().fill(v);
  }
  await p.waitForLoadState('networkidle');
  await p.waitForTimeout(900);
  await p.screenshot({ path: `/tmp/shots/${out}-${n++}.png`, fullPage: true });
  console.log(step, p.url());
}
await b.close();
