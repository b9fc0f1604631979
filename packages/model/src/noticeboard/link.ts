/** Links in posts, and what is shown of the page to which one leads. */
import * as z from 'zod/mini';
import { labels } from '../kit/labels.ts';
import { textSchema } from '../kit/text-schema.ts';
import { mostLinkLetters } from './split-links.ts';

export const linkPreviewQuery = z.strictObject({ url: textSchema(labels.link, { max: mostLinkLetters }) });

/** A page without a title has no preview. */
export const linkPreview = z.object({
  url: z.string(),
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  site: z.nullable(z.string()),
  /** The picture itself, as a `data:` address. */
  image: z.nullable(z.string()),
});
export type LinkPreview = z.infer<typeof linkPreview>;
