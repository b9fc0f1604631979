import { contractStates, type ContractState } from '@karmik/model/hris/employment';
import { sectionOf } from '@karmik/model/hris/file/sections';
import { changeRequestPaths } from '@karmik/model/hris/paths';
import { Avatar } from '@karmik/ui/Avatar';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import { ProgressBar } from '@karmik/ui/ProgressBar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Tag } from '@karmik/ui/Tag';
import { Text } from '@karmik/ui/Text';
import { UserChip } from '@karmik/ui/UserChip';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { fillPath } from '@karmik/model/kit/links';
import { useDates, useNumbers } from '../../../preferences/dates.ts';
import { ChangePhoto } from '../../../people/photo/ChangePhoto.tsx';
import type { AnyRecord } from '../../../screens/kit/screens.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useSession } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { KudosOf } from '../../noticeboard/pages/KudosOf.tsx';
import { downloadCv, downloadCvLabel } from './cv.ts';
import type { File } from './file-entity.ts';
import * as styles from './file.css.ts';
import { words } from './words.ts';

/** Who it is, where they work, how their contract stands, and how much of the file is filled. */
export function FileHead({ record }: { record: AnyRecord }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const file = record as File;
  const place = [file.job_title, file.division, file.branch].flatMap((each) => (each ? [each.name] : []));
  const rank = [file.employment_level, file.employment_type].flatMap((each) => (each ? [each.name] : []));
  return (
    <Stack gap="lg">
      <Card>
        <div className={styles.head}>
          <div className={styles.who}>
            <Photo file={file} />
            <div className={styles.names}>
              {file.name_ne && file.name_ne !== file.full_name && (
                <p className={styles.title} lang="ne">
                  {file.name_ne}
                </p>
              )}
              <p className={styles.line}>{place.join(' · ')}</p>
              {rank.length > 0 && <p className={styles.line}>{rank.join(' · ')}</p>}
              <div className={styles.tags}>
                <Tag>{file.employee_code}</Tag>
                {!file.is_current && <StatusTag tone="neutral">{say(words.past)}</StatusTag>}
                <ContractTag file={file} />
              </div>
            </div>
          </div>
          <Completion file={file} />
          <div className={styles.facts}>
            <DescriptionList
              columns="3"
              items={[
                { id: 'joined', label: say(words.joined), value: dates.date(file.joined_on) },
                {
                  id: 'mail',
                  label: say(emailLabel),
                  value: file.email && <Link href={`mailto:${file.email}`}>{file.email}</Link>,
                },
                {
                  id: 'phone',
                  label: say(phoneLabel),
                  value: file.phone && <Link href={`tel:${file.phone}`}>{file.phone}</Link>,
                },
              ]}
            />
          </div>
        </div>
      </Card>
      <KudosOf person={file.id} />
    </Stack>
  );
}

/** The person's picture; on one's own page, and for the person who keeps files, with the way to change it. */
function Photo({ file }: { file: File }): ReactNode {
  const slug = useSlug();
  const { info } = useSession();
  const isOwn = file.id === info.user.id;
  const picture = <Avatar name={file.full_name} src={file.user.profile_picture} size="xl" isDecorative />;
  if (isOwn ? info.user.is_audit_user : file.sections.personal !== 'write') return picture;
  return (
    <ChangePhoto
      person={file.user}
      isOwn={isOwn}
      path={isOwn ? 'users/me/photo/' : `hris/${slug}/people/${file.id}/photo/`}
    >
      {picture}
    </ChangePhoto>
  );
}

const emailLabel = { en: 'Email', ne: 'इमेल' };
const phoneLabel = { en: 'Phone', ne: 'फोन' };

/** Where the contract stands, with the days that are left of it. */
function ContractTag({ file }: { file: File }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const dates = useDates();
  if (!file.contract) return null;
  const { state, days_left: days, ends_on: endsOn } = file.contract;
  const { label, tone } = contractStates[state as ContractState];
  return (
    <>
      <StatusTag tone={tone}>{`${say(words.contract)}: ${say(label)}`}</StatusTag>
      <Text as="span" size="sm" tone="muted">
        {days >= 0
          ? `${dates.date(endsOn)}, ${say(words.daysLeft(figures(days)))}`
          : `${dates.date(endsOn)}, ${say(words.ended)}`}
      </Text>
    </>
  );
}

/** How much is filled, what is missing, and what waits. */
function Completion({ file }: { file: File }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const { slug } = useParams();
  const { completeness, pending } = file;
  if (!completeness) return null;
  const { percent, alert_below: limit, missing } = completeness;
  const requests = slug ? fillPath(changeRequestPaths.organization, { slug }) : changeRequestPaths.own;
  return (
    <Stack gap="sm">
      <ProgressBar
        label={say(words.complete)}
        value={percent}
        valueLabel={`${figures(percent)}%`}
        tone={percent < limit ? 'caution' : 'positive'}
      />
      {missing.length > 0 && percent < limit && (
        <Text size="sm" tone="muted">
          {`${say(words.stillMissing)}: ${missing.map((name) => say(sectionOf(name).title)).join(', ')}`}
        </Text>
      )}
      {pending > 0 && <Link href={requests}>{say(words.waiting(figures(pending)))}</Link>}
    </Stack>
  );
}

/** On one's own file: its CV, and the way to what one asked to be changed. */
export function OwnActions({ record }: { record: AnyRecord }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { info } = useSession();
  const { id } = record as File;
  if (id !== info.user.id) return null;
  return (
    <Inline gap="sm">
      <Button variant="outline" tone="neutral" onPress={() => downloadCv(slug, id)}>
        {say(downloadCvLabel)}
      </Button>
      <ButtonLink href="/user/profile/change-request" variant="outline" tone="neutral">
        {say(words.ownChanges)}
      </ButtonLink>
    </Inline>
  );
}

/** Who supervises the person, the first of them first. */
export function Supervisors({ record }: { record: AnyRecord }): ReactNode {
  const say = useModelText();
  const { supervisors } = record as File;
  if (supervisors.length === 0) return null;
  return (
    <Card title={say(words.supervisors)}>
      <div className={styles.chips}>
        {supervisors.map(({ id, full_name: name, job_title: title, profile_picture: picture }) => (
          <UserChip key={id} name={name} subtitle={title} pictureUrl={picture} />
        ))}
      </div>
    </Card>
  );
}

/** What the person says of themself, for everyone. */
export function About({ record }: { record: AnyRecord }): ReactNode {
  const say = useModelText();
  const { about } = record as File;
  if (!about) return null;
  return (
    <Card title={say(words.about)}>
      <Text>{about}</Text>
    </Card>
  );
}
