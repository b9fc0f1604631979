import type { Entity } from '@karmik/model/kit/entity';
import { measureText, type Report, type ReportLook } from '@karmik/model/kit/report';
import { Select } from '@karmik/ui/Select';
import type { ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import type { Address } from '../use-address.ts';
import { words } from '../words.ts';
import { groupsFor, termText } from './look.ts';
import * as styles from './report.css.ts';

interface LookPickerProps {
  readonly entity: Entity;
  readonly report: Report;
  readonly look: ReportLook;
  readonly onChange: Address['change'];
}

const none = 'none';

/** By what the records of a report are put together, and what is measured of them; kept in the address. */
export function LookPicker({ entity, report, look, onChange }: LookPickerProps): ReactNode {
  const say = useModelText();
  const { groupBy, pivot, measures } = look;
  const groups = groupsFor(entity, report);
  const all = [...new Set(Object.values(report.measures))];
  if (groups.length < 2 && all.length < 2) return null;
  const options = groups.map((term) => ({ id: term, label: say(termText(entity, term)) }));
  const noOption = { id: none, label: say(words.noGroups) };
  const group = (rows: string | undefined, columns: string | undefined) => {
    const isDeclared = rows === report.groupBy && columns === report.pivot;
    const terms = [rows, columns].filter((term) => term !== undefined && term !== none).join(',');
    onChange({ group_by: isDeclared ? null : terms || none, explore: '1', look: null }, true);
  };
  return (
    <div className={styles.look}>
      <Select
        size="sm"
        label={say(words.groupBy)}
        options={[noOption, ...options]}
        value={groupBy ?? none}
        onChange={(term) => group(term, term === none || term === pivot ? undefined : pivot)}
      />
      {groupBy !== undefined && (
        <Select
          size="sm"
          label={say(words.splitBy)}
          options={[noOption, ...options.filter(({ id }) => id !== groupBy)]}
          value={pivot ?? none}
          onChange={(term) => group(groupBy, term === none ? undefined : term)}
        />
      )}
      {all.length > 1 && (
        <Select
          size="sm"
          label={say(words.measure)}
          options={[
            { id: none, label: say(words.allMeasures) },
            ...all.map((measure) => ({ id: measure, label: say(measureText(entity, measure, report)) })),
          ]}
          value={measures.length === 1 ? (measures[0] ?? none) : none}
          onChange={(measure) =>
            onChange({ measures: measure === none ? null : measure, explore: '1', look: null }, true)
          }
        />
      )}
    </div>
  );
}
