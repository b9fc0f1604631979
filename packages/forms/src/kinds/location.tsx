import type { Location, LocationField } from '@karmik/model/kit/fields';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import { figures } from '@karmik/model/kit/digits';
import type { Kind } from './kind.ts';
import { part } from './part.ts';

function Degrees({ value }: { value: Location }): ReactNode {
  const { language } = useForms();
  return figures(`${value.latitude.toFixed(5)}, ${value.longitude.toFixed(5)}`, language);
}

function OnTheMap({ value }: { value: Location }): ReactNode {
  const { latitude, longitude } = value;
  return (
    <Link
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
      target="_blank"
      rel="noreferrer"
      look="quiet"
    >
      <Degrees value={value} />
    </Link>
  );
}

export const location: Kind<LocationField> = {
  read: OnTheMap,
  cell: Degrees,
  edit: part(async () => (await import('./controls/location-edit.tsx')).LocationEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).PresenceFilter),
  blank: () => null,
  showsParts: true,
  isWide: true,
};
