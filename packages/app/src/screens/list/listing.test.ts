import { holiday } from '@karmik/model/organization/holiday';
import { afterEach, expect, it } from 'vitest';

const { preferences } = await import('../../preferences/preferences.ts');
const { columnsOf } = await import('./listing.ts');

afterEach(() => {
  preferences.language = 'en';
});

it('a list says each name once in both languages, and the other one beside it', () => {
  const read = () =>
    columnsOf({ entity: holiday, columns: ['name', 'name_ne'] }).map(({ id, field, isStored, header }) => [
      id,
      field,
      isStored,
      header[preferences.language],
    ]);
  expect(read()).toEqual([
    ['name', 'name', false, 'Name'],
    ['name_ne', 'name_ne', false, holiday.fields.name_ne.label.en],
  ]);
  preferences.language = 'ne';
  expect(read()).toEqual([
    ['name', 'name', false, 'नाम'],
    ['name_ne', 'name', true, 'अङ्ग्रेजीमा नाम'],
  ]);
});
