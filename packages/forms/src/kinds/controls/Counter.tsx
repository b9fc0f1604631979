import type { ReactNode } from 'react';
import { useForms } from '../../provider/FormsProvider.tsx';
import { figures } from '@karmik/model/kit/digits';
import { phrases } from '../../text/words.ts';
import * as styles from '../kinds.css.ts';

// The last fifth is shown and spoken; before that a count would only be noise.
const NEAR = 0.8;

interface CounterProps {
  length: number;
  max: number;
  isAlwaysShown: boolean;
}

/** How many letters of how many, and in words how many are left once few are. */
export function Counter({ length, max, isAlwaysShown }: CounterProps): ReactNode {
  const { language, say } = useForms();
  const isNear = length >= max * NEAR;
  return (
    <>
      {(isAlwaysShown || isNear) && (
        <span aria-hidden="true" className={styles.counter}>
          {figures(length, language)} / {figures(max, language)}
        </span>
      )}
      <span role="status" className={styles.hidden}>
        {isNear ? say(phrases.charactersLeft(figures(max - length, language))) : ''}
      </span>
    </>
  );
}
