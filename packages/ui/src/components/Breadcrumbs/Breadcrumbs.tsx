import type { ReactNode } from 'react';
import { ChevronEndGlyph } from '../../glyphs/glyphs.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { Link } from '../Link/index.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  readonly label: string;
  /** Left out on the last one, which is where the reader is. */
  readonly href?: string | undefined;
}

export interface BreadcrumbsProps extends ElementMarks {
  /** Spoken name of the landmark. */
  label: string;
  items: readonly Breadcrumb[];
}

/** The way from the top to this page. On a phone it is one step back. */
export function Breadcrumbs({ label, items, ...marks }: BreadcrumbsProps): ReactNode {
  return (
    <nav {...marks} aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {index < items.length - 1 ? (
              <>
                {item.href === undefined ? (
                  <span>{item.label}</span>
                ) : (
                  <Link href={item.href} look="quiet">
                    {item.label}
                  </Link>
                )}
                <span className={styles.separator}>
                  <ChevronEndGlyph />
                </span>
              </>
            ) : (
              <span aria-current="page" className={styles.current}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
