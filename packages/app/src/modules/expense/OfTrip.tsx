import { EntityForm, type FieldGroup } from '@karmik/forms/EntityForm';
import { expenseAdvance } from '@karmik/model/expense/advance';
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { expenseSettlement } from '@karmik/model/expense/settlement';
import { travelRequest } from '@karmik/model/expense/travel/request';
import type { Entity, EntityRecord } from '@karmik/model/kit/entity';
import type { Text as Words } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { todayThere } from '../../preferences/place.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { refresh } from '../../screens/records.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

type Trip = EntityRecord<typeof travelRequest>;

interface SentFromTrip {
  readonly entity: Entity;
  readonly path: string;
  readonly title: Words;
  readonly groups: readonly FieldGroup[];
  readonly help?: Words;
  readonly sent: Words;
  readonly submit: Words;
  /** Statuses of the trip in which it can be sent. */
  readonly on: readonly string[];
}

/** What belongs to a trip and is sent from it. */
const kinds = {
  advance: {
    entity: expenseAdvance,
    path: expenseEndpoints.advance,
    title: words.requestAdvance,
    groups: [{ fields: ['title', 'reason', 'requested', 'items'] }],
    sent: words.advanceSent,
    submit: words.sendRequest,
    on: ['Requested', 'Forwarded', 'Approved'],
  },
  claim: {
    entity: expenseSettlement,
    path: expenseEndpoints.settlement,
    title: words.claimTrip,
    groups: [
      { fields: ['title', 'left_on', 'left_at', 'back_on', 'back_at', 'bills', 'proof', 'project', 'request_remarks'] },
    ],
    help: words.allowancesHelp,
    sent: words.sent,
    submit: words.send,
    on: ['Approved', 'Cancelled'],
  },
} satisfies Readonly<Record<string, SentFromTrip>>;
type Kind = keyof typeof kinds;

/** Requests an advance for a trip, or claims what was spent on it, where the trip is looked at. */
export function OfTrip({ record }: { readonly record: Trip }): ReactNode {
  const say = useModelText();
  const [kind, setKind] = useState<Kind>();
  const offered = (Object.keys(kinds) as Kind[]).filter((each) => kinds[each].on.includes(record.status));
  if (offered.length === 0) return null;
  return (
    <Inline gap="sm">
      {offered.map((each) => (
        <Button key={each} variant="outline" tone="neutral" onPress={() => setKind(each)}>
          {say(kinds[each].title)}
        </Button>
      ))}
      {kind && <OfTripDrawer record={record} kind={kind} onClose={() => setKind(undefined)} />}
    </Inline>
  );
}

/** What a claim of a trip begins with: once the trip is over its times as planned, which may be corrected. */
const ofClaim = ({ project, departs_on, departs_at, returns_on, returns_at }: Trip, today: string) => ({
  project,
  ...(returns_on <= today && { left_on: departs_on, left_at: departs_at, back_on: returns_on, back_at: returns_at }),
});

interface OfTripDrawerProps {
  readonly record: Trip;
  readonly kind: Kind;
  readonly onClose: () => void;
}

function OfTripDrawer({ record, kind, onClose }: OfTripDrawerProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { entity, path, title, groups, help, sent, submit }: SentFromTrip = kinds[kind];
  const drawerTitle = `${say(title)}: ${record.title}`;
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={drawerTitle} size="lg">
      <Stack gap="md">
        {help && <Text tone="muted">{say(help)}</Text>}
        <EntityForm
          entity={entity}
          noticeName={null}
          initial={{
            title: record.title,
            trip: { id: record.id, name: record.title },
            ...(kind === 'advance' ? { reason: record.purpose } : ofClaim(record, todayThere())),
          }}
          groups={groups}
          submit={(body) => api.post(`${path.replace(':org', slug)}/`, { json: body }).json()}
          onSuccess={() => {
            snackbar.success(say(sent));
            onClose();
            void Promise.all([refresh(entity), refresh(travelRequest)]);
          }}
          onCancel={onClose}
          submitLabel={submit}
        />
      </Stack>
    </Drawer>
  );
}
