import type { Location, LocationField } from '@karmik/model/kit/fields';
import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { MapPinIcon } from '@karmik/ui/icons';
import { useState, type ReactNode } from 'react';
import { useForms } from '../../provider/FormsProvider.tsx';
import { words } from '../../text/words.ts';
import * as styles from '../kinds.css.ts';
import type { EditProps } from '../kind.ts';
import { readDecimal } from './decimal-input.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { TypedField } from './TypedField.tsx';

const PLACES = 6;

export function LocationEdit(props: EditProps<LocationField>): ReactNode {
  const { say } = useForms();
  const [isLost, setLost] = useState(false);
  // Half a place is kept here; the form holds whole ones and none.
  const [half, setHalf] = useState<Partial<Location>>({});
  const held: Partial<Location> = props.value ?? half;

  const set = (part: keyof Location, degrees: string | null) => {
    const { [part]: _, ...other } = held;
    const next: Partial<Location> = degrees === null ? other : { ...held, [part]: Number(degrees) };
    setHalf(next);
    const { latitude, longitude } = next;
    props.onChange(latitude === undefined || longitude === undefined ? null : { latitude, longitude });
  };

  const degrees = (part: keyof Location) => (
    <TypedField
      label={say(words[part])}
      value={held[part] === undefined ? null : String(held[part])}
      onChange={(value) => set(part, value)}
      onBlur={props.onBlur}
      read={(typed) => readDecimal(typed, PLACES)}
      write={(value) => value}
      inputMode="decimal"
      errorMessage={props.errorOf(part)}
      isDisabled={props.isDisabled}
    />
  );
  return (
    <FieldGroup
      label={props.label}
      help={props.help}
      error={isLost ? say(words.noPosition) : props.error}
      isRequired={props.isRequired}
    >
      <div className={styles.pair}>
        {degrees('latitude')}
        {degrees('longitude')}
      </div>
      <div>
        <Button
          variant="outline"
          tone="neutral"
          size="sm"
          iconStart={<Icon of={MapPinIcon} size="sm" />}
          isDisabled={props.isDisabled}
          onPress={() =>
            navigator.geolocation.getCurrentPosition(
              ({ coords }) => {
                setLost(false);
                const round = (value: number) => Number(value.toFixed(PLACES));
                props.onChange({ latitude: round(coords.latitude), longitude: round(coords.longitude) });
              },
              () => setLost(true),
            )
          }
        >
          {say(words.usePosition)}
        </Button>
      </div>
    </FieldGroup>
  );
}
