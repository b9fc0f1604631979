import type { RemainingLimit } from '@karmik/model/attendance/overtime-limit';
import { dayKinds, type DayKind } from '@karmik/model/attendance/overtime';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** What the server answers of the limit on a day, in minutes. */
interface LimitAnswer extends RemainingLimit {
  readonly daily_limit: number;
  readonly weekly_limit: number;
  readonly monthly_limit: number;
  readonly over_limit: 'Refuse' | 'Clip';
  readonly kind: DayKind;
  /** The name of the holiday that the day is. */
  readonly holiday: string | null;
  readonly holiday_ne: string | null;
  /** How many times the pay overtime is worth on the day, as a decimal. */
  readonly multiplier: string;
}

interface Asked {
  /** Absent: today. */
  readonly date?: string;
  /** Absent: the one who asks. */
  readonly user?: number;
  /** A request that is left out of what is used. */
  readonly except?: number;
}

/** OVT-9: how much overtime is left on a day. Its key begins with the requests', so that it changes with them. */
export const limitQuery = (slug: string, asked: Asked = {}) =>
  queryOptions({
    queryKey: ['overtime_request', 'limit', slug, asked],
    queryFn: ({ signal }) =>
      api
        .get(`${attendanceEndpoints.overtime.replace(':org', slug)}/remaining-limit/`, {
          searchParams: { ...asked },
          signal,
        })
        .json<LimitAnswer>(),
  });

export const words = {
  left: bilingual('Left', 'बाँकी'),
  title: bilingual('Remaining overtime', 'सीमामध्ये बाँकी'),
  day: bilingual('This day', 'यो दिन'),
  week: bilingual('This week', 'यो हप्ता'),
  month: bilingual('This month', 'यो महिना'),
  of: (used: string, most: string) => bilingual(`${used} of ${most}`, `${most} मध्ये ${used}`),
  leftToday: (hours: string) => bilingual(`${hours} left today`, `आज ${hours} बाँकी`),
  leftOn: (hours: string, day: string) => bilingual(`${hours} left on ${day}`, `${day}मा ${hours} बाँकी`),
  usedUp: bilingual('The limit is reached', 'सीमा सकियो'),
  worth: ({ kind, holiday, holiday_ne }: Pick<LimitAnswer, 'kind' | 'holiday' | 'holiday_ne'>, times: Text): Text => {
    const named = (name: string | null) => (name === null ? '' : ` (${name})`);
    return bilingual(
      `${dayKinds[kind].en}${named(holiday)}: ${times.en}× pay rate`,
      `${dayKinds[kind].ne}${named(holiday_ne ?? holiday)}: तलबको ${times.ne} गुणा`,
    );
  },
  clips: bilingual('Requests over the limit are reduced.', 'लामो अनुरोध बाँकी समयमा घटाइन्छ।'),
  refuses: bilingual('Requests over the limit are rejected.', 'सीमाभन्दा बढीका अनुरोध अस्वीकृत हुन्छन्।'),
};
