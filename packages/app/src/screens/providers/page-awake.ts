import { createContext } from 'react';

/** Whether a page is the one that is shown. It is read where something is about to be done, and tells no one when it changes. */
export interface Wakefulness {
  readonly isAwake: boolean;
  /** The address of a page that is kept, without its query. */
  readonly pathname?: string;
}

/** Of the page that one stands in; what is outside of pages is always awake. */
export const PageAwake = createContext<Wakefulness>({ isAwake: true });
