import { describe, expect, it } from 'vitest';
import { isInLists, knownPlace } from '../kit/address-lists.ts';
import { provinces } from './nepal.ts';

const districts = provinces.flatMap((province) => province.districts);
const localUnits = districts.flatMap((district) => district.units);

describe('places of Nepal', () => {
  it('are as many as the ministry counts', () => {
    const ofKind = (kind: string) => localUnits.filter(({ name, title }) => title.en === `${name.en} ${kind}`).length;
    expect([provinces.length, districts.length, localUnits.length]).toEqual([7, 77, 753]);
    expect([
      ofKind('Metropolitan City'),
      ofKind('Sub-Metropolitan City'),
      ofKind('Municipality'),
      ofKind('Rural Municipality'),
    ]).toEqual([6, 11, 276, 460]);
    expect(localUnits.reduce((sum, unit) => sum + unit.wards, 0)).toBe(6_743);
    expect(provinces.map(({ name, districts: { length } }) => [name.en, length])).toEqual([
      ['Koshi', 14],
      ['Madhesh', 8],
      ['Bagmati', 13],
      ['Gandaki', 11],
      ['Lumbini', 12],
      ['Karnali', 10],
      ['Sudurpashchim', 9],
    ]);
  });

  it('have a name in each script, and one that is theirs alone within what they belong to', () => {
    for (const { name } of [...provinces, ...districts, ...localUnits]) {
      expect(name.en, name.ne).toMatch(/^[A-Z][A-Za-z. ()-]+$/);
      expect(name.ne, name.en).toMatch(/^[\u0900-\u097F. -]+$/);
    }
    const names = (places: readonly { readonly name: { readonly en: string } }[]) =>
      places.map((place) => place.name.en);
    for (const inside of [
      provinces,
      ...provinces.map((each) => each.districts),
      ...districts.map((each) => each.units),
    ])
      expect(new Set(names(inside)).size).toBe(inside.length);
  });

  it('are found by the names of an address, each within the one above', () => {
    const { unit } = knownPlace(provinces, { province: 'Bagmati', district: 'Kathmandu', municipality: 'Kathmandu' });
    expect(unit?.title).toEqual({ en: 'Kathmandu Metropolitan City', ne: 'काठमाडौँ महानगरपालिका' });
    expect(unit?.wards).toBe(32);
    expect(
      knownPlace(provinces, { province: 'Gandaki', district: 'Kaski', municipality: 'Pokhara Metropolitan City' }).unit
        ?.name.en,
    ).toBe('Pokhara');
    expect(
      knownPlace(provinces, { province: 'Gandaki', district: 'Kathmandu', municipality: 'Kathmandu' }).unit,
    ).toBeUndefined();
  });

  it.each([
    [{ province: '', district: '', municipality: '' }, true],
    [{ province: 'Gandaki', district: 'Kaski', municipality: '' }, true],
    [{ province: 'Gandaki', district: 'Kathmandu', municipality: '' }, false],
    [{ province: 'Bavaria', district: '', municipality: 'Munich' }, false],
    [{ province: '', district: '', municipality: 'Pokhara' }, false],
  ])('%j is an address of the lists: %s', (names, expected) => {
    expect(isInLists(provinces, names)).toBe(expected);
  });
});
