import type { ReactNode } from 'react';
import { tidy, type FieldFilter } from '../../filter/filter-params.ts';
import { useForms } from '../../provider/FormsProvider.tsx';
import { phrases } from '../../text/words.ts';
import * as styles from '../kinds.css.ts';

interface End {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | null) => void;
}

interface FromToProps {
  /** Only this end of it; both when left out. */
  end: 'from' | 'to' | undefined;
  label: string;
  value: FieldFilter;
  onChange: (value: FieldFilter) => void;
  children: (end: End) => ReactNode;
}

/** The least and the most of a range; either may stay open. An address that asks for one value is a range of one. */
export function FromTo({ end, label, value, onChange, children }: FromToProps): ReactNode {
  const { say } = useForms();
  const from = value.gte ?? value.eq;
  const to = value.lte ?? value.eq;
  const least = children({
    label: say(phrases.from(label)),
    value: from,
    onChange: (gte) => onChange(tidy({ gte: gte ?? undefined, lte: to })),
  });
  const most = children({
    label: say(phrases.to(label)),
    value: to,
    onChange: (lte) => onChange(tidy({ gte: from, lte: lte ?? undefined })),
  });
  if (end !== undefined) return end === 'from' ? least : most;
  return (
    <div role="group" aria-label={label} className={styles.pair}>
      {least}
      {most}
    </div>
  );
}
