import { style } from '@vanilla-extract/css';

/** A card is paper: white with dark words in both modes, and as large as the room it is given. */
export const card = style({
  position: 'relative',
  width: '100%',
  maxWidth: '26rem',
  overflow: 'hidden',
  borderRadius: '0.75rem',
  border: '1px solid #bbbbbb',
  background: '#ffffff',
  containerType: 'inline-size',
});
export const tall = style({ maxWidth: '17rem' });
export const box = style({ position: 'absolute', overflow: 'hidden', lineHeight: 1.25 });
export const oneLine = style({ whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
export const photo = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  background: '#e6e9ee',
  color: '#5b6472',
  fontWeight: 700,
});
export const line = style({ borderTop: '1px solid #333333' });
export const picture = style({ objectFit: 'cover' });
export const logo = style({ objectFit: 'contain' });
export const code = style({ display: 'block', width: '100%', height: '100%' });
