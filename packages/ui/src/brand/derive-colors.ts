import { categories, colorTones, type Category, type ColorTone, type Mode } from '../tokens/names.ts';
import type { BrandTokens } from '../tokens/token-types.ts';
import { contrast, ensureContrast, shade, step, toHex, toOklch, type Oklch } from './color.ts';
import type { BrandValues, NeutralKind } from './values.ts';

type Colors = BrandTokens['color'];
type Tone = Colors['tone'][ColorTone];
type Neutral = (l: number, chroma?: number) => string;

const WHITE = '#ffffff';

// A little above 4.5 and 3, so that rounding to eight bits never falls under the rule.
const TEXT = 4.55;
const SHAPE = 3.05;

export const defaultColors = { positive: '#15803d', caution: '#d97706', critical: '#d1293d', info: '#0b72c4' } as const;

const tints: Record<Exclude<NeutralKind, 'accent'>, readonly [chroma: number, hue: number]> = {
  pure: [0, 0],
  cool: [0.012, 262],
  warm: [0.008, 75],
};

/** All colours of one mode of a brand. */
export function deriveColors(values: BrandValues, mode: Mode): Colors {
  const isDark = mode === 'dark';
  const accentHue = toOklch(values.accent).h;
  const neutralKind = values.neutral ?? 'cool';
  const [chroma, hue] = neutralKind === 'accent' ? ([0.014, accentHue] as const) : tints[neutralKind];
  const neutral: Neutral = (l, by = 1) => toHex({ l, c: chroma * by, h: hue });

  const bg: Omit<Colors['bg'], 'selected'> = isDark ? darkGrounds(neutral) : lightGrounds(neutral);
  const grounds = [bg.page, bg.surface, bg.raised, bg.field, bg.sunken, bg.hover, bg.pressed];
  const plain = [bg.page, bg.surface, bg.raised, bg.field, bg.sunken];
  const toneOf = (name: ColorTone): Tone => {
    const base = name === 'accent' ? values.accent : (values[name] ?? defaultColors[name]);
    return deriveTone(base, isDark, [...plain, bg.hover], [bg.page, bg.surface, bg.raised, bg.field]);
  };
  const tone = Object.fromEntries(colorTones.map((name) => [name, toneOf(name)])) as Record<ColorTone, Tone>;
  const selected = tone.accent.soft;
  const textGrounds = [...grounds, selected, bg.neutral, bg.neutralHover, bg.neutralPressed];
  return {
    bg: { ...bg, selected },
    fg: {
      default: ensureContrast(neutral(isDark ? 0.95 : 0.23, 1.4), textGrounds, TEXT),
      muted: ensureContrast(neutral(isDark ? 0.77 : 0.45, 1.8), textGrounds, TEXT),
      subtle: ensureContrast(neutral(isDark ? 0.66 : 0.54, 1.8), plain, TEXT),
      disabled: neutral(isDark ? 0.5 : 0.7, 1.2),
      onInverse: isDark ? neutral(0.2) : WHITE,
      link: tone.accent.text,
    },
    border: {
      subtle: neutral(isDark ? 0.285 : 0.925),
      default: neutral(isDark ? 0.335 : 0.88),
      control: ensureContrast(neutral(isDark ? 0.52 : 0.65, 1.5), plain, SHAPE),
      controlHover: ensureContrast(neutral(isDark ? 0.64 : 0.52, 1.5), plain, SHAPE),
      focus: ensureContrast(shade(values.accent, isDark ? 0.7 : 0.58), plain, SHAPE),
    },
    tone,
    topBar: deriveTopBar(values, neutral, bg, isDark),
    sideNav: deriveSideNav(values, neutral, bg, tone.accent, isDark),
    category: deriveCategories(toOklch(values.accent), isDark, [bg.page, bg.surface, bg.raised]),
  };
}

