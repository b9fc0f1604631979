/** What a payment becomes by what a provider says of it, in whatever order that comes. A final state never goes back to an open one. */
import type { paymentItem } from './item.ts';
import { decimalOf } from '../kit/exact/decimal.ts';
import { compare } from '../kit/exact/ratio.ts';

export type PaymentState = keyof (typeof paymentItem)['fields']['status']['states'];

/** What a provider says of a payment by our own key. */
export type ProviderAnswer =
  | {
      readonly kind: 'complete';
      readonly amount: string;
      readonly currency: string;
      readonly receiver: string;
      readonly reference: string;
    }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'pending' }
  /** It knows no such payment. */
  | { readonly kind: 'unknown' }
  /** It did not answer in time, or not in a form that is known. */
  | { readonly kind: 'silent' };

interface Sent {
  readonly state: PaymentState;
  readonly amount: string;
  readonly currency: string;
  readonly receiver: string;
  /** Whether the time has passed in which a provider may still come to know a payment. */
  readonly isSettled: boolean;
  /** Whether another row pays the same since this one failed. */
  readonly isRetried: boolean;
}

/** @param contradicts whether a person must look at it, since it says against what is final */
export interface Outcome {
  readonly state: PaymentState;
  readonly contradicts: boolean;
}

const stays = (state: PaymentState, contradicts = false): Outcome => ({ state, contradicts });
const becomes = (state: PaymentState): Outcome => ({ state, contradicts: false });

export function outcomeOf(sent: Sent, answer: ProviderAnswer): Outcome {
  const { state } = sent;
  const isSame =
    answer.kind === 'complete' &&
    compare(decimalOf(answer.amount), decimalOf(sent.amount)) === 0 &&
    answer.currency === sent.currency &&
    answer.receiver === sent.receiver;
  switch (state) {
    case 'Sending':
    case 'Ambiguous':
      if (answer.kind === 'complete') return becomes(isSame ? 'Complete' : 'Mismatch');
      if (answer.kind === 'failed') return becomes('Failed');
      // A time-out is no failure, and neither is that it is not known yet.
      return becomes(answer.kind === 'unknown' && sent.isSettled ? 'Failed' : 'Ambiguous');
    case 'Failed':
      if (answer.kind !== 'complete') return stays(state);
      if (sent.isRetried) return { state: 'Paid twice', contradicts: true };
      return becomes(isSame ? 'Complete' : 'Mismatch');
    case 'Complete':
      return stays(state, answer.kind === 'failed' || (answer.kind === 'complete' && !isSame));
    default:
      return stays(state);
  }
}
