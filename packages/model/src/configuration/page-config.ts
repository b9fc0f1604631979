/** `userAppConfig.json`, `supervisorAppConfig.json` and `hrAppConfig.json`: which pages of an area are there (CFG-1, GRD-1). */
import * as z from 'zod/mini';
import { meanings } from './kit.ts';
import { pages } from './pages.ts';

export type PageArea = 'user' | 'supervisor' | 'admin';

export interface PageConfig {
  /** By route, as the list of routes writes it; what is above a page decides for it too, the nearest first. */
  readonly pages: Readonly<Record<string, boolean>>;
}

/** Whether a page or something below the path is in the product. */
export const isPage = (path: string, among: readonly string[] = [...pages.user, ...pages.supervisor, ...pages.admin]) =>
  among.some((page) => page === path || page.startsWith(`${path}/`));

export const pageConfig = (area: PageArea) =>
  z.strictObject({
    pages: z
      ._default(
        z.record(
          z.string().check(
            z.refine((path) => isPage(path, pages[area]), {
              error: (issue) =>
                `${JSON.stringify(issue.input)} is no page here: write a route of this area as docs/generated/routes.md has it, or the beginning of some`,
            }),
          ),
          z.boolean({ error: 'must be true or false' }),
          { error: 'must be an object of routes with true or false' },
        ),
        {},
      )
      .register(meanings, {
        description:
          'Pages by route: false takes a page and all below it away from menu, search and address, true brings one below it back. What is not named is there.',
      }),
  });
