import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { IsoDate } from '../../dates/iso.ts';
import { useDates, useToday } from '../../dates/use-dates.ts';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { Button } from '../Button/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { axisOf, dayAfter, daysFrom, monthsOf, spanText, zoomFor } from './gantt-axis.ts';
import { GanttArrows, rowsOfArrows } from './GanttArrows.tsx';
import type { BarEvents } from './GanttBar.tsx';
import * as styles from './GanttChart.css.ts';
import { GanttHead } from './GanttHead.tsx';
import { GanttRow } from './GanttRow.tsx';
import type { GanttMove, GanttTask, GanttZoom } from './gantt-types.ts';
import { ganttChartStrings } from './strings.ts';

export interface GanttChartProps extends ElementMarks {
  /** Spoken name. */
  label: string;
  /** What the rows are, over their names. */
  rowsLabel: string;
  /** In the order in which they are shown. Keep it the same array until something changes. */
  tasks: readonly GanttTask[];
  /** How much time is in sight at first. @default what the whole plan needs */
  defaultZoom?: GanttZoom;
  /** A bar was moved, by dragging or by keyboard. The app moves the task; until it does, the bar is where it was. */
  onMove?: ((move: GanttMove) => void) | undefined;
  /** Which tasks can be moved. @default all, where there is `onMove` */
  canMove?: ((id: string) => boolean) | undefined;
  /** Opens a task. */
  onTaskAction?: ((id: string) => void) | undefined;
  /** What else can be done with a task, next to its name: a button for those who cannot drag. */
  actions?: ((id: string) => ReactNode) | undefined;
  isRestDay?: ((day: IsoDate) => boolean) | undefined;
}

const never = () => () => undefined;
const remNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
/** Sizes in rem become pixels, in which what is in sight is counted. */
const useRem = (): number => useSyncExternalStore(never, remNow, () => 16);

