import { EntityForm } from '@karmik/forms/EntityForm';
import { attendanceSetting } from '@karmik/model/attendance/individual-setting';
import {
  settingForSeveral,
  severalPath,
  skipReasons,
  type SeveralAnswer,
} from '@karmik/model/attendance/setting-for-several';
import { bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { Drawer } from '@karmik/ui/Drawer';
import { Heading } from '@karmik/ui/Heading';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useNumbers } from '../../../preferences/dates.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { setForSeveral } from './words.ts';

const words = {
  look: bilingual('Preview', 'पूर्वावलोकन'),
  back: bilingual('Back', 'पछाडि'),
  sets: (count: string) => bilingual(`Employees who get this setting: ${count}`, `यो सेटिङ पाउने कर्मचारी: ${count}`),
  none: bilingual('No one gets this setting.', 'यो सेटिङ कसैले पाउँदैन।'),
  people: bilingual('Employees', 'कर्मचारी'),
  skipped: (count: string) => bilingual(`Left out: ${count}`, `समावेश नगरिएका: ${count}`),
  why: bilingual('Reason', 'कारण'),
  more: (count: string) => bilingual(`And ${count} more`, `र थप ${count}`),
  done: (count: string) => bilingual(`Settings added: ${count}`, `थपिएका सेटिङ: ${count}`),
} as const;

interface Looked {
  readonly body: object;
  readonly answer: SeveralAnswer;
}

const send = (slug: string, body: object, isDry: boolean) =>
  api
    .post(endpoint(attendanceSetting, slug, severalPath), {
      searchParams: { dry_run: String(isDry) },
      json: body,
      timeout: false,
    })
    .json<SeveralAnswer>();

/** Gives several people a setting: first whom and what, then a look at who gets it and who does not, then it is stored. */
export function SeveralDrawer({ slug, onClose }: { readonly slug: string; readonly onClose: () => void }): ReactNode {
  const say = useModelText();
  const [looked, setLooked] = useState<Looked>();
  return (
    <Drawer isOpen size="lg" onOpenChange={(next) => !next && onClose()} title={say(setForSeveral)}>
      {/* What was chosen waits behind the look at it. */}
      <div hidden={looked !== undefined}>
        <EntityForm
          entity={settingForSeveral}
          noticeName={null}
          submitLabel={words.look}
          onCancel={onClose}
          submit={async (body) => setLooked({ body, answer: await send(slug, body, true) })}
        />
      </div>
      {looked && <Look slug={slug} looked={looked} onBack={() => setLooked(undefined)} onDone={onClose} />}
    </Drawer>
  );
}

interface LookProps {
  readonly slug: string;
  readonly looked: Looked;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

function Look({ slug, looked: { body, answer }, onBack, onDone }: LookProps): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const [isSending, setSending] = useState(false);
  const { count, people, skipped_count: skippedCount, skipped } = answer;
  const store = async () => {
    setSending(true);
    try {
      const { count: made } = await send(slug, body, false);
      snackbar.success(say(words.done(figures(made))));
      onDone();
      await refresh(attendanceSetting);
    } catch (error) {
      reportFailure(error);
    }
    setSending(false);
  };
  const further = (all: number, named: number) =>
    all > named && <Text tone="muted">{say(words.more(figures(all - named)))}</Text>;
  return (
    <Stack gap="lg">
      <Banner tone="info">{say(count === 0 ? words.none : words.sets(figures(count)))}</Banner>
      {skippedCount > 0 && (
        <>
          <Heading level="3">{say(words.skipped(figures(skippedCount)))}</Heading>
          <DataTable
            label={say(words.skipped(figures(skippedCount)))}
            rows={skipped}
            rowId={({ employee }) => String(employee.id)}
            rowName={({ employee }) => employee.full_name}
            columns={[
              {
                id: 'employee',
                header: say(attendanceSetting.fields.employee.label),
                cell: ({ employee }) => <PersonChip person={employee} size="sm" />,
                minWidth: '12rem',
              },
              {
                id: 'reason',
                header: say(words.why),
                cell: ({ reason }) => say(skipReasons[reason]),
                minWidth: '12rem',
              },
            ]}
          />
          {further(skippedCount, skipped.length)}
        </>
      )}
      {count > 0 && (
        <>
          <Heading level="3">{say(words.people)}</Heading>
          <Inline gap="sm">
            {people.map((person) => (
              <PersonChip key={person.id} person={person} size="sm" />
            ))}
          </Inline>
          {further(count, people.length)}
        </>
      )}
      <Inline justify="end" gap="sm">
        <Button variant="outline" tone="neutral" onPress={onBack}>
          {say(words.back)}
        </Button>
        <Button isDisabled={count === 0} isPending={isSending} onPress={() => void store()}>
          {say(setForSeveral)}
        </Button>
      </Inline>
    </Stack>
  );
}
