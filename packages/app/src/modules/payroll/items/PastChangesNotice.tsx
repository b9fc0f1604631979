import { fillPath } from '@karmik/model/kit/links';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { Banner } from '@karmik/ui/Banner';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import { usePastChanges } from './past-changes.ts';
import { words } from './words.ts';

/** How many changes to paid months the next payroll takes, and how many wait for a decision. */
export function PastChangesNotice({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const { data = [] } = usePastChanges(slug);
  const taken = data.filter(({ is_taken }) => is_taken).length;
  const waiting = data.filter(({ is_taken, lines }) => !is_taken && lines.length > 0).length;
  if (data.length === 0) return null;
  return (
    <Banner tone={waiting > 0 ? 'caution' : 'info'}>
      {taken > 0 && say(words.noticeTaken(number(taken)))} {waiting > 0 && say(words.noticeWaits(number(waiting)))}{' '}
      <Link href={`${fillPath(payrollPaths.increment, { slug })}?tab=past`}>{say(words.see)}</Link>
    </Banner>
  );
}
