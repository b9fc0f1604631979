import { staff } from '@karmik/model/hris/staff';
import type { ReactNode } from 'react';
import { RecordList } from '../../../screens/list/RecordList.tsx';
import { recordAddress } from '../../../screens/records.ts';
import { staffList } from './staff-columns.ts';

/** Everybody, to find whose file is wanted. */
export function FindPerson({ slug }: { slug: string }): ReactNode {
  return (
    <RecordList
      listing={{ entity: staff, ...staffList, query: {} }}
      screen="/admin/:slug/hris/users/:id?"
      look="table"
      hrefOf={(record) => recordAddress('/admin/:slug/hris/users/:id?', { slug, id: String(record.id) })}
    />
  );
}
