/** Shift, leave and attendance on the page of an employee, each for who reads that area. Their code is fetched with their tab. */
import type { PermissionCode } from '@karmik/model/kit/permissions';
import type { Text } from '@karmik/model/kit/text';
import { Skeleton } from '@karmik/ui/Skeleton';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { AnyRecord } from '../../../../screens/kit/screens.ts';
import { may } from '../../../../shell/session.ts';
import { words } from './words.ts';

type Part = ComponentType<{ readonly record: AnyRecord }>;

function tab(id: string, label: Text, codes: readonly PermissionCode[], load: () => Promise<{ default: Part }>) {
  const Loading = lazy(load);
  const Section = ({ record }: { record: AnyRecord }): ReactNode => (
    <Suspense fallback={<Skeleton shape="block" count={2} />}>
      <Loading record={record} />
    </Suspense>
  );
  return {
    id,
    label,
    sections: [{ kind: 'own', isBare: true, Section } as const],
    isShown: () => codes.some((code) => may(code, 'read')),
  };
}

export const areaTabs = [
  tab('shift', words.shift, ['5.05', '5.06', '5.07', '5.18'], () => import('./ShiftOfPerson.tsx')),
  tab('leave', words.leave, ['6.02', '6.03', '6.05'], () => import('./LeaveOfPerson.tsx')),
  tab('attendance', words.attendance, ['5.01'], () => import('./AttendanceOfPerson.tsx')),
];
