import { adToBs } from 'date-bs';
import { describe, expect, it } from 'vitest';
import { employee } from '../hris/employee.ts';
import { isPhone } from '../kit/rules.ts';
import { cellName, matchColumns } from './columns.ts';
import { detectDateForm, latestYear, readDate } from './dates.ts';
import { byScript, plainName, splitName } from './names.ts';
import { readPhones } from './phones.ts';
import { isLeftOut, rowReader } from './rows.ts';

const today = '2026-11-23';

const fieldsOf = (columns: Record<string, string[]>) =>
  Object.fromEntries(
    matchColumns(employee, Object.keys(columns), Object.values(columns), today)
      .filter(({ field }) => field)
      .map(({ heading, field }) => [heading, field]),
  );

describe('headings', () => {
  it('are read without spaces between their words', () => {
    expect(
      fieldsOf({ EmpID: [], DateofHire: [], DOB: [], Employee_Name: [], MobileNo: [], JobTitle: [], PANNumber: [] }),
    ).toEqual({
      EmpID: 'employee_code',
      DateofHire: 'joined_on',
      DOB: 'date_of_birth',
      Employee_Name: 'full_name',
      MobileNo: 'phone',
      JobTitle: 'job_title',
      PANNumber: 'pan_number',
    });
  });

  it('over keys of another table give way to the column of words', () => {
    expect(
      fieldsOf({
        MarriedID: ['0', '1'],
        MaritalStatusID: ['0', '3'],
        GenderID: ['1', '0'],
        DeptID: ['5', '3'],
        PositionID: ['19', '27'],
        Position: ['Technician'],
        Sex: ['M ', 'F'],
        MaritalDesc: ['Single'],
        Department: ['Production       '],
      }),
    ).toEqual({ Position: 'job_title', Sex: 'gender', MaritalDesc: 'marital_status', Department: 'division' });
  });

  it('of two columns of names tell the one in Nepali script', () => {
    expect(fieldsOf({ 'Name of Employee': ['Ram Thapa'], 'कर्मचारीको नाम': ['राम थापा'] })).toEqual({
      'Name of Employee': 'full_name',
      'कर्मचारीको नाम': 'name_ne',
    });
    expect(fieldsOf({ 'कर्मचारीको नाम': ['राम थापा'] })).toEqual({ 'कर्मचारीको नाम': 'full_name' });
  });
});

it('cells are named as spreadsheet programs do', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map((column) => cellName(column, 12))).toEqual([
    'A12',
    'Z12',
    'AA12',
    'AZ12',
    'BA12',
    'ZZ12',
    'AAA12',
  ]);
});

describe('names', () => {
  it.each([
    ['Adhikari, Wilson  K', 'Wilson', 'K', 'Adhikari'],
    ['Alam,Trina', 'Trina', null, 'Alam'],
    ['Ait Sidi, Karthikeyan   ', 'Karthikeyan', null, 'Ait Sidi'],
    ["Carthy, B'rigit", "B'rigit", null, 'Carthy'],
    ['Nguyen, Lei-Ming', 'Lei-Ming', null, 'Nguyen'],
    ['Saar-Beckles, Leigh Ann', 'Leigh', 'Ann', 'Saar-Beckles'],
    ['Dr. Gita Devi Lama', 'Gita', 'Devi', 'Lama'],
    ['Mingma', 'Mingma', null, null],
    ['Mingma,', 'Mingma', null, null],
    ['राम बहादुर थापा', 'राम', 'बहादुर', 'थापा'],
  ])('%s', (whole, first_name, middle_name, last_name) => {
    expect(splitName(whole)).toEqual({ first_name, middle_name, last_name });
  });

  it.each([
    ['Ram Thapa (राम थापा)', { english: 'Ram Thapa', nepali: 'राम थापा' }],
    ['राम थापा / Ram Thapa', { english: 'Ram Thapa', nepali: 'राम थापा' }],
    ['राम थापा', { nepali: 'राम थापा' }],
    ['Ram (Hari) Thapa', { english: 'Ram (Hari) Thapa' }],
  ])('%s by script', (whole, read) => {
    expect(byScript(whole)).toEqual(read);
  });

  it('are the same person in any order of their words', () => {
    expect(plainName('LeBlanc, Brandon  R')).toBe(plainName('Brandon R. LeBlanc'));
    expect(plainName("O'Hare, Lynn")).toBe(plainName('Lynn O’hare'));
    expect(plainName('राम थापा')).not.toBe(plainName('राम थाप'));
  });
});

