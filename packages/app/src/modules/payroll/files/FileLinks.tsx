import { fillPath } from '@karmik/model/kit/links';
import { duties, dutyNames } from '@karmik/model/payroll/files/duties';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

/** The ways from a payroll to its files. */
export function FileLinks({ run }: { readonly run: number }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  return (
    <Card title={say(words.files)}>
      <Inline>
        {dutyNames.map((duty) => (
          <Link key={duty} href={fillPath(duties[duty].path, { slug, pk: String(run) })}>
            {say(duties[duty].label)}
          </Link>
        ))}
      </Inline>
    </Card>
  );
}
