import { Switch } from '@karmik/ui/Switch';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { sendsLocation } from './location.ts';
import { words } from './words.ts';

interface LocationSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** No one's location is asked for unless they said so here. */
export function LocationSwitch({ isOn, onChange }: LocationSwitchProps): ReactNode {
  const say = useModelText();
  return (
    <Switch
      isSelected={isOn}
      onChange={(next) => {
        sendsLocation.write(next);
        onChange(next);
      }}
      description={say(words.locationHelp)}
    >
      {say(words.sendLocation)}
    </Switch>
  );
}
