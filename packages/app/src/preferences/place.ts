import { installationPlace, type OrganizationPlace } from '@karmik/model/organization/place';
import { todayIn } from '@karmik/model/kit/zone';
import { proxy, useSnapshot } from 'valtio';

/** Where the organization is that one works in; the installation's place before there is one. */
const place = proxy<OrganizationPlace>({ ...installationPlace });

/** Days, instants and sums go by this organization from now on. */
export function enterPlace({ timezone, currency }: OrganizationPlace): void {
  Object.assign(place, { timezone, currency });
}

export const usePlace = (): OrganizationPlace => useSnapshot(place);

/** The day in the organization's zone, `YYYY-MM-DD`. */
export const todayThere = (now = new Date()): string => todayIn(place.timezone, now);
