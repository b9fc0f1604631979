import { describe, expect, expectTypeOf, it } from 'vitest';
import { availableActions, type Viewer } from './actions.ts';
import { declarationProblems, defineEntity, type Entity, type EntityBody, type EntityRecord } from './entity.ts';
import { f, type NamedRef, type UserRef } from './fields.ts';
import { createSchema, patchSchema } from './schema.ts';
import { fieldErrors, errorsIn } from './field-errors.ts';
import { bilingual } from './text.ts';
import { defineMessages } from './message.ts';

const tripMessages = defineMessages('trip', { walk: { en: 'Nobody walks to a plane', ne: 'विमानसम्म कोही हिँड्दैन' } });

const t = (words: string) => bilingual(words, words);
const clock = () => ({ today: '2026-11-21', now: new Date('2026-11-21T06:15:00Z') });

const trip = defineEntity({
  name: 'trip',
  label: t('Trip'),
  plural: t('Trips'),
  path: 'travel/:org/trip',
  codes: { read: '5.99', write: '5.00' },
  sort: '-starts_on',
  owner: 'sender',
  unique: [['sender', 'starts_on']],
  fields: {
    name: f.text({ label: t('Name'), required: true, max: 40 }),
    sender: f.user({ label: t('Sender'), required: true }),
    country: f.reference({ label: t('Country'), to: 'country', name_field: 'name' }),
    starts_on: f.date({ label: t('Starts on'), required: true }),
    leaves_at: f.time({ label: t('Leaves at') }),
    cost: f.money({ label: t('Cost'), required: true, min: 0, max: 1_000_000 }),
    share: f.percent({ label: t('Share') }),
    days: f.decimal({ label: t('Days'), decimals: 1 }),
    walk: f.duration({ label: t('Walk'), max: 600 }),
    by: f.choice({ label: t('By'), choices: { Bus: t('Bus'), Plane: t('Plane') }, default: 'Bus' }),
    seat: f.text({ label: t('Seat'), required: true, max: 5 }),
    stops: f.multiChoice({ label: t('Stops'), choices: { a: t('A'), b: t('B') } }),
    companions: f.multiReference({ label: t('Companions'), to: 'country', name_field: 'name' }),
    month: f.month({ label: t('Month') }),
    year: f.fiscalYear({ label: t('Year') }),
    page: f.url({ label: t('Page') }),
    paint: f.colour({ label: t('Paint') }),
    place: f.location({ label: t('Place') }),
    home: f.address({ label: t('Home') }),
    legs: f.lines({ label: t('Legs'), max: 3, item: { town: f.text({ label: t('To'), required: true, max: 20 }) } }),
    status: f.status({
      label: t('Status'),
      initial: 'Requested',
      states: {
        Requested: { label: t('Requested'), tone: 'info' },
        Approved: { label: t('Approved'), tone: 'positive' },
        Cancelled: { label: t('Cancelled'), tone: 'neutral' },
      },
    }),
    long: f.computed({ label: t('Long'), displayAs: 'boolean', value: (record) => Number(record.walk) > 300 }),
    number: f.text({ label: t('Number'), max: 10, readonly: true }),
  },
  visibleWhen: { seat: (record) => record.by === 'Plane' },
  rules: (record) => ((record.walk ?? 0) > 60 && record.by === 'Plane' ? { walk: [tripMessages.walk] } : undefined),
  actions: {
    approve: {
      label: t('Approve'),
      tone: 'positive',
      from: ['Requested'],
      to: 'Approved',
      viewers: ['supervisor', 'hr'],
      flag: 'approve',
    },
    cancel: { label: t('Cancel'), tone: 'neutral', from: ['Requested'], to: 'Cancelled', viewers: ['user'], own: true },
  },
});

const good = { name: 'Mustang', sender: 7, starts_on: '2026-12-01', cost: '12.5' };
const schema = createSchema(trip, clock);
const errorsOf = (change: object) => {
  const checked = schema.safeParse({ ...good, ...change });
  return checked.success ? {} : errorsIn(fieldErrors(checked.error.issues), 'en');
};

