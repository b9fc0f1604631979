/** Begins to report mistakes where the installation asks for it (CFG-10). */
import { configuration } from '../configuration/configuration.ts';
import { preferences } from '../preferences/preferences.ts';
import { createReporter, type ErrorReport } from './reporter.ts';

const send = (url: string, report: ErrorReport): void =>
  void fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {});

const causeOf = (event: unknown): unknown =>
  event instanceof PromiseRejectionEvent
    ? event.reason
    : event instanceof ErrorEvent
      ? (event.error ?? event.message)
      : event;

/** Where people may write anonymously, nothing is reported. */
const isPrivate = (): boolean => /whistle-blower-form|grievance/.test(window.location.pathname);

/** @param early events and errors from before the page stood */
export function startReporting(early: readonly unknown[]): void {
  const reporter = createReporter(
    configuration.runtimeConfig,
    {
      version: import.meta.env.VITE_VERSION,
      page: () => window.location.pathname,
      language: () => preferences.language,
      now: () => new Date(),
      random: Math.random,
      send,
    },
    isPrivate() ? [] : early.map(causeOf),
  );
  const hear = (event: Event) => {
    if (!isPrivate()) reporter.report(causeOf(event));
  };
  window.addEventListener('error', hear);
  window.addEventListener('unhandledrejection', hear);
}
