import { describe, expect, it } from 'vitest';
import { brandFromJson, contrast, defineBrand, nearestPassing, toCssTokens } from '../src/brand/index.ts';

const values = { id: 'trial', name: 'Trial', accent: '#0a5bd3' };

describe('defineBrand', () => {
  it('derives both modes from one colour', () => {
    const brand = defineBrand(values);
    expect(brand.light.color.tone.accent.solid).toBe('#0a5bd3');
    expect(brand.light.color.tone.accent.onSolid).toBe('#ffffff');
    expect(brand.dark.color.bg.page).not.toBe(brand.light.color.bg.page);
  });

  it('puts dark text on a bright colour', () => {
    const { solid, onSolid } = defineBrand({ ...values, accent: '#ffd400' }).light.color.tone.accent;
    expect(solid).toBe('#ffd400');
    expect(contrast(onSolid, solid)).toBeGreaterThan(4.5);
  });

  it('lets single leaves be adjusted, for both modes or for one', () => {
    const brand = defineBrand(values, {
      both: { radius: { md: '3px' } },
      dark: { color: { topBar: { bg: '#000000' } } },
    });
    expect(brand.light.radius.md).toBe('3px');
    expect(brand.dark.radius.md).toBe('3px');
    expect(brand.dark.color.topBar.bg).toBe('#000000');
    expect(brand.light.color.topBar.bg).not.toBe('#000000');
  });

  it('writes both modes as one value', () => {
    const tokens = toCssTokens(defineBrand(values));
    expect(tokens.color.bg.surface).toMatch(/^light-dark\(#ffffff, #[0-9a-f]{6}\)$/);
    expect(tokens.color.tone.accent.solid).toBe('#0a5bd3');
    expect(tokens.shadow.md).toMatch(/light-dark\(/);
  });
});

describe('brandFromJson', () => {
  it('makes a brand of valid data', () => {
    expect(brandFromJson(values)).toMatchObject({ ok: true, brand: { values } });
  });

  it.each([
    [null, 'A brand is an object with at least "id", "name" and "accent".'],
    [{ id: 'x', name: 'X' }, '"accent" is missing.'],
    [{ ...values, accent: 'blue' }, '"accent" must be a colour written as #rrggbb.'],
    [{ ...values, radius: 'huge' }, '"radius" must be one of none, small, medium, large.'],
    [{ ...values, colour: '#ffffff' }, '"colour" is not a value of a brand.'],
    [{ ...values, id: 'Not Kebab' }, '"id" must be in kebab-case.'],
  ])('refuses %j', (data, problem) => {
    const result = brandFromJson(data);
    expect(result.ok ? [] : result.problems).toContain(problem);
  });
});

describe('nearestPassing', () => {
  it('leaves a colour that passes alone', () => {
    expect(nearestPassing('#000000', ['#ffffff'], 4.5)).toBe('#000000');
  });

  it('finds a shade that passes on every ground', () => {
    const shade = nearestPassing('#999999', ['#ffffff', '#f0f0f0'], 4.5) ?? '';
    expect(contrast(shade, '#f0f0f0')).toBeGreaterThanOrEqual(4.5);
  });

  it('says when there is none', () => {
    expect(nearestPassing('#777777', ['#ffffff', '#000000'], 12)).toBeUndefined();
  });
});
