import { describe, expect, it } from 'vitest';
import { employee } from '../hris/employee.ts';
import { matchColumns, missingColumns } from './columns.ts';
import { detectDateForm, monthIn, readDate, readInstant } from './dates.ts';
import { splitName } from './names.ts';
import { rowReader } from './rows.ts';
import { errorsIn } from '../kit/field-errors.ts';
import type { Message } from '../kit/message.ts';

const inEnglish = (read: { value: string } | { error: Message }) => ('error' in read ? { error: read.error.en } : read);

const today = '2026-11-21';
const fieldsOf = (headings: string[]) => matchColumns(employee, headings, [], today).map(({ field }) => field);

describe('months', () => {
  it.each([
    ['2083-08', 'bs:2083-08'],
    ['2083/8', 'bs:2083-08'],
    ['bs:2083-08', 'bs:2083-08'],
    ['ad:2026-11', 'ad:2026-11'],
    ['Mangsir 2083', 'bs:2083-08'],
    ['मंसिर २०८३', 'bs:2083-08'],
    ['November 2026', 'ad:2026-11'],
    ['soon', 'soon'],
    ['2083', '2083'],
  ])('%s is read as %s', (cell, month) => expect(monthIn(cell, 'bs')).toBe(month));
});

describe('columns', () => {
  it('are matched by name in any spelling', () => {
    expect(fieldsOf(['EMP_CODE', 'first-name', 'Surname', 'E-Mail Address', 'DOJ', 'Department', 'Remarks'])).toEqual([
      'employee_code',
      'first_name',
      'last_name',
      'email',
      'joined_on',
      'division',
      null,
    ]);
    expect(fieldsOf(['कर्मचारी कोड', 'नाम', 'थर', 'इमेल', 'नियुक्ति मिति'])).toEqual([
      'employee_code',
      'first_name',
      'last_name',
      'email',
      'joined_on',
    ]);
  });

  it('are used once, and a whole name gives way to its parts', () => {
    expect(fieldsOf(['Email', 'Email'])).toEqual(['email', null]);
    expect(fieldsOf(['Full Name', 'First Name', 'Last Name'])).toEqual([null, 'first_name', 'last_name']);
  });

  it('that are missing are named', () => {
    expect(missingColumns(employee, [{ field: 'full_name' }])).toEqual(['employee_code', 'joined_on']);
  });

  it('split a whole name', () => {
    expect(splitName(' Ram  Bahadur Kumar Thapa ')).toEqual({
      first_name: 'Ram',
      middle_name: 'Bahadur Kumar',
      last_name: 'Thapa',
    });
    expect(splitName('Maya Rai')).toEqual({ first_name: 'Maya', middle_name: null, last_name: 'Rai' });
  });
});

describe('dates', () => {
  it('tell their calendar by the heading, else by years that have not come', () => {
    expect(detectDateForm('Joined (B.S.)', ['2076-04-01'], 'joined_on', today)).toEqual({
      calendar: 'BS',
      order: 'ymd',
    });
    expect(detectDateForm('Joined', ['2076-04-01'], 'joined_on', today).calendar).toBe('BS');
    expect(detectDateForm('Joined', ['2019-07-17'], 'joined_on', today).calendar).toBe('AD');
    expect(detectDateForm('DOB', ['2009-05-17', '2015-01-01'], 'date_of_birth', today).calendar).toBe('BS');
    // Someone born in 1990 BS would be 93.
    expect(detectDateForm('DOB', ['1990-05-17', '2015-01-01'], 'date_of_birth', today).calendar).toBe('mixed');
    expect(detectDateForm('DOB AD', ['1990-05-17', '2015-01-01'], 'date_of_birth', today).calendar).toBe('AD');
  });

  it('tell their order by values that fit one alone', () => {
    expect(detectDateForm('DOJ', ['01/02/2020', '31/12/2020'], 'joined_on', today).order).toBe('dmy');
    expect(detectDateForm('DOJ', ['01/02/2020', '12/31/2020'], 'joined_on', today).order).toBe('mdy');
  });

  it.each([
    ['2083-08-05', 'BS', 'ymd', { value: '2026-11-21' }],
    ['२०८३/८/५', 'BS', 'ymd', { value: '2026-11-21' }],
    ['5.8.2083', 'BS', 'dmy', { value: '2026-11-21' }],
    ['21 Nov 2026', 'AD', 'dmy', { value: '2026-11-21' }],
    ['2026-11-21 10:30', 'AD', 'ymd', { value: '2026-11-21' }],
    ['2082-08-30', 'BS', 'ymd', { error: 'Invalid BS Date' }],
    ['1999-01-01', 'BS', 'ymd', { error: 'The year 1999 is not supported' }],
    ['30/02/2020', 'AD', 'dmy', { error: 'Invalid Date' }],
    ['soon', 'AD', 'ymd', { error: 'Invalid Date' }],
    ['soon', 'BS', 'ymd', { error: 'Invalid BS Date' }],
  ] as const)('%s as %s %s is %j [CAL-2, DAT-2]', (written, calendar, order, result) => {
    expect(inEnglish(readDate(written, { calendar, order }))).toEqual(result);
  });
});

