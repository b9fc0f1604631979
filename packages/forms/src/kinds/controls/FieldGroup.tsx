import { useId, type ReactNode } from 'react';
import * as styles from '../kinds.css.ts';

interface FieldGroupProps {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  isRequired: boolean;
  children: ReactNode;
}

/** Several controls that are one field. */
export function FieldGroup({ label, help, error, isRequired, children }: FieldGroupProps): ReactNode {
  const id = useId();
  const notes = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={notes === '' ? undefined : notes}
      className={styles.group}
    >
      <span id={`${id}-label`} className={styles.groupLabel}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className={styles.required}>
            *
          </span>
        )}
      </span>
      {children}
      {help !== undefined && (
        <span id={`${id}-help`} className={styles.note}>
          {help}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.problem}>
          {error}
        </span>
      )}
    </div>
  );
}
