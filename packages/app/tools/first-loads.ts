import { join } from 'node:path';
import { tablesOf } from './late-pages.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

/**
 * What is in the graph below a first load but is not in it: schemas, of which pages take single constants, what the entries of
 * `Snackbar` and `ConfirmDialog` offer beside their small queues, React Aria's progress bar, of which its button takes the context,
 * and mutations and lists of queries of React Query, whose entry names them beside its queries.
 */
const apart =
  /react-aria-components[\\/]dist[\\/](exports[\\/])?index|[\\/]zod[\\/]|[\\/]packages[\\/]model[\\/](?!src[\\/](kit[\\/](text|messages|permissions|links|zone|date-text|digits|allows|read-errors)|organization[\\/]place|[\w-]+[\\/][\w-]*paths|configuration[\\/]page-switches|noticeboard[\\/]vocabulary)\.ts)|[\\/]Snackbar(Region)?\.(tsx|css\.ts)|react-aria[\\/]dist[\\/]private[\\/](toast|landmark|progress)[\\/]|@internationalized[\\/]number|useNumberFormatter|ConfirmDialog[\\/](?!index|confirm-store)|[\\/](useMutation|mutationObserver|useQueries|queriesObserver)\.js/;

/** Parts of the shell that come once the first page is shown. Each stays a file of its own: the bundler leaves out what `import()` names where it puts such a module into a group. */
const lateShell = [
  'shell/AccountMenu.tsx',
  'shell/Notices.tsx',
  'shell/Questions.tsx',
  'shell/footer/Footer.tsx',
  'shell/jobs/JobsButton.tsx',
  'shell/notifications/Bell.tsx',
  'shell/search/SearchButton.tsx',
  'shell/tools/ShellTools.tsx',
];

const within = (folder: string, files: readonly string[]) => files.map((file) => join(folder, 'src', file));

/**
 * Names the chunk of each module that a first load needs: `base` for what both the auth shell and the app begin with, `auth-shell` and `board` for
 * what only one of them does, `calls` for the client, which the auth shell fetches once it stands. Many small files compress worse than one, and each costs a request.
 */
export function firstLoadChunks(folder: string): (id: string, graph: ModuleGraph) => string | null {
  const starts = {
    main: within(folder, ['main.tsx']),
    calls: within(folder, ['modules/account/pages/account-calls.ts']),
    authShell: within(folder, ['auth-shell/AuthShell.tsx', 'modules/account/pages/LoginPage.tsx', tablesOf('public')]),
    board: within(folder, [
      'shell/App.tsx',
      'shell/Shell.tsx',
      tablesOf('user'),
      'modules/noticeboard/pages/NoticeboardPage.tsx',
    ]),
    lateShell: within(folder, lateShell),
  };
  const lateParts = new Set(starts.lateShell);
  let reach: Record<keyof typeof starts, ReadonlySet<string>> | undefined;

  return (id, graph) => {
    reach ??= {
      main: reachOf(graph, starts.main),
      calls: reachOf(graph, starts.calls),
      authShell: reachOf(graph, starts.authShell),
      board: reachOf(graph, starts.board),
      lateShell: reachOf(graph, starts.lateShell),
    };
    const inAuthShell = reach.authShell.has(id);
    const inBoard = reach.board.has(id);
    if (reach.main.has(id) || (inAuthShell && inBoard) || ofTexts.test(id)) return 'base';
    if (reach.calls.has(id)) return 'calls';
    if (inAuthShell || inBoard) return inAuthShell ? 'auth-shell' : 'board';
    return reach.lateShell.has(id) && ofShell.test(id) && !lateParts.has(id) ? 'late-shell' : null;
  };
}

/** What the texts need, which both the auth shell and the app fetch as a file of their own. */
const ofTexts = /[\\/]packages[\\/]model[\\/]src[\\/]kit[\\/]plural\.ts$/;

/** Of what the late parts of the shell need, the files of the shell itself; all else belongs to pages as well. */
const ofShell = /[\\/]packages[\\/]app[\\/]src[\\/]shell[\\/]/;

/** The entry that names every icon: of those behind it a module needs the ones it names. */
const icons = /[\\/]packages[\\/]ui[\\/]src[\\/]icons[\\/]index\.ts$/;

/** Every module that some modules import, at once or through others, dynamic imports left out. */
function reachOf(graph: ModuleGraph, from: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || apart.test(id)) return;
    found.add(id);
    const info = graph.getModuleInfo(id);
    for (const imported of info?.importedIds ?? [])
      if (icons.test(imported)) iconsIn(graph, imported, info?.code ?? '').forEach(visit);
      else visit(imported);
  };
  from.forEach(visit);
  return found;
}

/** The modules of the icons that a module names. */
function iconsIn(graph: ModuleGraph, index: string, code: string): string[] {
  const names = new Set(code.match(/\b\w+Icon\b/g));
  const info = graph.getModuleInfo(index);
  const exported = [...(info?.code ?? '').matchAll(/default as (\w+)[^'"]*['"]lucide-react\/icons\/([\w-]+)['"]/g)];
  const files = new Set(exported.flatMap(([, name = '', file = '']) => (names.has(name) ? [file] : [])));
  return info?.importedIds.filter((id) => files.has(/([\w-]+)\.m?js$/.exec(id)?.[1] ?? '')) ?? [];
}
