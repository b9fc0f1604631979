import { lazy, type ComponentType } from 'react';
import type { Part } from './kind.ts';

/** A part that is fetched when it is first drawn, so that a list of texts brings no calendar with it. */
export const part = <P extends object>(load: () => Promise<Part<P>>): Part<P> =>
  lazy<ComponentType<P>>(async () => ({ default: await load() }));
