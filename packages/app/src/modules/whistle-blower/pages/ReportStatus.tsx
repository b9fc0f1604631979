import { reportStatuses, type ReportStatus as Status } from '@karmik/model/whistle-blower/report';
import { StatusTag } from '@karmik/ui/StatusTag';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';

/** Where a report stands. */
export function ReportStatus({ status }: { status: string }): ReactNode {
  const say = useModelText();
  const { label, tone } = reportStatuses[status as Status];
  return <StatusTag tone={tone}>{say(label)}</StatusTag>;
}
