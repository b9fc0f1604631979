import type { Text } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Heading } from '@karmik/ui/Heading';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { FieldRead } from '../kinds/FieldParts.tsx';
import { LabelledValue } from '../kinds/LabelledValue.tsx';
import { kindOf } from '../kinds/kinds.ts';
import { useForms } from '../provider/FormsProvider.tsx';
import { phrases, words } from '../text/words.ts';
import { rootOf } from '../store/problems.ts';
import { isSame, type Values } from '../store/same.ts';
import { useProblems, useValues } from '../store/use-store.ts';
import { valuesOf } from './body.ts';
import { useFormCore } from './form-context.ts';
import * as styles from './form.css.ts';
import { linesOfCheckboxes, type Placed } from './lines-of-checkboxes.ts';

/** Fields that are together, under a title of their own. */
export interface FieldGroup<N extends string = string> {
  readonly title?: Text;
  readonly description?: Text;
  readonly fields: readonly N[];
  /** How many are next to each other where there is room; two when left out. */
  readonly columns?: '1' | '2' | '3';
  /** Only its title is there, and that it has its defaults, until it is opened, differs from them or something in it is wrong. */
  readonly isClosedAtDefaults?: true;
  /** What is in force now, shown beside the control of each field that it has. */
  readonly held?: Readonly<Partial<Record<N, unknown>>>;
}

interface FormFieldsProps {
  group: FieldGroup;
  /** Names that are edited; the others are shown as the record holds them. */
  asked: ReadonlySet<string>;
  record: Readonly<Values> | undefined;
  titleLevel?: '2' | '3';
}

export function FormFields({ group, asked, record, titleLevel = '3' }: FormFieldsProps): ReactNode {
  const { fields, Slot, values, isShown, hasCondition } = useFormCore();
  const { say } = useForms();
  const id = useId();
  const hidden = useValues(values, '', () =>
    group.fields.filter((name) => asked.has(name) && hasCondition(name) && !isShown(name)).join(' '),
  ).split(' ');
  const checkboxes = linesOfCheckboxes(
    group.fields.flatMap((name): Placed[] => {
      const field = fields[name];
      if (!field || hidden.includes(name)) return [];
      const isAsked = asked.has(name);
      if (!isAsked && record?.[name] === undefined) return [];
      const own = { name, isCheckbox: isAsked && field.kind === 'boolean', isWide: kindOf(field).isWide ?? false };
      return isAsked && group.held && name in group.held ? [{ isCheckbox: false, isWide: false }, own] : [own];
    }),
    Number(group.columns ?? '2'),
  );
  const content = (
    <Grid columns={group.columns ?? '2'}>
      {group.fields.map((name) => {
        const field = fields[name];
        if (!field) return null;
        if (asked.has(name) && group.held && name in group.held)
          return (
            <Fragment key={name}>
              <GridItem>
                <LabelledValue label={say(phrases.heldOf(field.label))}>
                  <FieldRead field={field} value={group.held[name]} />
                </LabelledValue>
              </GridItem>
              <Slot name={name} field={field} isAmongCheckboxes={checkboxes.has(name)} />
            </Fragment>
          );
        if (asked.has(name))
          return <Slot key={name} name={name} field={field} isAmongCheckboxes={checkboxes.has(name)} />;
        // A field that the record does not bring is one that its reader may not see.
        if (record?.[name] === undefined) return null;
        return (
          <GridItem key={name} span={kindOf(field).isWide ? 'all' : '1'}>
            <LabelledValue label={say(field.label)}>
              <FieldRead field={field} value={record[name]} />
            </LabelledValue>
          </GridItem>
        );
      })}
    </Grid>
  );
  if (!group.title) return content;
  if (group.isClosedAtDefaults)
    return (
      <ClosedGroup group={group} title={group.title} titleLevel={titleLevel}>
        {content}
      </ClosedGroup>
    );
  return (
    <section aria-labelledby={id} className={styles.group}>
      <div className={styles.groupHead}>
        <Heading level={titleLevel} size="4" id={id}>
          {say(group.title)}
        </Heading>
        {group.description && <span className={styles.note}>{say(group.description)}</span>}
      </div>
      {content}
    </section>
  );
}

interface ClosedGroupProps {
  group: FieldGroup;
  title: Text;
  titleLevel: '2' | '3';
  children: ReactNode;
}

/** A group of which most people need the title alone. Its fields stay, so that they are checked and sent as those of others. */
function ClosedGroup({ group, title, titleLevel, children }: ClosedGroupProps): ReactNode {
  const { fields, values, problems } = useFormCore();
  const { say } = useForms();
  const [headId, bodyId] = [useId(), useId()];
  const areDefaults = useValues(values, '', () => {
    const defaults = valuesOf(fields, undefined, kindOf);
    return group.fields.every((name) => isSame(values.at(name), defaults[name]));
  });
  const isWrong = useProblems(problems, ({ byPath }) =>
    [...byPath.keys()].some((path) => group.fields.includes(rootOf(path))),
  );
  const [isOpened, setOpened] = useState(!areDefaults);
  const isOpen = isOpened || isWrong;
  return (
    <section aria-labelledby={headId} className={styles.group}>
      <div className={styles.closedHead}>
        <div className={styles.groupHead}>
          <Heading level={titleLevel} size="4" id={headId}>
            {say(title)}
          </Heading>
          {(isOpen || areDefaults) && (
            <span className={styles.note}>
              {isOpen ? group.description && say(group.description) : say(words.defaults)}
            </span>
          )}
        </div>
        <Button
          variant="ghost"
          tone="neutral"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={say(isOpen ? phrases.hideGroup(title) : phrases.showGroup(title))}
          onPress={() => setOpened(!isOpen)}
        >
          {say(isOpen ? words.hideGroup : words.showGroup)}
        </Button>
      </div>
      <div id={bodyId} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
