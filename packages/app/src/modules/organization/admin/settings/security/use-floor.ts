import {
  demandedBy,
  fieldsWithin,
  strictest,
  type SecurityFloor,
  type SecuritySetting,
} from '@karmik/model/account/security-setting';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../../api/client.ts';
import type { Limits } from '../../../../../screens/kit/bodies.ts';

const readFloor = (slug: string) => ({
  queryKey: ['security_floor', slug],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.get(`org/${slug}/security-floor/`, { signal }).json<SecurityFloor>(),
});

/** The least that the installation asks, for an organisation's own rules. */
export const useFloor = (slug: string) => useQuery(readFloor(slug));

const limitsOf = (floor: SecurityFloor): Limits => ({
  fields: fieldsWithin(floor),
  // The form shows what holds, so that no number is in it that it would refuse.
  holds: (record) => ({ ...record, ...strictest(record as unknown as SecuritySetting, floor) }),
  fixed: demandedBy(floor),
});

export const useFloorLimits = (slug: string) => useQuery({ ...readFloor(slug), select: limitsOf });
