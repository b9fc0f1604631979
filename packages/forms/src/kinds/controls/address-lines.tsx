import { knownPlace, type Province } from '@karmik/model/kit/address-lists';
import type { Address } from '@karmik/model/kit/fields';
import type { Language, Text } from '@karmik/model/kit/text';
import type { ReactNode } from 'react';
import { useForms } from '../../provider/FormsProvider.tsx';
import { useProvinces } from '../../provider/use-provinces.ts';
import { figures } from '@karmik/model/kit/digits';
import { OneLine } from '../shown.tsx';

/** From the nearest to the farthest, as addresses are said; places of the lists by their names in the reader's script. */
function linesOf(
  value: Address,
  provinces: readonly Province[],
  say: (text: Text) => string,
  language: Language,
): string[] {
  const { province, district, unit } = knownPlace(provinces, value);
  return [
    value.street,
    [unit ? say(unit.title) : value.municipality, figures(value.ward, language)].filter(Boolean).join('-'),
    [district ? say(district.name) : value.district, province ? say(province.name) : value.province]
      .filter(Boolean)
      .join(', '),
  ].filter(Boolean);
}

export function AddressLines({ value }: { value: Address }): ReactNode {
  const { say, language } = useForms();
  const provinces = useProvinces();
  return linesOf(value, provinces, say, language).map((line) => <div key={line}>{line}</div>);
}

export function AddressLine({ value }: { value: Address }): ReactNode {
  const { say, language } = useForms();
  const provinces = useProvinces();
  return <OneLine value={linesOf(value, provinces, say, language).join(', ')} />;
}
