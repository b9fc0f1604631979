import type { ReactNode } from 'react';
import { LookDrawer, type LookDrawerProps } from '../../../screens/operation/LookDrawer.tsx';
import { effectCells } from './cells.tsx';
import { EffectSummary } from './EffectSummary.tsx';

/** The effect of a change on pay: of whom and in which month, then totals and employees. */
export const EffectDrawer = (props: Omit<LookDrawerProps, 'cells' | 'Summary'>): ReactNode => (
  <LookDrawer {...props} cells={effectCells} Summary={EffectSummary} />
);