describe('types that follow from a declaration', () => {
  it('are those of the fields', () => {
    expectTypeOf<EntityRecord<typeof trip>['sender']>().toEqualTypeOf<UserRef>();
    expectTypeOf<EntityRecord<typeof trip>['country']>().toEqualTypeOf<NamedRef | null>();
    expectTypeOf<EntityRecord<typeof trip>['by']>().toEqualTypeOf<'Bus' | 'Plane' | null>();
    expectTypeOf<EntityRecord<typeof trip>['stops']>().toEqualTypeOf<('a' | 'b')[]>();
    expectTypeOf<EntityRecord<typeof trip>['status']>().toEqualTypeOf<'Requested' | 'Approved' | 'Cancelled'>();
    expectTypeOf<EntityRecord<typeof trip>['legs'][number]>().toMatchObjectType<{ id: number; town: string }>();
    expectTypeOf<EntityRecord<typeof trip>['long']>().toEqualTypeOf<boolean | null>();
    expectTypeOf<EntityBody<typeof trip>['sender']>().toEqualTypeOf<number>();
    expectTypeOf<EntityBody<typeof trip>['walk']>().toEqualTypeOf<number | null>();
    expectTypeOf<EntityBody<typeof trip>>().not.toHaveProperty('status');
    expectTypeOf<EntityBody<typeof trip>>().not.toHaveProperty('number');
  });

  it('let no wrong name through', () => {
    const base = { name: 'x', label: t('X'), fields: { title: f.text({ label: t('Title'), max: 5 }) } } as const;
    const states = { Open: { label: t('Open'), tone: 'info' }, Shut: { label: t('Shut'), tone: 'neutral' } } as const;
    const status = f.status({ label: t('Status'), initial: 'Open', states });
    const action = { label: t('Shut'), tone: 'neutral', viewers: ['hr'] } as const;
    const door = { ...base, fields: { status } } as const;
    const wrong = [
      // @ts-expect-error a name field that is no field
      () => defineEntity({ ...base, name_field: 'titel' }),
      // @ts-expect-error a sort by a field that is none
      () => defineEntity({ ...base, sort: '-date' }),
      // @ts-expect-error a search in a field that is none
      () => defineEntity({ ...base, search: ['titles'] }),
      // @ts-expect-error a unique rule over a field that is none
      () => defineEntity({ ...base, unique: [['title', 'yaer']] }),
      // @ts-expect-error an owner that is no field
      () => defineEntity({ ...base, owner: 'sender' }),
      // @ts-expect-error a scope of someone whom no field names
      () => defineEntity({ ...base, scopes: { own: { person: 'sender' } } }),
      // @ts-expect-error a scope that asks for a state that there is none of
      () => defineEntity({ ...door, scopes: { members: { members: true, when: { status: ['Ajar'] } } } }),
      // @ts-expect-error a scope of a permission that is not in the catalogue
      () => defineEntity({ ...base, scopes: { organization: { code: '2.9' } } }),
      // @ts-expect-error a link that shows what the record has not
      () => defineEntity({ ...base, scopes: { link: { link: { purpose: 'visit' }, shows: ['salary'] } } }),
      // @ts-expect-error a permission code that is not in the catalogue
      () => defineEntity({ ...base, codes: { read: '2.9', write: '2.00' } }),
      // @ts-expect-error a condition on a field that is none
      () => defineEntity({ ...base, shown: { titel: () => true } }),
      // @ts-expect-error a text without its limit
      () => f.text({ label: t('Title') }),
      // @ts-expect-error a limit on a kind that has none
      () => f.boolean({ label: t('On'), default: true, max: 5 }),
      // @ts-expect-error a label in one language
      () => f.date({ label: { en: 'Day' } }),
      // @ts-expect-error a default that is no choice
      () => f.choice({ label: t('By'), choices: { Bus: t('Bus') }, default: 'Train' }),
      // @ts-expect-error a status that begins as none of its states
      () => f.status({ label: t('Status'), initial: 'Opened', states }),
      // @ts-expect-error an action that leads to a state that is none
      () => defineEntity({ ...door, actions: { shut: { ...action, from: ['Open'], to: 'Closed' } } }),
      // @ts-expect-error an action from a state that is none
      () => defineEntity({ ...door, actions: { shut: { ...action, from: ['Opn'], to: 'Shut' } } }),
    ];
    expect(wrong).toHaveLength(18);
  });
});

