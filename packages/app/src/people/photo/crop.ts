/** Where a square stands over a picture. */
export interface Cut {
  /** The middle of the square, in shares of the picture's width and height. */
  readonly x: number;
  readonly y: number;
  /** How far the picture is enlarged: at 1 the square is as large as fits. */
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const wholeCut: Cut = { x: 0.5, y: 0.5, zoom: 1 };

/** How far a picture may be enlarged so that what is left has still that many pixels a side. */
export const mostZoom = ({ width, height }: Size, leastSide: number): number =>
  Math.max(1, Math.min(4, Math.min(width, height) / leastSide));

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The square in pixels of the picture. */
export function squareOf({ x, y, zoom }: Cut, { width, height }: Size) {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** The same square inside the picture. */
export function settle({ x, y, zoom }: Cut, size: Size, most: number): Cut {
  const settled = within(zoom, 1, most);
  const { side } = squareOf({ x, y, zoom: settled }, size);
  const halfX = side / 2 / size.width;
  const halfY = side / 2 / size.height;
  return { x: within(x, halfX, 1 - halfX), y: within(y, halfY, 1 - halfY), zoom: settled };
}

/** Moves the picture under the square, by shares of the square's side: 1 is a whole square to the right or down. */
export function moved(cut: Cut, size: Size, right: number, down: number): Cut {
  const { side } = squareOf(cut, size);
  return { ...cut, x: cut.x - (right * side) / size.width, y: cut.y - (down * side) / size.height };
}
