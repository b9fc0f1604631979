import { FormControls } from '@karmik/forms/FormControls';
import { EntityForm } from '@karmik/forms/EntityForm';
import { Card } from '@karmik/ui/Card';
import { Skeleton } from '@karmik/ui/Skeleton';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api, change } from '../../api/client.ts';
import { fillPath } from '@karmik/model/kit/links';
import type { AnyRecord, FormScreen } from '../kit/screens.ts';
import { Loaded } from '../query/Loaded.tsx';
import { useRecord } from '../query/use-record.ts';
import { endpoint, mayWriteField, recordAddress, refresh } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { useLeaveBlocker } from '../providers/use-leave-blocker.ts';
import { useSlug } from '../providers/use-slug.ts';
import { groupsOf } from './groups.ts';

const none = {};

/** A form on a page of its own; with an id in the address it changes that record. */
export function FormScreenView({ screen }: { screen: FormScreen }): ReactNode {
  const { pk, id = pk } = useParams();
  return (
    <ScreenPage screen={screen} width="form">
      <FormControls controls={screen.controls ?? none}>
        {id === undefined ? <PageForm screen={screen} /> : <ChangeForm screen={screen} id={id} />}
      </FormControls>
    </ScreenPage>
  );
}

function ChangeForm({ screen, id }: { screen: FormScreen; id: string }): ReactNode {
  const slug = useSlug();
  const query = useRecord(screen.entity, endpoint(screen.entity, slug, screen.path), id);
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
      {(record) => <PageForm screen={screen} record={record} />}
    </Loaded>
  );
}

function PageForm({ screen, record }: { screen: FormScreen; record?: AnyRecord }): ReactNode {
  const slug = useSlug();
  const navigate = useNavigate();
  const params = useParams();
  const { entity, Footnote } = screen;
  const path = endpoint(entity, slug, screen.path);
  const leave = (id: string | undefined) =>
    void navigate(id === undefined ? fillPath(screen.leadsTo, { slug }) : recordAddress(screen.leadsTo, { slug, id }));
  return (
    <Card>
      <EntityForm
        entity={entity}
        record={record}
        initial={screen.initial?.(params)}
        mayWrite={mayWriteField(entity)}
        groups={groupsOf(entity, screen.form)}
        titleLevel="2"
        {...(Footnote && { footnote: (body) => <Footnote body={body} record={record} /> })}
        submit={(body, version) =>
          (record ? api.patch(`${path}${record.id}/`, change(body, version)) : api.post(path, { json: body })).json()
        }
        onSuccess={(answer) => {
          void refresh(entity);
          leave(String((answer as AnyRecord).id));
        }}
        onUnchanged={() => leave(record && String(record.id))}
        onCancel={() => void navigate(-1)}
        useBlocker={useLeaveBlocker}
      />
    </Card>
  );
}
