import type { ReactNode } from 'react';
import { FitGlyph, ListGlyph, MinusGlyph, PlusGlyph, PrintGlyph } from '../../glyphs/glyphs.tsx';
import { useStrings } from '../../strings/strings-context.tsx';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { SearchField } from '../SearchField/index.ts';
import * as styles from './OrgChart.css.ts';
import { orgChartStrings } from './strings.ts';

interface OrgBarProps {
  search: string;
  onSearch: (text: string) => void;
  found: readonly string[];
  /** Which of them is shown, from 1. */
  foundPlace: number;
  onFind: (id: string) => void;
  onFocusFound: (id: string) => void;
  isList: boolean;
  onListChange: (isList: boolean) => void;
  onZoom: (by: number) => void;
  onFit: () => void;
  onOpenAll: () => void;
  onCloseAll: () => void;
  onPrint: () => void;
}

/** What can be done with the chart. */
export function OrgBar({
  search,
  onSearch,
  found,
  foundPlace,
  onFind,
  onFocusFound,
  isList,
  onListChange,
  onZoom,
  onFit,
  onOpenAll,
  onCloseAll,
  onPrint,
}: OrgBarProps): ReactNode {
  const strings = useStrings('orgChart', orgChartStrings);
  const next = found[foundPlace % Math.max(1, found.length)];
  return (
    <div className={styles.bar}>
      <Button
        size="sm"
        variant="outline"
        tone="neutral"
        iconStart={<ListGlyph />}
        onPress={() => onListChange(!isList)}
      >
        {isList ? strings.showChart : strings.showList}
      </Button>
      {!isList && (
        <>
          <div className={styles.search}>
            <SearchField
              label={strings.search}
              placeholder={strings.search}
              size="sm"
              value={search}
              onChange={onSearch}
              onSubmit={() => {
                if (next !== undefined) onFind(next);
              }}
              onKeyDown={(event) => {
                const shown = found[foundPlace - 1];
                if (event.key !== 'ArrowDown' || shown === undefined) return;
                event.preventDefault();
                onFocusFound(shown);
              }}
            />
          </div>
          {search.trim() !== '' && (
            <span aria-hidden="true" className={styles.count}>
              {found.length === 0 ? strings.notFound : strings.found(Math.max(1, foundPlace), found.length)}
            </span>
          )}
          <span className={styles.space} />
          <Button size="sm" variant="ghost" tone="neutral" onPress={onOpenAll}>
            {strings.openAll}
          </Button>
          <Button size="sm" variant="ghost" tone="neutral" onPress={onCloseAll}>
            {strings.closeAll}
          </Button>
          <IconButton size="sm" label={strings.zoomOut} icon={<MinusGlyph />} onPress={() => onZoom(0.8)} />
          <IconButton size="sm" label={strings.zoomIn} icon={<PlusGlyph />} onPress={() => onZoom(1.25)} />
          <IconButton size="sm" label={strings.fit} icon={<FitGlyph />} onPress={onFit} />
          <IconButton size="sm" label={strings.print} icon={<PrintGlyph />} onPress={onPrint} />
        </>
      )}
    </div>
  );
}
