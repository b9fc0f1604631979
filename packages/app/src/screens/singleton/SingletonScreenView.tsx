import { EntityForm } from '@karmik/forms/EntityForm';
import { Card } from '@karmik/ui/Card';
import { Skeleton } from '@karmik/ui/Skeleton';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { api, change } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { groupsOf } from '../form/groups.ts';
import type { Limits, UseLimits } from '../kit/bodies.ts';
import type { SingletonScreen } from '../kit/screens.ts';
import { Loaded } from '../query/Loaded.tsx';
import { endpoint, mayWrite } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { useLeaveBlocker } from '../providers/use-leave-blocker.ts';
import { useSlug } from '../providers/use-slug.ts';
import { singletonKey, useSingleton } from './use-singleton.ts';

/** The form of what an organisation has once; the person who may only read it sees the values. */
export function SingletonScreenView({ screen }: { screen: SingletonScreen }): ReactNode {
  const slug = useSlug();
  const params = useParams();
  const { entity, Above, Below, only, useLimits } = screen;
  const path = endpoint(entity, slug);
  const query = useSingleton(entity, path);
  const canWrite = screen.mayChange ? screen.mayChange() : mayWrite(entity);
  if (only && params[only.param] !== only.is) return <ErrorPage status={404} />;
  return (
    <ScreenPage screen={screen} width="form">
      {Above && canWrite && <Above slug={slug} />}
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {(record) => {
          const form = { screen, path, record, canWrite };
          return useLimits ? <LimitedForm {...form} slug={slug} useLimits={useLimits} /> : <SettingForm {...form} />;
        }}
      </Loaded>
      {Below && canWrite && <Below slug={slug} />}
    </ScreenPage>
  );
}

interface SettingFormProps {
  readonly screen: SingletonScreen;
  readonly path: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly canWrite: boolean;
  readonly limits?: Limits;
}

function SettingForm({ screen, path, record, canWrite, limits }: SettingFormProps): ReactNode {
  const { entity } = screen;
  return (
    <Card>
      <EntityForm
        entity={limits ? { ...entity, fields: limits.fields } : entity}
        record={limits ? limits.holds(record) : record}
        groups={groupsOf(entity, screen.form)}
        titleLevel="2"
        mayWrite={(name) => canWrite && !limits?.fixed.includes(name)}
        hasButtons={canWrite}
        submit={(body, version) => api.patch(path, change(body, version)).json()}
        onSuccess={(answer) => {
          queryClient.setQueryData(singletonKey(entity, path), answer);
          screen.onSaved?.();
        }}
        useBlocker={useLeaveBlocker}
      />
    </Card>
  );
}

interface LimitedFormProps extends SettingFormProps {
  readonly slug: string;
  readonly useLimits: UseLimits;
}

/** The form once it is known what else limits the setting. */
function LimitedForm({ slug, useLimits, ...form }: LimitedFormProps): ReactNode {
  return (
    <Loaded query={useLimits(slug)} waiting={<Skeleton shape="block" count={3} />}>
      {(limits) => <SettingForm {...form} limits={limits} />}
    </Loaded>
  );
}
