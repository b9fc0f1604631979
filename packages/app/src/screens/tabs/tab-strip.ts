import type { Text } from '@karmik/model/kit/text';
import { createContext } from 'react';
import type { ScreenTab } from '../kit/screens.ts';

interface Strip {
  readonly description: Text | undefined;
  readonly tabs: readonly Pick<ScreenTab, 'id' | 'label'>[];
  readonly selected: string;
  readonly onChange: (id: string) => void;
}

/** The tabs among which a screen stands; its page draws them between its title and its content. */
export const TabStrip = createContext<Strip | undefined>(undefined);
