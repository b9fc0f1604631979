import './trusted-types.ts';
// The styles that order all others come with the entry, before any component's.
import '@karmik/ui/foundation';
import '@karmik/ui/brands/base';
import { createRoot } from 'react-dom/client';
import { tokenStore } from './api/token-store.ts';
import { appFiles, configuration, landing, loadConfiguration } from './configuration/configuration.ts';
import { modules } from './modules/modules.ts';
import { provideModules } from './routing/areas.ts';
import { isPublicPath } from './routing/public-navigation.ts';
import { wearLastBrand } from './preferences/brand.ts';
import { keepPreferences, preferences, takeDefaults } from './preferences/preferences.ts';
import { loginAddress } from './shell/next-target.ts';
import { keepEarlyErrors, takeEarlyErrors } from './reporting/early-errors.ts';
import { reloadOnStaleChunks } from './shell/stale-chunks.ts';
import { loadTexts } from './texts/texts.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element "root" to draw the app into.');
const root = createRoot(element);

async function showApp(): Promise<void> {
  const [{ startApp }] = await Promise.all([import('./shell/App.tsx'), loadConfiguration(...appFiles)]);
  root.render(startApp());
}

async function showAuthShell(): Promise<void> {
  const { AuthShell } = await import('./auth-shell/AuthShell.tsx');
  root.render(<AuthShell onEnter={() => void showApp()} />);
}

/** What the installation decides before anything is drawn. */
async function takeConfiguration(): Promise<void> {
  takeDefaults(configuration.runtimeConfig);
  await wearLastBrand();
}

/** The auth shell for public addresses and for the person who is signed out, the app for the others. */
async function start(): Promise<void> {
  // The outline of the shell, which index.html has, is of no use to those who see no shell.
  if (tokenStore.read() && !isPublicPath(window.location.pathname)) document.documentElement.dataset['starts'] = 'app';
  provideModules(modules);
  keepEarlyErrors();
  reloadOnStaleChunks();
  keepPreferences();
  const configured = loadConfiguration('runtimeConfig');
  if (tokenStore.read()) void loadConfiguration(...appFiles);
  if (window.location.pathname === '/') {
    await configured;
    window.history.replaceState(null, '', landing());
  }
  const { pathname, search } = window.location;
  const isAuthShell = isPublicPath(pathname) || tokenStore.read() === undefined;
  if (isAuthShell && !isPublicPath(pathname)) window.history.replaceState(null, '', loginAddress(pathname + search));
  const code = isAuthShell ? import('./auth-shell/AuthShell.tsx') : import('./shell/App.tsx');
  await Promise.all([loadTexts(preferences.language), configured.then(takeConfiguration), code]);
  await (isAuthShell ? showAuthShell() : showApp());
  const early = takeEarlyErrors();
  if (configuration.runtimeConfig.error_report_url)
    (await import('./reporting/start-reporting.ts')).startReporting(early);
}

// Not awaited: the chunks that it fetches import this one, and would wait for it in turn.
void start();
