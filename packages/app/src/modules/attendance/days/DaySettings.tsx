import { holidayParts } from '@karmik/model/organization/holiday';
import { FieldRead } from '@karmik/forms/FieldParts';
import { useForms } from '@karmik/forms/FormsProvider';
import { kindOf } from '@karmik/forms/kinds';
import type { DayExplanation } from '@karmik/model/attendance/day/explanation';
import { workShift } from '@karmik/model/attendance/work-shift';
import { Card } from '@karmik/ui/Card';
import { DescriptionList, type Description } from '@karmik/ui/DescriptionList';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { excuseKinds, excuseParts, words } from './explanation-words.ts';

const { fields } = workShift;
const time = fields.timings.item.starts_at;

/** What of a shift decides about a day, in the order in which it is looked at. */
const settings = [
  'mode',
  'worked_mode',
  'grace_late_in',
  'grace_early_out',
  'late_counted_from',
  'half_day_below',
  'absent_below',
  'unpaid_break',
  'unpaid_break_after',
] as const;

/** The shift, holiday and excuses that held on a day. Rules that the shift does without are left out. */
export function DaySettings({ day }: { readonly day: DayExplanation }): ReactNode {
  const say = useModelText();
  const forms = useForms();
  const { shift, holiday, holiday_part: part, excuses } = day;
  const clock = (value: string) => kindOf(time).text?.(value, time, forms) ?? value;
  const row = (label: keyof typeof words & ('holiday' | 'shift'), value: ReactNode): Description => ({
    label: say(words[label]),
    value,
  });
  const off = day.is_rostered_off ? words.rosteredOff : shift === null && day.is_rest_day ? words.restDay : undefined;
  const items: Description[] = [
    row('shift', off ? say(off) : (shift?.name ?? say(words.noShift))),
    ...(shift && shift.parts.length > 0
      ? [
          {
            label: say(words.hours),
            value: shift.parts.map((part) => `${clock(part.starts_at)} – ${clock(part.ends_at)}`).join(', '),
          },
        ]
      : []),
    ...(holiday === null
      ? []
      : [row('holiday', part === null || part === 'Full' ? holiday : `${holiday} · ${say(holidayParts[part])}`)]),
    ...(shift
      ? settings.flatMap((name): Description[] =>
          shift[name] === null
            ? []
            : [{ label: say(fields[name].label), value: <FieldRead field={fields[name]} value={shift[name]} /> }],
        )
      : []),
    ...excuses.map(({ kind, part, minutes }) => ({
      label: `${say(words.excuses)}: ${say(excuseKinds[kind])}`,
      value: minutes === null ? say(excuseParts[part]) : <FieldRead field={fields.unpaid_break} value={minutes} />,
    })),
  ];
  return (
    <Card title={say(words.settings)} titleLevel="3">
      <DescriptionList items={items} columns="2" />
    </Card>
  );
}
