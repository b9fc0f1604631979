import { describe, expect, it } from 'vitest';
import { outcomeOf, type PaymentState, type ProviderAnswer } from './machine.ts';

const sent = { amount: '45000.00', currency: 'NPR', receiver: '9841200310', isSettled: false, isRetried: false };
const ok: ProviderAnswer = {
  kind: 'complete',
  amount: '45000',
  currency: 'NPR',
  receiver: '9841200310',
  reference: 'E1',
};
const failed: ProviderAnswer = { kind: 'failed', reason: 'Wallet closed' };
const pending: ProviderAnswer = { kind: 'pending' };
const silent: ProviderAnswer = { kind: 'silent' };
const unknown: ProviderAnswer = { kind: 'unknown' };
const after = (
  answers: readonly (ProviderAnswer | readonly [ProviderAnswer, object])[],
  from: PaymentState = 'Sending',
) =>
  answers.reduce<{ state: PaymentState; contradicts: boolean }>(
    ({ state }, each) => {
      const [answer, own] = Array.isArray(each) ? (each as [ProviderAnswer, object]) : [each as ProviderAnswer, {}];
      return outcomeOf({ ...sent, state, ...own }, answer);
    },
    { state: from, contradicts: false },
  );

describe('the outcome of a payment', () => {
  it('is the same in every order of answers that agree [MC-45]', () => {
    expect(after([ok, ok, ok])).toEqual({ state: 'Complete', contradicts: false });
    expect(after([silent, unknown, ok]).state).toBe('Complete');
    expect(after([silent, unknown]).state).toBe('Ambiguous');
    expect(after([silent, [unknown, { isSettled: true }]]).state).toBe('Failed');
    expect(after([silent, [unknown, { isSettled: true }], ok]).state).toBe('Complete');
    expect(after([pending, failed]).state).toBe('Failed');
  });

  it('stays complete when the provider contradicts itself later, and asks a person to look [MC-45]', () => {
    expect(after([ok, pending])).toEqual({ state: 'Complete', contradicts: false });
    expect(after([ok, failed])).toEqual({ state: 'Complete', contradicts: true });
  });

  it('is paid twice when a failed try turns out as paid after its retry [MC-45]', () => {
    expect(after([failed, [ok, { isRetried: true }]])).toEqual({ state: 'Paid twice', contradicts: true });
  });

  it('is a mismatch by another amount, currency or receiver, which a person decides [MC-46]', () => {
    for (const other of [{ amount: '45009.00' }, { currency: 'INR' }, { receiver: '9800000000' }]) {
      expect(after([{ ...ok, ...other }]).state).toBe('Mismatch');
      expect(after([{ ...ok, ...other }, ok, failed]).state).toBe('Mismatch');
    }
  });

  it('never goes back from a final state to an open one', () => {
    const answers = [ok, failed, pending, silent, unknown];
    for (const state of ['Complete', 'Failed', 'Mismatch', 'Returned', 'Paid twice', 'Removed'] as const)
      for (const first of answers)
        for (const second of answers)
          for (const isSettled of [true, false])
            expect(['Created', 'Sending', 'Ambiguous']).not.toContain(
              after(
                [
                  [first, { isSettled }],
                  [second, { isSettled }],
                ],
                state,
              ).state,
            );
  });
});
