import type { ReactNode } from 'react';
import { AlertGlyph, CheckCircleGlyph, InfoGlyph, WarningGlyph } from '../glyphs/glyphs.tsx';
import type { Tone } from '../tokens/names.ts';

/** The mark of a tone, so that colour is never the only sign. */
export function ToneGlyph({ tone }: { tone: Tone }): ReactNode {
  if (tone === 'positive') return <CheckCircleGlyph />;
  if (tone === 'caution') return <WarningGlyph />;
  if (tone === 'critical') return <AlertGlyph />;
  return <InfoGlyph />;
}
