import { linkTo } from '@karmik/model/kit/links';
import { taskPaths } from '@karmik/model/task/paths';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';

type Listed = {
  readonly record: { readonly id: number; readonly name: string; readonly name_in_nepali: string | null };
};

function ToTasks({ path, record }: Listed & { readonly path: string }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  return (
    <Link href={linkTo(path, { slug, id: record.id })} look="standalone">
      {say({ en: record.name, ne: record.name_in_nepali ?? record.name })}
    </Link>
  );
}

/** The name of a project in a list, which leads to its tasks. */
export const OpenProject = ({ record }: Listed): ReactNode => <ToTasks path={taskPaths.projectTasks} record={record} />;
/** The same where projects are administered. */
export const OpenAdminProject = ({ record }: Listed): ReactNode => (
  <ToTasks path={taskPaths.organizationProjectTasks} record={record} />
);
