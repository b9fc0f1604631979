import type { Text } from '@karmik/model/kit/text';
import type { UnitName } from '@karmik/model/payroll/formula/unit';
import { Icon } from '@karmik/ui/Icon';
import { CircleAlertIcon } from '@karmik/ui/icons';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import type { EditorSurface } from './EditorSurface.tsx';
import * as styles from './formula.css.ts';
import { type Expected, type FormulaVocabulary, problemsOf, vocabularyOf } from './vocabulary.ts';

/** What the server says of a formula; without a place it is about the whole of it. */
export interface FormulaError {
  readonly message: Text;
  readonly start?: number;
  readonly end?: number;
}

interface FormulaEditorProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The same object for as long as it says the same. */
  readonly vocabulary: FormulaVocabulary;
  readonly expects: Expected;
  /** The unit of the result of an equation; any where it is left out. */
  readonly unit?: UnitName | undefined;
  /** Errors of the value from elsewhere; the same list is shown until the text changes. */
  readonly errors?: readonly FormulaError[] | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** The id of what has the focus. */
  readonly id?: string | undefined;
}

type Surface = typeof EditorSurface;

let fetched: Surface | undefined;
const rest = 300;
const longestExcerpt = 40;
const none: readonly FormulaError[] = [];

/** A formula of pay, to write: an ordinary field until the code of the editor has arrived, or where it does not arrive. */
export function FormulaEditor({
  label,
  help,
  value,
  onChange,
  onBlur,
  vocabulary,
  expects,
  unit,
  errors = none,
  isRequired = false,
  isReadOnly = false,
  id: given,
}: FormulaEditorProps): ReactNode {
  const say = useModelText();
  const own = useId();
  const id = given ?? `${own}-text`;
  const field = useRef<HTMLTextAreaElement>(null);
  const { Surface, caret } = useSurface(field);
  // Places count a line break as one character.
  const text = value.replaceAll(/\r\n?/g, '\n');
  const [isTouched, setIsTouched] = useState(false);
  const checked = useChecked({ text, vocabulary, expects, unit, isEmptyWrong: isRequired && isTouched });
  const answered = useAnswered(text, errors);
  const shown = useMemo(() => {
    const all = [...answered.map((error) => ({ ...error, excerpt: excerptOf(text, error) })), ...checked];
    return all.filter((error, index) => all.findIndex((other) => isSame(error, other)) === index);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- errors of the server are gone once the text differs
  }, [answered, checked]);
  const change = (next: string) => {
    setIsTouched(true);
    onChange(next);
  };
  const attributes = {
    id,
    labelId: `${own}-label`,
    describedBy: [...(help ? [`${own}-help`] : []), `${own}-errors`].join(' '),
    isInvalid: shown.length > 0,
    isRequired,
    isReadOnly,
  };
  return (
    <div className={styles.root}>
      <label id={attributes.labelId} htmlFor={id} className={styles.label}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className={styles.required}>
            *
          </span>
        )}
      </label>
      <div
        dir="ltr"
        className={styles.box}
        data-invalid={attributes.isInvalid || undefined}
        data-still={isReadOnly || undefined}
      >
        {Surface ? (
          <Surface
            {...attributes}
            value={text}
            caret={caret}
            vocabulary={vocabulary}
            problems={shown}
            onChange={change}
            onBlur={onBlur}
          />
        ) : (
          <textarea
            ref={field}
            id={id}
            aria-describedby={attributes.describedBy}
            aria-invalid={attributes.isInvalid}
            aria-required={isRequired}
            readOnly={isReadOnly}
            rows={1}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            className={styles.plain}
            value={text}
            onChange={(event) => change(event.target.value)}
            onBlur={onBlur}
          />
        )}
      </div>
      {help && (
        <span id={`${own}-help`} className={styles.help}>
          {help}
        </span>
      )}
      <div id={`${own}-errors`} aria-live="polite" className={styles.errors}>
        {shown.map((error, index) => (
          <div key={index} className={styles.error}>
            <span className={styles.errorMark}>
              <Icon of={CircleAlertIcon} size="sm" />
            </span>
            <span>
              {error.excerpt && !say(error.message).includes(error.excerpt) && (
                <>
                  <code className={styles.excerpt}>{error.excerpt}</code>
                  {': '}
                </>
              )}
              {say(error.message)}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

interface ShownError extends FormulaError {
  readonly excerpt: string;
}

const isSame = (a: ShownError, b: ShownError): boolean =>
  a.start === b.start && a.end === b.end && a.message.en === b.message.en;

/** The words of a place, so that an error says where it is without its mark. */
function excerptOf(text: string, { start = 0, end = 0 }: FormulaError): string {
  const found = text.slice(start, end).replaceAll(/\s+/g, ' ').trim();
  if (found === text.trim()) return '';
  return found.length > longestExcerpt ? `${found.slice(0, longestExcerpt)}…` : found;
}

/** The editor once it is there, and where the caret of the field was. */
function useSurface(field: { readonly current: HTMLTextAreaElement | null }) {
  const [state, setState] = useState<{ Surface?: Surface | undefined; caret?: readonly [number, number] | undefined }>({
    Surface: fetched,
  });
  useEffect(() => {
    if (state.Surface) return;
    let isGone = false;
    import('./EditorSurface.tsx').then(
      ({ EditorSurface: Surface }) => {
        fetched = Surface;
        const plain = field.current;
        const caret =
          plain && document.activeElement === plain ? ([plain.selectionStart, plain.selectionEnd] as const) : undefined;
        if (!isGone) setState({ Surface, caret });
      },
      // The field remains.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [state.Surface, field]);
  return state;
}

interface Checked {
  readonly text: string;
  readonly vocabulary: FormulaVocabulary;
  readonly expects: Expected;
  readonly unit: UnitName | undefined;
  readonly isEmptyWrong: boolean;
}

/** The errors of the text that the model finds, once no key was pressed for a while. */
function useChecked({ text, vocabulary, expects, unit, isEmptyWrong }: Checked): readonly ShownError[] {
  const known = useMemo(() => vocabularyOf(vocabulary), [vocabulary]);
  const check = (): readonly ShownError[] =>
    text.trim() === '' && !isEmptyWrong
      ? []
      : problemsOf(text, known, expects, unit).map((problem) => ({ ...problem, excerpt: excerptOf(text, problem) }));
  const [found, setFound] = useState(check);
  useEffect(() => {
    const timer = setTimeout(() => setFound(check()), rest);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it is made of is all of these
  }, [text, known, expects, unit, isEmptyWrong]);
  return found;
}

interface Answer {
  readonly errors: readonly FormulaError[];
  readonly text: string;
  readonly isGone: boolean;
}

/** The given errors for as long as the text is that to which they came. */
function useAnswered(text: string, errors: readonly FormulaError[]): readonly FormulaError[] {
  const [answer, setAnswer] = useState<Answer>({ errors, text, isGone: false });
  if (answer.errors !== errors) setAnswer({ errors, text, isGone: false });
  else if (answer.text !== text && !answer.isGone) setAnswer({ ...answer, isGone: true });
  return answer.isGone ? none : answer.errors;
}
