import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { session } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

/** The way from an approval to what was done; HR goes to its own page of it. */
export function OpenTask({
  record,
}: {
  record: { readonly task: { readonly id: number; readonly name: string } };
}): ReactNode {
  const say = useModelText();
  const { id, name } = record.task;
  return (
    <Link href={useTaskAddress(id)} look="standalone" aria-label={`${say(words.openTask)}: ${name}`}>
      {say(words.openTask)}
    </Link>
  );
}

/** Where a task opens: in the administration on its page there, else on that of whom it concerns. */
function useTaskAddress(id: number): string {
  const slug = useSlug();
  return session.adminSlug === undefined ? `/user/task/my/${id}/detail` : `/admin/${slug}/task/${id}/detail`;
}

/** The title of a task in a report of HR, the way to its page. */
export function TaskLink({ record }: { record: { readonly id: number; readonly title: string } }): ReactNode {
  return <Link href={useTaskAddress(record.id)}>{record.title}</Link>;
}
