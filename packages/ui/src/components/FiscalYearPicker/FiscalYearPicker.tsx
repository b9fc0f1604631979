import { toLatinDigits } from 'date-bs';
import { useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import { CalendarPopover } from '../../dates/CalendarPopover.tsx';
import { DateFieldFrame } from '../../dates/DateFieldFrame.tsx';
import type { PeriodFieldProps } from '../../dates/date-field-props.ts';
import { toIsoDate, toSystemDate } from '../../dates/date-system.ts';
import { dateText, eraText, numberText, rangeText } from '../../dates/date-text.ts';
import * as styles from '../../dates/field.css.ts';
import { limitsOf } from '../../dates/limits.ts';
import {
  FISCAL_YEARS_APART,
  fiscalStartOf,
  fiscalYearValue,
  isOffered,
  readFiscalYear,
  type FiscalYearName,
  type FiscalYearValue,
  endsProjected,
} from '../../dates/periods.ts';
import { shortened, type PasteNotice } from '../../dates/PasteNote.tsx';
import { SegmentInput } from '../../dates/SegmentInput.tsx';
import { stepPart } from '../../dates/segment-logic.ts';
import { useDates, useToday } from '../../dates/use-dates.ts';
import { FiscalYearPanel } from './FiscalYearPanel.tsx';
import { fiscalYearText } from './fiscal-year-text.ts';

export interface FiscalYearPickerProps extends PeriodFieldProps {
  /** The fiscal year, `null` for none. Its days are worked out. */
  value?: FiscalYearName | null | undefined;
  defaultValue?: FiscalYearName | undefined;
  onChange?: ((value: FiscalYearValue | null) => void) | undefined;
  /** Why a year cannot be chosen, such as that its books are closed; `undefined` when it can. */
  unavailableReason?: ((year: FiscalYearValue) => string | undefined) | undefined;
  /** Shows the first and the last day under the field. */
  isRangeShown?: boolean;
}

/** A fiscal year of Nepal, Shrawan to Ashad, to type or to choose. In AD it bears the years of the Gregorian calendar. */
export function FiscalYearPicker(props: FiscalYearPickerProps): ReactNode {
  const { label, calendar, value: given, onChange, unavailableReason, isRangeShown = true, ...limits } = props;
  const { isDisabled = false, isReadOnly = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const [firstValue] = useState<FiscalYearName | null>(() => props.defaultValue ?? given ?? null);
  const [own, setOwn] = useState(firstValue);
  const [notice, setNotice] = useState<PasteNotice>();
  const { system, language, strings } = useDates(calendar);
  const thisYear = fiscalStartOf(useToday());
  const { first, last } = limitsOf(limits, system);
  const named = given === undefined ? own : given;
  const startYear = named === null ? undefined : readFiscalYear(named.fiscalYear, 'bs');
  const value = startYear === undefined ? null : (fiscalYearValue(startYear) ?? null);
  const apart = system.id === 'bs' ? 0 : FISCAL_YEARS_APART;
  const shown = startYear === undefined ? undefined : startYear - apart;

  function change(start: number | undefined): void {
    setNotice(undefined);
    const next = start === undefined ? null : (fiscalYearValue(start) ?? null);
    if (next?.fiscalYear === value?.fiscalYear) return;
    setOwn(next);
    onChange?.(next);
  }

  function handlePaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    const year = readFiscalYear(pasted, system.id);
    // Digits of a year are left to the input.
    if (isReadOnly || isDisabled || (year === undefined && /^\s*\d{1,4}\s*$/.test(toLatinDigits(pasted)))) return;
    event.preventDefault();
    if (year === undefined) setNotice({ kind: 'unknown', text: strings.pasteUnknownYear(shortened(pasted)) });
    else change(year);
  }

  function days(): string | undefined {
    const start = toSystemDate(value?.start, system);
    const end = toSystemDate(value?.end, system);
    return start && end && rangeText(start, end, system, language);
  }

  function problem(): string | undefined {
    if (value === null) return undefined;
    if (isOffered(value, first, last)) return unavailableReason?.(value);
    return value.end < toIsoDate(first)
      ? strings.dateTooEarly(dateText(first, system, language))
      : strings.dateTooLate(dateText(last, system, language));
  }

  const min = fiscalStartOf(toIsoDate(first)) - apart;
  const max = fiscalStartOf(toIsoDate(last)) - apart;
  const text = startYear === undefined ? strings.empty : fiscalYearText(startYear, system, language);
  return (
    <DateFieldFrame
      field={props}
      problem={problem()}
      otherText={isRangeShown ? days() : undefined}
      isProjected={value !== null && endsProjected(value.end)}
      notice={notice}
      sent={value === null ? '' : `${value.start}/${value.end}`}
      onReset={() => change(firstValue === null ? undefined : readFiscalYear(firstValue.fiscalYear, 'bs'))}
      boxRef={box}
    >
      {({ shared: { onLeave, ...shared }, label: name, group, firstRef }) => (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pasted into its field arrives here */}
          <div
            role="group"
            aria-label={name}
            {...group}
            className={styles.segments}
            onPaste={handlePaste}
            onBlur={onLeave}
          >
            <SegmentInput
              {...shared}
              inputRef={firstRef}
              label={`${name}, ${strings.fiscalYear}`}
              value={shown}
              valueText={text}
              length={4}
              min={min}
              max={max}
              placeholder={strings.yearPlaceholder}
              language={language}
              largeStep={5}
              onType={(typed, isDone) => {
                // A year of one, two or three digits is a year on its way.
                if (typed === undefined) change(undefined);
                else if (isDone) change(typed + apart);
              }}
              onStep={(by) => {
                change(stepPart(shown, by, { min, max }, thisYear - apart) + apart);
              }}
              onMove={() => {}}
            />
            <span aria-hidden="true" className={styles.separator}>
              {shown === undefined ? '/--' : `/${numberText((shown + 1) % 100, language, 2)}`}
            </span>
          </div>
          <span className={styles.tail}>
            <span className={styles.era}>{eraText(system, language)}</span>
            <CalendarPopover
              label={name}
              anchor={box}
              isDisabled={shared.isDisabled || shared.isReadOnly}
              opens={strings.openFiscalYears}
            >
              {(close) => (
                <FiscalYearPanel
                  label={label}
                  system={system}
                  startYear={startYear}
                  first={first}
                  last={last}
                  unavailableReason={unavailableReason}
                  onChange={(chosen) => {
                    change(chosen);
                    close();
                  }}
                />
              )}
            </CalendarPopover>
          </span>
        </>
      )}
    </DateFieldFrame>
  );
}
