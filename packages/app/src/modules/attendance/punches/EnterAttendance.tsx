import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';
import { EntityForm } from '@karmik/forms/EntityForm';
import { FieldCell } from '@karmik/forms/FieldParts';
import { manualEntry, type ManualAnswer } from '@karmik/model/attendance/manual';
import { punch } from '@karmik/model/attendance/punch';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { Drawer } from '@karmik/ui/Drawer';
import { Heading } from '@karmik/ui/Heading';
import { Icon } from '@karmik/ui/Icon';
import { PlusIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useNumbers } from '../../../preferences/dates.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { refresh } from '../../../screens/records.ts';
import { session } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';

/** Words of attendance that is entered for others. */
const words = {
  enter: bilingual('Enter attendance', 'हाजिरी राख्नुहोस्'),
  look: bilingual('Preview', 'पूर्वावलोकन'),
  makes: (entries: string, days: string) =>
    bilingual(
      `${counted(entries, 'entry', 'entries')} on ${counted(days, 'day')} will be created.`,
      `${days} दिनमा ${entries} अभिलेख राखिनेछ।`,
    ),
  stands: bilingual('Existing entries', 'पहिल्यै रहेका अभिलेख'),
  nothingStands: bilingual('No entries on these days yet.', 'यी दिनमा अहिलेसम्म केही छैन।'),
  refused: bilingual("Can't be entered", 'यो राख्न मिल्दैन'),
  back: bilingual('Back', 'पछाडि'),
  done: bilingual('Attendance entered.', 'हाजिरी राखियो।'),
} as const;

type As = 'hr' | 'supervisor';
const path = 'attendance/manual/bulk-attendance/';

interface Looked {
  readonly body: object;
  readonly answer: ManualAnswer;
}

const send = (as: As, body: object, isDry: boolean) =>
  api.post(path, { searchParams: { as, dry_run: String(isDry) }, json: body }).json<ManualAnswer>();

/** Enters attendance of people: first what, then a look at what is there already, then it is written. */
function EnterAttendance({ as }: { as: As }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  const [looked, setLooked] = useState<Looked>();
  const close = () => {
    setOpen(false);
    setLooked(undefined);
  };
  if (session.info?.user.is_audit_user === true) return null;
  return (
    <>
      <Button iconStart={<Icon of={PlusIcon} size="sm" />} onPress={() => setOpen(true)}>
        {say(words.enter)}
      </Button>
      <Drawer isOpen={isOpen} size="lg" onOpenChange={(next) => !next && close()} title={say(words.enter)}>
        {/* What was written waits behind the look at it. */}
        <div hidden={looked !== undefined}>
          <EntityForm
            entity={manualEntry}
            noticeName={null}
            submitLabel={words.look}
            onCancel={close}
            submit={async (body) => setLooked({ body, answer: await send(as, body, true) })}
          />
        </div>
        {looked && <Look as={as} looked={looked} onBack={() => setLooked(undefined)} onDone={close} />}
      </Drawer>
    </>
  );
}

interface LookProps {
  readonly as: As;
  readonly looked: Looked;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

function Look({ as, looked: { body, answer }, onBack, onDone }: LookProps): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const [isSending, setSending] = useState(false);
  const { entries, days, standing, refused } = answer;
  const write = async () => {
    setSending(true);
    try {
      await send(as, body, false);
      snackbar.success(say(words.done));
      onDone();
      await refresh(punch);
    } catch (error) {
      reportFailure(error);
    }
    setSending(false);
  };
  return (
    <Stack gap="lg">
      {refused.length > 0 ? (
        <Banner tone="critical" title={say(words.refused)}>
          <Stack gap="xs">
            {refused.map((message) => (
              <Text key={message.en} as="span">
                {say(message)}
              </Text>
            ))}
          </Stack>
        </Banner>
      ) : (
        <Banner tone="info">{say(words.makes(figures(entries), figures(days)))}</Banner>
      )}
      <Heading level="3">{say(words.stands)}</Heading>
      {standing.length === 0 ? (
        <Text tone="muted">{say(words.nothingStands)}</Text>
      ) : (
        <DataTable
          label={say(words.stands)}
          columns={[
            {
              id: 'employee',
              header: say(punch.fields.employee.label),
              cell: ({ employee }) => <PersonChip person={employee} size="sm" />,
              minWidth: '12rem',
            },
            {
              id: 'at',
              header: say(punch.fields.punched_at.label),
              cell: ({ punched_at: at }) => <FieldCell field={punch.fields.punched_at} value={at} />,
              minWidth: '11rem',
            },
            {
              id: 'type',
              header: say(punch.fields.remark_category.label),
              cell: ({ remark_category: type }) => <FieldCell field={punch.fields.remark_category} value={type} />,
            },
            {
              id: 'source',
              header: say(punch.fields.source.label),
              cell: ({ source }) => <FieldCell field={punch.fields.source} value={source} />,
            },
          ]}
          rows={standing}
          rowId={({ id }) => String(id)}
          rowName={({ employee }) => employee.full_name}
        />
      )}
      <Inline justify="end" gap="sm">
        <Button variant="outline" tone="neutral" onPress={onBack}>
          {say(words.back)}
        </Button>
        <Button isDisabled={refused.length > 0} isPending={isSending} onPress={() => void write()}>
          {say(words.enter)}
        </Button>
      </Inline>
    </Stack>
  );
}

export const EnterAsHr = (): ReactNode => <EnterAttendance as="hr" />;
export const EnterAsSupervisor = (): ReactNode => <EnterAttendance as="supervisor" />;
