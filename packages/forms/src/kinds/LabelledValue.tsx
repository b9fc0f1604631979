import { DescriptionList } from '@karmik/ui/DescriptionList';
import type { ReactNode } from 'react';

/** A value that cannot be changed, between fields that can. */
export function LabelledValue({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return <DescriptionList columns="1" items={[{ label, value: children }]} />;
}
