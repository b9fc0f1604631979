import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../components/Button/index.ts';
import * as styles from './calendar.css.ts';
import { OptionGrid, type GridOption } from './OptionGrid.tsx';
import { PanelHead } from './PanelHead.tsx';
import { useDates } from './use-dates.ts';

interface PeriodPanelProps {
  label: string;
  /** What the options belong to, such as a year. */
  title: string;
  /** What a press on the title does; nothing when left out. */
  titleAction?: { readonly name: string; readonly onPress: () => void } | undefined;
  previousLabel: string;
  nextLabel: string;
  onTurn: (direction: 1 | -1) => void;
  options: readonly GridOption[];
  selectedId: number | undefined;
  startId: number;
  onSelect: (id: number) => void;
  /** True when a star is behind one of the options. */
  hasProjected: boolean;
  message: string;
  /** Choices below, such as the current period. */
  quick: readonly { readonly label: string; readonly onPress: () => void }[];
}

/** Months or years to choose from, with what is asked for most below. */
export function PeriodPanel({
  label,
  title,
  titleAction,
  previousLabel,
  nextLabel,
  onTurn,
  hasProjected,
  message,
  quick,
  ...options
}: PeriodPanelProps): ReactNode {
  const { strings } = useDates();
  return (
    <div role="group" aria-label={`${label}, ${title}`} className={styles.root}>
      <PanelHead previousLabel={previousLabel} nextLabel={nextLabel} onTurn={onTurn}>
        <AriaButton
          className={styles.heading}
          isDisabled={titleAction === undefined}
          aria-label={titleAction?.name ?? title}
          {...(titleAction === undefined ? {} : { onPress: titleAction.onPress })}
        >
          <span aria-live="polite">{title}</span>
        </AriaButton>
      </PanelHead>
      <OptionGrid label={title} {...options} onPage={onTurn} />
      {hasProjected && <p className={styles.projected}>* {strings.projected}</p>}
      <div className={styles.footer}>
        <span role="alert" className={styles.message}>
          {message}
        </span>
        <span className={styles.quick}>
          {quick.map(({ label: text, onPress }) => (
            <Button key={text} size="sm" variant="ghost" onPress={onPress}>
              {text}
            </Button>
          ))}
        </span>
      </div>
    </div>
  );
}
