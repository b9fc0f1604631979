import { EntityForm } from '@karmik/forms/EntityForm';
import { Card } from '@karmik/ui/Card';
import { Skeleton } from '@karmik/ui/Skeleton';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { groupsOf } from '../form/groups.ts';
import type { SettingScreen } from '../kit/screens.ts';
import { Loaded } from '../query/Loaded.tsx';
import { endpoint, mayWrite } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { useLeaveBlocker } from '../surroundings/use-leave-blocker.ts';
import { useSlug } from '../surroundings/use-slug.ts';
import { settingKey, useSetting } from './use-setting.ts';

/** The form of what an organisation has once; whoever may only read it sees the values. */
export function SettingScreenView({ screen }: { screen: SettingScreen }): ReactNode {
  const slug = useSlug();
  const params = useParams();
  const { entity, Above, Below, only } = screen;
  const path = endpoint(entity, slug);
  const query = useSetting(entity, path);
  const canWrite = mayWrite(entity);
  if (only && params[only.param] !== only.is) return <ErrorPage status={404} />;
  return (
    <ScreenPage screen={screen} width="form">
      {Above && canWrite && <Above slug={slug} />}
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {(record) => (
          <Card>
            <EntityForm
              entity={entity}
              record={record}
              groups={groupsOf(entity, screen.form)}
              titleLevel="2"
              mayWrite={() => canWrite}
              hasButtons={canWrite}
              submit={(body) => api.patch(path, { json: body }).json()}
              onSuccess={(answer) => {
                queryClient.setQueryData(settingKey(entity, path), answer);
                screen.onSaved?.();
              }}
              useBlocker={useLeaveBlocker}
            />
          </Card>
        )}
      </Loaded>
      {Below && canWrite && <Below slug={slug} />}
    </ScreenPage>
  );
}
