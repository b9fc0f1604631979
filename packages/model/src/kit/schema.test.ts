import { describe, expect, it } from 'vitest';
import { defineEntity } from './entity.ts';
import { f } from './fields.ts';
import { createSchema } from './schema.ts';
import { fieldErrors, errorsIn } from './field-errors.ts';
import { bilingual } from './text.ts';

const clock = () => ({ today: '2026-11-21', now: new Date('2026-11-21T06:15:00Z') });
const thing = defineEntity({
  name: 'thing',
  label: bilingual('Thing', 'वस्तु'),
  fields: {
    full_name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 20, format: 'person_name' }),
    email: f.email({ label: bilingual('Email', 'इमेल') }),
    phone: f.phone({ label: bilingual('Phone', 'फोन') }),
    born: f.date({ label: bilingual('Date of birth', 'जन्म मिति'), format: 'birth_date' }),
    begins: f.instant({ label: bilingual('Begins', 'सुरु'), future: true }),
    kind: f.choice({ label: bilingual('Kind', 'किसिम'), choices: { a: bilingual('A', 'क'), b: bilingual('B', 'ख') } }),
    month: f.month({ label: bilingual('Month', 'महिना') }),
    size: f.number({ label: bilingual('Size', 'आकार'), min: 1, max: 9 }),
    open: f.boolean({ label: bilingual('Open', 'खुला'), default: true }),
  },
});
const schema = createSchema(thing, clock);
const errorsOf = (body: object) => {
  const checked = schema.safeParse({ full_name: 'Asha', ...body });
  return checked.success ? {} : errorsIn(fieldErrors(checked.error.issues), 'en');
};

it.each([
  ['born', 'bs:2082-08-30', 'Invalid BS Date'],
  ['born', 'bs:2082-13-', 'Invalid BS Date'],
  ['born', 'bs:2150-01-01', 'The year 2150 is not supported'],
  ['born', 'ad:2027-2-29', 'Invalid Date'],
  ['born', '2027-02-29', 'Invalid Date'],
  ['begins', 'bs:2082-08-30T10:00', 'Invalid BS Date'],
  ['month', 'bs:2082-13', 'Invalid BS Date'],
  ['month', 'bs:2150-08', 'The year 2150 is not supported'],
  ['month', '2082-08', 'Month must be a month such as bs:2083-08'],
])('%s as %s is refused in the words of an import [CAL-2, DAT-2]', (name, typed, message) => {
  expect(errorsOf({ [name]: typed })).toEqual({ [name]: [message] });
});

describe('a body for an entity', () => {
  it('is taken with what is empty as null and what is missing at its default', () => {
    expect(schema.parse({ full_name: '  Asha Rai ', email: ' Asha@X.np ', phone: '' })).toEqual({
      full_name: 'Asha Rai',
      email: 'asha@x.np',
      phone: null,
      born: null,
      begins: null,
      kind: null,
      month: null,
      size: null,
      open: true,
    });
  });

  it('without a required field says so by its label [VAL-5]', () => {
    expect(errorsOf({ full_name: '' })).toEqual({ full_name: ['Name is Required'] });
    expect(errorsOf({ full_name: undefined })).toEqual({ full_name: ['Name is Required'] });
    expect(errorsOf({ email: 'asha@' })).toEqual({ email: ['E-mail must be valid'] });
  });

  it('with unknown fields is refused by their names', () => {
    expect(errorsOf({ organization_id: 2 })).toEqual({ organization_id: ['Unknown field.'] });
  });

  it.each([
    ['asha', true],
    ['Asha Rai (Shrestha)', true],
    ['आशा राई', true],
    ["D'Souza, Jr.", true],
    ['7th', false],
    ['Asha (Rai', false],
    ['Asha <b>', false],
  ])('takes the name %s: %s [VAL-4]', (name, good) => {
    expect(errorsOf({ full_name: name })).toEqual(good ? {} : { full_name: ['Name should be valid name'] });
  });

  it.each([
    ['9841234567', true],
    ['+977-984-123-4567', true],
    ['977 984 123 4567', true],
    ['(984) 123 4567 ext. 12', true],
    ['9841 234 567', true],
    ['98-41234567', true],
    ['+977 9841-234567', true],
    ['12345', false],
    ['98412345678901', false],
    ['98a1234567', false],
  ])('takes the phone %s: %s [VAL-3]', (phone, good) => {
    expect(errorsOf({ phone })).toEqual(good ? {} : { phone: ['Phone should be valid phone number'] });
  });

  it.each([
    ['2010-11-21', true],
    ['2010-11-22', false],
    ['1926-11-22', true],
    ['1926-11-21', false],
  ])('takes the birthday %s of ages 16 to 99: %s [VAL-2]', (born, good) => {
    expect(errorsOf({ born })).toEqual(good ? {} : { born: ['Date of birth must be between 16 and 99 years.'] });
  });

  it('takes only days that exist [DAT-2]', () => {
    for (const born of ['2001-02-29', '2001-13-01', '01-02-2001', '2001-2-3'])
      expect(errorsOf({ born })).toEqual({ born: ['Invalid Date'] });
    expect(errorsOf({ born: '2000-02-29' })).toEqual({});
  });

  it('takes an instant from one minute ago on [VAL-1]', () => {
    expect(errorsOf({ begins: '2026-11-21T06:14:00.000Z' })).toEqual({});
    expect(errorsOf({ begins: '2026-11-21T06:13:59.000Z' })).toEqual({ begins: ['Begins cannot be a past date'] });
  });

  it('keeps to choices, limits and kinds', () => {
    expect(errorsOf({ kind: 'c', size: 10, open: 'yes' })).toEqual({
      kind: ['Kind must be one of: a, b'],
      size: ['Size must be at most 9'],
      open: ['Open must be true or false'],
    });
    expect(errorsOf({ full_name: 'x'.repeat(21) })).toEqual({ full_name: ['Name must have at most 20 characters'] });
  });
});

