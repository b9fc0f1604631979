import { contrast } from './color.ts';
import { modes, type ColorTone, type Mode } from '../tokens/names.ts';
import { colorTones } from '../tokens/names.ts';
import type { Brand } from './define-brand.ts';

/** A colour of a brand that is used in another shade than the brand says. */
export interface ColorCorrection {
  readonly value: ColorTone;
  readonly from: string;
  readonly to: string;
  /** Where it is used so; both modes may need the same shade. */
  readonly modes: readonly Mode[];
  readonly reason: string;
}

/** Colours that a brand gave and that were moved to the nearest shade that is legible and visible. */
export function colorCorrections(brand: Brand): ColorCorrection[] {
  return colorTones.flatMap((value) => {
    const from = brand.values[value];
    if (from === undefined) return [];
    const found = modes.flatMap((mode): ColorCorrection[] => {
      const { solid } = brand[mode].color.tone[value];
      return solid === from.toLowerCase()
        ? []
        : [{ value, from, to: solid, modes: [mode], reason: reasonOf(brand, mode, value, from) }];
    });
    const [light, dark] = found;
    const isSame = light && dark && light.to === dark.to && light.reason === dark.reason;
    return isSame ? [{ ...light, modes }] : found;
  });
}

/** One line for people: which colour became which, in which mode and why. */
export function describeCorrection({ value, from, to, modes: where, reason }: ColorCorrection): string {
  const mode = where.length === 1 ? ` in ${where[0]} mode` : '';
  return `"${value}" ${from} became ${to}${mode} so that ${reason}.`;
}

function reasonOf(brand: Brand, mode: Mode, value: ColorTone, from: string): string {
  const { bg, tone } = brand[mode].color;
  const { onSolid } = tone[value];
  if (contrast(onSolid, from) < 4.5) return `${onSolid === '#ffffff' ? 'white' : 'dark'} text is readable on it`;
  if (Math.min(contrast(from, bg.page), contrast(from, bg.surface), contrast(from, bg.raised)) < 3)
    return `it is visible against the ${mode} page`;
  return 'it stays readable and visible while it is pressed';
}
