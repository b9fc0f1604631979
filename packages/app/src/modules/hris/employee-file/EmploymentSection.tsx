import { employment } from '@karmik/model/hris/employment';
import { sectionOf } from '@karmik/model/hris/file/sections';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Icon } from '@karmik/ui/Icon';
import { Inline } from '@karmik/ui/Inline';
import { PlusIcon } from '@karmik/ui/icons';
import { RequestTimeline } from '@karmik/ui/RequestTimeline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import type { AnyRecord } from '../../../screens/kit/screens.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { todayThere } from '../../../preferences/place.ts';
import { words as screenWords } from '../../../screens/words.ts';
import { useModelText } from '../../../texts/texts.ts';
import { EmploymentChange } from './EmploymentChange.tsx';
import { rightOf, type File } from './file-entity.ts';
import { RecordSheet } from './RecordSheet.tsx';
import { useRecordsOf } from './RecordsSection.tsx';
import { useChange } from './use-change.ts';
import { words } from './words.ts';

type Row = EntityRecord<typeof employment>;

/** What someone was, is and will be here, the newest first. */
export function EmploymentSection({ record: file }: { record: AnyRecord }): ReactNode {
  const say = useModelText();
  const [opened, setOpened] = useState<AnyRecord | 'new'>();
  const query = useRecordsOf(employment, file.id, '-starts_on');
  const right = rightOf(file, 'employment');
  const { send, showOutcome } = useChange(file.id, 'employment');
  if (right === undefined) return null;
  const publish = async (row: Row) => {
    try {
      await showOutcome(await send({ action: 'update', record: row.id, values: { is_published: true } }));
    } catch (error) {
      reportFailure(error);
    }
  };
  const label = say(sectionOf('employment').title);
  const newest = query.data?.results[0] as Row | undefined;
  return (
    <Card
      title={label}
      actions={
        right === 'write' && (
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            iconStart={<Icon of={PlusIcon} size="sm" />}
            onPress={() => setOpened('new')}
          >
            {say(newest ? words.changeEmployment : words.addEmployment)}
          </Button>
        )
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="muted">{say(words.nothing)}</Text>
          ) : (
            <Timeline
              label={label}
              rows={results as unknown as Row[]}
              publishing={right === 'write' ? (file as File).future_changes : null}
              onOpen={setOpened}
              onPublish={(row) => void publish(row)}
            />
          )
        }
      </Loaded>
      {opened === 'new' && newest && (
        <EmploymentChange
          personId={file.id}
          current={newest}
          publishes={(file as File).future_changes === 'Once published'}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened !== undefined && !(opened === 'new' && newest) && (
        <RecordSheet
          personId={file.id}
          name="employment"
          entity={employment}
          right={right}
          record={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}

interface TimelineProps {
  readonly label: string;
  readonly rows: readonly Row[];
  /** When the employee knows of changes to come, for who changes employment. */
  readonly publishing: File['future_changes'];
  readonly onOpen: (row: AnyRecord) => void;
  readonly onPublish: (row: Row) => void;
}

function Timeline({ label, rows, publishing, onOpen, onPublish }: TimelineProps): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const today = todayThere();
  return (
    <RequestTimeline
      label={label}
      entries={rows.map((row) => {
        const isComing = row.starts_on > today;
        const isNow = !isComing && (row.ends_on === null || row.ends_on >= today);
        const change = say(employment.fields.change.choices[row.change]);
        const place = [row.job_title, row.employment_level, row.division, row.branch, row.employment_type]
          .flatMap((each) => (each ? [each.name] : []))
          .join(' · ');
        const notes = [
          row.contract_ends_on && say(words.contractEnds(dates.date(row.contract_ends_on))),
          row.probation_ends_on &&
            row.probation_ends_on >= today &&
            say(words.probation(dates.date(row.probation_ends_on))),
          row.remarks,
        ].filter(Boolean);
        return {
          id: String(row.id),
          label: change,
          // What is still to come is awaited; what was and is stands fast.
          ...(isComing ? {} : { action: 'approved' as const }),
          time: row.ends_on ? `${dates.date(row.starts_on)} – ${dates.date(row.ends_on)}` : dates.date(row.starts_on),
          dateTime: row.starts_on,
          actor: (
            <Stack gap="xs">
              <Text>{place || '–'}</Text>
              <Inline gap="sm">
                {isNow && <StatusTag tone="positive">{say(words.inForce)}</StatusTag>}
                {isComing && <StatusTag tone="info">{say(words.coming)}</StatusTag>}
                {isComing && publishing !== null && (
                  <StatusTag tone="neutral">
                    {say(
                      publishing === 'Once published' && row.is_published
                        ? words.isPublished
                        : words.hiddenUntil(dates.date(row.starts_on)),
                    )}
                  </StatusTag>
                )}
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={say(screenWords.openOf(`${change} ${dates.date(row.starts_on)}`))}
                  onPress={() => onOpen(row)}
                >
                  {say(screenWords.open)}
                </Button>
                {isComing && publishing === 'Once published' && !row.is_published && (
                  <Button
                    size="sm"
                    variant="outline"
                    tone="neutral"
                    aria-label={say(words.publishOf(`${change} ${dates.date(row.starts_on)}`))}
                    onPress={() => onPublish(row)}
                  >
                    {say(words.publish)}
                  </Button>
                )}
              </Inline>
            </Stack>
          ),
          ...(notes.length ? { remark: notes.join(' · ') } : {}),
        };
      })}
    />
  );
}
