import { describe, expect, it } from 'vitest';
import { checkContrast, contrast, defineBrand, describeFailure } from '../src/brand/index.ts';
import { base } from '../src/brands/base.ts';
import { himal } from '../src/brands/himal.ts';
import { sagar } from '../src/brands/sagar.ts';
import { wireframe } from '../src/brands/wireframe.ts';
import { contrastPairs, decorativeColors } from '../src/tokens/contrast-pairs.ts';

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

  it.each([
    '#ffd400',
    '#00ff88',
    '#ff00ff',
    '#000000',
    '#ffffff',
    '#7a3cff',
    '#ff6a00',
    '#00c2d1',
    '#8b0000',
    '#b5b5b5',
  ])('derives a legible brand from the accent %s', (accent) => {
    for (const neutral of ['pure', 'cool', 'warm', 'accent'] as const) {
      for (const topBar of ['surface', 'accent', 'ink'] as const) {
        const brand = defineBrand({ id: 'trial', name: 'Trial', accent, neutral, topBar, sideNav: 'ink' });
        expect(checkContrast(brand).map(describeFailure)).toEqual([]);
      }
    }
  });
});

function leavesOf(node: unknown, path: string): string[] {
  if (typeof node === 'string') return [path];
  return Object.entries(node as Record<string, unknown>).flatMap(([key, value]) => leavesOf(value, `${path}.${key}`));
}
