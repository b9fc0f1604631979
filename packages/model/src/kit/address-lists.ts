/**
 * Addresses from lists that follow from each other: a province has districts, a district local units, a unit wards. An address holds the
 * English names; readers see them in their own script. Which lists there are, an application says.
 */
import type { Address } from './fields.ts';
import type { Text } from './text.ts';

export interface LocalUnit {
  readonly name: Text;
  /** The name with what the unit is, such as `Pokhara Metropolitan City`. */
  readonly title: Text;
  /** Its wards are numbered from one to this. */
  readonly wards: number;
  readonly district: District;
}

export interface District {
  readonly name: Text;
  readonly province: Province;
  readonly units: readonly LocalUnit[];
}

export interface Province {
  readonly name: Text;
  readonly districts: readonly District[];
}

/** The parts of an address that lists know; each undefined where its name is none of theirs. */
interface KnownPlace {
  readonly province: Province | undefined;
  readonly district: District | undefined;
  readonly unit: LocalUnit | undefined;
}

type Names = Pick<Address, 'province' | 'district' | 'municipality'>;

const named = <T extends { readonly name: Text }>(places: readonly T[], name: string): T | undefined =>
  places.find((place) => place.name.en === name);

/** What the names of an address mean: a unit within its district, by its name or title, and a district within its province. */
export function knownPlace(provinces: readonly Province[], { province, district, municipality }: Names): KnownPlace {
  const inProvince = named(provinces, province);
  const inDistrict = named(inProvince?.districts ?? [], district);
  const unit = inDistrict?.units.find((each) => each.name.en === municipality || each.title.en === municipality);
  return { province: inProvince, district: inDistrict, unit };
}

/** Whether the lists say all that an address names; one that names nothing yet is theirs, too. */
export function isInLists(provinces: readonly Province[], names: Names): boolean {
  const { province, district, unit } = knownPlace(provinces, names);
  return (
    (names.province === '' || province !== undefined) &&
    (names.district === '' || district !== undefined) &&
    (names.municipality === '' || unit !== undefined)
  );
}
