import { counted } from '@karmik/model/kit/plural';
import { sizeText } from '@karmik/model/kit/figures';
import type { StorageAnswer, StorageUsage } from '@karmik/model/account/places';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Text as Words } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../api/client.ts';
import { useDates, useNumbers } from '../../../preferences/dates.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useSession } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  description: bilingual('Stored files and the space they use.', 'भण्डारण गरिएका फाइल र तिनले लिएको ठाउँ।'),
  own: bilingual('My files', 'मेरा फाइल'),
  all: (organization: string) => bilingual(`All files of ${organization}`, `${organization} का सबै फाइल`),
  largest: bilingual('My largest files', 'मेरा ठूला फाइल'),
  nothing: bilingual('No files.', 'फाइल छैन।'),
  total: bilingual('Total', 'जम्मा'),
  files: (count: string, size: string) => bilingual(`${size} in ${counted(count, 'file')}`, `${count} फाइलमा ${size}`),
};

/** What a file was stored for; one that a newer server knows is called by its own name. */
const purposes: Readonly<Record<string, Text>> = {
  post: bilingual('Noticeboard', 'सूचना पाटी'),
  record: bilingual('Records and documents', 'विवरण र कागजात'),
  link: bilingual('Received by personal links', 'व्यक्तिगत लिङ्कबाट आएका'),
};

/** How much is stored for oneself, and for who may read reports, by the organisation. */
export default function ApplicationStoragePage(): ReactNode {
  const say = useModelText();
  const { info } = useSession();
  const { slug, name } = info.current_organization;
  const query = useQuery({
    queryKey: ['storage', slug],
    queryFn: ({ signal }) => api.get('users/me/storage/', { signal }).json<StorageAnswer>(),
  });
  return (
    <ScreenPage screen={{ description: words.description }} width="form">
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {({ own, largest, organization }) => (
          <>
            <Usage title={say(words.own)} usage={own} />
            {largest.length > 0 && <Largest files={largest} />}
            {organization && <Usage title={say(words.all(name))} usage={organization} />}
          </>
        )}
      </Loaded>
    </ScreenPage>
  );
}

function Usage({ title, usage }: { title: string; usage: StorageUsage }): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const { language } = useSnapshot(preferences);
  const amount = ({ count, size }: { count: number; size: number }) =>
    say(words.files(number(count), sizeText(size, language)));
  return (
    <Card title={title}>
      {usage.count === 0 ? (
        <Words tone="muted">{say(words.nothing)}</Words>
      ) : (
        <DescriptionList
          columns="1"
          isBeside
          items={[
            ...usage.purposes.map((each) => {
              const label = purposes[each.purpose];
              return { id: each.purpose, label: label ? say(label) : each.purpose, value: amount(each) };
            }),
            { id: 'total', label: say(words.total), value: amount(usage) },
          ]}
        />
      )}
    </Card>
  );
}

function Largest({ files }: { files: StorageAnswer['largest'] }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { language } = useSnapshot(preferences);
  return (
    <Card title={say(words.largest)}>
      <DescriptionList
        columns="1"
        isBeside
        items={files.map(({ id, name, size, created_at }) => ({
          id: String(id),
          label: name,
          value: `${sizeText(size, language)} · ${dates.date(created_at)}`,
        }))}
      />
    </Card>
  );
}
