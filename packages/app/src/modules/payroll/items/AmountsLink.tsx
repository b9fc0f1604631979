import type { EntityRecord } from '@karmik/model/kit/entity';
import type { payIncentive } from '@karmik/model/payroll/items/incentive';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { recordAddress } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

/** The way from an incentive to its employees. */
export function AmountsLink({ record }: { readonly record: EntityRecord<typeof payIncentive> }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  return (
    <Link href={recordAddress(payrollPaths.incentive, { slug, id: String(record.id) })}>{say(words.amounts)}</Link>
  );
}
