/** Calls of the public form: without the session's token, cookies or the address of the page, no matter who is signed in. */
import type { CaptchaInfo } from '@karmik/model/account/contracts';
import type {
  OpenedReport,
  PublicWhistleSettings,
  ReceiptAnswer,
  ReportForm,
  ReturnedReport,
} from '@karmik/model/whistle-blower/report';
import { api } from '../../../api/client.ts';
import { untraced } from '../../../api/untraced.ts';
import { tokenStore } from '../../../api/token-store.ts';
import { withPuzzle } from '../../../api/puzzle/with-puzzle.ts';

export interface Source {
  readonly slug: string;
  readonly name: string;
  /** Takes reports from everyone, so that no one need say who they are. */
  readonly isPublic: boolean;
  /** The organisation that one is signed in to. */
  readonly isOwn: boolean;
}

/** The organisation that someone is signed in to, where it takes reports. */
async function ownSource(): Promise<{ slug: string; name: string } | undefined> {
  if (!tokenStore.read()) return undefined;
  try {
    const { results } = await api.get('commons/whistle-settings/').json<{ results: { enabled: boolean }[] }>();
    if (!results[0]?.enabled) return undefined;
    return (await api.get('users/me/').json<{ current_organization: { slug: string; name: string } }>())
      .current_organization;
  } catch {
    // Without a session the form is there all the same.
    return undefined;
  }
}

/** Who takes reports from the person who is here. */
export async function readSources(): Promise<Source[]> {
  const [{ organizations }, own] = await Promise.all([
    untraced.get('commons/public-whistle-settings/').json<PublicWhistleSettings>(),
    ownSource(),
  ]);
  const others = organizations.filter(({ slug }) => slug !== own?.slug);
  const isPublic = organizations.some(({ slug }) => slug === own?.slug);
  return [
    ...(own ? [{ slug: own.slug, name: own.name, isPublic, isOwn: true }] : []),
    ...others.map(({ slug, name }) => ({ slug, name, isPublic: true, isOwn: false })),
  ];
}

export const readForm = ({ slug, isPublic }: Source): Promise<ReportForm> =>
  isPublic
    ? untraced.get(`whistleblower/${slug}/form/`).json<ReportForm>()
    : api.get(`whistleblower/${slug}/whistle-forms/form/`).json<ReportForm>();

/** Sends a report: over the session only where it bears a name, or where the organisation takes none from outside. */
export const sendReport = (source: Source, body: { readonly is_anonymous: boolean }): Promise<ReceiptAnswer> => {
  const { slug, isPublic, isOwn } = source;
  if (isOwn && (!isPublic || !body.is_anonymous))
    return api.post(`whistleblower/${slug}/whistle-forms/`, { json: body }).json<ReceiptAnswer>();
  return withPuzzle(
    (captcha) => untraced.post(`whistleblower/${slug}/form/`, { json: { ...body, ...captcha } }).json<ReceiptAnswer>(),
    () => untraced.get(`whistleblower/${slug}/captcha/`).json<CaptchaInfo>(),
  );
};

export const openReport = (receipt: string): Promise<OpenedReport> =>
  untraced.post('whistleblower/return/', { json: { receipt } }).json<OpenedReport>();

export const readReport = (access: string): Promise<ReturnedReport> =>
  untraced.post('whistleblower/return/report/', { json: { access } }).json<ReturnedReport>();

export const writeComment = (access: string, text: string): Promise<ReturnedReport> =>
  untraced.post('whistleblower/return/comments/', { json: { access, text } }).json<ReturnedReport>();

export function addFile(access: string, file: File): Promise<ReturnedReport> {
  const body = new FormData();
  body.append('file', file, file.name);
  return untraced
    .post('whistleblower/return/attachments/', { body, headers: { 'x-report-access': access } })
    .json<ReturnedReport>();
}
