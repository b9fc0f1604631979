import type { ColourField } from '@karmik/model/kit/fields';
import type { ReactNode } from 'react';
import * as styles from './kinds.css.ts';
import type { Kind } from './kind.ts';
import { part } from './part.ts';

function Swatch({ value }: { value: string }): ReactNode {
  return (
    <span className={styles.swatchLine}>
      <span aria-hidden="true" className={styles.swatch} style={{ backgroundColor: value }} />
      {value}
    </span>
  );
}

export const colour: Kind<ColourField> = {
  read: Swatch,
  cell: Swatch,
  edit: part(async () => (await import('./controls/words.tsx')).ColourEdit),
  filter: part(async () => (await import('./controls/filters.tsx')).ColourFilter),
  blank: () => null,
};
