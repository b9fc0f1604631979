import { grievanceStatuses, type GrievanceStatus } from '@karmik/model/grievance/case';
import { grievancePriorities, type GrievancePriority } from '@karmik/model/grievance/setting';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Tag } from '@karmik/ui/Tag';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';

/** How far a grievance is. */
export function Status({ status }: { status: string }): ReactNode {
  const say = useModelText();
  const { label, tone } = grievanceStatuses[status as GrievanceStatus];
  return <StatusTag tone={tone}>{say(label)}</StatusTag>;
}

export function Priority({ priority }: { priority: string }): ReactNode {
  const say = useModelText();
  const { label, tone } = grievancePriorities[priority as GrievancePriority];
  return <Tag tone={tone}>{say(label)}</Tag>;
}
