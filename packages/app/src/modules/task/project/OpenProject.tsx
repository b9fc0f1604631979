import { linkTo } from '@karmik/model/kit/links';
import { taskPaths } from '@karmik/model/task/paths';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

type Listed = { readonly record: { readonly id: number; readonly name: string } };

function ToTasks({ path, record }: Listed & { readonly path: string }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  return (
    <Link
      href={linkTo(path, { slug, id: record.id })}
      look="standalone"
      aria-label={`${say(words.open)}: ${record.name}`}
    >
      {say(words.open)}
    </Link>
  );
}

/** The way from a project of the list to its tasks. */
export const OpenProject = ({ record }: Listed): ReactNode => <ToTasks path={taskPaths.projectTasks} record={record} />;
/** The same where projects are administered. */
export const OpenAdminProject = ({ record }: Listed): ReactNode => (
  <ToTasks path={taskPaths.organizationProjectTasks} record={record} />
);

/** The way to who works on a project. */
export function ToAssignment({ record }: Listed): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  return (
    <ButtonLink href={linkTo(taskPaths.assignProject, { slug, id: record.id })} variant="outline" tone="neutral">
      {say(words.assign)}
    </ButtonLink>
  );
}
