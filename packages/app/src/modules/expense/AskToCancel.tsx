import type { expenseAdvance } from '@karmik/model/expense/advance';
import { expenseCancelRequest } from '@karmik/model/expense/cancel';
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import type { travelRequest } from '@karmik/model/expense/travel/request';
import type { EntityRecord } from '@karmik/model/kit/entity';
import type { ReactNode } from 'react';
import { todayThere } from '../../preferences/place.ts';
import { askToDelete } from '../../screens/request/AskToDelete.tsx';
import { words } from './words.ts';

const ask = (field: 'trip' | 'advance') =>
  askToDelete(expenseCancelRequest, expenseEndpoints.cancellation, words.askCancel, field);
const OfAdvance = ask('advance');
const OfTheTrip = ask('trip');

/** On an own advance that is not paid: asks to cancel it. */
export const CancelAdvance = ({ record }: { readonly record: EntityRecord<typeof expenseAdvance> }): ReactNode =>
  record.standing === 'to_pay' ? <OfAdvance record={record} /> : null;

/** On a trip that is not over: asks to cancel it. */
export const CancelTrip = ({ record }: { readonly record: EntityRecord<typeof travelRequest> }): ReactNode =>
  record.returns_on > todayThere() ? <OfTheTrip record={record} /> : null;
