import type { UserField, UserRef } from '@karmik/model/kit/fields';
import { UserChip } from '@karmik/ui/UserChip';
import type { ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import type { Kind } from './kind.ts';
import { part } from './part.ts';

const chip = (size: 'sm' | 'md') =>
  function Person({ value }: { value: UserRef }): ReactNode {
    const { Person: Shown } = useForms();
    if (Shown) return <Shown person={value} size={size} />;
    return (
      <UserChip name={value.full_name} subtitle={value.job_title} pictureUrl={value.profile_picture} size={size} />
    );
  };

export const user: Kind<UserField> = {
  read: chip('md'),
  cell: chip('sm'),
  edit: part(async () => (await import('./controls/picks.tsx')).UserEdit),
  filter: part(async () => (await import('./controls/pick-filters.tsx')).UserFilter),
  blank: () => null,
  written: (value) => value.id,
};
