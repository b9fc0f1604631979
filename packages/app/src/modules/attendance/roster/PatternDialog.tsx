import { mostRosterDays, type RosterPerson } from '@karmik/model/attendance/roster/calls';
import { cellsOf } from '@karmik/model/attendance/roster/pattern';
import { addDays } from '@karmik/model/kit/zone';
import { Button } from '@karmik/ui/Button';
import { DatePicker } from '@karmik/ui/DatePicker';
import { Dialog } from '@karmik/ui/Dialog';
import { Inline } from '@karmik/ui/Inline';
import { MultiSelect } from '@karmik/ui/MultiSelect';
import { NumberField } from '@karmik/ui/NumberField';
import type { ScheduleChoice } from '@karmik/ui/ScheduleGrid';
import { Stack } from '@karmik/ui/Stack';
import { Tag } from '@karmik/ui/Tag';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import type { DayRange } from '../../../screens/calendar/month-around.ts';
import { useModelText } from '../../../texts/texts.ts';
import { off } from './roster-cells.ts';
import type { Plan } from './use-roster.ts';
import { words } from './words.ts';

interface PatternDialogProps {
  readonly people: readonly RosterPerson[];
  readonly choices: readonly ScheduleChoice[];
  readonly range: DayRange;
  readonly onApply: (plans: readonly Plan[]) => Promise<void>;
}

/** Plans a rotation of shifts and days off for people. */
export function PatternDialog(props: PatternDialogProps): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" tone="neutral" onPress={() => setOpen(true)}>
        {say(words.pattern)}
      </Button>
      {isOpen && <Pattern {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Pattern({
  people,
  choices,
  range,
  onApply,
  onClose,
}: PatternDialogProps & { readonly onClose: () => void }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const [steps, setSteps] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [from, setFrom] = useState<string | null>(range.start);
  const [until, setUntil] = useState<string | null>(range.end);
  const [stagger, setStagger] = useState(0);
  const [isSending, setSending] = useState(false);
  const cells =
    !from || !until || until > addDays(from, mostRosterDays)
      ? []
      : cellsOf({
          steps: steps.map((step) => (step === off ? null : Number(step))),
          starts_on: from,
          ends_on: until,
          people: chosen.map(Number),
          stagger,
        });
  const apply = async () => {
    setSending(true);
    await onApply(cells);
    onClose();
  };
  const labelOf = (id: string): string => choices.find((choice) => choice.id === id)?.label ?? id;
  return (
    <Dialog
      isOpen
      isStaying={isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(words.pattern)}
      footer={
        <Button isDisabled={cells.length === 0} isPending={isSending} onPress={() => void apply()}>
          {say(words.pattern)}
        </Button>
      }
    >
      <Stack gap="lg">
        <Text tone="muted">{say(words.patternWhat)}</Text>
        <Stack gap="sm">
          <Text weight="medium">{say(words.steps)}</Text>
          <Inline gap="xs">
            {steps.length === 0 && <Text tone="muted">{say(words.noSteps)}</Text>}
            {steps.map((step, index) => (
              <Tag
                // oxlint-disable-next-line react/no-array-index-key -- the same shift may come again
                key={`${index} ${step}`}
                onRemove={() => setSteps(steps.filter((_, place) => place !== index))}
              >
                {`${figures(index + 1)}. ${labelOf(step)}`}
              </Tag>
            ))}
          </Inline>
          <Inline gap="xs">
            {choices.map(({ id, label }) => (
              <Button
                key={id}
                size="sm"
                variant="outline"
                tone="neutral"
                aria-label={`${say(words.addStep)}: ${label}`}
                onPress={() => setSteps([...steps, id])}
              >
                {`+ ${label}`}
              </Button>
            ))}
          </Inline>
        </Stack>
        <MultiSelect
          label={say(words.employees)}
          options={people.map(({ person }) => ({ id: String(person.id), label: person.full_name }))}
          value={chosen}
          onChange={setChosen}
        />
        <Inline gap="md" align="start">
          <DatePicker label={say(words.from)} value={from} onChange={setFrom} />
          <DatePicker label={say(words.until)} value={until} minValue={from || undefined} onChange={setUntil} />
          <NumberField
            label={say(words.stagger)}
            description={say(words.staggerHelp)}
            minValue={0}
            maxValue={Math.max(steps.length, 1)}
            value={stagger}
            onChange={setStagger}
          />
        </Inline>
        <Text tone="muted">{say(words.applies(figures(cells.length)))}</Text>
      </Stack>
    </Dialog>
  );
}
