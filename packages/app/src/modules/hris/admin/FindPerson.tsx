import { staff } from '@karmik/model/hris/staff';
import type { ReactNode } from 'react';
import { listScreen } from '../../../screens/kit/screens.ts';
import { RecordList } from '../../../screens/list/RecordList.tsx';
import { staffList } from './employees/list.ts';

const everyone = listScreen(staff, staffList);

/** Everyone, to find whose file is wanted. */
export function FindPerson(): ReactNode {
  return <RecordList listing={everyone} screen="/admin/:slug/hris/users/:id?" look="table" />;
}