function lightGrounds(neutral: Neutral): Omit<Colors['bg'], 'selected'> {
  return {
    page: neutral(0.982, 0.35),
    surface: WHITE,
    raised: WHITE,
    sunken: neutral(0.97, 0.4),
    field: WHITE,
    hover: neutral(0.962, 0.5),
    pressed: neutral(0.935, 0.7),
    neutral: neutral(0.953, 0.6),
    neutralHover: neutral(0.93, 0.7),
    neutralPressed: neutral(0.9, 0.8),
    inverse: neutral(0.25, 1.6),
    scrim: `${neutral(0.2, 1.5)}73`,
  };
}

function darkGrounds(neutral: Neutral): Omit<Colors['bg'], 'selected'> {
  return {
    page: neutral(0.168, 0.8),
    surface: neutral(0.205, 0.8),
    raised: neutral(0.24, 0.9),
    sunken: neutral(0.185, 0.8),
    field: neutral(0.185, 0.8),
    hover: neutral(0.25, 0.9),
    pressed: neutral(0.285, 0.9),
    neutral: neutral(0.275, 0.9),
    neutralHover: neutral(0.31, 0.9),
    neutralPressed: neutral(0.345, 0.9),
    inverse: neutral(0.93, 0.5),
    scrim: '#000000a6',
  };
}

/** A filled shape: its colour at rest, under the pointer and pressed, and the text on it. */
type Fill = Pick<Tone, 'solid' | 'solidHover' | 'solidPressed' | 'onSolid'>;

// Steps of lightness from rest to hover to pressed, the most visible first. In the dark, white text leaves little room.
const steps = [0.035, 0.03, 0.025, 0.02, 0.0175, 0.015] as const;

/**
 * The fill nearest to `base` in lightness whose text is legible and whose edge is visible on every ground, at rest, under
 * the pointer and pressed. White text is preferred; a bright colour such as amber takes dark text instead.
 */
function fillOf(base: string, grounds: readonly string[]): Fill {
  const from = toOklch(base);
  const ink = toHex({ l: 0.2, c: Math.min(from.c, 0.03), h: from.h });
  for (const onSolid of from.l < 0.66 ? [WHITE, ink] : [ink, WHITE]) {
    for (let distance = 0; distance <= 1; distance += 0.005) {
      for (const solid of distance === 0 ? [base] : [step(base, -distance), step(base, distance)]) {
        const states = statesOf(solid, onSolid, grounds);
        if (states !== undefined) return { solid, ...states, onSolid };
      }
    }
  }
  throw new Error(`No shade of ${base} is visible on ${grounds.join(', ')}.`);
}

function statesOf(
  solid: string,
  onSolid: string,
  grounds: readonly string[],
): Pick<Fill, 'solidHover' | 'solidPressed'> | undefined {
  const passes = (hex: string): boolean =>
    contrast(onSolid, hex) >= TEXT && grounds.every((ground) => contrast(hex, ground) >= SHAPE);
  if (!passes(solid)) return undefined;
  const away = onSolid === WHITE ? -1 : 1;
  // Near black there is nothing darker to see, and small steps up are not seen either.
  for (const by of [...steps.map((size) => size * away), 0.12, ...steps.map((size) => -size * away)]) {
    const [solidHover, solidPressed] = [step(solid, by), step(solid, 2 * by)] as const;
    const isSeen = new Set([solid, solidHover, solidPressed]).size === 3;
    if (isSeen && passes(solidHover) && passes(solidPressed)) return { solidHover, solidPressed };
  }
  return undefined;
}

function deriveTone(base: string, isDark: boolean, grounds: readonly string[], shapeGrounds: readonly string[]): Tone {
  const { c, h } = toOklch(base);
  const tint = (l: number, limit: number): string => toHex({ l, c: Math.min(c, limit), h });
  const soft = isDark ? tint(0.275, 0.055) : tint(0.96, 0.028);
  const softHover = isDark ? tint(0.31, 0.065) : tint(0.935, 0.042);
  const softPressed = isDark ? tint(0.345, 0.075) : tint(0.905, 0.058);
  const text = shade(base, isDark ? 0.8 : 0.47, isDark ? 0.8 : 1);
  return {
    ...fillOf(base, shapeGrounds),
    soft,
    softHover,
    softPressed,
    text: ensureContrast(text, [...grounds, soft, softHover, softPressed], TEXT),
    border: ensureContrast(shade(base, isDark ? 0.6 : 0.62), grounds, SHAPE),
  };
}

