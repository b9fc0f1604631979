/**
 * Addresses in Nepal as lists that follow from each other: a province has districts, a district local units, a unit wards. An address
 * holds the English names; readers see them in their own script.
 */
import type { Text } from '../kit/text.ts';
import { nepalUnits } from './nepal-units.ts';

const unitKinds = {
  MC: { en: 'Metropolitan City', ne: 'महानगरपालिका' },
  SMC: { en: 'Sub-Metropolitan City', ne: 'उपमहानगरपालिका' },
  M: { en: 'Municipality', ne: 'नगरपालिका' },
  RM: { en: 'Rural Municipality', ne: 'गाउँपालिका' },
} as const satisfies Readonly<Record<string, Text>>;

export type UnitKind = keyof typeof unitKinds;

export interface LocalUnit {
  readonly name: Text;
  readonly kind: UnitKind;
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

type Growing<T, K extends keyof T> = Omit<T, K> & {
  readonly [P in K]: T[P] extends readonly (infer I)[] ? I[] : never;
};

function read(): readonly Province[] {
  const provinces: Growing<Province, 'districts'>[] = [];
  for (const line of nepalUnits.trim().split('\n')) {
    const [en = '', ne = '', kind, wards] = line.trim().split('|');
    const name = { en, ne };
    const province = provinces.at(-1);
    if (!line.startsWith(' ')) provinces.push({ name, districts: [] });
    else if (province && kind === undefined) province.districts.push({ name, province, units: [] });
    else {
      const district = province?.districts.at(-1) as Growing<District, 'units'> | undefined;
      district?.units.push({ name, kind: kind as UnitKind, wards: Number(wards), district });
    }
  }
  return provinces;
}

export const provinces = read();
export const districts: readonly District[] = provinces.flatMap((province) => province.districts);
export const localUnits: readonly LocalUnit[] = districts.flatMap((district) => district.units);

/** @example titleOf(kathmandu).en // 'Kathmandu Metropolitan City' */
export const titleOf = ({ name, kind }: LocalUnit): Text => ({
  en: `${name.en} ${unitKinds[kind].en}`,
  ne: `${name.ne} ${unitKinds[kind].ne}`,
});

/** The parts of an address that lists know; each undefined where its name is none of theirs. */
export interface KnownPlace {
  readonly province: Province | undefined;
  readonly district: District | undefined;
  readonly unit: LocalUnit | undefined;
}

interface Names {
  readonly province: string;
  readonly district: string;
  readonly municipality: string;
}

const named = <T extends { readonly name: Text }>(places: readonly T[], name: string): T | undefined =>
  places.find((place) => place.name.en === name);

/** What the names of an address mean: a unit within its district, by its name or title, and a district within its province. */
export function knownPlace({ province, district, municipality }: Names): KnownPlace {
  const inProvince = named(provinces, province);
  const inDistrict = named(inProvince?.districts ?? [], district);
  const unit = inDistrict?.units.find((each) => each.name.en === municipality || titleOf(each).en === municipality);
  return { province: inProvince, district: inDistrict, unit };
}

/** Whether the lists say all that an address names; one that names nothing yet is theirs, too. */
export function isInLists(names: Names): boolean {
  const { province, district, unit } = knownPlace(names);
  return (
    (names.province === '' || province !== undefined) &&
    (names.district === '' || district !== undefined) &&
    (names.municipality === '' || unit !== undefined)
  );
}
