import type { ExplainedPunch } from '@karmik/model/attendance/day/explanation';
import { punch, punchMarks } from '@karmik/model/attendance/punch';
import type { Text as ModelText } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { Tag } from '@karmik/ui/Tag';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './day.css.ts';
import { words } from './explanation-words.ts';

const types = punch.fields.remark_category.choices;
const sources: Readonly<Record<string, ModelText>> = punch.fields.source.choices;

/** The punches behind a day, where they came from and what was corrected. */
export function DayPunches({ punches }: { readonly punches: readonly ExplainedPunch[] }): ReactNode {
  const say = useModelText();
  return (
    <Card title={say(words.punches)} titleLevel="3">
      {punches.length === 0 ? (
        <Text tone="muted">{say(words.noPunches)}</Text>
      ) : (
        <ol className={styles.punches}>
          {punches.map((each) => (
            <Punch key={each.id} punch={each} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Punch({ punch: each }: { punch: ExplainedPunch }): ReactNode {
  const say = useModelText();
  const { time, instant } = useDates();
  const { punched_at: at, category, source, device, entered_by: by, entry_remark: remark, corrections } = each;
  const isIgnored = corrections.at(-1)?.kind === 'Ignored';
  const from = [
    sources[source] ? say(sources[source]) : source,
    device,
    by && say(words.by(by.full_name)),
    remark,
  ].filter(Boolean);
  return (
    <li className={styles.punch}>
      <time dateTime={at} className={styles.time}>
        {time(at)}
      </time>
      <div className={styles.beside}>
        <span className={styles.tags}>
          <Text as="span" weight="medium">
            {say(types[category])}
          </Text>
          {!each.is_counted && (
            <Tag>{say(isIgnored ? words.ignored : each.mark ? punchMarks[each.mark] : words.otherDay)}</Tag>
          )}
        </span>
        <Text size="sm" tone="muted">
          {from.join(' · ')}
        </Text>
        {corrections.map(({ kind, new_category: next, corrected_by: who, corrected_at: when, reason }) => (
          <Text key={when} size="sm">
            {[
              kind === 'Ignored' || next === null ? say(words.ignored) : say(words.changedTo(types[next])),
              say(words.by(who.full_name)),
              instant(when),
              reason,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        ))}
      </div>
    </li>
  );
}
