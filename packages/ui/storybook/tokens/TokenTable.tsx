import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as styles from './tokens.css.ts';
import type { Token } from './tokens-in.ts';

interface TokenTableProps {
  label: string;
  tokens: readonly Token[];
  /** Shows what a token does. */
  sample: ((reference: string) => ReactNode) | null;
}

/** Names and values; the values are read from the page, so they are what a reader sees. */
export function TokenTable({ label, tokens, sample }: TokenTableProps): ReactNode {
  return (
    <div className={styles.scroller} tabIndex={-1}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {sample !== null && <th className={styles.cell}>Sample</th>}
            <th className={styles.cell}>Name</th>
            <th className={styles.cell}>Value</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.name}>
              {sample !== null && <td className={styles.cell}>{sample(token.reference)}</td>}
              <th scope="row" className={styles.name}>
                {token.name}
              </th>
              <Value reference={token.reference} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ reference }: { reference: string }): ReactNode {
  const cell = useRef<HTMLTableCellElement>(null);
  const variable = /--[\w-]+/.exec(reference)?.[0] ?? '';
  useLayoutEffect(() => {
    const show = (): void => {
      if (cell.current) cell.current.textContent = getComputedStyle(cell.current).getPropertyValue(variable);
    };
    show();
    // The toolbar changes attributes of the root, and with them every value.
    const watcher = new MutationObserver(show);
    watcher.observe(document.documentElement, { attributes: true });
    return () => watcher.disconnect();
  }, [variable]);
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is read from the page
  return <td ref={cell} data-value className={styles.value} />;
}
