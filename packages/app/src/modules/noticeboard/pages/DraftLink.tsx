import type { LinkPreview } from '@karmik/model/noticeboard/link';
import { firstLink } from '@karmik/model/noticeboard/split-links';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { LinkCard } from './LinkCard.tsx';

/** Milliseconds without a letter after which a link counts as written. */
const pauseMs = 600;

/** What the first link of a text leads to, while the text is written; nothing where there is no preview. */
export function DraftLink({ text }: { text: string }): ReactNode {
  const link = firstLink(text);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(link), pauseMs);
    return () => clearTimeout(timer);
  }, [link]);
  const { data } = useQuery({
    queryKey: ['link-preview', asked],
    queryFn: ({ signal }) =>
      api.get('commons/link-preview/', { searchParams: { url: asked ?? '' }, signal }).json<LinkPreview>(),
    enabled: asked !== null,
    retry: false,
    staleTime: Infinity,
  });
  return asked === link && data?.title ? <LinkCard link={data} /> : null;
}
