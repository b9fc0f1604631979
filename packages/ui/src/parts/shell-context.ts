import { createContext } from 'react';

/** What a shell tells the bar and the navigation inside it. */
export interface ShellState {
  readonly isNavNarrow: boolean;
  readonly toggleNav: (() => void) | undefined;
  /** Called when one goes somewhere, so that a drawer closes. */
  readonly onNavigate: () => void;
}

export const ShellContext = createContext<ShellState>({
  isNavNarrow: false,
  toggleNav: undefined,
  onNavigate: () => {},
});
