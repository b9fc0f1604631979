import type { Reaction } from '@karmik/model/noticeboard/vocabulary';
import { Icon, type IconDrawing, type IconSize } from '@karmik/ui/Icon';
import { AwardIcon, FrownIcon, HandshakeIcon, HeartIcon, LaughIcon, ThumbsUpIcon } from '@karmik/ui/icons';
import type { ComponentProps, ReactNode } from 'react';

/** Drawings rather than emoji: they look the same on every machine, also on one without a font for emoji. */
const drawings: Record<
  Reaction,
  { readonly of: IconDrawing; readonly tone: NonNullable<ComponentProps<typeof Icon>['tone']> }
> = {
  like: { of: ThumbsUpIcon, tone: 'info' },
  love: { of: HeartIcon, tone: 'critical' },
  celebrate: { of: AwardIcon, tone: 'caution' },
  support: { of: HandshakeIcon, tone: 'positive' },
  laugh: { of: LaughIcon, tone: 'caution' },
  sad: { of: FrownIcon, tone: 'neutral' },
};

/** The drawing of a reaction in its colour; its name is told beside it. */
export function ReactionIcon({ of, size }: { of: Reaction; size: IconSize }): ReactNode {
  return <Icon of={drawings[of].of} tone={drawings[of].tone} size={size} />;
}
