import type { GridView } from '@karmik/ui/DataTable/grid';
import { useState } from 'react';

/** How the columns of a list are arranged on this browser. The sort is not part of it: it is in the address. */
export function useGridView(screen: string): readonly [GridView, (view: GridView) => void] {
  const key = `karmik.grid.${screen}`;
  const [view, setView] = useState<GridView>(() => read(key));
  return [
    view,
    ({ sort: _sort, ...rest }) => {
      setView(rest);
      localStorage.setItem(key, JSON.stringify(rest));
    },
  ];
}

function read(key: string): GridView {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // An arrangement that cannot be read is worth no error: the declared one stands in.
    return {};
  }
}
