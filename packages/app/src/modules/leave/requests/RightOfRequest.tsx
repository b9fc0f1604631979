import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveType } from '@karmik/model/leave/leave-type';
import { leaveRequest, type LeaveRequest } from '@karmik/model/leave/request';
import { Banner } from '@karmik/ui/Banner';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  title: bilingual('A right under the Labour Act', 'श्रम ऐनले दिएको अधिकार'),
  text: bilingual(
    'Declining this leave may be unlawful. It is recorded with your name and reason.',
    'यो बिदा अस्वीकार गर्नु कानुनविपरीत हुन सक्छ। तपाईंको नाम र कारणसहित अभिलेख राखिन्छ।',
  ),
};

const open = new Set(['Requested', 'Forwarded']);

/** Warns the person who decides on leave that is a right. */
export function RightOfRequest({ record }: { readonly record: LeaveRequest }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { data } = useQuery({
    queryKey: keyOf(leaveRequest, 'right', slug, record.leave_type.id),
    queryFn: ({ signal }) =>
      api
        .get(`${endpoint(leaveType, slug, leaveEndpoints.type)}${record.leave_type.id}/`, { signal })
        .json<{ readonly is_right: boolean }>(),
    enabled: open.has(record.status),
  });
  if (!open.has(record.status) || data?.is_right !== true) return null;
  return (
    <Banner tone="caution" title={say(words.title)}>
      {say(words.text)}
    </Banner>
  );
}
