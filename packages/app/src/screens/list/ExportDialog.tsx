import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { SegmentedControl } from '@karmik/ui/SegmentedControl';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { download } from '../../api/download.ts';
import { preferences } from '../../preferences/preferences.ts';
import { useModelText } from '../../texts/texts.ts';
import { reportFailure } from '../query/report-failure.ts';
import { endpoint } from '../records.ts';
import { useSlug } from '../providers/use-slug.ts';
import { useAddress } from '../use-address.ts';
import { words } from '../words.ts';
import { columnsOf, type Listing } from './listing.ts';
import { queryOf, stateOf, withDrilled } from './list-state.ts';

export interface ExportWish {
  readonly listing: Listing;
  /** What is asked for the figures of a report, where it has any; they are a file of their own. */
  readonly summary?: Readonly<Record<string, string>>;
  /** The name of a report, by which paper is called. */
  readonly report?: string | undefined;
  /** How it is looked at; absent: as the address says. */
  readonly params?: URLSearchParams;
}

/** Paper has the columns of the screen, as there is no room for all fields. */
const shownFields = (listing: Listing): readonly string[] =>
  columnsOf(listing).flatMap(({ field, isHidden }) => (field === undefined || isHidden ? [] : [field]));

/** All matching rows as a file: the filters and the order in force, in the wished language and calendar. */
export function ExportDialog({
  listing,
  summary,
  report,
  params: given,
  onClose,
}: ExportWish & { onClose: () => void }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const address = useAddress();
  const params = given ?? address.params;
  const reader = useSnapshot(preferences);
  const [format, setFormat] = useState<'xlsx' | 'csv' | 'pdf'>('xlsx');
  const [language, setLanguage] = useState(reader.language);
  const [calendar, setCalendar] = useState(reader.calendar === 'BS' ? 'bs' : 'ad');
  const [what, setWhat] = useState<'figures' | 'rows'>(summary ? 'figures' : 'rows');
  const [isBusy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      const drilled = withDrilled(listing, params);
      const { sort, ...filters } = queryOf(drilled, stateOf(drilled, params));
      const base = endpoint(listing.entity, slug, listing.path);
      const wish = { format, language, calendar, ...(report !== undefined && { report }) };
      const names = listing.exported ?? (format === 'pdf' ? shownFields(listing) : undefined);
      const columns: Record<string, string> = names ? { columns: names.join(',') } : {};
      await (what === 'figures'
        ? download(`${base}aggregate/export/`, { ...filters, ...summary, ...wish, period_calendar: calendar })
        : download(`${base}export/`, { ...filters, ...(sort === undefined ? {} : { sort }), ...wish, ...columns }));
      snackbar.success(say(words.downloaded));
      onClose();
    } catch (error) {
      reportFailure(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(words.export)}
      footer={
        <>
          <Button variant="ghost" tone="neutral" onPress={onClose}>
            {say(words.cancel)}
          </Button>
          <Button isPending={isBusy} onPress={() => void fetchFile()}>
            {say(words.download)}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {summary && (
          <Choice label={say(words.exportContent)}>
            <SegmentedControl
              label={say(words.exportContent)}
              value={what}
              onChange={setWhat}
              options={[
                { id: 'figures', label: say(words.figures) },
                { id: 'rows', label: say(words.rows) },
              ]}
            />
          </Choice>
        )}
        <Text tone="muted">{say(what === 'figures' ? words.exportFigures : words.exportWhat)}</Text>
        <Choice label={say(words.format)}>
          <SegmentedControl
            label={say(words.format)}
            value={format}
            onChange={setFormat}
            options={[
              { id: 'xlsx', label: say(words.excel) },
              { id: 'csv', label: say(words.csv) },
              { id: 'pdf', label: say(words.pdf) },
            ]}
          />
        </Choice>
        <Choice label={say(words.language)}>
          <SegmentedControl
            label={say(words.language)}
            value={language}
            onChange={setLanguage}
            options={[
              { id: 'en', label: say(words.english) },
              { id: 'ne', label: say(words.nepali) },
            ]}
          />
        </Choice>
        <Choice label={say(words.calendar)}>
          <SegmentedControl
            label={say(words.calendar)}
            value={calendar}
            onChange={setCalendar}
            options={[
              { id: 'ad', label: say(words.ad) },
              { id: 'bs', label: say(words.bs) },
            ]}
          />
        </Choice>
      </Stack>
    </Dialog>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <Stack gap="xs">
      <Text as="span" size="sm" weight="medium">
        {label}
      </Text>
      {children}
    </Stack>
  );
}
