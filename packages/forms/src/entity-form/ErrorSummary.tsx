import { Banner } from '@karmik/ui/Banner';
import { useEffect, useRef, type ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import { rootOf } from '../store/problems.ts';
import { useProblems } from '../store/use-store.ts';
import { figures } from '@karmik/model/kit/digits';
import { words } from '../text/words.ts';
import { focusField } from './focus-field.ts';
import { fieldId, useFormCore } from './form-context.ts';
import * as styles from './form.css.ts';

interface ErrorSummaryProps {
  /** The fields of this form in the order in which they stand. */
  names: readonly string[];
  /** Names what is wrong with fields too; otherwise the first of them takes the focus. */
  isFull: boolean;
  /** Goes to a field; into it when left out. */
  lead?: (path: string) => void;
}

/** What is wrong with a form, above it. Each line about a field leads there. It takes the focus when a submit was refused. */
export function ErrorSummary({ names, isFull, lead }: ErrorSummaryProps): ReactNode {
  const core = useFormCore();
  const goTo = lead ?? ((path: string) => focusField(core.id, path));
  const { say, language } = useForms();
  const box = useRef<HTMLDivElement>(null);
  const byPath = useProblems(core.problems, (state) => state.byPath);
  const others = useProblems(core.problems, (state) => state.others);
  const refusals = useProblems(core.problems, (state) => state.refusals);
  const problems = [...byPath].sort(([one], [other]) => names.indexOf(rootOf(one)) - names.indexOf(rootOf(other)));
  const first = problems[0]?.[0];
  const shown = useRef(refusals);

  useEffect(() => {
    if (refusals === shown.current) return;
    shown.current = refusals;
    if (!isFull && first !== undefined) focusField(core.id, first);
    else box.current?.focus();
  }, [refusals, isFull, first, core]);

  const listed = isFull ? problems : [];
  if (listed.length === 0 && others.length === 0) return null;

  /** Fields of entries are told by the list and the place. */
  const placeOf = (path: string): string => {
    const [root = '', place] = path.split('.');
    const field = core.fields[root];
    if (field?.kind !== 'lines' || place === undefined) return '';
    return `${say(field.label)}, ${figures(Number(place) + 1, language)}: `;
  };

  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <Banner tone="critical" title={say(words.review)}>
        <ul className={styles.summaryList}>
          {others.map((message) => (
            <li key={message.en}>{say(message)}</li>
          ))}
          {listed.map(([path, problem]) => (
            <li key={path}>
              <a
                href={`#${fieldId(core.id, path)}`}
                className={styles.summaryLink}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(path);
                }}
              >
                {placeOf(path)}
                {say(problem.message)}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
