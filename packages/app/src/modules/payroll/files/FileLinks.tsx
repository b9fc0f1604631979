import { fillPath } from '@karmik/model/kit/links';
import { duties, dutyNames } from '@karmik/model/payroll/files/duties';
import { Card } from '@karmik/ui/Card';
import { Link } from '@karmik/ui/Link';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';

/** The ways from a payroll to its files. */
export function FileLinks({ run }: { readonly run: number }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  return (
    <Card>
      <Stack gap="md">
        {dutyNames.map((duty) => (
          <Stack key={duty} gap="none">
            <Link href={fillPath(duties[duty].path, { slug, pk: String(run) })}>{say(duties[duty].label)}</Link>
            <Text size="sm" tone="muted">
              {say(duties[duty].about)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
