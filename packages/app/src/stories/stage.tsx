/** The application around one part of it, for stories: its reader, a page of the catalogue, and a server that answers from memory. */
import type { SessionInfo } from '@karmik/model/account/contracts';
import { installationPlace } from '@karmik/model/organization/place';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import type { Decorator } from '@storybook/react-vite';
import { queryClient } from '../api/query-client.ts';
import { tokenStore } from '../api/token-store.ts';
import { enterPlace } from '../preferences/place.ts';
import { preferences } from '../preferences/preferences.ts';
import { provideModules } from '../routing/areas.ts';
import type { ModuleTable, Route } from '../routing/route.ts';
import { PageParams, PageRoute } from '../screens/providers/page-route.ts';
import { session } from '../shell/session.ts';
import { ShellProviders } from '../shell/ShellProviders.tsx';
import { loadTexts, loadWorkTexts } from '../texts/texts.ts';

/** What the server answers to a method and a path under the API root. A function is given the body and what is behind the path. */
export type Answers = Readonly<Record<string, unknown>>;

interface Stage {
  /** The catalogue: the pages of the user's area. */
  readonly tables?: readonly ModuleTable[];
  /** The pages of HR, and the codes of the reader who works there. */
  readonly hr?: { readonly tables: readonly ModuleTable[]; readonly codes: readonly string[] };
  /** The page on which the part stands. */
  readonly route?: Route;
  readonly answers?: Answers;
  readonly reader?: Partial<SessionInfo>;
}

/** What was asked of the server since the story began, such as `GET users/me/home/`. */
export const asked: string[] = [];

export const stage = ({ tables = [], hr, route, answers = {}, reader = {} }: Stage) => ({
  beforeEach: async ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
    const language = globals['language'] === 'ne' ? 'ne' : 'en';
    Object.assign(preferences, { language, calendar: globals['calendar'] === 'ad' ? 'AD' : 'BS' });
    provideModules([
      {
        areas: {
          user: () => Promise.resolve({ tables }),
          ...(hr && { admin: () => Promise.resolve({ tables: hr.tables }) }),
        },
      },
    ]);
    session.admin = { switchable_organizations: [], organization_permissions: [...(hr?.codes ?? [])] };
    tokenStore.write({ access: 'access', refresh: 'refresh' });
    session.info = { ...pemba, ...reader };
    enterPlace(installationPlace);
    await loadTexts(language);
    await loadWorkTexts();
    const real = globalThis.fetch;
    globalThis.fetch = answering(answers, real);
    return () => {
      globalThis.fetch = real;
      asked.length = 0;
      queryClient.clear();
      localStorage.clear();
    };
  },
  decorators: [
    ((Story) => (
      <MemoryRouter initialEntries={[route?.path ?? '/']}>
        <Around route={route}>
          <Story />
        </Around>
      </MemoryRouter>
    )) satisfies Decorator,
  ],
});

function Around({ route, children }: { readonly route: Route | undefined; readonly children: ReactNode }): ReactNode {
  const navigate = useNavigate();
  return (
    <QueryClientProvider client={queryClient}>
      <ShellProviders navigate={(path) => void navigate(path)}>
        <PageRoute value={route}>
          <PageParams value={{}}>
            <Suspense fallback={null}>{children}</Suspense>
          </PageParams>
        </PageRoute>
      </ShellProviders>
    </QueryClientProvider>
  );
}

const answering =
  (answers: Answers, real: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith('/api/v1/')) return real(input, init);
    const name = `${request.method} ${pathname.slice('/api/v1/'.length)}`;
    asked.push(name);
    if (!(name in answers)) return Response.json({ detail: 'Not found.' }, { status: 404 });
    const answer = answers[name];
    if (typeof answer !== 'function') return Response.json(answer);
    const text = request.method === 'GET' ? '' : await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return Response.json((answer as (body: unknown, search: URLSearchParams) => unknown)(body, searchParams));
  };

/** How long ago something was, as the server writes it. */
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Colleagues as answers name them. */
export const people = {
  rita: { id: 3, full_name: 'Rita Gurung', name_ne: 'रीता गुरुङ', job_title: 'Accountant', profile_picture: null },
  anil: {
    id: 4,
    full_name: 'Anil Kumar Shrestha',
    name_ne: 'अनिल कुमार श्रेष्ठ',
    job_title: 'Driver',
    profile_picture: null,
  },
} as const;

const pemba: SessionInfo = {
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
  is_admin: false,
  supervisor: { is_supervisor: true, can_switch: false, has_default: false },
  can_switch_organizations: false,
  is_operator: false,
  second_step_due: false,
  starred_pages: [],
  language: null,
  is_tour_due: false,
  notice_board_settings: { allow_to_post: true, need_approval: false },
};
