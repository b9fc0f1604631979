import { scale, vars } from './contract.css.ts';

/** A length that grows with the brand's size of text. */
export const scaledByText = (length: string): string => `calc(${length} * ${vars.scaling.text})`;

/** A length that grows with the brand's height of controls. */
export const scaledByControl = (length: string): string => `calc(${length} * ${vars.scaling.control})`;

/** The smallest thing that a finger may be asked to hit (WCAG 2.5.8). */
const LEAST_TARGET = '1.5rem';

/** What the compact density changes, by reference of the variable. */
export const compactDensity: Readonly<Record<string, string>> = {
  [scale.control.sm]: `max(${LEAST_TARGET}, ${scaledByControl('1.5rem')})`,
  [scale.control.md]: scaledByControl('1.875rem'),
  [scale.control.lg]: scaledByControl('2.25rem'),
  [scale.control.padSm]: '0.5rem',
  [scale.control.padMd]: '0.625rem',
  [scale.control.padLg]: '0.875rem',
  [scale.control.gap]: '0.375rem',
  [scale.size.row]: scaledByControl('2rem'),
  [scale.size.cellX]: '0.625rem',
  [scale.size.cellY]: '0.25rem',
  [scale.size.cardPad]: '0.875rem',
  [scale.size.topBar]: scaledByControl('3rem'),
  [scale.size.sideNav]: scaledByText('14rem'),
  [scale.text.md]: scaledByText('0.8125rem'),
  [scale.text.sm]: scaledByText('0.78125rem'),
};
