/** The dozen values that a brand is made of. Everything else is derived from them. */

export const neutralKinds = ['pure', 'cool', 'warm', 'accent'] as const;
export type NeutralKind = (typeof neutralKinds)[number];

export const radiusKinds = ['none', 'small', 'medium', 'large'] as const;
export type RadiusKind = (typeof radiusKinds)[number];

export const barKinds = ['surface', 'accent', 'ink'] as const;
export type BarKind = (typeof barKinds)[number];

export const navKinds = ['page', 'surface', 'ink'] as const;
export type NavKind = (typeof navKinds)[number];

export const elevationKinds = ['flat', 'soft', 'deep'] as const;
export type ElevationKind = (typeof elevationKinds)[number];

export const fontKinds = ['inter', 'figtree', 'system', 'mono'] as const;
export type FontKind = (typeof fontKinds)[number];

export interface BrandValues {
  /** Value of `data-brand`, in kebab-case. */
  readonly id: string;
  /** Name for people, shown in tools. */
  readonly name: string;
  /** The brand's own colour, `#rrggbb`: main buttons, links, selection. */
  readonly accent: string;
  /** Tint of the greys. */
  readonly neutral?: NeutralKind;
  readonly positive?: string;
  readonly caution?: string;
  readonly critical?: string;
  readonly info?: string;
  readonly radius?: RadiusKind;
  readonly elevation?: ElevationKind;
  /** Ground of the bar at the top. */
  readonly topBar?: BarKind;
  /** Ground of the navigation at the side. */
  readonly sideNav?: NavKind;
  readonly font?: FontKind;
  readonly headingFont?: FontKind;
}
