import type { ReactNode } from 'react';
import * as styles from './field.css.ts';

/** What a date field says about a text that was pasted into it. */
export type PasteNotice =
  | { readonly kind: 'read' | 'unknown'; readonly text: string }
  | {
      readonly kind: 'question';
      readonly text: string;
      readonly answers: readonly { readonly label: string; readonly onPress: () => void }[];
    };

const LONGEST_QUOTE = 40;

/** The beginning of a pasted text, short enough to be quoted. */
export function shortened(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > LONGEST_QUOTE || line !== text.trim() ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}

/** The notice under the field, spoken when it appears. */
export function PasteNote({ notice }: { notice: PasteNotice }): ReactNode {
  return (
    <div className={styles.notice}>
      <bdi role={notice.kind === 'read' ? 'status' : 'alert'}>{notice.text}</bdi>
      {notice.kind === 'question' && (
        <span className={styles.answers}>
          {notice.answers.map(({ label, onPress }) => (
            <button key={label} type="button" className={styles.answer} onClick={onPress}>
              {label}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}
