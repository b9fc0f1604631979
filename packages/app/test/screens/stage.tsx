/** Opens an address of the library in this browser, with everything that stands around a screen. */
import '@karmik/ui/foundation';
import '@karmik/ui/brands/base';
import { installationPlace, type OrganizationPlace } from '@karmik/model/organization/place';
import type { CalendarSystem } from '@karmik/ui/provider';
import { snackbar } from '@karmik/ui/Snackbar';
import { applyTheme } from '@karmik/ui/theme';
import { ConfirmRegion } from '@karmik/ui/ConfirmDialog';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { queryClient } from '../../src/api/query-client.ts';
import { tokenStore } from '../../src/api/token-store.ts';
import { enterPlace } from '../../src/preferences/place.ts';
import { preferences } from '../../src/preferences/preferences.ts';
import { buildRoutes } from '../../src/shell/build-routes.tsx';
import { KeptPages } from '../../src/shell/keep-alive/KeptPages.tsx';
import { NotFound } from '../../src/shell/NotFound.tsx';
import { Root as AppRoot } from '../../src/shell/Root.tsx';
import { session } from '../../src/shell/session.ts';
import { loadTexts, loadWorkTexts } from '../../src/texts/texts.ts';
import { Endpoints } from './endpoints.ts';
import { loans, tables } from './library.ts';

let root: Root | undefined;

/** The day on which everything happens; timers run as usual. */
const today = new Date('2026-11-21T06:00:00Z');

interface Stage {
  readonly server: Endpoints;
  /** Where one is: path and search. */
  readonly address: () => string;
  readonly go: (address: string) => Promise<void>;
  /** Calls back whenever the router has taken a step, which React has not drawn yet. */
  readonly onStep: (listener: () => void) => void;
}

interface Setting {
  readonly rows?: readonly { readonly id: number; readonly [name: string]: unknown }[];
  readonly calendar?: CalendarSystem;
  readonly language?: 'en' | 'ne';
  /** Permission codes; those of the library are 2. */
  readonly codes?: readonly string[];
  readonly instead?: Endpoints['instead'];
  /** Where the organization is. */
  readonly place?: OrganizationPlace;
  readonly now?: Date;
}

export async function open(
  address: string,
  {
    rows = loans,
    calendar = 'ad',
    language = 'en',
    codes = ['2.00'],
    instead,
    place = installationPlace,
    now = today,
  }: Setting = {},
): Promise<Stage> {
  close();
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const server = new Endpoints('org/himal/loan/', rows);
  server.instead = instead;
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('XMLHttpRequest', sentBy(server));
  tokenStore.write({ access: 'access', refresh: 'refresh' });
  Object.assign(preferences, { calendar: calendar === 'bs' ? 'BS' : 'AD', language });
  session.admin = { switchable_organizations: [], organization_permissions: [...codes] };
  enterPlace(place);
  session.info = { ...reader, current_organization: { ...reader.current_organization, ...place } };
  await loadTexts(language);
  await loadWorkTexts();
  applyTheme({ brand: 'base', mode: 'light', motion: 'reduced', direction: 'ltr' });
  const router = createMemoryRouter(
    [
      {
        Component: AppRoot,
        children: [{ Component: Frame, children: [...buildRoutes(tables), { path: '*', Component: NotFound }] }],
      },
    ],
    { initialEntries: [address] },
  );
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.querySelector('#app')!);
  root.render(<RouterProvider router={router} />);
  const here = () => router.state.location.pathname + router.state.location.search;
  return {
    server,
    address: here,
    go: (next) => router.navigate(next),
    onStep: (listener) => router.subscribe(listener),
  };
}

export function close(): void {
  root?.unmount();
  root = undefined;
  queryClient.clear();
  for (const { key } of snackbar.toasts.visibleToasts) snackbar.toasts.close(key);
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** An upload is sent by the older kind of request, which tells how far it is. */
const sentBy = (server: Endpoints) =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    response: unknown;
    private address = '';
    open(_method: string, address: string): void {
      this.address = address;
    }
    setRequestHeader(): void {}
    abort(): void {}
    async send(body: FormData): Promise<void> {
      const answer = await server.fetch(this.address, { method: 'POST', body });
      this.status = answer.status;
      this.response = await answer.json();
      this.dispatchEvent(new Event('load'));
    }
  };

function Frame() {
  return (
    <QueryClientProvider client={queryClient}>
      <main>
        <KeptPages />
      </main>
      <ConfirmRegion />
    </QueryClientProvider>
  );
}

const reader: NonNullable<typeof session.info> = {
  user: {
    id: 7,
    full_name: 'Pemba Sherpa',
    first_name: 'Pemba',
    middle_name: '',
    last_name: 'Sherpa',
    job_title: 'Librarian',
    profile_picture: null,
    username: 'pemba',
    email: 'pemba@himal.example',
    is_audit_user: false,
  },
  current_organization: {
    name: 'Himal Library',
    abbreviation: 'HL',
    slug: 'himal',
    disabled_applications: [],
    is_remark_optional: false,
    ...installationPlace,
  },
  is_admin: true,
  supervisor: { is_supervisor: false, can_switch: false, has_default: false },
  can_switch_organizations: false,
  is_operator: false,
  second_step_due: false,
  starred_pages: [],
  language: null,
  is_tour_due: false,
  notice_board_settings: { allow_to_post: true, need_approval: false },
};
