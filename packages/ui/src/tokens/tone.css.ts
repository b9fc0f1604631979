import { createVar, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { cssVariants } from './css-kit.ts';
import { tones, type Tone } from './names.ts';

/** The colours of the tone in force. A component uses these and names no tone itself. */
export const tone = {
  solid: createVar('tone-solid'),
  solidHover: createVar('tone-solid-hover'),
  solidPressed: createVar('tone-solid-pressed'),
  soft: createVar('tone-soft'),
  softHover: createVar('tone-soft-hover'),
  softPressed: createVar('tone-soft-pressed'),
  onSolid: createVar('tone-on-solid'),
  text: createVar('tone-text'),
  border: createVar('tone-border'),
};

const neutral: Record<keyof typeof tone, string> = {
  solid: vars.color.bg.inverse,
  solidHover: vars.color.bg.inverse,
  solidPressed: vars.color.bg.inverse,
  soft: vars.color.bg.neutral,
  softHover: vars.color.bg.neutralHover,
  softPressed: vars.color.bg.neutralPressed,
  onSolid: vars.color.fg.onInverse,
  text: vars.color.fg.default,
  border: vars.color.border.control,
};

function varsOf(name: Tone): StyleRule {
  const values = name === 'neutral' ? neutral : vars.color.tone[name];
  const keys = Object.keys(tone) as (keyof typeof tone)[];
  return { vars: Object.fromEntries(keys.map((key) => [tone[key], values[key]])) };
}

/** Class that puts a tone in force for an element and what is in it. */
export const toneClass = cssVariants(tones, varsOf);
