import { bilingual } from '@karmik/model/kit/text';
import { calendarLinkPath, type CalendarLink, type MadeCalendarLink } from '@karmik/model/leave/feed';
import { leaveRequest } from '@karmik/model/leave/request';
import { calendarLayers, layerNames } from '@karmik/model/events/calls';
import { Button } from '@karmik/ui/Button';
import { Checkbox, CheckboxGroup } from '@karmik/ui/Checkbox';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Dialog } from '@karmik/ui/Dialog';
import { Icon } from '@karmik/ui/Icon';
import { CopyIcon, LinkIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { TextField } from '@karmik/ui/TextField';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { failureText, reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  title: bilingual('Calendar link', 'पात्रोको लिङ्क'),
  about: bilingual(
    'Shows your calendar in Google Calendar, Outlook or Apple Calendar. Anyone with the link can read it; leave types, notes and birth years stay hidden.',
    'तपाईंको पात्रो Google Calendar, Outlook वा Apple Calendar मा देखाउँछ। लिङ्क भएका जोसुकैले पढ्न सक्छन्; बिदाको प्रकार, टिपोट र जन्म साल देखिँदैन।',
  ),
  create: bilingual('Create link', 'लिङ्क बनाउनुहोस्'),
  replace: bilingual('Create a new link', 'नयाँ लिङ्क बनाउनुहोस्'),
  replaceWhy: bilingual('The current link will stop working.', 'अहिलेको लिङ्कले काम गर्न छोड्नेछ।'),
  since: (day: string) =>
    bilingual(`Created ${day}. The link is shown only once.`, `${day}मा बनाइएको। लिङ्क एक पटक मात्र देखिन्छ।`),
  none: bilingual('You have no calendar link.', 'तपाईंको पात्रोको लिङ्क छैन।'),
  address: bilingual('Link', 'लिङ्क'),
  once: bilingual('Copy it now; it is not shown again', 'अहिले नै प्रतिलिपि गर्नुहोस्; फेरि देखिँदैन'),
  copy: bilingual('Copy link', 'लिङ्क प्रतिलिपि गर्नुहोस्'),
  copied: bilingual('Link copied', 'लिङ्क प्रतिलिपि भयो'),
  withdraw: bilingual('Withdraw link', 'लिङ्क फिर्ता लिनुहोस्'),
  withdrawWhy: bilingual('Calendars that use it will stop updating.', 'यसलाई प्रयोग गर्ने पात्रो अद्यावधिक हुन छोड्नेछन्।'),
  shows: bilingual('Shows', 'देखाउने'),
  busyOnly: bilingual('Busy only: no titles or places', 'व्यस्त समय मात्र: शीर्षक र स्थान नदेखाउने'),
  withdrawn: bilingual('Link withdrawn', 'लिङ्क फिर्ता लिइयो'),
};

const base = (slug: string): string => endpoint(leaveRequest, slug, calendarLinkPath);
const linkQuery = (slug: string) =>
  queryOptions({
    queryKey: keyOf(leaveRequest, 'calendar-link', slug),
    queryFn: ({ signal }) => api.get(base(slug), { signal }).json<CalendarLink>(),
  });

const asked = (work: () => Promise<unknown>) => () =>
  work().catch((error: unknown) => {
    throw new Error(failureText(error));
  });

/** Opens one's own calendar link, for calendar programs. */
export function CalendarLinkButton({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        iconStart={<Icon of={LinkIcon} size="sm" />}
        onPress={() => setOpen(true)}
      >
        {say(words.title)}
      </Button>
      {isOpen && (
        <Dialog isOpen onOpenChange={setOpen} size="sm" title={say(words.title)} description={say(words.about)}>
          <LinkOfPerson slug={slug} />
        </Dialog>
      )}
    </>
  );
}

function LinkOfPerson({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const client = useQueryClient();
  const query = useQuery(linkQuery(slug));
  const [address, setAddress] = useState<string>();
  const [isMaking, setMaking] = useState(false);
  const [choice, setChoice] = useState<Pick<CalendarLink, 'layers' | 'is_busy_only'>>();
  const chosen = choice ?? query.data ?? { layers: [], is_busy_only: false };
  const keep = (link: CalendarLink) => client.setQueryData(linkQuery(slug).queryKey, link);
  const make = async () => {
    const made = await api
      .post(base(slug), { json: { layers: chosen.layers, is_busy_only: chosen.is_busy_only } })
      .json<MadeCalendarLink>();
    setAddress(made.address);
    keep(made);
  };
  const makeFirst = async () => {
    setMaking(true);
    await make().catch(reportFailure);
    setMaking(false);
  };
  const replace = () =>
    confirm({
      title: say(words.replace),
      message: say(words.replaceWhy),
      confirmLabel: say(words.replace),
      tone: 'caution',
      onConfirm: asked(make),
    });
  const withdraw = async () => {
    const isDone = await confirm({
      title: say(words.withdraw),
      message: say(words.withdrawWhy),
      confirmLabel: say(words.withdraw),
      tone: 'critical',
      onConfirm: asked(() => api.delete(base(slug))),
    });
    if (!isDone) return;
    setAddress(undefined);
    keep({ ...chosen, made_at: null });
    snackbar.success(say(words.withdrawn));
  };
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" />}>
      {({ made_at: madeAt }) => (
        <Stack gap="md">
          {address === undefined ? (
            <Text>{say(madeAt === null ? words.none : words.since(dates.instant(madeAt)))}</Text>
          ) : (
            <MadeLink address={address} />
          )}
          {address === undefined && (
            <>
              <CheckboxGroup
                label={say(words.shows)}
                value={chosen.layers}
                onChange={(layers) =>
                  setChoice({ ...chosen, layers: layerNames.filter((layer) => layers.includes(layer)) })
                }
              >
                {layerNames.map((layer) => (
                  <Checkbox key={layer} value={layer}>
                    {say(calendarLayers[layer])}
                  </Checkbox>
                ))}
              </CheckboxGroup>
              <Checkbox
                isSelected={chosen.is_busy_only}
                onChange={(isBusyOnly) => setChoice({ ...chosen, is_busy_only: isBusyOnly })}
              >
                {say(words.busyOnly)}
              </Checkbox>
            </>
          )}
          <Inline gap="sm">
            {madeAt === null ? (
              <Button isPending={isMaking} onPress={() => void makeFirst()}>
                {say(words.create)}
              </Button>
            ) : (
              <>
                <Button variant="outline" tone="neutral" onPress={() => void replace()}>
                  {say(words.replace)}
                </Button>
                <Button variant="outline" tone="critical" onPress={() => void withdraw()}>
                  {say(words.withdraw)}
                </Button>
              </>
            )}
          </Inline>
        </Stack>
      )}
    </Loaded>
  );
}

function MadeLink({ address }: { readonly address: string }): ReactNode {
  const say = useModelText();
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    snackbar.show({ text: say(words.copied), tone: 'neutral' });
  };
  return (
    <>
      <TextField label={say(words.address)} description={say(words.once)} value={address} isReadOnly />
      <Inline gap="sm">
        <Button iconStart={<Icon of={CopyIcon} size="sm" />} onPress={() => void copy()}>
          {say(words.copy)}
        </Button>
      </Inline>
    </>
  );
}
