import { contrastPairs, readToken } from '../tokens/contrast-pairs.ts';
import { modes, type Mode } from '../tokens/names.ts';
import { contrast } from './color.ts';
import { colorCorrections, describeCorrection } from './corrections.ts';
import type { Brand } from './define-brand.ts';

/** One pair of the contract, measured in one mode of a brand. */
export interface MeasuredPair {
  readonly mode: Mode;
  /** Paths of the contract, for example `color.fg.muted`. */
  readonly foreground: string;
  readonly background: string;
  /** The colours, `#rrggbb`. */
  readonly colors: readonly [foreground: string, background: string];
  readonly ratio: number;
  readonly required: number;
}

/** Every pair of the contract in both modes of a brand, the tightest first. */
export function measurePairs(brand: Brand): MeasuredPair[] {
  return modes
    .flatMap((mode) =>
      contrastPairs.map(([foreground, background, required]): MeasuredPair => {
        const colors = [readToken(brand[mode], foreground), readToken(brand[mode], background)] as const;
        return { mode, foreground, background, colors, ratio: contrast(...colors), required };
      }),
    )
    .toSorted((a, b) => a.ratio / a.required - b.ratio / b.required);
}

/** How many pairs of each mode a report shows; the others have more contrast than these. */
const SHOWN = 24;

/** The contrast of a brand as a Markdown page: what was corrected, how many pairs pass, and the tightest of them. */
export function contrastReport(brand: Brand): string {
  const pairs = measurePairs(brand);
  const failing = pairs.filter(({ ratio, required }) => ratio < required);
  const corrections = colorCorrections(brand).map((one) => `- ${describeCorrection(one)}`);
  const rows = pairs
    .slice(0, Math.max(SHOWN, failing.length))
    .map(({ mode, foreground, background, colors, ratio, required }) => {
      const name = (path: string): string => path.replace(/^color\./, '');
      return `| ${name(foreground)} on ${name(background)} | ${mode} | ${colors.join(' on ')} | ${required} | ${floor(ratio)} |`;
    });
  return `# Contrast of ${brand.values.name}

${pairs.length - failing.length} of ${pairs.length} pairs pass in light and dark (WCAG 2: 4.5 for text, 3 for shapes).

## Corrected colours

${corrections.length > 0 ? corrections.join('\n') : 'None. Every colour is used as the brand gives it.'}

## The tightest pairs

| Pair | Mode | Colours | Needs | Has |
| --- | --- | --- | ---: | ---: |
${rows.join('\n')}
`;
}

/** Two places, never rounded up to a ratio that is not reached. */
const floor = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
