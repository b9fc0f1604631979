import { bilingual } from '@karmik/model/kit/text';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Dialog } from '@karmik/ui/Dialog';
import { Heading } from '@karmik/ui/Heading';
import { Stack } from '@karmik/ui/Stack';
import type { ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

/** Keys by where they work. Only what holds wherever the part is used is listed. */
const groups = [
  {
    title: bilingual('Everywhere', 'सबै ठाउँमा'),
    keys: [
      ['Ctrl+K, Ctrl+Shift+F', words.search],
      ['?', words.shortcuts],
      ['Esc', bilingual('Close what is open', 'खुलेको बन्द गर्नुहोस्')],
      ['Tab, Shift+Tab', bilingual('Next and previous control', 'अर्को र अघिल्लो नियन्त्रण')],
    ],
  },
  {
    title: bilingual('Lists to choose from', 'छान्ने सूची'),
    keys: [
      ['↑ ↓', bilingual('Move through the list', 'सूचीमा सर्नुहोस्')],
      ['Enter', bilingual('Choose', 'छान्नुहोस्')],
    ],
  },
  {
    title: bilingual('Dates', 'मिति'),
    keys: [
      ['↑ ↓', bilingual('A day, month or year more or less', 'एक दिन, महिना वा वर्ष बढी वा कम')],
      ['PageUp, PageDown', bilingual('Further; in the calendar a month', 'अझ धेरै; पात्रोमा एक महिना')],
    ],
  },
  {
    title: bilingual('Sheets and rosters', 'तालिका र कार्य तालिका'),
    keys: [
      ['← → ↑ ↓', bilingual('Move by a cell', 'एक कोठा सर्नुहोस्')],
      ['Shift+← → ↑ ↓', bilingual('Choose several', 'धेरै छान्नुहोस्')],
      ['Enter', bilingual('Open or edit the cell', 'कोठा खोल्नुहोस् वा सम्पादन गर्नुहोस्')],
    ],
  },
] as const;

/** The keys of the application. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const say = useModelText();
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={say(words.shortcuts)}>
      <Stack gap="lg">
        {groups.map(({ title, keys }) => (
          <Stack key={title.en} gap="sm">
            <Heading level="3">{say(title)}</Heading>
            <DescriptionList
              columns="1"
              isBeside
              items={keys.map(([key, does]) => ({ label: say(does), value: <kbd>{key}</kbd> }))}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
