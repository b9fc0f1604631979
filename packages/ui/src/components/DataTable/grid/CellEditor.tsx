import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './DataGrid.css.ts';
import type { CellEdit } from './grid-types.ts';

interface CellEditorProps<Row> {
  edit: CellEdit<Row>;
  row: Row;
  label: string;
  /** The letter that began it, which replaces the value. */
  typed: string | undefined;
  /** Returns what is wrong; nothing when the value is taken. */
  onCommit: (text: string) => string | undefined;
  onCancel: () => void;
  /** Where focus goes once the value is taken: down by Enter, along by Tab. */
  onLeave: (way: 'down' | 'next' | 'previous' | 'stay') => void;
}

/** One value in its cell. Enter and Tab keep it, Escape does not, leaving it keeps it if it is right. */
export function CellEditor<Row>({
  edit,
  row,
  label,
  typed,
  onCommit,
  onCancel,
  onLeave,
}: CellEditorProps<Row>): ReactNode {
  const [text, setText] = useState(() => typed ?? edit.value(row));
  const [problem, setProblem] = useState<string>();
  const messageId = useId();
  // Taking the editor away blurs it, which must not keep a value that was given up or keep it twice.
  const isOver = useRef(false);

  function take(way: 'down' | 'next' | 'previous' | 'stay'): boolean {
    const wrong = onCommit(text);
    setProblem(wrong);
    if (wrong !== undefined) return false;
    isOver.current = true;
    onLeave(way);
    return true;
  }

  function handleKey(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      take('down');
    } else if (event.key === 'Tab') {
      event.preventDefault();
      take(event.shiftKey ? 'previous' : 'next');
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isOver.current = true;
      onCancel();
      onLeave('stay');
    }
  }

  function handleBlur(): void {
    if (isOver.current) return;
    isOver.current = true;
    if (onCommit(text) !== undefined) onCancel();
  }

  const shared = {
    'aria-label': label,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : messageId,
    className: styles.editor,
    value: text,
    onKeyDown: handleKey,
    onBlur: handleBlur,
  };
  // One function for its life: the text is selected when the field appears, not at each letter.
  const [begin] = useState(() => (element: HTMLInputElement | HTMLSelectElement | null) => {
    element?.focus();
    if (typed === undefined && element instanceof HTMLInputElement) element.select();
  });
  return (
    <span data-editor="" className={styles.editorAnchor}>
      {edit.kind === 'choice' ? (
        <select {...shared} ref={begin} onChange={(event) => setText(event.target.value)}>
          {edit.options?.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          ref={begin}
          inputMode={edit.kind === 'number' ? 'decimal' : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
        />
      )}
      {problem !== undefined && (
        <span id={messageId} role="alert" className={styles.editorMessage}>
          {problem}
        </span>
      )}
    </span>
  );
}
