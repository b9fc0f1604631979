import { securitySetting, type SecurityFloor } from '@karmik/model/account/security-setting';
import { bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import type { ReactNode } from 'react';
import { useNumbers } from '../../../../../preferences/dates.ts';
import { useModelText } from '../../../../../texts/texts.ts';
import { useFloor } from './use-floor.ts';

const title = bilingual('Minimum of this installation', 'यो प्रणालीको न्यूनतम');
const floorless = { password_min_length: 8, password_history: 0 } as const;

/** What the installation asks of every organisation, on the page where an organisation may ask for more. */
function FloorNote({ slug, names }: { slug: string; names: readonly (keyof SecurityFloor)[] }): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const { data: floor } = useFloor(slug);
  if (!floor) return null;
  const asked = names.flatMap((name) => {
    const value = floor[name];
    const label = say(securitySetting.fields[name].label);
    if (typeof value === 'boolean') return value ? [label] : [];
    const least = name in floorless ? floorless[name as keyof typeof floorless] : null;
    return value === null || value === least ? [] : [`${label}: ${number(value)}`];
  });
  if (asked.length === 0) return null;
  return (
    <Banner tone="info" title={say(title)}>
      {asked.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Banner>
  );
}

export const PasswordFloor = ({ slug }: { slug: string }): ReactNode => (
  <FloorNote
    slug={slug}
    names={[
      'password_min_length',
      'password_uppercase',
      'password_lowercase',
      'password_special',
      'password_max_age_days',
      'password_history',
    ]}
  />
);

export const SecondStepFloor = ({ slug }: { slug: string }): ReactNode => (
  <FloorNote slug={slug} names={['otp_required', 'otp_required_for_privileged']} />
);
