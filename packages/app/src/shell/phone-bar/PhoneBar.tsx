import { attendancePaths } from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { Icon } from '@karmik/ui/Icon';
import { ClockIcon, HomeIcon, InboxIcon, UserRoundIcon } from '@karmik/ui/icons';
import { Menu } from '@karmik/ui/Menu';
import { use, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'react-router';
import { landing } from '../../configuration/configuration.ts';
import { loadArea } from '../../routing/areas.ts';
import { useModelText } from '../../texts/texts.ts';
import { useSession } from '../session.ts';
import { mayOpen } from '../view.ts';
import { requestPaths } from './requests.ts';
import * as styles from './phone-bar.css.ts';

const words = {
  label: bilingual('Main pages', 'मुख्य पृष्ठ'),
  home: bilingual('Home', 'गृहपृष्ठ'),
  time: bilingual('Time', 'समय'),
  requests: bilingual('Requests', 'अनुरोध'),
  me: bilingual('Me', 'म'),
};

/** On a phone, below every page: the places that one opens most, within reach of a thumb. */
export default function PhoneBar(): ReactNode {
  const say = useModelText();
  const { pathname } = useLocation();
  const { info } = useSession();
  const tables = use(loadArea('user'));
  if (info.user.is_audit_user) return null;
  const routes = tables.flatMap((table) => table.routes);
  const open = requestPaths.flatMap((path) => routes.filter((route) => route.path === path && mayOpen(route, tables)));
  const places = [
    { href: landing(), label: words.home, icon: HomeIcon },
    { href: attendancePaths.ownOverview, label: words.time, icon: ClockIcon },
  ];
  const place = ({ href, label, icon }: (typeof places)[number]) => (
    <Link
      key={href}
      href={href}
      className={styles.place}
      aria-current={pathname === href || pathname.startsWith(`${href}/`) ? 'page' : 'false'}
    >
      <Icon of={icon} />
      {say(label)}
    </Link>
  );
  return (
    <>
      <div className={styles.room} />
      <nav aria-label={say(words.label)} className={styles.bar}>
        {places.map(place)}
        <Menu
          label={say(words.requests)}
          placement="top end"
          trigger={
            <Button className={styles.place}>
              <Icon of={InboxIcon} />
              {say(words.requests)}
            </Button>
          }
          items={open.map(({ path, title, begins }) => ({
            id: path,
            label: say(begins?.label ?? title),
            href: begins ? `${path}?open=new` : path,
          }))}
        />
        {place({ href: '/user/profile', label: words.me, icon: UserRoundIcon })}
      </nav>
    </>
  );
}
