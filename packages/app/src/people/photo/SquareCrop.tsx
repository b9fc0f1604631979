import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { MinusIcon, PlusIcon } from '@karmik/ui/icons';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useId, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { moved, squareOf, type Cut, type Size } from './crop.ts';
import * as styles from './photo.css.ts';
import { words } from './words.ts';

interface SquareCropProps {
  /** Address of the picture in this browser. */
  readonly src: string;
  /** Pixels of the picture. */
  readonly size: Size;
  readonly mostZoom: number;
  readonly cut: Cut;
  /** What one wishes; the caller keeps it inside the picture. */
  readonly onChange: (wish: (cut: Cut) => Cut) => void;
}

const step = 0.05;
const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** A picture under a square: drawn with a finger or the mouse, two fingers enlarge it, and so do the arrows, + and − of a keyboard. */
export function SquareCrop({ src, size, mostZoom, cut, onChange }: SquareCropProps): ReactNode {
  const say = useModelText();
  const helpId = useId();
  const rangeId = useId();
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  const enlarge = (by: number) => onChange((now) => ({ ...now, zoom: now.zoom * by }));
  const apart = () => {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };

  function press(event: PointerEvent<HTMLDivElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  function draw(event: PointerEvent<HTMLDivElement>): void {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const wasApart = apart();
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (wasApart > 0) return enlarge(apart() / wasApart);
    const side = event.currentTarget.clientWidth;
    const [right, down] = [(event.clientX - before.x) / side, (event.clientY - before.y) / side];
    onChange((now) => moved(now, size, right, down));
  }
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId);

  function type(event: KeyboardEvent): void {
    const direction = directions[event.key];
    if (direction) onChange((now) => moved(now, size, ...direction));
    else if (event.key === '+' || event.key === '=') enlarge(1.1);
    else if (event.key === '-') enlarge(1 / 1.1);
    else return;
    event.preventDefault();
  }

  const { left, top, side } = squareOf(cut, size);
  const share = (pixels: number) => `${(pixels / side) * 100}%`;
  return (
    <Stack gap="sm">
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- an application is what has keys of its own */}
      <div
        role="application"
        aria-label={say(words.frame)}
        aria-describedby={helpId}
        tabIndex={0}
        className={styles.frame}
        onPointerDown={press}
        onPointerMove={draw}
        onPointerUp={lift}
        onPointerCancel={lift}
        onKeyDown={type}
      >
        <img
          src={src}
          alt=""
          className={styles.picture}
          style={{
            left: share(-left),
            top: share(-top),
            width: share(size.width),
            height: share(size.height),
          }}
        />
        <span className={styles.round} />
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.zoom}>
        <IconButton
          label={say(words.smaller)}
          icon={<Icon of={MinusIcon} />}
          isDisabled={cut.zoom <= 1}
          onPress={() => enlarge(1 / 1.2)}
        />
        <input
          id={rangeId}
          type="range"
          aria-label={say(words.zoom)}
          className={styles.range}
          min={1}
          max={mostZoom}
          step={0.01}
          disabled={mostZoom <= 1}
          value={cut.zoom}
          onChange={({ target }) => onChange((now) => ({ ...now, zoom: Number(target.value) }))}
        />
        <IconButton
          label={say(words.larger)}
          icon={<Icon of={PlusIcon} />}
          isDisabled={cut.zoom >= mostZoom}
          onPress={() => enlarge(1.2)}
        />
      </div>
      <Text id={helpId} size="sm" tone="muted">
        {say(words.frameHelp)}
      </Text>
    </Stack>
  );
}
