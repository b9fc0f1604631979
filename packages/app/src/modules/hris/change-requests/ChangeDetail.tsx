import { FieldRead, FieldsRead } from '@karmik/forms/FieldParts';
import { changeActions, changeRequest, changeStates, type ChangeDetail } from '@karmik/model/hris/change-request';
import { fieldsOfSection, sectionOf } from '@karmik/model/hris/file/sections';
import { sharedAccountWarning } from '@karmik/model/hris/file/shared-account';
import { labels } from '@karmik/model/kit/labels';
import { messages } from '@karmik/model/kit/messages';
import { Banner } from '@karmik/ui/Banner';
import { Card } from '@karmik/ui/Card';
import { Compare, type Comparison } from '@karmik/ui/Compare';
import { DecisionCard } from '@karmik/ui/DecisionCard';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Drawer } from '@karmik/ui/Drawer';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { UserChip } from '@karmik/ui/UserChip';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates, useDateStyle } from '../../../preferences/dates.ts';
import { approverIn } from '../../../screens/approval/approval-person.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { useDecide } from './use-decide.ts';
import { words } from './words.ts';

interface ChangeDrawerProps {
  readonly id: string;
  readonly slug: string;
  readonly onClose: () => void;
}

const drawers = new Map<string, (props: ChangeDrawerProps) => ReactNode>();

/** One request beside the list, as a role sees it. */
export function changeDetailAs(as: 'user' | 'supervisor' | 'hr') {
  const known = drawers.get(as);
  if (known) return known;
  const made = (props: ChangeDrawerProps) => <ChangeDrawer {...props} as={as} />;
  drawers.set(as, made);
  return made;
}

function ChangeDrawer({ id, slug, as, onClose }: ChangeDrawerProps & { as: string }): ReactNode {
  const say = useModelText();
  const path = `hris/${slug}/change-requests/${encodeURIComponent(id)}/`;
  const query = useQuery({
    queryKey: ['change_request', path, as],
    queryFn: ({ signal }) => api.get(path, { searchParams: { as }, signal }).json<ChangeDetail>(),
  });
  return (
    <Drawer isOpen size="lg" onOpenChange={(isOpen) => !isOpen && onClose()} title={say(words.request)}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {(request) => (
          <Stack gap="lg">
            {request.can_decide ? (
              <Pending path={path} request={request} onDone={onClose} />
            ) : (
              <>
                <Head request={request} />
                <Warned request={request} />
                <Compared request={request} />
              </>
            )}
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
}

const chipOf = (person: ChangeDetail['employee']) => (
  <UserChip name={person.full_name} subtitle={person.job_title} pictureUrl={person.profile_picture} />
);

function Head({ request }: { request: ChangeDetail }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { label, tone } = changeStates[request.status];
  return (
    <Stack gap="md">
      <Stack gap="xs">
        {chipOf(request.employee)}
        <Text weight="medium">
          {`${say(sectionOf(request.section).title)} · ${say(changeActions[request.action])}`}
        </Text>
        <Inline>
          <StatusTag tone={tone}>{say(label)}</StatusTag>
        </Inline>
      </Stack>
      <DescriptionList
        columns="2"
        items={[
          {
            id: 'asked',
            label: say(words.askedBy),
            value: `${request.requested_by.full_name}, ${dates.instant(request.created_at)}`,
          },
          ...(request.remark ? [{ id: 'remark', label: say(words.remark), value: request.remark, isWide: true }] : []),
          ...(request.decided_by && request.decided_at
            ? [
                {
                  id: 'decided',
                  label: say(words.decidedBy),
                  value: `${request.decided_by.full_name}, ${dates.instant(request.decided_at)}`,
                },
                { id: 'why', label: say(words.remark), value: request.decision_remark, isWide: true },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}

function Warned({ request: { shared_account: shared } }: { request: ChangeDetail }): ReactNode {
  const say = useModelText();
  return shared && <Banner tone="caution">{say(sharedAccountWarning(shared))}</Banner>;
}

/** A request that the reader decides: what it changes, what speaks against it, and the buttons, each of which needs a remark. */
function Pending({ path, request, onDone }: { path: string; request: ChangeDetail; onDone: () => void }): ReactNode {
  const say = useModelText();
  const { instant } = useDates();
  const toPerson = approverIn(useDateStyle().language);
  const rowsOf = useRows();
  const decide = useDecide(path, request.section, onDone);
  const { employee, shared_account: shared } = request;
  const title = `${say(sectionOf(request.section).title)} · ${say(changeActions[request.action])}`;
  return (
    <DecisionCard
      label={`${employee.full_name}, ${title}`}
      title={title}
      by={toPerson(employee)}
      renderPerson={({ user }) => chipOf(user)}
      since={request.created_at}
      facts={[
        {
          id: 'asked',
          label: say(words.askedBy),
          value: `${request.requested_by.full_name}, ${instant(request.created_at)}`,
        },
        ...(request.remark ? [{ id: 'remark', label: say(words.remark), value: request.remark }] : []),
      ]}
      {...(isCompared(request) && {
        changes: rowsOf(request),
        beforeLabel: say(words.was),
        afterLabel: say(words.will),
      })}
      warnings={shared ? [say(sharedAccountWarning(shared))] : []}
      choices={[
        { id: 'reject', label: say(words.reject), tone: 'critical', remark: 'required' },
        { id: 'approve', label: say(words.approve), tone: 'accent', variant: 'solid', remark: 'required' },
      ]}
      onDecide={decide}
      remarkMaxLength={changeRequest.fields.decision_remark.max}
      remarkNeeded={say(messages.required({ field: labels.remarks }))}
    >
      {!isCompared(request) && <Compared request={request} />}
    </DecisionCard>
  );
}

/** Whether what is and what would be are shown next to each other. */
const isCompared = ({ is_hidden: isHidden, action }: ChangeDetail): boolean => !isHidden && action === 'update';

/** The fields of a request that change, as they are and as they would be. */
function useRows(): (request: ChangeDetail) => Comparison[] {
  const say = useModelText();
  return ({ section, changes }) => {
    const fields = fieldsOfSection(section);
    return changes.flatMap(({ field: name, old, new: next }) => {
      const field = fields[name];
      return field
        ? {
            id: name,
            label: say(field.label),
            before: <FieldRead field={field} value={old} />,
            after: <FieldRead field={field} value={next} />,
          }
        : [];
    });
  };
}

/** What is and what would be, field by field; of what is added or removed, its values alone. */
function Compared({ request }: { request: ChangeDetail }): ReactNode {
  const say = useModelText();
  const rowsOf = useRows();
  const fields = fieldsOfSection(request.section);
  if (request.is_hidden) return <Banner tone="info">{say(words.hidden)}</Banner>;
  if (request.action !== 'update') {
    const side = request.action === 'create' ? 'new' : 'old';
    const filled = request.changes.filter((each) => each[side] !== null);
    return (
      <Card title={say(request.action === 'create' ? words.added : words.removed)} titleLevel="3">
        <FieldsRead
          fields={fields}
          names={filled.map(({ field }) => field)}
          record={Object.fromEntries(filled.map((each) => [each.field, each[side]]))}
        />
      </Card>
    );
  }
  return (
    <Card titleLevel="3" title={say(words.changed)}>
      <Compare
        label={say(words.changed)}
        beforeLabel={say(words.was)}
        afterLabel={say(words.will)}
        rows={rowsOf(request)}
      />
    </Card>
  );
}