describe('instants', () => {
  const zone = 'Asia/Kathmandu';
  it.each([
    ['2083-08-05 10:00', 'BS', zone, { value: '2026-11-21T04:15:00.000Z' }],
    ['2026-11-21 10:00', 'AD', zone, { value: '2026-11-21T04:15:00.000Z' }],
    ['२०८३-०८-०५ १०:००', 'BS', zone, { value: '2026-11-21T04:15:00.000Z' }],
    ['2026-11-21T10:00:00+05:45', 'AD', 'UTC', { value: '2026-11-21T04:15:00.000Z' }],
    ['2026-11-01 00:30', 'AD', 'America/New_York', { value: '2026-11-01T04:30:00.000Z' }],
    ['2026-11-01 03:00', 'AD', 'America/New_York', { value: '2026-11-01T08:00:00.000Z' }],
    ['2026-11-21', 'AD', zone, { error: 'Invalid Date' }],
    ['2026-11-21 24:00', 'AD', zone, { error: 'Invalid Date' }],
    ['soon', 'BS', zone, { error: 'Invalid BS Date' }],
  ] as const)('%s as %s in %s is %j', (written, calendar, timeZone, result) => {
    expect(inEnglish(readInstant(written, { calendar, order: 'ymd' }, timeZone))).toEqual(result);
  });
});

describe('rows', () => {
  const matches = ['employee_code', 'full_name', 'email', 'joined_on', 'gender', 'branch'].map((field, column) => ({
    column,
    heading: field,
    field,
    date_form: field === 'joined_on' ? ({ calendar: 'AD', order: 'ymd' } as const) : null,
  }));
  const reader = () =>
    rowReader(
      employee,
      matches,
      (_entity, name) => (name === 'Pokhara' ? 7 : undefined),
      () => ({ today, now: new Date(`${today}T00:00:00Z`) }),
    );

  it('become records', () => {
    expect(reader()(['E1', 'Maya Rai', 'MAYA@x.np', '2020-01-01', 'F', 'Pokhara'], 2)).toMatchObject({
      values: {
        employee_code: 'E1',
        first_name: 'Maya',
        last_name: 'Rai',
        email: 'maya@x.np',
        joined_on: '2020-01-01',
        gender: 'Female',
        branch: 7,
        phone: null,
      },
      errors: {},
    });
  });

  it('say all that is wrong at once', () => {
    expect(errorsIn(reader()(['', 'Maya', 'maya', '2020-13-01', 'X', 'Atlantis'], 2).errors, 'en')).toEqual({
      employee_code: ['Employee code is Required'],
      email: ['E-mail must be valid'],
      joined_on: ['Invalid Date'],
      gender: ['Gender must be one of: Male, Female, Other'],
      branch: ['Branch "Atlantis" does not exist'],
    });
  });

  it('find what stands twice, without regard to case', () => {
    const read = reader();
    read(['e1', 'Maya Rai', 'maya@x.np', '2020-01-01'], 2);
    expect(errorsIn(read(['E1', 'Gita Rai', 'Maya@X.np', '2020-01-01'], 3).errors, 'en')).toEqual({
      employee_code: ['Employee code repeats row 2'],
      email: ['Email repeats row 2'],
    });
  });
});

describe('values in either language', () => {
  const clock = () => ({ now: new Date('2026-11-21T06:15:00Z'), today });
  const read = (heading: string, cell: string) =>
    rowReader(employee, matchColumns(employee, [heading], [[cell]], today), () => undefined, clock)([cell], 2);

  it('[F19] a wrong choice lists the choices as the reader knows them', () => {
    const { choices, label } = employee.fields.gender;
    const [message] = read('लिङ्ग', 'अरु नै').errors.gender ?? [];
    expect(message?.ne).toBe(
      `${label.ne} यीमध्ये एक हुनुपर्छ: ${Object.values(choices)
        .map(({ ne }) => ne)
        .join(', ')}`,
    );
    expect(message?.en).toContain(
      Object.values(choices)
        .map(({ en }) => en)
        .join(', '),
    );
  });

  it('[F19] labels of both languages, codes and digits of both scripts are taken', () => {
    for (const [value, { en, ne }] of Object.entries(employee.fields.marital_status.choices))
      for (const cell of [value, en, ne, ne.normalize('NFD'), en.toUpperCase()])
        expect([cell, read('Marital status', cell).values.marital_status]).toEqual([cell, value]);
  });
});
