import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barKinds,
  checkContrast,
  contrast,
  defineBrand,
  describeFailure,
  navKinds,
  neutralKinds,
} from '../src/brand/index.ts';
import { base } from '../src/brands/base.ts';
import { himal } from '../src/brands/himal.ts';
import { sagar } from '../src/brands/sagar.ts';
import { wireframe } from '../src/brands/wireframe.ts';
import { contrastPairs, decorativeColors } from '../src/tokens/contrast-pairs.ts';
import { modes } from '../src/tokens/names.ts';

const brands = [base, himal, sagar, wireframe];

describe.each(brands.map((brand) => [brand.values.id, brand] as const))('brand %s', (_id, brand) => {
  it('is legible in every pair of both modes', () => {
    expect(checkContrast(brand).map(describeFailure)).toEqual([]);
  });
});

describe('the contrast gate', () => {
  it('lists every colour of the contract in a pair or as decoration', () => {
    const listed = new Set([...contrastPairs.flatMap(([front, back]) => [front, back]), ...decorativeColors]);
    expect(leavesOf(base.light.color, 'color').filter((path) => !listed.has(path))).toEqual([]);
  });

  it('names brand, mode, pair, ratio and the nearest passing shade', () => {
    const broken = defineBrand(
      { id: 'broken', name: 'Broken', accent: '#0a5bd3' },
      { light: { color: { fg: { subtle: '#aaaaaa' } } } },
    );
    const [failure] = checkContrast(broken);
    expect(failure).toMatchObject({ brand: 'broken', mode: 'light', foreground: 'color.fg.subtle', required: 4.5 });
    expect(describeFailure(failure!)).toMatch(
      /^broken \(light\): color\.fg\.subtle on color\.bg\.page is 2\.\d\d:1, needs 4\.5:1; the nearest passing shade is #[0-9a-f]{6}\.$/,
    );
    expect(contrast(failure!.nearest!, broken.light.color.bg.page)).toBeGreaterThanOrEqual(4.5);
  });

  const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
  const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

  it('derives a legible and visible brand from any colours [LIB-7]', () => {
    fc.assert(
      fc.property(
        color,
        optional(color),
        fc.constantFrom(...neutralKinds),
        fc.constantFrom(...barKinds),
        fc.constantFrom(...navKinds),
        (accent, caution, neutral, topBar, sideNav) => {
          const more = caution === undefined ? {} : { caution };
          const brand = defineBrand({ id: 'trial', name: 'Trial', accent, ...more, neutral, topBar, sideNav });
          expect(checkContrast(brand).map(describeFailure)).toEqual([]);
        },
      ),
      {
        numRuns: 300,
        examples: ['#ffd400', '#00ff88', '#ff00ff', '#000000', '#ffffff', '#0b1f4b', '#b5b5b5', '#e8590c'].map(
          (accent) => [accent, undefined, 'cool', 'surface', 'ink'] as const,
        ) as [string, string | undefined, 'cool', 'surface', 'ink'][],
      },
    );
  });

  it('keeps a colour that passes, and moves another no further in lightness than it must [LIB-7]', () => {
    fc.assert(
      fc.property(color, fc.constantFrom(...modes), (accent, mode) => {
        const { bg, tone } = defineBrand({ id: 'trial', name: 'Trial', accent })[mode].color;
        const { solid, solidHover, solidPressed, onSolid } = tone.accent;
        const grounds = [bg.page, bg.surface, bg.raised];
        for (const shade of [solid, solidHover, solidPressed]) {
          expect(contrast(onSolid, shade)).toBeGreaterThanOrEqual(4.5);
          for (const ground of grounds) expect(contrast(shade, ground)).toBeGreaterThanOrEqual(3);
        }
        expect(new Set([solid, solidHover, solidPressed]).size).toBe(3);
        const hasRoom =
          contrast('#ffffff', accent) >= 6.5 && grounds.every((ground) => contrast(accent, ground) >= 3.6);
        if (hasRoom) expect(solid).toBe(accent);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['navy', '#0b1f4b', 'dark'],
    ['black', '#000000', 'dark'],
    ['yellow', '#ffd400', 'light'],
  ] as const)('corrects %s so that it is seen against the page [LIB-7]', (_name, accent, mode) => {
    const { bg, tone } = defineBrand({ id: 'trial', name: 'Trial', accent })[mode].color;
    expect(contrast(accent, bg.page)).toBeLessThan(3);
    for (const ground of [bg.page, bg.surface, bg.raised])
      expect(contrast(tone.accent.solid, ground)).toBeGreaterThanOrEqual(3);
  });

  it('refuses a brand whose solid colour vanishes against the page [LIB-7]', () => {
    const hidden = defineBrand(
      { id: 'hidden', name: 'Hidden', accent: '#0b1f4b' },
      { dark: { color: { tone: { accent: { solid: '#0b1f4b' } } } } },
    );
    expect(checkContrast(hidden).map(describeFailure)).toContainEqual(
      expect.stringMatching(
        /^hidden \(dark\): color\.tone\.accent\.solid on color\.bg\.page is 1\.\d\d:1, needs 3:1; the nearest passing shade is #[0-9a-f]{6}\.$/,
      ),
    );
  });
});

function leavesOf(node: unknown, path: string): string[] {
  if (typeof node === 'string') return [path];
  return Object.entries(node as Record<string, unknown>).flatMap(([key, value]) => leavesOf(value, `${path}.${key}`));
}
