import type { ReferenceField } from '@karmik/model/kit/fields';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import type { Kind, ShownProps } from './kind.ts';
import { part } from './part.ts';

function Named({ field, value }: ShownProps<ReferenceField>): ReactNode {
  const href = useForms().hrefOfRecord?.(field.to, value);
  if (href === undefined) return value.name;
  return (
    <Link href={href} look="quiet">
      {value.name}
    </Link>
  );
}

export const reference: Kind<ReferenceField> = {
  read: Named,
  cell: Named,
  edit: part(async () => (await import('./controls/picks.tsx')).ReferenceEdit),
  filter: part(async () => (await import('./controls/pick-filters.tsx')).ReferenceFilter),
  blank: () => null,
  written: (value) => value.id,
};
