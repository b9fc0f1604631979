import type { ReactNode } from 'react';
import { ChevronEndGlyph, ChevronStartGlyph } from '../../glyphs/glyphs.tsx';
import { useDigits } from '../../provider/use-digits.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Select } from '../Select/index.ts';
import { pageMarks } from './page-marks.ts';
import { paginationStrings } from './strings.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps extends ElementMarks {
  /** Spoken name, when a page has several. */
  label?: string;
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many things there are in all. */
  total: number;
  onPageChange: (page: number) => void;
  /** Sizes to choose from, with what to do when one is chosen. */
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
}

/** Moves through a long list page by page. */
export function Pagination({
  label,
  page,
  pageSize,
  total,
  onPageChange,
  pageSizes,
  onPageSizeChange,
  ...marks
}: PaginationProps): ReactNode {
  const strings = useStrings('pagination', paginationStrings);
  const digits = useDigits();
  const count = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <div {...marks} className={styles.root}>
      <div className={styles.start}>
        <span role="status" className={styles.range}>
          {strings.range(first, last, total)}
        </span>
        {pageSizes !== undefined && (
          <span className={styles.size}>
            <span aria-hidden="true">{strings.perPage}</span>
            <span className={styles.sizeField}>
              <Select
                label={strings.perPage}
                isLabelHidden
                size="sm"
                value={String(pageSize)}
                options={pageSizes.map((size) => ({ id: String(size), label: digits(size) }))}
                onChange={(size) => onPageSizeChange?.(Number(size))}
              />
            </span>
          </span>
        )}
      </div>
      <nav aria-label={label ?? strings.label}>
        <ul role="list" className={styles.pages}>
          <li>
            <IconButton
              size="sm"
              label={strings.previous}
              icon={
                <span className={styles.flip}>
                  <ChevronStartGlyph />
                </span>
              }
              isDisabled={page <= 1}
              onPress={() => onPageChange(page - 1)}
            />
          </li>
          {pageMarks(page, count).map((mark, index) =>
            mark === 'gap' ? (
              <li key={`gap-${index}`} aria-hidden="true" className={styles.gap}>
                …
              </li>
            ) : (
              <li key={mark} className={styles.number}>
                <Button
                  size="sm"
                  variant={mark === page ? 'soft' : 'ghost'}
                  tone={mark === page ? 'accent' : 'neutral'}
                  aria-label={strings.page(mark)}
                  {...(mark === page ? { 'aria-current': 'page' as const } : {})}
                  onPress={() => onPageChange(mark)}
                >
                  {digits(mark)}
                </Button>
              </li>
            ),
          )}
          <li>
            <IconButton
              size="sm"
              label={strings.next}
              icon={
                <span className={styles.flip}>
                  <ChevronEndGlyph />
                </span>
              }
              isDisabled={page >= count}
              onPress={() => onPageChange(page + 1)}
            />
          </li>
        </ul>
      </nav>
    </div>
  );
}