describe('a body of every kind', () => {
  it('is taken, with exact decimals filled up and hidden fields emptied', () => {
    expect(
      schema.parse({ ...good, days: '007', seat: 'ignored', stops: ['a', 'a'], legs: [{ town: ' Jomsom ' }] }),
    ).toMatchObject({
      cost: '12.50',
      days: '7.0',
      by: 'Bus',
      seat: null,
      stops: ['a'],
      companions: [],
      legs: [{ town: 'Jomsom' }],
      leaves_at: null,
    });
  });

  it.each([
    [{ cost: '1.234' }, 'cost', 'Cost must be an amount with at most 2 decimals, as text'],
    [{ cost: 12.5 }, 'cost', 'Cost must be an amount with at most 2 decimals, as text'],
    [{ cost: '-0.01' }, 'cost', 'Cost must be at least 0'],
    [{ cost: '1000000.01' }, 'cost', 'Cost must be at most 1000000'],
    [{ cost: '' }, 'cost', 'Cost is Required'],
    [{ share: '100.01' }, 'share', 'Share must be at most 100'],
    [{ walk: 601 }, 'walk', 'Walk must be at most 600'],
    [{ walk: -1 }, 'walk', 'Walk must be at least 0'],
    [{ leaves_at: '24:00' }, 'leaves_at', 'Leaves at must be a time such as 09:30'],
    [{ month: '2083-08' }, 'month', 'Month must be a month such as bs:2083-08'],
    [{ year: '2083/85' }, 'year', 'Year must be two years that follow each other, such as 2083/84'],
    [{ page: 'javascript:alert(1)' }, 'page', 'Page must be a web address starting with http:// or https://'],
    [{ paint: 'red' }, 'paint', 'Paint must be a colour such as #0a5bd3'],
    [{ place: { latitude: 91, longitude: 0 } }, 'place.latitude', 'Latitude must be at most 90'],
    [{ legs: [{ town: '' }] }, 'legs.0.town', 'To is Required'],
    [{ legs: [1, 2, 3, 4].map((n) => ({ town: String(n) })) }, 'legs', 'Legs can have at most 3 entries'],
    [{ stops: ['c'] }, 'stops.0', 'Stops must be one of: a, b'],
    [{ status: 'Approved' }, 'status', 'Unknown field.'],
    [{ number: 'T-1' }, 'number', 'Unknown field.'],
    [{ by: 'Plane' }, 'seat', 'Seat is Required'],
    [{ by: 'Plane', seat: '4A', walk: 61 }, 'walk', 'Nobody walks to a plane'],
  ])('%j is refused', (change, field, message) => expect(errorsOf(change)).toEqual({ [field]: [message] }));

  it('takes a change of some fields alone', () => {
    const patch = patchSchema(trip.fields, clock);
    expect(patch.parse({ walk: '' })).toEqual({ walk: '' });
    expect(patch.safeParse({ name: '' }).success).toBe(false);
    expect(patch.safeParse({ amount: '1' }).success).toBe(false);
  });
});

describe('who may do what with a request', () => {
  const viewer: Viewer = { type: 'supervisor', flags: { approve: true }, isSender: false };
  it.each<[string, Partial<Viewer>, string[]]>([
    ['Requested', {}, ['approve']],
    ['Requested', { flags: {} }, []],
    ['Requested', { type: 'hr' }, ['approve']],
    ['Requested', { type: 'user' }, []],
    ['Requested', { isSender: true }, []],
    ['Requested', { type: 'hr', isSender: true }, []],
    ['Requested', { type: 'user', isSender: true }, ['cancel']],
    ['Approved', {}, []],
  ])('%s for %j: %j', (status, change, expected) =>
    expect(availableActions(trip, { status }, { ...viewer, ...change })).toEqual(expected),
  );
});

