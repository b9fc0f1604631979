import { EntityForm } from '@karmik/forms/EntityForm';
import { eventAnswers, guestAnswer } from '@karmik/model/events/calls';
import { Card } from '@karmik/ui/Card';
import { Select } from '@karmik/ui/Select';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { useState, type ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from '../words.ts';
import { sendAnswer, type EventRecord } from './event-calls.ts';

const whole = 'whole';

/** What the reader answers: for the whole event or for one of its days, wholly or for a part of the time. */
export function OwnAnswer({ record }: { readonly record: EventRecord }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const dates = useDates();
  const [on, setOn] = useState(whole);
  if (record.can_answer !== true) return null;
  const isSeries = record.repeats !== 'Never';
  const me = record.guest_states?.find((guest) => guest.is_me);
  const open = (record.days ?? []).filter((day) => !day.is_cancelled && !day.is_over);
  const given = me?.answers.find((answer) => answer.is_current && (answer.on ?? whole) === on);
  const mine = on === whole ? given?.answer : (open.find((day) => day.on === on)?.my_answer ?? undefined);
  const asksPart = record.allows_part && !record.is_all_day;
  return (
    <Card
      title={say(words.answer)}
      actions={
        <StatusTag tone={mine ? eventAnswers[mine].tone : 'neutral'}>
          {say(mine ? eventAnswers[mine].label : words.notAnswered)}
        </StatusTag>
      }
    >
      <Stack gap="md">
        {isSeries && (
          <Select
            label={say(words.answerFor)}
            options={[
              { id: whole, label: say(words.wholeSeries) },
              ...open.map((day) => ({ id: day.on, label: dates.date(day.starts_on) })),
            ]}
            value={on}
            onChange={setOn}
          />
        )}
        <EntityForm
          key={`${on} ${given?.answered_at ?? ''}`}
          entity={guestAnswer}
          noticeName={null}
          initial={mine ? { answer: mine, note: given?.note ?? null } : {}}
          fields={asksPart ? ['answer', 'part_from', 'part_to', 'note'] : ['answer', 'note']}
          submit={(body) => sendAnswer(slug, record.id, { ...body, on: on === whole ? null : on })}
          onSuccess={() => void snackbar.success(say(words.answered))}
          submitLabel={words.send}
        />
      </Stack>
    </Card>
  );
}
