import { createElement, type ReactNode, type SVGProps } from 'react';

interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

interface DrawingProps extends SVGProps<SVGSVGElement> {
  readonly size?: string | number;
}

/**
 * Draws the lines of an icon as Lucide does. What Lucide does besides – settings for all icons, strokes of one width at every size,
 * other names – is asked for nowhere, and is longer than the icons of the menu.
 */
const createIcon =
  ({ name, node }: IconData) =>
  ({ size = 24, ...rest }: DrawingProps): ReactNode =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}`,
        'aria-hidden': true,
        ...rest,
      },
      ...node.map(([tag, lines]) => createElement(tag, lines)),
    );

export default createIcon;
