import { durationText } from '@karmik/model/kit/figures';
import { penalty, type Penalty } from '@karmik/model/attendance/penalty/penalty';
import { fillPath } from '@karmik/model/kit/links';
import { DataTable } from '@karmik/ui/DataTable';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useDates } from '../../../preferences/dates.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

type As = 'user' | 'supervisor' | 'hr';

/** Where each role reads a day, beside the list of its days. */
const daysAt: Readonly<Record<As, string>> = {
  user: '/user/attendance/reports/individual-daily-attendance',
  supervisor: '/user/supervisor/attendance/reports/daily-attendance',
  hr: '/admin/:slug/attendance/reports/daily-attendance',
};

type Detailed = Pick<Penalty, 'occurrences'> & {
  /** Of each occurrence the attendance day, which explains it. */
  readonly explained_by?: readonly { readonly day: string; readonly id: number }[];
};

/** The days that brought a penalty; each leads to its explanation. */
export const occurrencesAs = (as: As) =>
  function Occurrences({ record: { occurrences, explained_by = [] } }: { readonly record: Detailed }): ReactNode {
    const say = useModelText();
    const slug = useSlug();
    const { date } = useDates();
    const { language } = useSnapshot(preferences);
    const opens = as !== 'hr' || may('5.01', 'read');
    return (
      <DataTable
        label={say(words.why)}
        rows={occurrences}
        rowId={({ day }) => day}
        rowName={({ day }) => date(day)}
        columns={[
          {
            id: 'day',
            header: say(words.day),
            cell: ({ day }) => {
              const id = explained_by.find((each) => each.day === day)?.id;
              return opens && id !== undefined ? (
                <Link href={`${fillPath(daysAt[as], { slug })}?open=${id}`}>{date(day)}</Link>
              ) : (
                date(day)
              );
            },
          },
          ...(occurrences.some(({ minutes }) => minutes !== null)
            ? [
                {
                  id: 'minutes',
                  header: say(penalty.fields.occurrences.item.minutes.label),
                  cell: ({ minutes }: Penalty['occurrences'][number]) =>
                    minutes === null ? '' : durationText(minutes, language),
                  isNumeric: true,
                },
              ]
            : []),
        ]}
      />
    );
  };
