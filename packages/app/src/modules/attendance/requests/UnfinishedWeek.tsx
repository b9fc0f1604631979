import { addDaysTo } from '@karmik/model/kit/period';
import { Banner } from '@karmik/ui/Banner';
import type { ReactNode } from 'react';
import { todayThere } from '../../../preferences/place.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './timesheet-words.ts';

interface UnfinishedWeekProps {
  readonly record: { readonly status: string; readonly week_of: string };
}

/** Says to the person who decides that days may still be added: a week that is entered by the day is sent with its first one. */
export function UnfinishedWeek({ record: { status, week_of } }: UnfinishedWeekProps): ReactNode {
  const say = useModelText();
  if (status !== 'Requested' || todayThere() > addDaysTo(week_of, 6)) return null;
  return <Banner tone="info">{say(words.unfinished)}</Banner>;
}
