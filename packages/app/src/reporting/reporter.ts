/** Reports of mistakes of scripts to an address of the operator (CFG-10). They hold nothing of anybody: no query, no ids, no addresses of mail. */

export interface ReportingRules {
  readonly error_report_url: string;
  /** Share of the mistakes that are reported, 0 to 1. */
  readonly error_sample_rate: number;
  /** Share of those from before the page stood. */
  readonly error_buffered_rate: number;
  /** How many of those are kept. */
  readonly error_initial_buffer: number;
}

/** What is sent: where, when and in which release something broke. */
export interface ErrorReport {
  readonly message: string;
  readonly stack: string;
  readonly page: string;
  readonly version: string;
  readonly language: string;
  readonly at: string;
}

interface ShellProviders {
  readonly version: string;
  readonly page: () => string;
  readonly language: () => string;
  readonly now: () => Date;
  readonly random: () => number;
  readonly send: (url: string, report: ErrorReport) => void;
}

/** One page that breaks over and over tells it often enough. */
const mostReports = 50;

export interface Reporter {
  report(error: unknown): void;
}

/** @param early what was kept from before the page stood */
export function createReporter(
  rules: ReportingRules,
  around: ShellProviders,
  early: readonly unknown[] = [],
): Reporter {
  const told = new Set<string>();
  const reportBy = (share: number, error: unknown) => {
    if (!isMistake(error) || around.random() >= share || told.size >= mostReports) return;
    const { message, stack } = wordsOf(error);
    const key = `${message}\n${stack}`;
    if (told.has(key)) return;
    told.add(key);
    around.send(rules.error_report_url, {
      message,
      stack,
      page: withoutIds(around.page()),
      version: around.version,
      language: around.language(),
      at: around.now().toISOString(),
    });
  };
  for (const error of early.slice(0, rules.error_initial_buffer)) reportBy(rules.error_buffered_rate, error);
  return { report: (error) => reportBy(rules.error_sample_rate, error) };
}

/** An answer of the server that refuses something is no mistake of a script. */
function isMistake(error: unknown): boolean {
  if (error instanceof Response) return false;
  const status = (error as { response?: { status?: number } } | null)?.response?.status;
  return status === undefined || status >= 500;
}

function wordsOf(error: unknown): { message: string; stack: string } {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return { message: discreet(message).slice(0, 300), stack: discreet(stack).slice(0, 4_000) };
}

/** A text without queries of addresses, addresses of mail, and long runs of letters and digits, which may be keys. */
const discreet = (text: string): string =>
  text
    .replace(/\?[^\s):]+/g, '')
    .replace(/[^\s@<>()"']+@[^\s@<>()"']+/g, '…@…')
    .replace(/(?<![\w/-])(?=[\w-]*\d)[\w-]{24,}/g, '…');

/** The page by its words alone: what holds a digit, or is longer than a word, may be someone's id or key. */
export const withoutIds = (path: string): string =>
  path
    .split('/')
    .map((part) => (/\d/.test(part) || part.length > 40 ? '…' : part))
    .join('/');
