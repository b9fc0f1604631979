/** The provinces, districts and local units of Nepal, from which addresses are chosen. */
import type { District, Province } from '../kit/address-lists.ts';
import type { Text } from '../kit/text.ts';
import { nepalUnits } from './nepal-units.ts';

const unitKinds = {
  MC: { en: 'Metropolitan City', ne: 'महानगरपालिका' },
  SMC: { en: 'Sub-Metropolitan City', ne: 'उपमहानगरपालिका' },
  M: { en: 'Municipality', ne: 'नगरपालिका' },
  RM: { en: 'Rural Municipality', ne: 'गाउँपालिका' },
} as const satisfies Readonly<Record<string, Text>>;

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
      const { en: kindEn, ne: kindNe } = unitKinds[kind as keyof typeof unitKinds];
      const title = { en: `${en} ${kindEn}`, ne: `${ne} ${kindNe}` };
      district?.units.push({ name, title, wards: Number(wards), district });
    }
  }
  return provinces;
}

export const provinces = read();
