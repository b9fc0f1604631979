/** Links in posts, and what is shown of the page to which one leads. */
import * as z from 'zod/mini';

const mostLetters = 2_000;

export const linkPreviewQuery = z.strictObject({ url: z.string().check(z.minLength(1), z.maxLength(mostLetters)) });

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
