import type { Text } from '@karmik/model/kit/text';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import type { Some } from '../kit/bodies.ts';
import { words } from '../words.ts';
import { useListAddress } from './some.ts';

/** The way to the list that some records stand in. */
export function SeeList({ of: some, title }: { of: Some; title: Text }): ReactNode {
  const say = useModelText();
  return (
    <Link href={useListAddress(some)} look="standalone" aria-label={say(words.seeListOf(say(title)))}>
      {say(words.seeList)}
    </Link>
  );
}
