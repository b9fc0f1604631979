import type { Entity } from '@karmik/model/kit/entity';
import { decidingFields } from '@karmik/model/kit/lifecycle';
import { ApprovalLine } from '@karmik/ui/ApprovalLine';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { typingRest } from '../list/use-delayed.ts';
import { useSlug } from '../providers/use-slug.ts';
import { keyOf } from '../records.ts';
import { askPreview } from './preview.ts';
import { usePlannedLevels } from './use-planned-levels.ts';
import { words } from './words.ts';

/** Names on one level; a permission may have many holders. */
const MOST_NAMES = 3;

const isMissing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

interface WhoDecidesProps {
  readonly entity: Entity;
  /** The request as it would be sent. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Who decides on a request that is being written; nothing while it lacks what policies look at. */
export function WhoDecides({ entity, body }: WhoDecidesProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const planned = usePlannedLevels();
  const about = entity.lifecycle?.about;
  const names = Object.keys(decidingFields(entity));
  const asked = {
    ...Object.fromEntries(names.map((name) => [name, body[name]])),
    ...(about === undefined ? {} : { person: body[about] }),
  };
  const isWhole = [...names, ...(about === undefined ? [] : [about])].every(
    (name) => entity.fields[name]?.required !== true || !isMissing(body[name]),
  );
  // A list that grows at the press of a button would move the button away under it.
  const mark = isWhole ? JSON.stringify(asked) : '';
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(mark), typingRest);
    return () => clearTimeout(timer);
  }, [mark]);
  const { data } = useQuery({
    queryKey: keyOf(entity, 'preview', slug, rested),
    queryFn: ({ signal }) => askPreview(entity, slug, JSON.parse(rested) as typeof asked, signal),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const levels = isWhole && data ? data.levels.filter(({ state }) => state !== 'skipped') : [];
  return (
    <div aria-live="polite">
      {levels.length > 0 && (
        <Stack gap="sm">
          <Text weight="medium">{say(words.whoDecides)}</Text>
          <ApprovalLine
            label={say(words.whoDecides)}
            levels={levels.map(planned)}
            maxPeople={MOST_NAMES}
            renderPerson={({ name }) => name}
          />
        </Stack>
      )}
    </div>
  );
}
