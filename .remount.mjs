import { chromium } from '@playwright/test';
const base = 'http://localhost:4100';
const { token } = await fetch(`${base}/api/v1/security/auth/login/`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'employee@himal.demo', password: process.env.PASS }),
}).then((r) => r.json());
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const [path, name, role] of [['/user/organization/document', 'Star this page', 'button']])
  for (let k = 0; k < 2; k++) {
    const c = await b.newContext();
    await c.addInitScript(
      ([t]) => {
        localStorage.setItem('karmik.preferences', JSON.stringify({ language: 'en', calendar: 'AD', mode: 'light' }));
        localStorage.setItem('karmik.tokens', t);
      },
      [JSON.stringify(token)],
    );
    const p = await c.newPage();
    const asked = [];
    await p.route('**/api/v1/**', async (r) => {
      await new Promise((x) => setTimeout(x, Math.random() * 2500));
      asked.push(new URL(r.request().url()).pathname);
      await r.continue().catch(() => {});
    });
    await p.route('**/*.js', async (r) => {
      await new Promise((x) => setTimeout(x, Math.random() * 600));
      await r.continue().catch(() => {});
    });
    await p.goto(base + path);
    const el = p.getByRole(role, { name });
    await el.waitFor();
    const h = await el.elementHandle();
    await h.evaluate((n) => {
      window.__log = [];
      new MutationObserver((ms) => {
        for (const m of ms)
          for (const r of m.removedNodes)
            if (r.contains(n))
              window.__log.push(
                r.nodeName +
                  '.' +
                  String(r.className).slice(0, 60) +
                  ' from ' +
                  m.target.nodeName +
                  '#' +
                  m.target.id +
                  '.' +
                  String(m.target.className).slice(0, 60) +
                  ' | now: ' +
                  m.target.innerHTML.slice(0, 300),
              );
      }).observe(document, { childList: true, subtree: true });
    });
    const t0 = Date.now();
    let gone;
    for (let i = 0; i < 60 && gone === undefined; i++) {
      await p.waitForTimeout(100);
      if (!(await h.evaluate((n) => n.isConnected))) gone = Date.now() - t0;
    }
    console.log(await p.evaluate(() => window.__log));
    console.log(path, k, gone === undefined ? 'stays' : `replaced after ${gone} ms`, asked.length);
    await c.close();
  }
await b.close();
