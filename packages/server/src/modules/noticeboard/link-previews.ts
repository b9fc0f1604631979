/** Previews of links (NB-4): title, description and picture of a page, fetched once for an organisation by the server. */
import { messages } from '@karmik/model/kit/messages';
import { labels } from '@karmik/model/kit/labels';
import { linkPreview, linkPreviewQuery, type LinkPreview } from '@karmik/model/noticeboard/link';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { member, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Api } from '../../http/api.ts';
import { forbidden, invalidField } from '../../http/errors.ts';
import { fetchOutside, RefusedAddress } from '../../outside/fetch-outside.ts';
import { mostHeadBytes, type PageFacts } from '../../outside/page-facts.ts';
import { readPage } from '../../outside/read-page.ts';
import { noticeboardMessages } from './messages.ts';

/** All of a preview, redirects and picture included. */
const patienceMs = 3_000;
/** Pictures of foreign pages are raster: a drawing such as SVG is a program for the person who draws it. */
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
const mostPictureBytes = 2 * 1024 * 1024;
const mostPixels = 40_000_000;
const pictureSide = 240;
/** How long an answer is used without asking again, in milliseconds: what a page said, and that it said nothing. */
const keptMs = { page: 24 * 3_600_000, nothing: 10 * 60_000 } as const;

const turns = pLimit(4);

/** The condition that the organisation of a post `r` shows previews. */
export const hasPreviews =
  'not exists (select from application_setting s where s.organization_id = r.organization_id and not s.has_link_previews)';

/** The preview of the link of a post `r` as JSON. */
export const previewJson = `
  (select json_build_object('url', l.url, 'title', l.title, 'description', l.description, 'site', l.site, 'image', l.image)
     from link_preview l where l.organization_id = r.organization_id and l.url = r.link_url and l.title is not null and ${hasPreviews})`;

async function isOn({ tenant }: Access): Promise<boolean> {
  const row = await tenant.one(
    'select 1 from application_setting where organization_id = $1 and not has_link_previews',
    [tenant.organizationId],
  );
  return row === undefined;
}

/** A small picture as an address that holds it, so that no browser asks the other site. */
async function pictureOf(address: string, signal: AbortSignal, network: Context['network']): Promise<string | null> {
  const wanted = { types: pictureTypes, mostBytes: mostPictureBytes, isCut: false };
  const answer = await fetchOutside(address, wanted, signal, network);
  if (!answer) return null;
  // The header says what the sender likes; the bytes say what would be drawn.
  const kind = await fileTypeFromBuffer(answer.bytes);
  if (!kind || !pictureTypes.includes(kind.mime)) return null;
  const bytes = await sharp(answer.bytes, { limitInputPixels: mostPixels, pages: 1 })
    .resize({ width: pictureSide, height: pictureSide, fit: 'cover' })
    .webp({ quality: 70 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** @throws RefusedAddress */
async function fetchPage({ network }: Context, url: string): Promise<PageFacts | undefined> {
  const signal = AbortSignal.timeout(patienceMs);
  const unreached = (error: unknown) => {
    if (error instanceof RefusedAddress) throw error;
    return undefined;
  };
  const wanted = { types: ['text/html', 'application/xhtml+xml'], mostBytes: mostHeadBytes, isCut: true };
  const page = await fetchOutside(url, wanted, signal, network).catch(unreached);
  if (!page) return undefined;
  const facts = await readPage(page, signal);
  if (!facts) return undefined;
  // A picture that cannot be had, or leads inside, leaves the words.
  const image = facts.image && (await pictureOf(facts.image, signal, network).catch(() => null));
  return { ...facts, image };
}

async function stored(access: Access, url: string, now: Date): Promise<LinkPreview | undefined> {
  const { tenant } = access;
  return tenant.one<LinkPreview>(
    `select url, title, description, site, image from link_preview
      where organization_id = $1 and url = $2 and fetched_at > (case when title is null then $3 else $4 end)::timestamptz`,
    [tenant.organizationId, url, new Date(now.getTime() - keptMs.nothing), new Date(now.getTime() - keptMs.page)],
  );
}

async function keep({ tenant }: Access, preview: LinkPreview, now: Date): Promise<void> {
  const { organizationId } = tenant;
  await tenant.query(
    `insert into link_preview (organization_id, url, title, description, site, image, fetched_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (organization_id, url) do update
       set title = excluded.title, description = excluded.description, site = excluded.site, image = excluded.image, fetched_at = excluded.fetched_at`,
    [organizationId, preview.url, preview.title, preview.description, preview.site, preview.image, now],
  );
  await tenant.query(
    `delete from link_preview l where l.organization_id = $1 and l.fetched_at < $2
       and not exists (select from post p where p.organization_id = l.organization_id and p.link_url = l.url)`,
    [organizationId, new Date(now.getTime() - keptMs.page)],
  );
}

export function linkPreviewRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/commons/link-preview/',
    config: { access: member },
    schema: {
      summary: 'Title, description and picture of a page on the Internet; empty where it tells none',
      tags: ['noticeboard'],
      querystring: linkPreviewQuery,
      response: { 200: linkPreview },
    },
    handler: async ({ access, query }) => {
      if (!(await isOn(access))) throw forbidden(noticeboardMessages.previewsOff);
      const { url } = query;
      if (!URL.canParse(url)) throw invalidField('url', messages.invalid);
      const now = context.clock();
      const known = await stored(access, url, now);
      if (known) return known;
      try {
        const facts = await turns(() => fetchPage(context, url));
        const nothing = { title: null, description: null, site: null, image: null };
        const preview = { url, ...(facts?.title ? facts : nothing) };
        await keep(access, preview, now);
        return preview;
      } catch (error) {
        if (error instanceof RefusedAddress)
          throw invalidField('url', noticeboardMessages.linkRefused({ field: labels.link }));
        throw error;
      }
    },
  });
}
