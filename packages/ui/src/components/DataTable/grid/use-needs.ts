import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { tracks } from './DataGrid.css.ts';
import type { Structure } from './layout.ts';

/** What a column needs, in pixels. */
export interface Need {
  /** In which nothing of it is cut. */
  readonly all: number;
  /** In which its values are not cut, and its heading has two lines. */
  readonly values: number;
}

/** By the id of the column. One that was never drawn has none. */
export type Needs = ReadonlyMap<string, Need>;

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
  const widest = (selector: string, track: 'max-content' | 'min-content'): Map<string, number> => {
    root.style.setProperty(tracksName, `repeat(${structure.columns.length}, ${track})`);
    const found = new Map<string, number>();
    for (const cell of root.querySelectorAll(selector)) {
      const laid = structure.columns[Number(cell.getAttribute('aria-colindex')) - 1];
      if (laid?.kind !== 'data') continue;
      const width = Math.ceil(cell.getBoundingClientRect().width);
      if (width > (found.get(laid.id) ?? 0)) found.set(laid.id, width);
    }
    return found;
  };
  const line = '[role="row"] > [aria-colindex]:not([aria-colspan])';
  const values = widest(`${line}:not([role="columnheader"])`, 'max-content');
  const headings = widest(`${line}[role="columnheader"]`, 'max-content');
  const words = widest(`${line}[role="columnheader"]`, 'min-content');
  root.style.setProperty(tracksName, held);
  const needs = new Map<string, Need>();
  for (const id of new Set([...values.keys(), ...headings.keys()])) {
    const value = values.get(id) ?? 0;
    const heading = headings.get(id) ?? 0;
    // Two lines take more than half of one, since they break between words.
    const twoLines = Math.max(words.get(id) ?? 0, Math.min(heading, heading * 0.7));
    needs.set(id, { all: Math.max(value, heading), values: Math.ceil(Math.max(value, twoLines)) });
  }
  return needs;
}

const isWider = (need: Need, old: Need | undefined): boolean =>
  old === undefined || need.all > old.all || need.values > old.values;
const widerOf = (need: Need, old: Need | undefined): Need => ({
  all: Math.max(need.all, old?.all ?? 0),
  values: Math.max(need.values, old?.values ?? 0),
});

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
    const needs = [...found].some(([id, need]) => isWider(need, old.get(id)))
      ? new Map([...found].map(([id, need]) => [id, widerOf(need, old.get(id))]))
      : old;
    remember(key, { needs, rows });
    setHeld((before) => (before.key === key && before.needs === needs ? before : { key, needs }));
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all of the structure that is measured
  }, [root, key, rows, isOn, fonts]);
  return held.key === key ? held.needs : (known.get(key)?.needs ?? nothing);
}
