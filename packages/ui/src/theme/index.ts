import type { Density, Mode } from '../tokens/names.ts';

/** What the root of a page says about its look. A key that is left out stays as it is. */
export interface Theme {
  /** Id of a brand whose stylesheet is loaded. */
  readonly brand?: string;
  /** `system` follows the reader's own setting. */
  readonly mode?: Mode | 'system';
  readonly density?: Density;
  /** `system` follows the reader's own setting. */
  readonly motion?: 'full' | 'reduced' | 'system';
  readonly direction?: 'ltr' | 'rtl';
}

/** Sets the attributes that brands, modes, densities and motion are selected by. */
export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme.brand !== undefined) root.dataset['brand'] = theme.brand;
  if (theme.density !== undefined) root.dataset['density'] = theme.density;
  if (theme.direction !== undefined) root.dir = theme.direction;
  setOrDrop(root, 'mode', theme.mode);
  setOrDrop(root, 'motion', theme.motion);
}

function setOrDrop(root: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) return;
  if (value === 'system') delete root.dataset[name];
  else root.dataset[name] = value;
}
