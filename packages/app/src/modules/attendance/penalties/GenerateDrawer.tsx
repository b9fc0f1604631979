import { EntityForm } from '@karmik/forms/EntityForm';
import { FieldCell } from '@karmik/forms/FieldParts';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { penalty, penaltyGeneration, type GenerationAnswer } from '@karmik/model/attendance/penalty/penalty';
import { relativeSpan } from '@karmik/model/kit/period';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { Drawer } from '@karmik/ui/Drawer';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useDateStyle, useNumbers } from '../../../preferences/dates.ts';
import { todayThere } from '../../../preferences/place.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { Reason } from './Reason.tsx';
import { words } from './words.ts';

interface Looked {
  readonly body: object;
  readonly answer: GenerationAnswer;
}

const send = (slug: string, body: object, isDry: boolean) =>
  api
    .post(`${endpoint(penalty, slug, attendanceEndpoints.penalty)}generate/`, {
      searchParams: { dry_run: String(isDry) },
      json: body,
      timeout: false,
    })
    .json<GenerationAnswer>();

/** Generates penalties: first for which days, then a look at whom it concerns and why, then they are stored. */
export function GenerateDrawer({ slug, onClose }: { readonly slug: string; readonly onClose: () => void }): ReactNode {
  const say = useModelText();
  const { calendar } = useDateStyle();
  const [looked, setLooked] = useState<Looked>();
  const { from, to } = relativeSpan('last_month', todayThere(), calendar === 'BS' ? 'bs' : 'ad');
  return (
    <Drawer isOpen size="lg" onOpenChange={(next) => !next && onClose()} title={say(words.generate)}>
      {/* What was chosen waits behind the look at it. */}
      <div hidden={looked !== undefined}>
        <EntityForm
          entity={penaltyGeneration}
          initial={{ starts_on: from, ends_on: to }}
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
  const { count, people, closed, penalties } = answer;
  const generate = async () => {
    setSending(true);
    try {
      const made = await send(slug, body, false);
      snackbar.success(say(words.made(figures(made.count))));
      onDone();
      await refresh(penalty);
    } catch (error) {
      reportFailure(error);
    }
    setSending(false);
  };
  return (
    <Stack gap="lg">
      <Banner tone="info">{say(count === 0 ? words.none : words.makes(figures(count), figures(people)))}</Banner>
      {closed > 0 && <Text tone="muted">{say(words.closed(figures(closed)))}</Text>}
      {count > 0 && (
        <DataTable
          label={say(words.generate)}
          rows={penalties}
          rowId={({ employee, rule, occurred_on }) => `${employee.id} ${rule.id} ${occurred_on}`}
          rowName={({ employee }) => employee.full_name}
          columns={[
            {
              id: 'employee',
              header: say(penalty.fields.employee.label),
              cell: ({ employee }) => <PersonChip person={employee} size="sm" />,
              minWidth: '12rem',
            },
            { id: 'reason', header: say(words.reason), cell: (each) => <Reason record={each} />, minWidth: '14rem' },
            {
              id: 'days',
              header: say(penalty.fields.days.label),
              cell: (each) => <FieldCell field={penalty.fields.days} value={each.days} />,
              isNumeric: true,
            },
            { id: 'rule', header: say(penalty.fields.rule.label), cell: ({ rule }) => rule.name, minWidth: '9rem' },
          ]}
        />
      )}
      {count > penalties.length && <Text tone="muted">{say(words.more(figures(count - penalties.length)))}</Text>}
      <Inline justify="end" gap="sm">
        <Button variant="outline" tone="neutral" onPress={onBack}>
          {say(words.back)}
        </Button>
        <Button isDisabled={count === 0} isPending={isSending} onPress={() => void generate()}>
          {say(words.generate)}
        </Button>
      </Inline>
    </Stack>
  );
}
