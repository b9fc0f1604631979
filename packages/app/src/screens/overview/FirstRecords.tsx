import { FieldCell } from '@karmik/forms/FieldParts';
import type { Page } from '@karmik/model/kit/paging';
import { relativePeriods } from '@karmik/model/kit/period';
import { relativeOpening } from '@karmik/model/kit/report';
import { bilingual } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Skeleton } from '@karmik/ui/Skeleton';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@karmik/ui/Button';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useDates } from '../../preferences/dates.ts';
import { todayThere } from '../../preferences/place.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import type { ListPanel } from '../kit/bodies.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { Loaded } from '../query/Loaded.tsx';
import { endpoint, fieldOf, keyOf, nameOf, shownOf } from '../records.ts';
import { useSlug } from '../providers/use-slug.ts';
import { words } from '../words.ts';

import * as styles from './overview.css.ts';
import { SeeList } from './SeeList.tsx';
import { askedOf } from './some.ts';

const most = 5;
const overdue = (day: string) => bilingual(`Overdue since ${day}`, `${day}देखि ढिलो`);

/** The first records of a list, such as the next birthdays, and the way to all of them. Two days beside each other are a period. */
export function FirstRecords({ panel }: { panel: ListPanel }): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const { date } = useDates();
  const { entity, title, columns, sort, empty, due, Detail } = panel;
  const slug = useSlug();
  const [opened, setOpened] = useState<string>();
  const path = endpoint(entity, slug, panel.path);
  const asked = { ...askedOf(panel), sort, limit: String(most) };
  const query = useQuery({
    queryKey: keyOf(entity, path, 'first', asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<Page<AnyRecord>>(),
  });
  const opensOn = panel.report && relativeOpening(panel.report);
  const [lead, ...rest] = columns;
  const today = todayThere();
  const cell = (record: AnyRecord, name: string) => {
    const value = shownOf(entity, record, name);
    return name === due && typeof value === 'string' && value < today ? (
      <StatusTag tone="critical">{say(overdue(date(value)))}</StatusTag>
    ) : (
      <FieldCell field={fieldOf(entity, name)} value={value} />
    );
  };
  /** A number says nothing without what it counts. */
  const labelOf = (name: string) => {
    const { kind, label } = fieldOf(entity, name);
    return kind === 'number' || kind === 'decimal' ? `${say(label)} ` : '';
  };
  const isDay = (name: string | undefined) => name !== undefined && fieldOf(entity, name).kind === 'date';
  return (
    <Card title={say(title)} footer={<SeeList of={panel} title={title} />}>
      {opensOn !== undefined && (
        <Text size="sm" tone="muted">
          {say(relativePeriods[opensOn])}
        </Text>
      )}
      <Loaded query={query} waiting={<Skeleton shape="text" count={most} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState title={empty === undefined ? texts.empty : say(empty)} />
          ) : (
            <ul className={styles.lines}>
              {results.map((record) => (
                <li key={String(record.id)} className={styles.line}>
                  <span className={styles.lead}>{lead !== undefined && cell(record, lead)}</span>
                  <span className={styles.ends}>
                    {rest.map((name, place) => {
                      const before = rest[place - 1];
                      const endsPeriod = isDay(before) && isDay(name);
                      if (endsPeriod && record[name] === record[before ?? '']) return null;
                      return (
                        <span key={name} className={labelOf(name) === '' ? undefined : styles.figure}>
                          {before !== undefined && (endsPeriod ? '– ' : '· ')}
                          {labelOf(name)}
                          {cell(record, name)}
                        </span>
                      );
                    })}
                  </span>
                  {Detail && (
                    <Button
                      size="sm"
                      variant="outline"
                      tone="neutral"
                      aria-label={say(words.openOf(nameOf(entity, record)))}
                      onPress={() => setOpened(String(record.id))}
                    >
                      {say(words.open)}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {Detail && opened !== undefined && <Detail id={opened} slug={slug} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}
