import { EntityForm } from '@karmik/forms/EntityForm';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { linkTo } from '@karmik/model/kit/links';
import { taskPaths } from '@karmik/model/task/paths';
import { project } from '@karmik/model/task/project';
import { Card } from '@karmik/ui/Card';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api, change } from '../../../api/client.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { endpoint, mayWrite, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

/** Who leads a project and who works on it. */
export function AssignProject({
  record,
}: {
  readonly record: EntityRecord<typeof project> & { readonly version: string };
}): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const navigate = useNavigate();
  const leave = () => void navigate(linkTo(taskPaths.organizationProjectTasks, { slug, id: record.id }));
  return (
    <Card title={say(words.assign)}>
      <EntityForm
        entity={project}
        record={record}
        fields={['lead', 'members']}
        mayWrite={() => mayWrite(project)}
        hasButtons={mayWrite(project)}
        submit={(body, version) => api.patch(`${endpoint(project, slug)}${record.id}/`, change(body, version)).json()}
        onSuccess={() => {
          void refresh(project);
          leave();
        }}
        onUnchanged={leave}
        onCancel={leave}
      />
    </Card>
  );
}
