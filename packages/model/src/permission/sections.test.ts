import { describe, expect, it } from 'vitest';
import { permissionSections } from './sections.ts';

/** The sections that the specification names, each with what it is for. */
const specified: Readonly<Record<string, string>> = {
  1: 'groups',
  2: 'organization',
  3: 'user profile',
  4: 'HRIS',
  5: 'attendance',
  6: 'leave',
  7: 'noticeboard',
  8: 'task',
  9: 'report build',
  10: 'common settings',
  11: 'payroll',
  12: 'core task',
  13: 'assessment',
  14: 'training',
  15: 'questionnaire',
  16: 'recruitment',
  17: 'reimbursement',
  19: 'recruitment verifier',
  20: 'event',
  21: 'forms',
  26: 'payment',
  27: 'organization security',
  28: 'user feedback',
  31: 'annual appraisal',
};

describe('the sections of permissions', () => {
  const offered = permissionSections.map(({ number }) => number);

  it('are those of the specification, in its order [PRM-3]', () => {
    expect(offered).toEqual(Object.keys(specified));
  });

  it('have full access, and reading apart from it [PRM-1]', () => {
    expect(permissionSections.filter(({ full, number }) => full !== `${number}.00`)).toEqual([]);
    expect(permissionSections.filter(({ read, number }) => read !== `${number}.99`)).toEqual([]);
  });
});