/** Tasks on an axis of days in the reader's calendar, with what each waits for. */
export function GanttChart({
  label,
  rowsLabel,
  tasks,
  defaultZoom,
  onMove,
  canMove,
  onTaskAction,
  actions,
  isRestDay,
  ...marks
}: GanttChartProps): ReactNode {
  const strings = useStrings('ganttChart', ganttChartStrings);
  const { system, language } = useDates();
  const today = useToday();
  const id = useId();
  const rem = useRem();
  const scroller = useRef<HTMLDivElement>(null);
  const axis = useMemo(() => axisOf(tasks, today), [tasks, today]);
  const months = useMemo(() => monthsOf(axis, system), [axis, system]);
  const [zoom, setZoom] = useState<GanttZoom>(() => defaultZoom ?? zoomFor(axis));
  const [active, setActive] = useState(0);
  const [moved, setMoved] = useState<{ readonly id: string; readonly days: number }>();
  const [news, setNews] = useState('');
  const [rowPx, dayPx] = [styles.rowSize * rem, styles.daySizes[zoom] * rem];

  // oxlint-disable-next-line react/incompatible-library -- nothing that it returns is given to anything memoized
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: tasks.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    getItemKey: (index) => tasks[index]?.id ?? index,
    overscan: 10,
    // Drawn once after both have read where the chart is: a read after a change would lay it out again.
    useFlushSync: false,
    scrollMargin: styles.headSize * rem,
    scrollPaddingStart: styles.headSize * rem,
  });
  const days = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    horizontal: true,
    count: axis.days,
    getScrollElement: () => scroller.current,
    estimateSize: () => dayPx,
    overscan: 20,
    useFlushSync: false,
  });
  useLayoutEffect(() => rows.measure(), [rows, rowPx]);
  useLayoutEffect(() => days.measure(), [days, dayPx]);

  const drawn = rows.getVirtualItems();
  const firstRow = drawn[0]?.index ?? 0;
  const lastRow = drawn.at(-1)?.index ?? -1;
  const columns = days.getVirtualIndexes();
  const [firstDay, lastDay] = [columns[0] ?? 0, columns.at(-1) ?? -1];
  const tabStop = active >= firstRow && active <= lastRow ? active : firstRow;

  /** Brings a day to a third of the width. */
  function reveal(day: number): void {
    const box = scroller.current;
    if (box === null) return;
    const left = Math.max(0, day * dayPx - box.clientWidth / 3);
    box.scrollTo({ left: getComputedStyle(box).direction === 'rtl' ? -left : left });
  }
  const todayAt = daysFrom(axis.first, today);
  const hasToday = todayAt >= 0 && todayAt < axis.days;
  /** Brings today in sight, and the tasks that are not over. */
  function revealToday(): void {
    reveal(todayAt);
    const current = tasks.findIndex(({ end }) => end >= today);
    if (current > 0) rows.scrollToIndex(current, { align: 'start' });
  }
  // A plan opens on today, or on its begin where today is no part of it; another zoom keeps the same.
  // oxlint-disable-next-line react/exhaustive-deps -- a change of tasks does not take the reader elsewhere
  useLayoutEffect(() => (hasToday ? revealToday() : reveal(0)), [dayPx]);

  const placeOf = useMemo(() => new Map(tasks.map((task, index) => [task.id, { task, index }])), [tasks]);
  const notesOf = ({ after = [] }: GanttTask): string | undefined => {
    const names = after.flatMap((each) => placeOf.get(each)?.task.title ?? []);
    return names.length > 0 ? strings.after(names.join(', ')) : undefined;
  };
  const movedDays = ({ start, end }: GanttTask, shift: number): string =>
    spanText(dayAfter(start, shift), dayAfter(end, shift), system, language);

  const focusBar = (index: number): boolean => {
    const bar = document.getElementById(`${id}-${index}`)?.querySelector<HTMLElement>(`.${styles.bar}`);
    bar?.focus();
    return bar !== undefined && bar !== null;
  };
  function go(index: number): void {
    const to = Math.min(tasks.length - 1, Math.max(0, index));
    rows.scrollToIndex(to);
    flushSync(() => setActive(to));
    // A row that was far away is drawn in one of the next frames, after the chart has scrolled.
    const focusOnceDrawn = (frames: number) => {
      if (!focusBar(to) && frames > 0) requestAnimationFrame(() => focusOnceDrawn(frames - 1));
    };
    focusOnceDrawn(30);
  }
  const placeAfter = (index: number, key: string): number | undefined =>
    ({ ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: tasks.length - 1 })[key];

  const handlers: BarEvents = {
    onShift: (task, shift) => {
      setMoved({ id: task.id, days: shift });
      setNews(strings.moving(task.title, movedDays(task, shift)));
    },
    onSet: (task, shift) => {
      setMoved(undefined);
      onMove?.({ id: task.id, start: dayAfter(task.start, shift), end: dayAfter(task.end, shift) });
    },
    onLeave: () => setMoved(undefined),
    onOpen: ({ id: opened }) => onTaskAction?.(opened),
    onFocus: setActive,
    onGo: (index, key) => {
      const to = placeAfter(index, key);
      if (to !== undefined) go(to);
      return to !== undefined;
    },
  };
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  // Rows get the same ones each time, so that they are not drawn again for them.
  const events = useMemo(
    (): BarEvents => ({
      onShift: (...given) => latest.current.onShift(...given),
      onSet: (...given) => latest.current.onSet(...given),
      onLeave: () => latest.current.onLeave(),
      onOpen: (...given) => latest.current.onOpen(...given),
      onFocus: (...given) => latest.current.onFocus(...given),
      onGo: (...given) => latest.current.onGo(...given),
    }),
    [],
  );

  return (
    <section {...marks} aria-label={label} className={cx(styles.root, styles.zoom[zoom])}>
      <div className={styles.tools}>
        {hasToday && (
          <Button variant="ghost" tone="neutral" onPress={revealToday}>
            {strings.today}
          </Button>
        )}
        <SegmentedControl<GanttZoom>
          label={strings.zoom}
          value={zoom}
          onChange={setZoom}
          options={[
            { id: 'day', label: strings.days },
            { id: 'week', label: strings.weeks },
            { id: 'month', label: strings.months },
          ]}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div ref={scroller} className={styles.scroller} tabIndex={0} role="group" aria-label={label}>
        <div className={styles.sheet} style={inlineVars({ [styles.length]: axis.days })}>
          <GanttHead
            rowsLabel={rowsLabel}
            axis={axis}
            months={months}
            firstDay={firstDay}
            lastDay={lastDay}
            zoom={zoom}
            today={today}
          />
          <div className={styles.body} style={inlineVars({ [styles.height]: `${tasks.length * rowPx}px` })}>
            <div aria-hidden="true" className={styles.lanes}>
              {zoom !== 'month' &&
                isRestDay !== undefined &&
                columns.map((from) =>
                  isRestDay(dayAfter(axis.first, from)) ? (
                    <div key={from} className={styles.rest} style={inlineVars({ [styles.from]: from })} />
                  ) : null,
                )}
              {months.map(({ from }) => (
                <div key={from} className={styles.monthLine} style={inlineVars({ [styles.from]: from })} />
              ))}
              {hasToday && <div className={styles.today} style={inlineVars({ [styles.from]: todayAt })} />}
              <GanttArrows {...rowsOfArrows(firstRow, lastRow)} tasks={tasks} axis={axis} rowPx={rowPx} dayPx={dayPx} />
            </div>
            <ul aria-label={label}>
              {drawn.map(({ index, key }) => {
                const task = tasks[index];
                if (task === undefined) return null;
                const note = notesOf(task);
                const shift = moved?.id === task.id ? moved.days : 0;
                const isMovable = onMove !== undefined && canMove?.(task.id) !== false;
                return (
                  <GanttRow
                    key={key}
                    id={id}
                    task={task}
                    index={index}
                    count={tasks.length}
                    at={index * rowPx}
                    from={daysFrom(axis.first, task.start)}
                    length={daysFrom(task.start, task.end) + 1}
                    shift={shift}
                    days={shift === 0 ? '' : movedDays(task, shift)}
                    dayPx={dayPx}
                    note={note}
                    isMovable={isMovable}
                    isTabStop={index === tabStop}
                    opens={onTaskAction !== undefined}
                    events={events}
                    actions={actions}
                  />
                );
              })}
            </ul>
          </div>
        </div>
      </div>
      <span id={`${id}-how`} className={visuallyHidden}>
        {strings.how}
      </span>
      <div role="status" className={visuallyHidden}>
        {news}
      </div>
    </section>
  );
}
