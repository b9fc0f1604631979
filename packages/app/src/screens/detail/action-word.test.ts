import { payRun } from '@karmik/model/payroll/run/run';
import { describe, expect, it } from 'vitest';
import { actionWord } from './action-word.ts';

describe('an entry of a history', () => {
  it('is called by the general word, and else by the state of the record', () => {
    expect(actionWord('Approved', payRun)).toMatchObject({ label: { ne: 'स्वीकृत' }, action: 'approved' });
    expect(actionWord('Approval pending', payRun).label).toEqual(payRun.fields.status.states['Approval pending'].label);
  });

  it('keeps the word of the server where no one has another', () => {
    expect(actionWord('Moved', payRun).label).toEqual({ en: 'Moved', ne: 'Moved' });
    expect(actionWord('Approval pending').label.ne).toBe('Approval pending');
  });
});