describe('dates', () => {
  it('of two digits are of the hundred years up to the last one that can be meant', () => {
    const form = { calendar: 'AD', order: 'mdy' } as const;
    const birth = latestYear('date_of_birth', today);
    expect([birth, latestYear('joined_on', today)]).toEqual([2011, 2028]);
    expect(readDate('07/10/83', form, birth)).toEqual({ value: '1983-07-10' });
    expect(readDate('07/10/11', form, birth)).toEqual({ value: '2011-07-10' });
    expect(readDate('07/10/12', form, birth)).toEqual({ value: '1912-07-10' });
    expect(readDate('07/10/28', form, 2028)).toEqual({ value: '2028-07-10' });
    expect(readDate('76-04-01', { calendar: 'BS', order: 'ymd' }, 2028)).toEqual({ value: '2019-07-17' });
  });

  it('in both calendars are read each by its year', () => {
    const both = detectDateForm('Joined', ['2076-04-01', '2019-07-17', '1999-12-31'], 'joined_on', today);
    expect(both).toEqual({ calendar: 'mixed', order: 'ymd' });
    const short = detectDateForm('DOB', ['3/15/79', '२०४७-०२-०३', '7/4/85'], 'date_of_birth', today);
    expect(short).toEqual({ calendar: 'mixed', order: 'mdy' });
    expect(readDate('3/15/79', short, latestYear('date_of_birth', today))).toEqual({ value: '1979-03-15' });
    expect(readDate('२०४७-०२-०३', short, latestYear('date_of_birth', today))).toEqual({ value: '1990-05-17' });
    expect(readDate('2076-04-01', both, 2028)).toEqual({ value: '2019-07-17' });
    expect(readDate('2019-07-17', both, 2028)).toEqual({ value: '2019-07-17' });
  });

  it('whose day and month could be either are asked', () => {
    expect(detectDateForm('Joined', ['01/02/2020', '03/04/2021'], 'joined_on', today).order).toBeNull();
    expect(detectDateForm('Joined', ['01/01/2020', '5 Mar 2021'], 'joined_on', today).order).toBe('dmy');
    expect(detectDateForm('Joined', ['01/02/2020', '2021-03-04'], 'joined_on', today).order).toBeNull();
  });

  it.each([
    ['43663', '2019-07-17'],
    ['43663.75', '2019-07-17'],
    ['July 17, 2019', '2019-07-17'],
    ['17th July 2019', '2019-07-17'],
    ['1 Shrawan 2076', '2019-07-17'],
    ['२०७६ साउन १', '2019-07-17'],
  ])('%s is %s', (written, value) => {
    expect(readDate(written, { calendar: 'AD', order: null }, 2028)).toEqual({ value });
  });

  it('of every third day of eighty years come back from each way of writing them', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    for (let at = Date.UTC(1948, 0, 1); at < Date.UTC(2028, 0, 1); at += 3 * 86_400_000) {
      const value = new Date(at).toISOString().slice(0, 10);
      const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
      const bs = adToBs({ year, month, day });
      const written = [
        [value, 'AD', 'ymd'],
        [`${day}/${month}/${two(year % 100)}`, 'AD', 'dmy'],
        [`${two(month)}-${two(day)}-${year}`, 'AD', 'mdy'],
        [String(Math.round(at / 86_400_000) + 25_569), 'AD', null],
        [`${bs.year}.${bs.month}.${bs.day}`, 'BS', 'ymd'],
        [`${two(bs.day)}/${two(bs.month)}/${bs.year}`, 'BS', 'dmy'],
      ] as const;
      for (const [cell, calendar, order] of written)
        expect([cell, readDate(cell, { calendar, order }, 2028)]).toEqual([cell, { value }]);
    }
  });
});

describe('phones', () => {
  it.each([
    ['9841234567', { value: '9841234567' }],
    ['9841234567.0', { value: '9841234567' }],
    ['9.841234567E9', { value: '9841234567' }],
    ['९८४१-२३४५६७', { value: '9841234567' }],
    ['+977 984-1234567', { value: '+977 9841234567' }],
    ['00977-9841234567', { value: '+977 9841234567' }],
    ['9841234567 / 9851098765', { value: '9841234567', other: '9851098765' }],
    ['९८४१२३४५६७, ०१-४४१२३४५', { value: '9841234567', other: '+97714412345' }],
    ['Mob: 9841234567', { value: '9841234567' }],
    ['01-4412345', { value: '+97714412345' }],
    ['14412345', { value: '+97714412345' }],
    ['021-523456', { value: '+97721523456' }],
    ['(201) 555-0123', { value: '(201) 555-0123' }],
  ])('%s [VAL-3]', (cell, read) => {
    expect(readPhones(cell)).toEqual(read);
    if ('value' in read) expect(isPhone(read.value, { en: 'Phone', ne: 'फोन' }, today)).toBeUndefined();
  });

  it.each([
    ['9.84E+09', /cut off digits/],
    ['4412345', /area code/],
    ['98412', /valid phone/],
    ['9841234567 / none', /valid phone/],
  ])('%s is named as wrong', (cell, reason) => {
    const read = readPhones(cell);
    expect('error' in read && read.error.en).toMatch(reason);
  });
});

describe('rows', () => {
  const columns = ['employee_code', 'full_name', 'email', 'joined_on', 'phone'];
  const matches = columns.map((field, column) => ({
    column,
    heading: field,
    field,
    date_form: field === 'joined_on' ? ({ calendar: 'mixed', order: 'dmy' } as const) : null,
  }));

  it('of totals and of headings are no records', () => {
    for (const cells of [
      ['', 'Total', '', '', ''],
      ['Grand Total', '311', '', '', ''],
      ['जम्मा', '', '', '', '१२'],
      ['Employee_Code', 'FULL NAME', 'Email', 'Joined on', 'Phone'],
    ])
      expect(isLeftOut(employee, matches, cells)).toBe(true);
    expect(isLeftOut(employee, matches, ['E1', 'Total', 'total@firm.test', '2020-01-01', ''])).toBe(false);
    expect(isLeftOut(employee, matches, ['E1', 'Ram Total', '', '', ''])).toBe(false);
  });

  it('bring a name in two scripts and two phones of one cell', () => {
    const read = rowReader(
      employee,
      matches,
      () => undefined,
      () => ({ today, now: new Date(`${today}T00:00:00Z`) }),
    );
    expect(
      read(['E1', 'Thapa, Ram (राम थापा)', 'ram@firm.test', '2076-04-01', '9841234567.0 / 01-4412345'], 2),
    ).toMatchObject({
      errors: {},
      values: {
        first_name: 'Ram',
        last_name: 'Thapa',
        name_ne: 'राम थापा',
        joined_on: '2019-07-17',
        phone: '9841234567',
        other_phone: '+97714412345',
      },
    });
  });
});
