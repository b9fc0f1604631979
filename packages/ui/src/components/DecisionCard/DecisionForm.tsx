import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { AlertGlyph } from '../../glyphs/glyphs.tsx';
import { useStrings } from '../../strings/strings-context.tsx';
import { toneClass } from '../../tokens/tone.css.ts';
import { Button } from '../Button/index.ts';
import { TextArea } from '../TextArea/index.ts';
import type { Decide, DecisionChoice, DecisionProblem } from './decision.ts';
import * as styles from './DecisionCard.css.ts';
import { decisionCardStrings } from './strings.ts';

interface DecisionFormProps<Choice extends string> {
  label: string;
  choices: readonly DecisionChoice<Choice>[];
  onDecide: Decide<Choice>;
  maxLength: number;
  needed: string;
  isDisabled: boolean;
  isCompact: boolean;
}

/** The buttons. A remark is asked for at once where every decision needs one, else by the button of the decision that takes one. */
export function DecisionForm<Choice extends string>({
  label,
  choices,
  onDecide,
  maxLength,
  needed,
  isDisabled,
  isCompact,
}: DecisionFormProps<Choice>): ReactNode {
  const strings = useStrings('decisionCard', decisionCardStrings);
  const [asked, setAsked] = useState<Choice>();
  const [remark, setRemark] = useState('');
  const [problem, setProblem] = useState<DecisionProblem>({});
  const [work, setWork] = useState<Choice>();
  const field = useRef<HTMLTextAreaElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const back = useRef<number>(undefined);
  const isAlways = choices.every((choice) => choice.remark === 'required');
  const open = choices.find(({ id }) => id === asked);
  const shown = open === undefined ? choices : [open];

  useEffect(() => {
    if (asked !== undefined) field.current?.focus();
    else if (back.current !== undefined) {
      buttons.current?.querySelectorAll('button')[back.current]?.focus();
      back.current = undefined;
    }
  }, [asked]);

  async function decide(choice: DecisionChoice<Choice>): Promise<void> {
    const hasField = isAlways || asked !== undefined;
    if (!hasField && choice.remark !== undefined && choice.remark !== 'none') {
      setProblem({});
      setAsked(choice.id);
      return;
    }
    if (choice.remark === 'required' && remark.trim() === '') {
      setProblem({ remark: needed });
      field.current?.focus();
      return;
    }
    setProblem({});
    setWork(choice.id);
    try {
      const refused = await onDecide(choice.id, remark.trim());
      if (refused === undefined) {
        setAsked(undefined);
        setRemark('');
      } else setProblem(refused);
    } catch {
      setProblem({ text: strings.failed });
    }
    setWork(undefined);
  }

  return (
    <div className={cx(styles.form, isCompact && (open === undefined ? styles.atEnd : styles.below))}>
      {(isAlways || open !== undefined) && (
        <TextArea
          label={strings.remark}
          isRequired={isAlways || open?.remark === 'required'}
          maxLength={maxLength}
          rows={isCompact ? 2 : 3}
          value={remark}
          onChange={(text) => {
            setRemark(text);
            setProblem({});
          }}
          errorMessage={problem.remark}
          isDisabled={isDisabled}
          ref={field}
        />
      )}
      {problem.text !== undefined && (
        <p role="alert" className={cx(toneClass.critical, styles.warning)}>
          <AlertGlyph />
          <span>{problem.text}</span>
        </p>
      )}
      <div ref={buttons} className={styles.buttons}>
        {open !== undefined && (
          <Button
            size={isCompact ? 'sm' : 'md'}
            variant="ghost"
            tone="neutral"
            isDisabled={work !== undefined}
            onPress={() => {
              back.current = choices.indexOf(open);
              setAsked(undefined);
              setRemark('');
              setProblem({});
            }}
          >
            {strings.back}
          </Button>
        )}
        {shown.map((choice) => (
          <Button
            key={choice.id}
            size={isCompact ? 'sm' : 'md'}
            variant={choice.variant ?? 'outline'}
            tone={choice.tone ?? 'neutral'}
            aria-label={strings.choiceOf(choice.label, label)}
            isPending={work === choice.id}
            isDisabled={isDisabled || (work !== undefined && work !== choice.id)}
            onPress={() => void decide(choice)}
          >
            {choice.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
