import { EntityForm } from '@karmik/forms/EntityForm';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { linkTo } from '@karmik/model/kit/links';
import { taskPaths } from '@karmik/model/task/paths';
import type { project } from '@karmik/model/task/project';
import { task } from '@karmik/model/task/task';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Dialog } from '@karmik/ui/Dialog';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { todayThere } from '../../../preferences/place.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { refresh } from '../../../screens/records.ts';
import { session } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

/** Assigns a task of the project. */
export function NewProjectTask({ record }: { readonly record: EntityRecord<typeof project> }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  if (session.info?.user.is_audit_user === true || record.standing === 'Completed') return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say(words.newTask)}</Button>
      {isOpen && (
        <Dialog isOpen isStaying onOpenChange={close} title={say(words.newTask)}>
          <EntityForm
            entity={task}
            noticeName={null}
            initial={{ project: { id: record.id, name: record.name }, starts_on: todayThere() }}
            fields={[
              'title',
              'description',
              'priority',
              'responsible',
              'starts_on',
              'deadline',
              'planned',
              'depends_on',
              'parent',
              'observers',
              'checklist',
              'approval_needed',
            ]}
            submit={(body) => api.post('task/', { json: { ...body, project: record.id } }).json()}
            onSuccess={() => {
              snackbar.success(say(words.created));
              close();
              void refresh(task);
            }}
            onCancel={close}
          />
        </Dialog>
      )}
    </>
  );
}

/** What HR does with a project: changes who works on it, or assigns a task of it. */
export function ProjectActions({ record }: { readonly record: EntityRecord<typeof project> }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  return (
    <Inline gap="sm">
      <ButtonLink href={linkTo(taskPaths.assignProject, { slug, id: record.id })} variant="outline" tone="neutral">
        {say(words.assign)}
      </ButtonLink>
      <NewProjectTask record={record} />
    </Inline>
  );
}
