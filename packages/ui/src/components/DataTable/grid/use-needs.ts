import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { tracks } from './DataGrid.css.ts';
import type { Structure } from './layout.ts';

/** The width in pixels in which nothing of a column is cut, by the id of the column. One that was never drawn has none. */
export type Needs = ReadonlyMap<string, number>;

const nothing: Needs = new Map();

interface Known {
  readonly needs: Needs;
  /** Those that were measured last. */
  readonly rows: readonly unknown[];
}

/** What the grids that were drawn last need, by their columns. One that is drawn again, as a list one comes back to, has its widths at once. */
const known = new Map<string, Known>();
const mostKnown = 20;

function remember(key: string, found: Known): void {
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
}
const tracksName = tracks.slice('var('.length, -1);

/** Lets each cell take the width of its content for the moment of the measurement, which is over before anything is painted. */
function measure<Row>(root: HTMLElement, structure: Structure<Row>): Needs {
  const held = root.style.getPropertyValue(tracksName);
  root.style.setProperty(tracksName, `repeat(${structure.columns.length}, max-content)`);
  const needs = new Map<string, number>();
  for (const cell of root.querySelectorAll('[role="row"] > [aria-colindex]:not([aria-colspan])')) {
    const laid = structure.columns[Number(cell.getAttribute('aria-colindex')) - 1];
    if (laid?.kind !== 'data') continue;
    const need = Math.ceil(cell.getBoundingClientRect().width);
    if (need > (needs.get(laid.id) ?? 0)) needs.set(laid.id, need);
  }
  root.style.setProperty(tracksName, held);
  return needs;
}

/**
 * What the columns of a grid need, by what is drawn of them. A page of rows that needs more widens them; one that needs less leaves them
 * as they are, so that going through pages does not move them back and forth.
 * @param key of the columns that are shown: others begin again
 * @param isOn whether there is anything to measure, laid out as a grid
 */
export function useNeeds<Row>(
  root: RefObject<HTMLElement | null>,
  structure: Structure<Row>,
  { key, rows, isOn }: { readonly key: string; readonly rows: readonly Row[]; readonly isOn: boolean },
): Needs {
  const [held, setHeld] = useState({ key, needs: known.get(key)?.needs ?? nothing });
  const [fonts, setFonts] = useState(0);
  useEffect(() => {
    const onLoaded = (): void => {
      known.clear();
      setFonts((count) => count + 1);
    };
    document.fonts.addEventListener('loadingdone', onLoaded);
    return () => document.fonts.removeEventListener('loadingdone', onLoaded);
  }, []);
  useLayoutEffect(() => {
    const last = known.get(key);
    if (!isOn || root.current === null || last?.rows === rows) return;
    const found = measure(root.current, structure);
    const old = last?.needs ?? nothing;
    const isWider = [...found].some(([id, need]) => need > (old.get(id) ?? 0));
    const needs = isWider ? new Map([...found].map(([id, need]) => [id, Math.max(need, old.get(id) ?? 0)])) : old;
    remember(key, { needs, rows });
    setHeld((before) => (before.key === key && before.needs === needs ? before : { key, needs }));
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all of the structure that is measured
  }, [root, key, rows, isOn, fonts]);
  return held.key === key ? held.needs : (known.get(key)?.needs ?? nothing);
}
