import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const devanagari = 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF';

// A page fetches a file only when a letter of its range is on it, so English pages never load Devanagari.
globalFontFace('Inter Variable', {
  src: 'url("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2") format("woff2")',
  fontStyle: 'normal',
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

globalFontFace('Figtree Variable', {
  src: 'url("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2") format("woff2")',
  fontStyle: 'normal',
  fontWeight: '300 900',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

globalFontFace('Noto Sans Devanagari Variable', {
  src: 'url("@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2") format("woff2")',
  fontStyle: 'normal',
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: devanagari,
});
