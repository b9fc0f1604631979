import { globalFontFace } from '@vanilla-extract/css';
import { scriptRanges } from './scripts.ts';

// A page fetches a file only when a letter of its range is on it, so English pages never load Devanagari.
globalFontFace('Inter Variable', {
  src: 'url("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2") format("woff2")',
  fontStyle: 'normal',
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: scriptRanges.latin,
});

globalFontFace('Figtree Variable', {
  src: 'url("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2") format("woff2")',
  fontStyle: 'normal',
  fontWeight: '300 900',
  fontDisplay: 'swap',
  unicodeRange: scriptRanges.latin,
});

globalFontFace('Noto Sans Devanagari Variable', {
  src: 'url("@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2") format("woff2")',
  fontStyle: 'normal',
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: scriptRanges.devanagari,
});