describe('lines whose columns apply to some of them', () => {
  const deciders = { HR: bilingual('HR', 'मानव संसाधन'), Person: bilingual('Person', 'व्यक्ति') };
  const policy = defineEntity({
    name: 'policy',
    label: bilingual('Policy', 'नीति'),
    fields: {
      levels: f.lines({
        label: bilingual('Levels', 'तहहरू'),
        max: 3,
        item: {
          decides: f.choice({ label: bilingual('Decides', 'निर्णय गर्ने'), required: true, choices: deciders }),
          person: f.number({ label: bilingual('Person', 'व्यक्ति'), min: 1, max: 9 }),
          quorum: f.number({ label: bilingual('Quorum', 'गणपूरक'), required: true, default: 1, min: 1, max: 9 }),
        },
        asksWhen: { person: ({ decides }) => decides === 'Person', quorum: ({ decides }) => decides === 'HR' },
      }),
    },
  });
  const levels = (...lines: object[]) =>
    (createSchema(policy, clock).parse({ levels: lines }) as unknown as { levels: object[] }).levels;

  it('[E13] are taken without the values that do not apply, by the declaration that forms follow', () => {
    expect(
      levels(
        { decides: 'HR', person: 4, quorum: 3 },
        { decides: 'Person', person: 4, quorum: 3 },
        { decides: 'Person', person: 2 },
      ),
    ).toEqual([
      { decides: 'HR', person: null, quorum: 3 },
      { decides: 'Person', person: 4, quorum: 1 },
      { decides: 'Person', person: 2, quorum: 1 },
    ]);
  });

  it('[E13] are refused for a wrong value, whether it applies or not', () => {
    const checked = createSchema(policy, clock).safeParse({ levels: [{ decides: 'HR', person: 'Asha' }] });
    expect(checked.success ? {} : Object.keys(errorsIn(fieldErrors(checked.error.issues), 'en'))).toEqual([
      'levels.0.person',
    ]);
  });
});

describe('a field that other values require', () => {
  const label = bilingual('Bills', 'बिलहरू');
  const claim = {
    fields: {
      trip: f.number({ label: bilingual('Trip', 'भ्रमण') }),
      bills: f.lines({
        label,
        max: 3,
        item: { units: f.decimal({ label: bilingual('Units', 'एकाइ'), required: true, decimals: 2, default: '1.00' }) },
      }),
    },
    requiredWhen: { bills: ({ trip }: { trip?: unknown }) => trip == null },
  };
  const checked = (body: object) => createSchema(claim, clock).safeParse(body);
  const errorsOf = (body: object) => {
    const { success, error } = checked(body);
    return success ? {} : errorsIn(fieldErrors(error.issues), 'en');
  };

  it('is missed where they do, by its name', () => {
    expect(errorsOf({ bills: [] })).toEqual({ bills: ['Bills is Required'] });
    expect(errorsOf({ trip: null })).toEqual({ bills: ['Bills is Required'] });
    expect(errorsOf({ trip: 4, bills: [] })).toEqual({});
  });

  it('has lines that begin with their defaults', () => {
    expect(checked({ bills: [{}] }).data).toEqual({ trip: null, bills: [{ units: '1.00' }] });
  });
});
