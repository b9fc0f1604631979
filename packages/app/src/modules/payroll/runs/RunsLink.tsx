import { fillPath } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';

const open = bilingual('Review the payroll and send it for approval', 'तलब जाँचेर स्वीकृतिका लागि पठाउनुहोस्');

/** The way from a generation to what it made. */
export function RunsLink({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  return <Link href={fillPath(payrollPaths.runs, { slug })}>{say(open)}</Link>;
}
