import { leastPasswordLength } from '@karmik/model/account/password-rules';
import { TextField } from '@karmik/ui/TextField';
import type { ReactNode } from 'react';
import { useTexts, type Texts } from '../../texts/texts.ts';
import * as styles from './account.css.ts';

interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly errorMessage?: string;
}

interface PasswordPairProps {
  readonly username: string;
  readonly password: FieldProps;
  readonly confirm: FieldProps;
}

/** A new password and its repetition, with what makes a good one (LOG-16). */
export function PasswordPair({ username, password, confirm }: PasswordPairProps): ReactNode {
  const texts = useTexts();
  return (
    <>
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <TextField {...password} label={texts.password.new} type="password" autoComplete="new-password" isRequired />
      <ul className={styles.hints} aria-label={texts.password.hints.title}>
        {hints.map(({ name, isMet }) => {
          const isDone = isMet(password.value);
          return (
            <li key={name} className={styles.hint}>
              <span aria-hidden="true" className={isDone ? `${styles.hintMark} ${styles.hintDone}` : styles.hintMark} />
              <span>{texts.password.hints[name]}</span>
              {isDone && <span className={styles.spoken}>{texts.password.hints.met}</span>}
            </li>
          );
        })}
      </ul>
      <TextField {...confirm} label={texts.password.confirm} type="password" autoComplete="new-password" isRequired />
    </>
  );
}

type HintName = Exclude<keyof Texts['password']['hints'], 'title' | 'met'>;

/** Advice, not rules: what must be is checked by the schema. */
const hints: readonly { readonly name: HintName; readonly isMet: (password: string) => boolean }[] = [
  { name: 'length', isMet: (password) => password.length >= leastPasswordLength },
  { name: 'uppercase', isMet: (password) => /\p{Lu}/u.test(password) },
  { name: 'lowercase', isMet: (password) => /\p{Ll}/u.test(password) },
  { name: 'number', isMet: (password) => /\p{N}/u.test(password) },
  { name: 'special', isMet: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
];