function deriveTopBar(
  values: BrandValues,
  neutral: Neutral,
  bg: Omit<Colors['bg'], 'selected'>,
  isDark: boolean,
): Colors['topBar'] {
  const kind = values.topBar ?? 'surface';
  if (kind === 'surface') {
    const fg = neutral(isDark ? 0.95 : 0.23, 1.4);
    const muted = ensureContrast(neutral(isDark ? 0.77 : 0.45, 1.8), [bg.surface, bg.hover], TEXT);
    return { bg: bg.surface, fg, muted, hover: bg.hover, border: neutral(isDark ? 0.285 : 0.925) };
  }
  const ground =
    kind === 'accent' ? ensureContrast(shade(values.accent, isDark ? 0.36 : 0.47), [WHITE], 6) : inkOf(values, isDark);
  return {
    bg: ground,
    fg: WHITE,
    muted: ensureContrast('#d5dae3', [ground, step(ground, 0.06)], TEXT),
    hover: step(ground, 0.06),
    border: ground,
  };
}

function inkOf(values: BrandValues, isDark: boolean): string {
  const { c, h } = toOklch(values.accent);
  return toHex({ l: isDark ? 0.15 : 0.235, c: Math.min(c, isDark ? 0.03 : 0.055), h });
}

function deriveSideNav(
  values: BrandValues,
  neutral: Neutral,
  bg: Omit<Colors['bg'], 'selected'>,
  accent: Tone,
  isDark: boolean,
): Colors['sideNav'] {
  const kind = values.sideNav ?? 'page';
  if (kind === 'ink') {
    const ground = inkOf(values, isDark);
    const hover = step(ground, 0.055);
    const active = step(ground, 0.1);
    return {
      bg: ground,
      fg: ensureContrast('#e8ecf4', [ground, hover], TEXT),
      muted: ensureContrast('#a9b2c3', [ground, hover], TEXT),
      hover,
      active,
      onActive: WHITE,
      border: isDark ? neutral(0.26) : ground,
    };
  }
  const ground = kind === 'page' ? bg.page : bg.surface;
  const fg = ensureContrast(neutral(isDark ? 0.86 : 0.36, 1.6), [ground, bg.hover, bg.pressed], TEXT);
  const muted = ensureContrast(neutral(isDark ? 0.7 : 0.5, 1.8), [ground, bg.hover, bg.pressed], TEXT);
  return {
    bg: ground,
    fg,
    muted,
    hover: kind === 'page' ? bg.neutral : bg.hover,
    active: accent.soft,
    onActive: accent.text,
    border: neutral(isDark ? 0.285 : 0.925),
  };
}

// Neighbours differ in hue and in lightness, so that they stay apart for people who see fewer colours.
const turns: Record<Category, readonly [turn: number, lift: number]> = {
  c1: [0, 0],
  c2: [165, 0.1],
  c3: [75, -0.04],
  c4: [290, 0.08],
  c5: [120, 0.02],
  c6: [240, 0.12],
  c7: [40, 0.04],
  c8: [205, -0.02],
};

function deriveCategories(accent: Oklch, isDark: boolean, grounds: readonly string[]): Colors['category'] {
  // A brand without colour has series without colour, told apart by lightness.
  const strength = accent.c < 0.02 ? 0 : 1;
  const make = (category: Category): Colors['category'][Category] => {
    const [turn, lift] = turns[category];
    const h = (accent.h + turn) % 360;
    const soft = toHex({ l: isDark ? 0.33 : 0.92, c: (isDark ? 0.06 : 0.045) * strength, h });
    return {
      solid: ensureContrast(toHex({ l: (isDark ? 0.66 : 0.56) + lift, c: 0.15 * strength, h }), grounds, SHAPE),
      soft,
      onSoft: ensureContrast(toHex({ l: isDark ? 0.88 : 0.4, c: 0.1 * strength, h }), [soft], TEXT),
    };
  };
  return Object.fromEntries(categories.map((category) => [category, make(category)])) as Colors['category'];
}
