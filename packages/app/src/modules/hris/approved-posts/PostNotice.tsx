import type { PostRoom } from '@karmik/model/organization/approved-post';
import { bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  title: bilingual('Exceeds the approved posts', 'स्वीकृत दरबन्दीभन्दा बढी'),
  full: (approved: string, filled: string) =>
    bilingual(
      `Approved: ${approved}. Already filled on this day: ${filled}. You can save it anyway.`,
      `स्वीकृत: ${approved}। यस दिन पूर्ति भइसकेका: ${filled}। तैपनि सुरक्षित गर्न मिल्छ।`,
    ),
};
const places = ['division', 'job_title', 'branch', 'employment_level'] as const;

interface PostNoticeProps {
  /** A body as it would be sent, with the place that someone is about to have. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The day from which they have it. */
  readonly day: unknown;
  /** Who has it, where they work here already. */
  readonly employee?: number;
}

/** Warns that one more person would exceed the approved number of the post; nothing is refused. */
export function PostNotice({ body, day, employee }: PostNoticeProps): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const slug = useSlug();
  const asked = [
    ['day', day] as const,
    ['employee', employee] as const,
    ...places.map((name) => [name, body[name]] as const),
  ].filter(([, value]) => typeof value === 'number' || (typeof value === 'string' && value !== ''));
  const searchParams = Object.fromEntries(asked.map(([name, value]) => [name, String(value)]));
  const isPlaced = ['day', 'division', 'job_title'].every((name) => name in searchParams);
  const { data } = useQuery({
    queryKey: ['approved_post', 'room', slug, searchParams],
    queryFn: ({ signal }) => api.get(`org/${slug}/approved-post/room/`, { searchParams, signal }).json<PostRoom>(),
    enabled: isPlaced,
  });
  if (!isPlaced || !data || data.approved === null || data.filled < data.approved) return null;
  return (
    <Banner tone="caution" title={say(words.title)}>
      {say(words.full(figures(data.approved), figures(data.filled)))}
    </Banner>
  );
}
