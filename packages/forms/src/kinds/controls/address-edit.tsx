import { isInLists, knownPlace, type Province } from '@karmik/model/kit/address-lists';
import type { Address, AddressField } from '@karmik/model/kit/fields';
import type { Text } from '@karmik/model/kit/text';
import { Checkbox } from '@karmik/ui/Checkbox';
import { ComboBox } from '@karmik/ui/ComboBox';
import { Grid } from '@karmik/ui/Grid';
import { Select } from '@karmik/ui/Select';
import { TextField } from '@karmik/ui/TextField';
import { useState, type ReactNode } from 'react';
import { useForms } from '../../provider/FormsProvider.tsx';
import { useProvinces } from '../../provider/use-provinces.ts';
import { figures } from '@karmik/model/kit/digits';
import { words } from '../../text/words.ts';
import type { EditProps } from '../kind.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldTexts } from './field-texts.ts';

const parts = ['province', 'district', 'municipality', 'ward', 'street'] as const satisfies (keyof Address)[];
const nowhere: Address = { province: '', district: '', municipality: '', ward: '', street: '' };

/** An address is chosen from the lists of the application, which follow from each other; any other is written. */
export function AddressEdit(props: EditProps<AddressField>): ReactNode {
  const { say } = useForms();
  const provinces = useProvinces();
  const held = props.value ?? nowhere;
  const [isWritten, setWritten] = useState<boolean>();
  const isUnlisted = provinces.length === 0 || (isWritten ?? !isInLists(provinces, held));

  const change = (changed: Partial<Address>) => {
    const next = { ...held, ...changed };
    props.onChange(parts.every((part) => next[part] === '') ? null : next);
  };
  const textsOf = (part: keyof Address): FieldTexts => ({
    label: say(words[part]),
    errorMessage: props.errorOf(part),
    isDisabled: props.isDisabled,
    onBlur: props.onBlur,
  });
  const written = (part: keyof Address) => (
    <TextField
      key={part}
      {...textsOf(part)}
      value={held[part]}
      maxLength={120}
      onChange={(text) => change({ [part]: text })}
    />
  );

  return (
    <FieldGroup label={props.label} help={props.help} error={props.error} isRequired={props.isRequired}>
      <Grid columns="3" gap="md">
        {isUnlisted ? (
          parts.map(written)
        ) : (
          <>
            <ListedParts provinces={provinces} held={held} change={change} textsOf={textsOf} />
            {written('street')}
          </>
        )}
      </Grid>
      {provinces.length > 0 && (
        <Checkbox
          isSelected={isUnlisted}
          isDisabled={props.isDisabled}
          onChange={(isOn) => {
            setWritten(isOn);
            if (!isOn && !isInLists(provinces, held)) change({ ...nowhere, street: held.street });
          }}
        >
          {say(words.unlisted)}
        </Checkbox>
      )}
    </FieldGroup>
  );
}

interface ListedPartsProps {
  provinces: readonly Province[];
  held: Address;
  change: (changed: Partial<Address>) => void;
  textsOf: (part: keyof Address) => FieldTexts;
}

/** Each list is what the one above leaves; what is chosen below fills in what is above it. */
function ListedParts({ provinces, held, change, textsOf }: ListedPartsProps): ReactNode {
  const { say, language } = useForms();
  const { province, district, unit } = knownPlace(provinces, held);
  const districts = provinces.flatMap((each) => each.districts);
  const localUnits = districts.flatMap((each) => each.units);
  const wards = Array.from({ length: unit?.wards ?? 0 }, (_, index) => index + 1);
  return (
    <>
      <PickPlace
        {...textsOf('province')}
        places={provinces.map((each) => ({ id: each.name.en, name: each.name }))}
        chosen={province?.name.en}
        onChoose={(id) => change({ ...nowhere, street: held.street, province: id ?? '' })}
      />
      <PickPlace
        {...textsOf('district')}
        places={(province?.districts ?? districts).map((each) => ({
          id: each.name.en,
          name: each.name,
          ...(province ? {} : { above: each.province.name }),
        }))}
        chosen={district?.name.en}
        onChoose={(id) => {
          const next = districts.find((each) => each.name.en === id);
          change({
            province: next?.province.name.en ?? held.province,
            district: next?.name.en ?? '',
            municipality: '',
            ward: '',
          });
        }}
      />
      <PickPlace
        {...textsOf('municipality')}
        places={(district?.units ?? province?.districts.flatMap((each) => each.units) ?? localUnits).map((each) => ({
          id: `${each.district.name.en}/${each.name.en}`,
          name: each.title,
          ...(district ? {} : { above: each.district.name }),
        }))}
        chosen={unit && `${unit.district.name.en}/${unit.name.en}`}
        onChoose={(id) => {
          const next = localUnits.find((each) => `${each.district.name.en}/${each.name.en}` === id);
          change({
            province: next?.district.province.name.en ?? held.province,
            district: next?.district.name.en ?? held.district,
            municipality: next?.name.en ?? '',
            ward: '',
          });
        }}
      />
      {unit ? (
        <Select
          {...textsOf('ward')}
          options={[
            { id: '', label: say(words.none) },
            ...wards.map((ward) => ({ id: String(ward), label: figures(String(ward), language) })),
          ]}
          value={held.ward}
          onChange={(ward) => change({ ward })}
        />
      ) : (
        <TextField
          {...textsOf('ward')}
          value={held.ward}
          maxLength={3}
          inputMode="numeric"
          onChange={(ward) => change({ ward })}
        />
      )}
    </>
  );
}

/** Options that are drawn at most: one finds the others by typing. */
const MOST_SHOWN = 80;

interface PickPlaceProps extends FieldTexts {
  places: readonly { readonly id: string; readonly name: Text; readonly above?: Text }[];
  chosen: string | undefined;
  onChoose: (id: string | null) => void;
}

/** One of many places, found by its name in either script. */
function PickPlace({ places, chosen, onChoose, ...texts }: PickPlaceProps): ReactNode {
  const { say } = useForms();
  const [typed, setTyped] = useState('');
  const selected = places.find(({ id }) => id === chosen);
  const wanted = selected && typed === say(selected.name) ? '' : typed.trim().toLowerCase();
  const found = places.filter(({ name }) => name.en.toLowerCase().includes(wanted) || name.ne.includes(wanted));
  const shown = found.slice(0, MOST_SHOWN);
  // The one that is chosen stays among the options, since the field takes its text from there.
  if (selected && !shown.includes(selected)) shown.push(selected);
  return (
    <ComboBox
      {...texts}
      options={shown.map(({ id, name, above }) => ({
        id,
        label: say(name),
        ...(above ? { description: say(above) } : {}),
      }))}
      value={chosen ?? null}
      onChange={onChoose}
      onSearch={setTyped}
      placeholder={say(words.search)}
    />
  );
}
