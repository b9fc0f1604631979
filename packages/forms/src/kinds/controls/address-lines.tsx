import type { Address } from '@karmik/model/kit/fields';
import type { Language, Text } from '@karmik/model/kit/text';
import { knownPlace, titleOf } from '@karmik/model/place/nepal';
import type { ReactNode } from 'react';
import { useForms } from '../../provider/FormsProvider.tsx';
import { figures } from '@karmik/model/kit/digits';
import { OneLine } from '../shown.tsx';

/** From the nearest to the farthest, as addresses are said; places of Nepal by their names in the reader's script. */
function linesOf(value: Address, say: (text: Text) => string, language: Language): string[] {
  const { province, district, unit } = knownPlace(value);
  return [
    value.street,
    [unit ? say(titleOf(unit)) : value.municipality, figures(value.ward, language)].filter(Boolean).join('-'),
    [district ? say(district.name) : value.district, province ? say(province.name) : value.province]
      .filter(Boolean)
      .join(', '),
  ].filter(Boolean);
}

export function AddressLines({ value }: { value: Address }): ReactNode {
  const { say, language } = useForms();
  return linesOf(value, say, language).map((line) => <div key={line}>{line}</div>);
}

export function AddressLine({ value }: { value: Address }): ReactNode {
  const { say, language } = useForms();
  return <OneLine value={linesOf(value, say, language).join(', ')} />;
}
