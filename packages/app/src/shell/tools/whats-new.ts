/** The news of a version, from a file that is next to the application (TOP-4). */
import { readWhatsNew, type NewsFeature, type WhatsNew } from '@karmik/model/commons/whats-new';
import type { Language } from '@karmik/model/kit/text';
import { queryOptions } from '@tanstack/react-query';
export const whatsNewQuery = () =>
  queryOptions({
    queryKey: ['whats-new'],
    queryFn: async ({ signal }): Promise<WhatsNew> => {
      const response = await fetch('/whats-new.json', { signal });
      if (!response.ok) throw new Error(`/whats-new.json answered ${response.status}`);
      return readWhatsNew(await response.json());
    },
    staleTime: Infinity,
    retry: false,
  });

/** A link of the news: `:slug` or `{slug}` in it is the organisation that one works in. */
export const newsLink = (link: string, slug: string): string =>
  link.replace(/:slug\b|\{slug\}/g, encodeURIComponent(slug));

export const inLanguage = (
  { title, title_ne, description, description_ne }: NewsFeature,
  language: Language,
): { title: string; description: string } =>
  language === 'ne' ? { title: title_ne ?? title, description: description_ne ?? description } : { title, description };