describe('a wrong declaration', () => {
  const country = defineEntity({
    name: 'country',
    label: t('Country'),
    fields: { name: f.text({ label: t('Name'), max: 9 }) },
  });
  it('is told with entity, field and what to do', () => {
    expect(declarationProblems([trip, country])).toEqual([]);
    const bad = {
      name: 'trip',
      label: t('Trip'),
      path: 'trips',
      sort: 'day',
      fields: {
        country: f.reference({ label: t('Country'), to: 'land', name_field: 'name' }),
        limit: f.number({ label: t('Limit'), min: 5, max: 1 }),
        order: f.number({ label: t('Order') }),
        legs: f.lines({
          label: t('Legs'),
          max: 3,
          item: {
            to: f.reference({ label: t('To'), to: 'land', name_field: 'name' }),
            map: f.image({ label: t('Map') }),
            order: f.number({ label: t('Order') }),
            position: f.number({ label: t('Position'), read_code: '3.99' }),
            from: f.reference({
              label: t('From'),
              to: 'country',
              name_field: 'name',
              required: true,
              on_delete: 'clear',
            }),
          },
        }),
      },
    } as Entity;
    expect(declarationProblems([bad, country])).toEqual([
      'trip.codes: an entity with a path says who may read and write it; add codes.',
      'trip.path: a path is like module/:org/things, without a slash at either end.',
      'trip.name_field: has no text field; say which field names a record.',
      'trip.sort: names the field "day", which it lacks; it has country, limit, order, legs.',
      'trip.country: refers to "land", which is no declared entity.',
      'trip.limit: every record or list has a thing of this name already; choose another name.',
      'trip.limit: the least, 5, is above the most, 1.',
      'trip.order: is a word of SQL; choose another name.',
      'trip.legs.to: refers to "land", which is no declared entity.',
      'trip.legs.map: image is no kind of field for lines.',
      'trip.legs.order: is a word of SQL; choose another name.',
      'trip.legs.position: every line has a thing of this name already; choose another name.',
      'trip.legs.position: a line is read and written as a whole; say who may with the lines.',
      'trip.legs.from: is required and cannot become empty; leave out on_delete.',
    ]);
    const clash = { ...country, name: 'trip_legs' } as unknown as Entity;
    expect(declarationProblems([trip, country, clash])).toEqual([
      'trip.legs: its table would be that of the entity trip_legs; rename one.',
    ]);
    const read = {
      ...country,
      path: 'travel/:org/country',
      codes: { read: '5.99', write: '5.00' },
      scopes: {
        own: { person: ['name', 'guides.person'] },
        team: { approvers: true },
        later: [],
        shown: { members: { name: 'branch' }, when: { name: ['Nepal'], archived: false } },
        link: [
          { link: { purposeIn: 'name' }, shows: ['nam', 'guides'] },
          { link: { address: 'guides' }, shows: [] },
        ],
      },
    } as unknown as Entity;
    const kept = {
      ...country,
      fields: {
        ...country.fields,
        guides: f.lines({
          label: t('Guides'),
          max: 3,
          is_stored: false,
          item: { name: f.text({ label: t('Name'), max: 5 }) },
        }),
      },
    } as unknown as Entity;
    expect(declarationProblems([kept])).toEqual(['country.guides: lines of a record are stored; leave out is_stored.']);
    expect(declarationProblems([read])).toEqual([
      'country.scopes.own: names "name", which is no field of a person.',
      'country.scopes.own: names "guides.person", which is no field of a person.',
      'country.scopes.team: asks for who decides, of what no one decides.',
      'country.scopes.later: has no rule, so that no one reads by it; leave it out.',
      'country.scopes.shown: names "name", which is no list.',
      'country.scopes.shown: asks for name "Nepal", a value it never has.',
      'country.scopes.shown: asks for what is not archived, of what never is.',
      'country.scopes.link: takes the purpose from "name", which is no choice.',
      'country.scopes.link: shows "nam", a field it lacks.',
      'country.scopes.link: shows "guides", a field it lacks.',
      'country.scopes.link: takes the address from "guides", which is no text.',
      'country.codes: the scopes say who reads; read is "organizationMember".',
    ]);
    const asked = {
      ...country,
      scopes: { own: { members: true } },
      lifecycle: {
        kind: 'approval',
        about: 'name',
        amount: 'name',
        reviewers: 'country',
        notification: {
          category: 'hris',
          requested: t('Someone asks'),
          subject: t('it'),
          paths: { own: '', team: '' },
        },
      },
    } as unknown as Entity;
    expect(declarationProblems([asked])).toEqual([
      'country.lifecycle: a request belongs to who sent it; say by which field with owner.',
      'country.lifecycle: an approval moves the field "status", which it lacks.',
      'country.lifecycle: is about "name", which is no field of a person.',
      'country.lifecycle: compares "name", which is no quantity.',
      'country.lifecycle: the person who is asked approves or declines; add both actions.',
      'country.lifecycle: the person who is asked reads a request; add the scope team with approvers.',
      'country.lifecycle: HR decides where no one else is left; add the scope organization with a code.',
      'country.lifecycle: does not say in en who asks; put {name} there.',
      'country.lifecycle: does not say in ne who asks; put {name} there.',
      'country.lifecycle: is reviewed by "country", which is no dated entity of people.',
    ]);
    const named = {
      ...country,
      name_field: 'size',
      editable: { New: ['colour'] },
      fields: { ...country.fields, size: f.choice({ label: t('Size'), choices: { S: t('Small') } }) },
    } as unknown as Entity;
    expect(declarationProblems([named])).toEqual([
      'country.name_field: a choice is told by its label and names no record; choose another field.',
      'country.editable: names the field "colour", which it lacks; it has name, size.',
    ]);
  });
});
