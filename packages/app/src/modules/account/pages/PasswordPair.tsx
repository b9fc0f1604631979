import {
  hasDigit,
  hasLowercase,
  hasSpecial,
  hasUppercase,
  leastPasswordLength,
  type PasswordRules,
} from '@karmik/model/account/password-rules';
import { TextField } from '@karmik/ui/TextField';
import type { ReactNode } from 'react';
import { useSecurityTexts, type SecurityTexts } from '../../../texts/texts.ts';
import * as styles from '../../../public-pages/account.css.ts';

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
  /** What the organisation asks for; absent while it is not known. */
  readonly rules?: PasswordRules | undefined;
}

/** A new password and its repetition, with what makes a good one and what it must be (LOG-16). */
export function PasswordPair({ username, password, confirm, rules }: PasswordPairProps): ReactNode {
  const texts = useSecurityTexts();
  const { hints } = texts.password;
  const least = rules?.min_length ?? leastPasswordLength;
  return (
    <>
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <TextField {...password} label={texts.password.new} type="password" autoComplete="new-password" isRequired />
      <ul className={styles.hints} aria-label={hints.title}>
        {marks.map(({ name, isMet, isRule }) => {
          const isDone = isMet(password.value, least);
          return (
            <li key={name} className={styles.hint}>
              <span aria-hidden="true" className={isDone ? `${styles.hintMark} ${styles.hintDone}` : styles.hintMark} />
              <span>
                {name === 'length' ? hints.length(least) : hints[name]}
                {!isRule(rules) && ` ${hints.advice}`}
              </span>
              {isDone && <span className={styles.spoken}>{hints.met}</span>}
            </li>
          );
        })}
      </ul>
      <TextField {...confirm} label={texts.password.confirm} type="password" autoComplete="new-password" isRequired />
    </>
  );
}

interface Mark {
  readonly name: Exclude<keyof SecurityTexts['password']['hints'], 'title' | 'met' | 'advice'>;
  readonly isMet: (password: string, least: number) => boolean;
  /** Whether it must be so, or is advice. The server and the schema hold the rules; here they are told. */
  readonly isRule: (rules: PasswordRules | undefined) => boolean;
}

const marks: readonly Mark[] = [
  { name: 'length', isMet: (password, least) => password.length >= least, isRule: () => true },
  { name: 'uppercase', isMet: hasUppercase, isRule: (rules) => rules?.uppercase ?? false },
  { name: 'lowercase', isMet: hasLowercase, isRule: (rules) => rules?.lowercase ?? false },
  { name: 'number', isMet: hasDigit, isRule: () => true },
  { name: 'special', isMet: hasSpecial, isRule: (rules) => rules?.special ?? false },
];
