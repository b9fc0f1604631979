import { reassignments } from '@karmik/model/approval/request';
import type { Action } from '@karmik/model/kit/actions';
import type { StaleBody } from '@karmik/model/kit/errors';
import type { UserRef } from '@karmik/model/kit/fields';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { actionWord } from '../detail/action-word.ts';
import { History, Sections } from '../detail/Sections.tsx';
import { StatusOf } from '../detail/StatusOf.tsx';
import type { AnyRecord, RequestListScreen, RequestScreen } from '../kit/screens.ts';
import { Loaded } from '../query/Loaded.tsx';
import { useRecord } from '../query/use-record.ts';
import { endpoint } from '../records.ts';
import { useSlug } from '../providers/use-slug.ts';
import { words } from '../words.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { ChangedSinceRead } from './ChangedSinceRead.tsx';
import type { Entry, Moved, Step } from '../approval/RequestLevels.tsx';
import { RequestForm } from './RequestForm.tsx';

const RequestLevels = lazy(async () => ({
  default: (await import('../approval/RequestLevels.tsx')).RequestLevels,
}));

interface RequestDetailProps {
  readonly screen: RequestListScreen | RequestScreen;
  readonly id: string;
  /** What follows an action, which is absent where someone else was faster. */
  readonly onDecided?: ((taken: Action | undefined) => Promise<void>) | undefined;
}

/** What the server says of a request besides its fields. */
interface Standing {
  /** What this viewer may do now, by the rules that both halves share. */
  readonly actions?: readonly string[];
  readonly can_edit?: boolean;
  readonly steps?: readonly Step[];
  readonly histories?: readonly Entry[];
}

/** A request with its history and what its viewer may do with it. */
export function RequestDetail({ screen, id, onDecided }: RequestDetailProps): ReactNode {
  const slug = useSlug();
  const { entity } = screen;
  const query = useRecord(entity, endpoint(entity, slug, screen.path), id, { as: screen.as });
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
      {(record) => <Standing screen={screen} record={record} onDecided={onDecided} />}
    </Loaded>
  );
}

function Standing({
  screen,
  record,
  onDecided,
}: Pick<RequestDetailProps, 'screen' | 'onDecided'> & { record: AnyRecord & Standing }): ReactNode {
  const say = useModelText();
  const namesOf = (people: readonly UserRef[]) =>
    people.map((person) => person.full_name).join(', ') || say(words.nobody);
  const sayMoved = ({ from, to, because }: Moved) =>
    say(
      from.length === 0
        ? words.alsoAsked(namesOf(to), reassignments[because])
        : words.reassigned(namesOf(from), namesOf(to), reassignments[because]),
    );
  const [deciding, setDeciding] = useState<string>();
  const [stale, setStale] = useState<{ readonly body: StaleBody; readonly before: AnyRecord }>();
  const [isEditing, setEditing] = useState(false);
  const { entity, Notice, Aside } = screen;
  const all = entity.actions ?? {};
  const offered = (screen.actions ?? Object.keys(all)).filter((name) => record.actions?.includes(name));
  const action = deciding === undefined ? undefined : all[deciding];
  return (
    <Stack gap="lg">
      {stale && <ChangedSinceRead entity={entity} before={stale.before} stale={stale.body} />}
      {Notice && <Notice record={record} />}
      <Inline justify="between">
        <StatusOf entity={entity} record={record} />
        <Inline gap="sm">
          {record.can_edit === true && screen.form && (
            <Button variant="outline" tone="neutral" onPress={() => setEditing(true)}>
              {say(words.edit)}
            </Button>
          )}
          {offered.map((name) => {
            const each = all[name];
            return (
              each && (
                <Button
                  key={name}
                  tone={each.tone === 'info' ? 'accent' : each.tone}
                  variant={each.tone === 'positive' ? 'solid' : 'outline'}
                  isDisabled={screen.isBlocked?.(record, name) ?? false}
                  onPress={() => setDeciding(name)}
                >
                  {say(each.label)}
                </Button>
              )
            );
          })}
        </Inline>
      </Inline>
      <Sections entity={entity} record={record} sections={screen.sections} filledAlone />
      {record.steps && (
        <Suspense fallback={null}>
          <RequestLevels steps={record.steps} entries={record.histories ?? []} />
        </Suspense>
      )}
      {Aside && <Aside record={record} />}
      {record.histories !== undefined && record.histories.length > 0 && (
        <Card title={say(words.history)}>
          <History
            label={say(words.history)}
            entries={record.histories.map((entry) => {
              const { label, action: kind } = actionWord(entry.action_performed, entity);
              return {
                id: entry.id,
                action: label,
                ...(kind === undefined ? {} : { kind }),
                by: entry.action_performed_by,
                actingFor: entry.acting_for,
                at: entry.created_at,
                remark: entry.moved ? sayMoved(entry.moved) : entry.remarks,
              };
            })}
          />
        </Card>
      )}
      {deciding !== undefined && action && (
        <DecisionDialog
          screen={screen}
          record={record}
          name={deciding}
          action={action}
          onDecided={onDecided}
          onStale={(body) => setStale({ body, before: record })}
          onClose={() => setDeciding(undefined)}
        />
      )}
      {isEditing && <RequestForm screen={screen} record={record} onClose={() => setEditing(false)} />}
    </Stack>
  );
}
