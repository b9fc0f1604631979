import type { FileRef, ImageField } from '@karmik/model/kit/fields';
import type { ReactNode } from 'react';
import * as styles from './kinds.css.ts';
import type { Kind } from './kind.ts';
import { part } from './part.ts';

const picture = (className: string) =>
  function Picture({ value }: { value: FileRef }): ReactNode {
    return <img className={className} src={value.url} alt={value.name} loading="lazy" />;
  };

export const image: Kind<ImageField> = {
  read: picture(styles.picture),
  cell: picture(styles.thumbnail),
  edit: part(async () => (await import('./controls/files.tsx')).ImageEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).PresenceFilter),
  blank: () => null,
  written: (value) => value.id,
};
