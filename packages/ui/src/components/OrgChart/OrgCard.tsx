import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import { ChevronDownGlyph } from '../../glyphs/glyphs.tsx';
import { useStrings } from '../../strings/strings-context.tsx';
import { Avatar } from '../Avatar/index.ts';
import * as styles from './OrgChart.css.ts';
import type { PlacedCard } from './org-layout.ts';
import type { OrgNode } from './org-tree.ts';
import { orgChartStrings } from './strings.ts';

interface OrgCardProps {
  card: PlacedCard;
  id: string;
  isOpen: boolean;
  isActive: boolean;
  isFound: boolean;
  isCurrent: boolean;
  siblings: readonly OrgNode[];
  onFocus: () => void;
  onToggle: (isOpen: boolean) => void;
  onAction: ((id: string) => void) | undefined;
}

export function OrgCard({
  card: { node, x, y },
  id,
  isOpen,
  isActive,
  isFound,
  isCurrent,
  siblings,
  onFocus,
  onToggle,
  onAction,
}: OrgCardProps): ReactNode {
  const strings = useStrings('orgChart', orgChartStrings);
  const { entry, children, below } = node;
  const name = [entry.name, entry.title, entry.note, below > 0 && strings.below(below)].filter(Boolean).join(', ');
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of all cards are handled around them
    <div
      id={id}
      role="treeitem"
      aria-label={name}
      aria-level={node.level}
      aria-setsize={siblings.length}
      aria-posinset={siblings.indexOf(node) + 1}
      aria-current={isCurrent || undefined}
      {...(children.length === 0 ? {} : { 'aria-expanded': isOpen })}
      tabIndex={isActive ? 0 : -1}
      className={cx(styles.card, isFound && styles.found, isCurrent && styles.current)}
      data-action={onAction !== undefined || undefined}
      style={inlineVars({ [styles.cardX]: `${x}px`, [styles.cardY]: `${y}px` })}
      onFocus={onFocus}
      onClick={() => onAction?.(entry.id)}
    >
      <Avatar name={entry.name} src={entry.pictureUrl} size="md" isDecorative />
      <span className={styles.texts}>
        {/* The spaces are not seen. They part the lines where the card is read as one text. */}
        <span className={styles.name}>{entry.name} </span>
        {entry.title !== undefined && <span className={styles.title}>{entry.title} </span>}
        {entry.note !== undefined && <span className={styles.title}>{entry.note} </span>}
      </span>
      {children.length > 0 && (
        <button
          type="button"
          // The keys of the card do the same, so it is no stop of its own.
          tabIndex={-1}
          className={styles.toggle}
          aria-label={isOpen ? strings.close(entry.name, below) : strings.open(entry.name, below)}
          onClick={(event) => {
            event.stopPropagation();
            onToggle(!isOpen);
          }}
        >
          {strings.count(below)}
          <span className={cx(styles.arrow, isOpen && styles.arrowOpen)}>
            <ChevronDownGlyph />
          </span>
        </button>
      )}
    </div>
  );
}
