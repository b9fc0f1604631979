import { fillPath } from '@karmik/model/kit/links';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { Banner } from '@karmik/ui/Banner';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from '../slips/words.ts';

/** That some employees of a payroll were not computed, and the way to their reasons. */
export function FailedNotice({ record }: { readonly record: { readonly failed: number | null } }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  if (!record.failed) return null;
  return (
    <Banner tone="caution">
      {say(words.failed)} <Link href={fillPath(payrollPaths.generate, { slug })}>{say(words.seeFailed)}</Link>
    </Banner>
  );
}
