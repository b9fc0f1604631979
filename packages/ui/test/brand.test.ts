import { describe, expect, it } from 'vitest';
import {
  brandCss,
  brandFromJson,
  contrast,
  contrastReport,
  defineBrand,
  describeCorrection,
  nearestPassing,
  toCssTokens,
} from '../src/brand/index.ts';

const values = { id: 'trial', name: 'Trial', accent: '#0a5bd3' };

describe('defineBrand', () => {
  it('derives both modes from one colour', () => {
    const brand = defineBrand(values);
    expect(brand.light.color.tone.accent.solid).toBe('#0a5bd3');
    expect(brand.light.color.tone.accent.onSolid).toBe('#ffffff');
    expect(brand.dark.color.bg.page).not.toBe(brand.light.color.bg.page);
  });

  it('puts dark text on a bright colour', () => {
    const { solid, onSolid } = defineBrand({ ...values, accent: '#ffd400' }).dark.color.tone.accent;
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
    expect(tokens.color.tone.accent.solid).toMatch(/^light-dark\(#0a5bd3, #[0-9a-f]{6}\)$/);
    expect(tokens.color.tone.accent.onSolid).toBe('#ffffff');
    expect(tokens.shadow.md).toMatch(/light-dark\(/);
  });
});

describe('brandFromJson', () => {
  it('makes a brand of valid data', () => {
    expect(brandFromJson(values)).toMatchObject({ ok: true, brand: { values } });
  });

  it('takes a font, sizes, a density, corners and a logo of the client [LIB-8]', () => {
    const own = {
      ...values,
      radius: 10,
      textSize: 16,
      controlHeight: 44,
      density: 'compact',
      font: { family: 'Client Sans', files: [{ file: './fonts/client.woff2', script: 'latin' }] },
      logo: { light: 'logo.svg', dark: 'https://cdn.example.com/logo-dark.svg' },
    };
    const result = brandFromJson(own);
    expect(result).toMatchObject({ ok: true });
    if (!result.ok) return;
    expect(result.brand.light.scaling).toEqual({ text: '1.142857', control: '1.222222' });
    expect(result.brand.light.radius).toMatchObject({ sm: '0.3125rem', md: '0.625rem', full: '999px' });
    expect(result.brand.light.font.body).toMatch(/^"Client Sans", /);
  });

  it('makes controls as high as large text asks for [LIB-8]', () => {
    expect(defineBrand({ ...values, textSize: 20 }).light.scaling.control).toBe('1.055556');
    expect(defineBrand(values).light.scaling).toEqual({ text: '1', control: '1' });
  });

  it.each([
    [null, 'A brand is an object with at least "id", "name" and "accent".'],
    [{ id: 'x', name: 'X' }, '"accent" is missing.'],
    [{ ...values, accent: 'blue' }, '"accent" is "blue". Write a colour as #rrggbb.'],
    [
      { ...values, accent: '0AF' },
      '"accent" is "0AF". Write a colour as #rrggbb. The nearest valid value is "#00aaff".',
    ],
    [
      { ...values, radius: 'lage' },
      '"radius" is "lage". Use one of "none", "small", "medium", "large". The nearest valid value is "large".',
    ],
    [
      { ...values, radius: 30 },
      '"radius" is 30. Use a number of px from 0 to 24, without quotes. The nearest valid value is 24.',
    ],
    [
      { ...values, textSize: '24px' },
      '"textSize" is "24px". Use a number of px from 13 to 20, without quotes. The nearest valid value is 20.',
    ],
    [
      { ...values, textSize: 20, controlHeight: 32 },
      '"controlHeight" is 32. A control of that height cannot hold text of 20 px. The nearest valid value is 38.',
    ],
    [{ ...values, colour: '#ffffff' }, '"colour" is not a value of a brand.'],
    [{ ...values, acent: '#ffffff' }, '"acent" is not a value of a brand. Did you mean "accent"?'],
    [
      { ...values, id: 'Not Kebab' },
      '"id" is "Not Kebab". Write it in kebab-case. The nearest valid value is "not-kebab".',
    ],
    [
      { ...values, font: 'Inter' },
      '"font" is "Inter". Use one of "inter", "figtree", "system", "mono". The nearest valid value is "inter". A font of your own is an object with "family" and "files".',
    ],
    [{ ...values, font: { family: 'A', files: [] } }, '"font.files" is []. List at least one file.'],
    [
      { ...values, font: { family: 'A', files: [{ file: 'a.ttf' }] } },
      '"font.files[0].file" is "a.ttf". Name a .woff2 file: a path without spaces, or an https address.',
    ],
    [
      { ...values, font: { family: 'A"; }', files: [{ file: 'a.woff2' }] } },
      '"font.family" is "A\\"; }". Write the name of a family in letters, digits, spaces and dashes.',
    ],
    [{ ...values, logo: { dark: 'a.svg' } }, '"logo.light" is missing.'],
  ])('refuses %j with the value, the rule and the nearest valid one [LIB-8]', (data, problem) => {
    const result = brandFromJson(data);
    expect(result.ok ? [] : result.problems).toContain(problem);
  });

  it.each([
    ['#e8590c', ['"accent" #e8590c became #cd4b00 so that white text is readable on it.']],
    ['#0b1f4b', [/^"accent" #0b1f4b became #[0-9a-f]{6} in dark mode so that it is visible against the dark page\.$/]],
    ['#000000', [/^"accent" #000000 became #[0-9a-f]{6} in dark mode so that it is visible against the dark page\.$/]],
    [
      '#ffd400',
      [/^"accent" #ffd400 became #[0-9a-f]{6} in light mode so that it is visible against the light page\.$/],
    ],
    ['#7a3cff', []],
  ])('says what it made of %s [LIB-7]', (accent, sentences) => {
    const result = brandFromJson({ ...values, accent });
    const said = result.ok ? result.corrections.map(describeCorrection) : result.problems;
    expect(said).toEqual(
      sentences.map((sentence) => (typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))),
    );
  });
});

describe('brandCss', () => {
  const full = defineBrand({
    ...values,
    density: 'compact',
    font: {
      family: 'Client Sans',
      files: [{ file: 'client.woff2', script: 'devanagari', weight: '400' }],
      fallback: { local: 'Arial', sizeAdjust: 104.5 },
    },
    logo: { light: 'logo.svg', dark: 'logo-dark.svg' },
  });

  it('writes every variable of the brand for its attribute, in the layer of tokens [LIB-8]', () => {
    const css = brandCss(defineBrand(values));
    expect(css).toContain('@layer k-reset, k-tokens, k-components;');
    expect(css).toMatch(/@layer k-tokens \{\n {2}\[data-brand="trial"\] \{/);
    expect(css).toContain('--k-color-tone-accent-solid: light-dark(#0a5bd3, #');
    expect(css).toContain('--k-scaling-text: 1;');
    expect(css).not.toContain('@font-face');
    expect(css).not.toContain('--k-logo');
  });

  it('declares fonts, their fallback, a logo for each mode and the density [LIB-8]', () => {
    const css = brandCss(full, { address: (file) => `/brand/${file}` });
    expect(css).toMatch(
      /@font-face \{\n {2}font-family: "Client Sans";\n {2}src: url\("\/brand\/client\.woff2"\) format\("woff2"\);/,
    );
    expect(css).toContain('unicode-range: U+0900-097F');
    expect(css).toMatch(/font-family: "Client Sans Fallback";\n {2}src: local\("Arial"\);\n {2}size-adjust: 104.5%;/);
    expect(css).toContain('--k-logo-light: url("/brand/logo.svg");');
    expect(css).toContain('--k-logo-dark: url("/brand/logo-dark.svg");');
    expect(css).toMatch(/\[data-brand="trial"\]:not\(\[data-density\]\) \{\n {4}--k-control-sm: /);
  });
});

describe('contrastReport', () => {
  it('lists corrections and the tightest pairs, none of them below its ratio [LIB-7]', () => {
    const report = contrastReport(defineBrand({ ...values, accent: '#0b1f4b' }));
    expect(report).toMatch(/^(\d+) of \1 pairs pass in light and dark/m);
    expect(report).toContain('- "accent" #0b1f4b became ');
    expect(report).toContain('| tone.accent.solid on bg.raised | dark |');
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
