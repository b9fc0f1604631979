import { fillPath } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import type { SettingsState } from '@karmik/model/organization/settings-state';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Heading } from '@karmik/ui/Heading';
import { SearchField } from '@karmik/ui/SearchField';
import { SegmentedControl } from '@karmik/ui/SegmentedControl';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { use, useState, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { api } from '../../api/client.ts';
import { figures } from '@karmik/model/kit/digits';
import { useDateStyle } from '../../preferences/dates.ts';
import { loadArea } from '../../routing/areas.ts';
import type { Route } from '../../routing/route.ts';
import { settingGroups, type SettingPlace } from '../../routing/settings.ts';
import { useSession } from '../../shell/session.ts';
import { settingsOf } from '../../shell/view.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import { PageRoute } from '../providers/page-route.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import * as styles from './settings.css.ts';

const words = {
  search: bilingual('Search settings', 'सेटिङ खोज्नुहोस्'),
  none: bilingual('Not set up yet', 'अझै राखिएको छैन'),
  default: bilingual('Default', 'पूर्वनिर्धारित'),
  set: bilingual('Set up', 'राखिएको'),
  which: bilingual('Which settings', 'कुन सेटिङ'),
  all: bilingual('All', 'सबै'),
  toDo: (count: number) => bilingual(`To set up (${figures(count, 'en')})`, `राख्न बाँकी (${figures(count, 'ne')})`),
  allSet: bilingual('Everything is set up', 'सबै राखिएको छ'),
};

type Groups = readonly (readonly [SettingPlace['group'], readonly Route[]])[];

/**
 * All settings that the reader may open, in their groups, with what each holds. The page of one module, which its heading names, shows its
 * own; one without any leads on to all.
 */
export default function SettingsPage(): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const [text, setText] = useState('');
  const [isLeft, setLeft] = useState(false);
  const { info } = useSession();
  const { slug } = info.current_organization;
  const { data } = useQuery({
    queryKey: ['settings-state', slug],
    queryFn: ({ signal }) => api.get(`org/${slug}/settings-state/`, { signal }).json<SettingsState>(),
  });
  const hub = use(PageRoute);
  const all = settingsOf([...use(loadArea('admin')), ...use(loadArea('shared'))]);
  const own = hub?.menu ? [] : all.filter(({ path }) => path.startsWith(`${hub?.path}/`));
  const wanted = text.trim().toLowerCase().split(/\s+/);
  const settings = (own.length > 0 ? own : all).filter(({ title, setting }) => {
    const words = [title, setting?.about]
      .flatMap((each) => [each?.en, each?.ne])
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => words.includes(word));
  });
  const isToDo = (route: Route): boolean => {
    const state = data?.[route.setting?.of ?? ''];
    return state?.label !== undefined && state.count === 0;
  };
  const toDo = settings.filter(isToDo);
  const groups = Object.keys(settingGroups) as SettingPlace['group'][];
  const shown: Groups = groups
    .map((group) => [group, (isLeft ? toDo : settings).filter(({ setting }) => setting?.group === group)] as const)
    .filter(([, routes]) => routes.length > 0);
  return (
    <ScreenPage>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField label={say(words.search)} placeholder={say(words.search)} value={text} onChange={setText} />
        </div>
        {data && (
          <SegmentedControl<'all' | 'left'>
            label={say(words.which)}
            value={isLeft ? 'left' : 'all'}
            onChange={(next) => setLeft(next === 'left')}
            options={[
              { id: 'all', label: say(words.all) },
              { id: 'left', label: say(words.toDo(toDo.length)) },
            ]}
          />
        )}
      </div>
      {shown.length === 0 && <EmptyState title={isLeft && text === '' ? say(words.allSet) : texts.empty} />}
      {shown.map(([group, routes]) => (
        <section key={group} className={styles.part} aria-labelledby={`settings-${group}`}>
          <Stack gap="sm">
            <Heading size="4" id={`settings-${group}`}>
              {say(settingGroups[group])}
            </Heading>
            <ul className={styles.list}>
              {routes.map((route) => (
                <li key={route.path}>
                  <Setting route={route} slug={slug} state={data?.[route.setting?.of ?? '']} />
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      ))}
    </ScreenPage>
  );
}

interface SettingProps {
  readonly route: Route;
  readonly slug: string;
  readonly state: SettingsState[string] | undefined;
}

function Setting({ route, slug, state }: SettingProps): ReactNode {
  const say = useModelText();
  const { language } = useDateStyle();
  const told = () => {
    if (!state) return undefined;
    if (!state.label) return say(state.count > 0 ? words.set : words.default);
    if (state.count === 0) return say(words.none);
    const counted = `${figures(state.count, language)} ${say(state.label).toLowerCase()}`;
    return state.note ? `${counted}, ${figures(say(state.note), language)}` : counted;
  };
  return (
    <Link href={fillPath(route.path, { slug })} className={styles.setting}>
      <span className={styles.name}>{say(route.title)}</span>
      {route.setting && (
        <Text as="span" size="sm" tone="muted">
          {say(route.setting.about)}
        </Text>
      )}
      <Text as="span" size="sm">
        {told() ?? '\u00A0'}
      </Text>
    </Link>
  );
}
