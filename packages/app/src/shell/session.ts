import type { AdminInfo, SessionInfo } from '@karmik/model/account/contracts';
import { allows, type Access } from '@karmik/model/kit/allows';
import type { Language } from '@karmik/model/kit/text';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { proxy, useSnapshot } from 'valtio';
import { api, onSessionEnd } from '../api/client.ts';
import { tokenStore, type EndReason } from '../api/token-store.ts';
import { doWithout } from '../configuration/pages.ts';
import { wearBrand } from '../preferences/brand.ts';
import { preferences } from '../preferences/preferences.ts';
import { enterPlace } from '../preferences/place.ts';
import { texts } from '../texts/texts.ts';
import { loginAddress } from './next-target.ts';
import { carryNotice } from './notice.ts';

interface SessionState {
  info: SessionInfo | undefined;
  admin: AdminInfo;
  /** Slug of the organisation that one works in as HR; absent in the normal user's view (AUD-7). */
  adminSlug: string | undefined;
  /** Another organisation is becoming the current one. */
  isSwitching: boolean;
  /** The tour was asked for. */
  isTouring: boolean;
}

const adminKey = 'karmik.admin-info';
const viewKey = 'karmik.view';
const nobody: AdminInfo = { switchable_organizations: [], organization_permissions: [] };

export const session = proxy<SessionState>({
  info: undefined,
  admin: nobody,
  adminSlug: localStorage.getItem(viewKey) ?? undefined,
  isSwitching: false,
  isTouring: false,
});

export const hasTokens = (): boolean => tokenStore.read() !== undefined;

let loading: Promise<SessionInfo> | undefined;

/** Who is signed in: asked once, then remembered until it is refreshed or the session ends. */
export function ensureSession(): Promise<SessionInfo> {
  if (session.info) return Promise.resolve(session.info);
  loading ??= refreshSession().finally(() => {
    loading = undefined;
  });
  return loading;
}

/** Counts what this browser changed of the session itself. */
let ownChanges = 0;

/** Says that the session is about to be changed here, or was: an answer that was asked for before is older, and is asked for again. */
export function changeSession(): void {
  ownChanges += 1;
}

/** Asks again, as after switching the organisation. */
export async function refreshSession(): Promise<SessionInfo> {
  const seen = ownChanges;
  const info = await api.get('users/me/').json<SessionInfo>();
  // A session that may only set up a second step is told no more.
  const isAsked = (info.is_admin || info.can_switch_organizations) && !info.second_step_due;
  const admin = isAsked ? await readAdminInfo(info) : nobody;
  await Promise.all([
    wearBrand(info.current_organization.slug),
    doWithout(info.current_organization.disabled_applications),
  ]);
  enterPlace(info.current_organization);
  if (seen !== ownChanges) return refreshSession();
  // The tour may have ended while this was on its way, and does not become due again.
  info.is_tour_due &&= session.info?.is_tour_due ?? true;
  session.admin = admin;
  session.info = info;
  // Emails speak as the product does for the person who reads it in Nepali; any other language is kept once it is chosen.
  if (info.language === null && preferences.language === 'ne' && !info.second_step_due)
    keepLanguage('ne').catch(() => {});
  return info;
}

/** Keeps the language in which emails go to the person. */
export const keepLanguage = (language: Language): Promise<unknown> =>
  api.put('users/me/language/', { json: { language } });

/** Asks for what one may do without believing what this browser kept of it, as after HR changed it. */
export function refreshRights(): Promise<SessionInfo> {
  localStorage.removeItem(adminKey);
  return refreshSession();
}

/** SES-4: what an admin may do is cached, so that a reload draws the menu at once and asks in the background. */
async function readAdminInfo({ user, current_organization: { slug } }: SessionInfo): Promise<AdminInfo> {
  const owner = `${user.id} ${slug}`;
  const fresh = api
    .get('users/me/admin-info/')
    .json<AdminInfo>()
    .then((info) => {
      localStorage.setItem(adminKey, JSON.stringify({ owner, info }));
      session.admin = info;
      return info;
    });
  const cached = JSON.parse(localStorage.getItem(adminKey) ?? '{}') as { owner?: string; info?: AdminInfo };
  if (cached.owner !== owner || !cached.info) return fresh;
  fresh.catch(() => {});
  return cached.info;
}

/** Whether the person may do something in the current organisation; the server decides again by the same rule. */
export const may = (code: PermissionCode, access: Access): boolean =>
  allows(session.admin.organization_permissions, code, access);

/** Whether the person looks after the installation. */
export const isOperator = (): boolean => session.info?.is_operator === true;

export function setAdminSlug(slug: string | undefined): void {
  session.adminSlug = slug;
  // Asked at each page of the view, and writing costs a slow computer milliseconds even when nothing changes.
  if ((localStorage.getItem(viewKey) ?? undefined) === slug) return;
  if (slug) localStorage.setItem(viewKey, slug);
  else localStorage.removeItem(viewKey);
}

/** Makes another organisation the current one of this session. */
export async function switchOrganization(slug: string): Promise<SessionInfo> {
  session.isSwitching = true;
  try {
    await api.post('users/me/switch-organization/', { json: { slug } });
    return await refreshSession();
  } finally {
    session.isSwitching = false;
  }
}

/** Whether one is on the way out: the first reason is the one that is told. */
let isLeaving = false;

/** Forgets everything of the session in this browser (SES-2). */
function forget(): void {
  setAdminSlug(undefined);
  localStorage.removeItem(adminKey);
  sessionStorage.clear();
}

const currentPath = () => window.location.pathname + window.location.search;

function leave(notice: string, tone: 'positive' | 'critical', here = currentPath()): void {
  forget();
  carryNotice({ text: notice, tone });
  window.location.assign(loginAddress(here));
}

/** Ends the session here and on the server, and goes to the login page, which leads back to where one was. */
export async function signOut(backTo?: string): Promise<void> {
  isLeaving = true;
  // The server forgets a session by itself in time; a lost connection must not keep anybody signed in on this machine.
  await api.post('security/auth/logout/').catch(() => {});
  tokenStore.clear('signed-out');
  leave(texts().session.signedOut, 'positive', backTo);
}

/** LIV-7: the server ended the session while the page was open. */
export function beSignedOut(): void {
  if (isLeaving) return;
  isLeaving = true;
  tokenStore.clear('signed-out');
  leave(texts().session.loggedOut, 'critical');
}

/** SES-6: a session that ended by itself says so on the login page, which leads to where one was going, or was. */
export function watchSessionEnd(whereTo: () => string): void {
  onSessionEnd((reason: EndReason) => {
    if (isLeaving) return;
    isLeaving = true;
    const { expired, loggedOut } = texts().session;
    leave(reason === 'expired' ? expired : loggedOut, 'critical', whereTo());
  });
}

/** The signed-in person, for components inside the shell, where there always is one. */
export function useSession(): {
  readonly info: SessionInfo;
  readonly admin: AdminInfo;
  readonly adminSlug: string | undefined;
} {
  const { info, admin, adminSlug } = useSnapshot(session);
  if (!info)
    throw new Error('This page needs a session: give its route no isPublic flag, so that the guard waits for one.');
  return { info: info as SessionInfo, admin: admin as AdminInfo, adminSlug };
}
