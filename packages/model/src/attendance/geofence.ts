/** How far a place is from an office (AT-7). */
import type { Location } from '../kit/fields.ts';

const earthRadius = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two places along the ground, by the haversine formula. */
export function distance(a: Location, b: Location): number {
  const lat = radians(b.latitude - a.latitude);
  const long = radians(b.longitude - a.longitude);
  const h =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(long / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

export interface Office {
  readonly location: Location;
  /** Metres. */
  readonly radius: number;
}

export interface Whereabouts {
  /** Whole metres to the nearest office; null where there is no office with a radius. */
  readonly distance: number | null;
  /** Beyond the radius of each, with the allowance for accuracy. */
  readonly isOutside: boolean;
}

/**
 * @param accuracy metres as the device said; null where it said none
 * @param allowance the most of it that is added to a radius
 */
export function whereabouts(
  place: Location,
  accuracy: number | null,
  offices: readonly Office[],
  allowance: number,
): Whereabouts {
  if (offices.length === 0) return { distance: null, isOutside: false };
  const extra = Math.min(accuracy ?? 0, allowance);
  const away = offices.map(({ location, radius }) => ({ radius, metres: Math.round(distance(place, location)) }));
  return {
    distance: Math.min(...away.map(({ metres }) => metres)),
    isOutside: away.every(({ metres, radius }) => metres > radius + extra),
  };
}
