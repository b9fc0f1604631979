import { Suspense, lazy, useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from 'react-aria-components/I18nProvider';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { Skeleton } from '../Skeleton/index.ts';
import type { TreeNode } from '../Tree/index.ts';
import { OrgBar } from './OrgBar.tsx';
import { OrgCard } from './OrgCard.tsx';
import * as styles from './OrgChart.css.ts';
import { CARD_HEIGHT, CARD_WIDTH, orgLayout, type PlacedCard } from './org-layout.ts';
import { findEntries, orgTree, type OrgEntry, type OrgNode } from './org-tree.ts';
import { orgChartStrings } from './strings.ts';
import { clampScale, usePanZoom, zoomAt, type Size, type View } from './use-pan-zoom.ts';

// The list is for some readers, and brings a good deal of code.
const List = lazy(async () => ({ default: (await import('../Tree/Tree.tsx')).Tree }));

export interface OrgChartProps extends ElementMarks {
  /** Spoken name. */
  label: string;
  entries: readonly OrgEntry[];
  /** How many levels are open at the start. */
  defaultOpenLevels?: number;
  /** Told of Enter or a press on a card. */
  onAction?: (id: string) => void;
  /** A card that stands out, such as the reader's own. */
  currentId?: string | undefined;
  /** Height of the window onto the chart, in any unit of length. */
  height?: string;
}

const MARGIN = 24;
/** Cards this far outside the window are drawn, so that a short move shows no holes. */
const REACH = 240;

/** Below this scale names are smaller than eleven pixels. */
const LEAST_LEGIBLE = 0.8;

/** What is above an entry stands open, so that the entry is drawn. */
function wayTo(node: OrgNode | undefined): ReadonlyMap<string, boolean> {
  const opened = new Map<string, boolean>();
  for (let above = node?.parent; above !== undefined; above = above.parent) opened.set(above.entry.id, true);
  return opened;
}

/** Who or what hangs from whom, as a chart to move about in, with a list that says the same. */
export function OrgChart({
  label,
  entries,
  defaultOpenLevels = 3,
  onAction,
  currentId,
  height = '35rem',
  ...marks
}: OrgChartProps): ReactNode {
  const strings = useStrings('orgChart', orgChartStrings);
  const id = useId();
  const isRtl = useLocale().direction === 'rtl';
  const all = useMemo(() => orgTree(entries), [entries]);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(() => wayTo(all.nodes.get(currentId ?? '')));
  const open = useMemo(() => {
    const isOpen = (node: OrgNode): boolean => toggled.get(node.entry.id) ?? node.level < defaultOpenLevels;
    return new Set([...all.nodes.values()].filter(isOpen).map(({ entry }) => entry.id));
  }, [all, toggled, defaultOpenLevels]);
  const layout = useMemo(() => orgLayout(all.roots, open, isRtl), [all, open, isRtl]);
  const places = useMemo(() => new Map(layout.cards.map((card) => [card.node.entry.id, card])), [layout]);
  const [activeId, setActiveId] = useState<string>();
  const [search, setSearch] = useState('');
  const found = useMemo(() => findEntries(all, search), [all, search]);
  const [isList, setIsList] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const { ref, size, view, setView, isDragging, handlers } = usePanZoom(wholeView);
  const active = activeId !== undefined && places.has(activeId) ? activeId : all.roots[0]?.entry.id;

  /** All of it if it stays legible, else the surroundings of the current entry, or its top. */
  function wholeView({ width, height: room }: Size): View {
    const scale = Math.min(1, (width - 2 * MARGIN) / layout.width, (room - 2 * MARGIN) / layout.height);
    const kept = Math.max(scale, LEAST_LEGIBLE);
    const own = places.get(currentId ?? '') ?? layout.cards[0];
    if (scale === kept || own === undefined)
      return { scale: kept, x: width / 2 - (layout.left + layout.width / 2) * kept, y: MARGIN };
    const left = layout.left * kept;
    return {
      scale: kept,
      x: within(width / 2 - own.x * kept, width, left, layout.width * kept),
      y: Math.min(MARGIN, within(room / 2 - own.y * kept, room, 0, layout.height * kept)),
    };
  }

  function fit(): void {
    const whole = Math.min(1, (size.width - 2 * MARGIN) / layout.width, (size.height - 2 * MARGIN) / layout.height);
    // A chart of thousands does not fit at any scale that shows a card: then its top is in the middle.
    const scale = clampScale(whole);
    const middle = scale === whole ? layout.left + layout.width / 2 : (layout.cards[0]?.x ?? 0);
    setView(() => ({ scale, x: size.width / 2 - middle * scale, y: MARGIN }));
  }

  function zoom(by: number): void {
    setView((old) => zoomAt(old, old.scale * by, size.width / 2, size.height / 2));
  }

  /** Moves just as far as it takes to see a card whole. */
  function reveal(card: PlacedCard): void {
    setView((old) => {
      const halfX = (CARD_WIDTH / 2) * old.scale + MARGIN;
      const halfY = (CARD_HEIGHT / 2) * old.scale + MARGIN;
      const x = card.x * old.scale + old.x;
      const y = card.y * old.scale + old.y;
      return {
        ...old,
        x: old.x + Math.min(Math.max(x, halfX), Math.max(halfX, size.width - halfX)) - x,
        y: old.y + Math.min(Math.max(y, halfY), Math.max(halfY, size.height - halfY)) - y,
      };
    });
  }

  function focusCard(target: string): void {
    setActiveId(target);
    document.getElementById(`${id}-${target}`)?.focus({ preventScroll: true });
  }

  function goTo(node: OrgNode | undefined): void {
    const card = node && places.get(node.entry.id);
    if (node === undefined || card === undefined) return;
    // The card has to be drawn before it can take focus.
    flushSync(() => {
      setActiveId(node.entry.id);
      reveal(card);
    });
    focusCard(node.entry.id);
  }

  function setOpen(node: OrgNode, isOpen: boolean): void {
    setToggled((old) => new Map(old).set(node.entry.id, isOpen));
  }

  /** Opens the way to a card and brings it to the middle. */
  function show(target: string | undefined): void {
    const node = target === undefined ? undefined : all.nodes.get(target);
    if (node === undefined) return;
    const opened = new Map([...toggled, ...wayTo(node)]);
    const nowOpen = new Set(open);
    for (const [each, isOpen] of opened) if (isOpen) nowOpen.add(each);
    const card = orgLayout(all.roots, nowOpen, isRtl).cards.find(({ node: each }) => each === node);
    setToggled(opened);
    setActiveId(target);
    if (card === undefined) return;
    setView((old) => {
      const scale = Math.max(old.scale, 0.8);
      return { scale, x: size.width / 2 - card.x * scale, y: size.height / 2 - card.y * scale };
    });
  }

  function setAll(isOpen: boolean): void {
    const next = new Map<string, boolean>();
    for (const [each, { level }] of all.nodes) next.set(each, isOpen || level < 2);
    setToggled(next);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const node = active === undefined ? undefined : all.nodes.get(active);
    if (node === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const siblings = node.parent?.children ?? all.roots;
    const place = siblings.indexOf(node);
    const forward = isRtl ? -1 : 1;
    const isOpen = open.has(node.entry.id) && node.children.length > 0;
    const actions: Record<string, () => void> = {
      ArrowUp: () => goTo(node.parent),
      ArrowDown: () => {
        if (isOpen) goTo(node.children[0]);
        else if (node.children.length > 0) setOpen(node, true);
      },
      ArrowRight: () => goTo(siblings[place + forward]),
      ArrowLeft: () => goTo(siblings[place - forward]),
      Home: () => goTo(all.roots[0]),
      End: () => goTo(siblings.at(-1)),
      '+': () => zoom(1.25),
      '-': () => zoom(0.8),
      '0': fit,
      ' ': () => setOpen(node, !isOpen),
      Enter: () => (onAction === undefined ? setOpen(node, !isOpen) : onAction(node.entry.id)),
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  function print(): void {
    flushSync(() => setIsPrinting(true));
    window.print();
    setIsPrinting(false);
  }

  const isSeen = ({ x, y }: PlacedCard): boolean => {
    const left = x * view.scale + view.x;
    const top = y * view.scale + view.y;
    return left > -REACH && top > -REACH && left < size.width + REACH && top < size.height + REACH;
  };
  const drawn = isPrinting
    ? layout.cards
    : layout.cards.filter((card) => card.node.entry.id === active || isSeen(card));
  const links = isPrinting
    ? layout.links
    : layout.links.filter(
        ({ from, to }) =>
          isSeen(to) ||
          isSeen(from) ||
          // A long line may cross the window with both ends outside.
          (Math.min(from.x, to.x) * view.scale + view.x < size.width &&
            Math.max(from.x, to.x) * view.scale + view.x > 0 &&
            from.y * view.scale + view.y < size.height &&
            to.y * view.scale + view.y > 0),
      );

  return (
    <section {...marks} aria-label={label} className={styles.root} data-printing={isPrinting || undefined}>
      <OrgBar
        search={search}
        onSearch={(text) => {
          setSearch(text);
          show(findEntries(all, text)[0]);
        }}
        found={found}
        foundPlace={active === undefined ? 0 : found.indexOf(active) + 1}
        onFind={(target) => show(target)}
        onFocusFound={(target) => goTo(all.nodes.get(target))}
        isList={isList}
        onListChange={setIsList}
        onZoom={zoom}
        onFit={fit}
        onOpenAll={() => setAll(true)}
        onCloseAll={() => setAll(false)}
        onPrint={print}
      />
      {isList ? (
        <Suspense fallback={<Skeleton shape="text" />}>
          <List
            label={label}
            nodes={all.roots.map(listNodeOf)}
            defaultExpandedIds={[...open]}
            {...(onAction === undefined ? {} : { onAction })}
          />
        </Suspense>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the cards in it take the keys
        <div
          ref={ref}
          className={cx(styles.window, isDragging && styles.dragging)}
          style={inlineVars({ [styles.windowHeight]: height })}
          onKeyDown={handleKeyDown}
          {...handlers}
        >
          <div
            role="tree"
            aria-label={label}
            className={styles.paper}
            style={inlineVars({
              [styles.panX]: `${view.x}px`,
              [styles.panY]: `${view.y}px`,
              [styles.zoom]: view.scale,
              [styles.printShift]: `${-layout.left}px`,
              [styles.printZoom]: Math.min(1, PRINT_WIDTH / layout.width),
            })}
          >
            <svg aria-hidden="true" className={styles.links}>
              {links.map(({ id: key, path }) => (
                <path key={key} d={path} className={styles.link} />
              ))}
            </svg>
            {drawn.map((card) => (
              <OrgCard
                key={card.node.entry.id}
                card={card}
                id={`${id}-${card.node.entry.id}`}
                isOpen={open.has(card.node.entry.id) && card.node.children.length > 0}
                isActive={card.node.entry.id === active}
                isFound={found.includes(card.node.entry.id)}
                isCurrent={card.node.entry.id === currentId}
                siblings={card.node.parent?.children ?? all.roots}
                onFocus={() => setActiveId(card.node.entry.id)}
                onToggle={(isOpen) => setOpen(card.node, isOpen)}
                onAction={isDragging ? undefined : onAction}
              />
            ))}
          </div>
        </div>
      )}
      <div role="status" className={visuallyHidden}>
        {search.trim() !== '' &&
          (found.length === 0
            ? strings.notFound
            : strings.found(active === undefined ? 1 : Math.max(1, found.indexOf(active) + 1), found.length))}
      </div>
    </section>
  );
}

/** A place of the drawing along one side of the window, so near to the wished one as leaves no room empty beyond its ends. */
function within(wished: number, window: number, from: number, length: number): number {
  const atStart = MARGIN - from;
  const atEnd = window - MARGIN - from - length;
  return atEnd > atStart ? (atStart + atEnd) / 2 : Math.min(atStart, Math.max(atEnd, wished));
}

/** A sheet of A4 on its side, at the 96 pixels of an inch, without margins. */
const PRINT_WIDTH = 1040;

function listNodeOf({ entry, children }: OrgNode): TreeNode {
  return {
    id: entry.id,
    label: entry.name,
    ...(entry.title === undefined ? {} : { description: entry.title }),
    ...(children.length === 0 ? {} : { children: children.map(listNodeOf) }),
  };
}
