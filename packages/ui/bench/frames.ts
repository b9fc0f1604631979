/** How smoothly a page draws while something is done to it. */
import type { Page } from 'playwright';

export interface Smoothness {
  /** Frames a second. */
  readonly fps: number;
  /** Frames over 25 ms, in per cent. */
  readonly slow: number;
  /** Tasks over 50 ms. */
  readonly longTasks: number;
}

declare global {
  interface Window {
    watched: { readonly frames: number[]; readonly tasks: number[] };
  }
}

/** Watches the frames of a page while something is done to it. */
export async function framesWhile(page: Page, act: () => Promise<unknown>): Promise<Smoothness> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration))).observe({
      type: 'longtask',
    });
    const step = (time: number): void => {
      frames.push(time);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    window.watched = { frames, tasks };
  });
  await act();
  const { frames, tasks } = await page.evaluate(() => window.watched);
  const gaps = frames.slice(1).map((time, index) => time - frames[index]!);
  return {
    fps: (gaps.length / (frames.at(-1)! - frames[0]!)) * 1000,
    slow: (gaps.filter((gap) => gap > 25).length / gaps.length) * 100,
    longTasks: tasks.filter((duration) => duration > 50).length,
  };
}

/** Turns the wheel over what a selector finds, at 6,000 px a second. @param distance in px, down or to the right */
export async function scrollOver(
  page: Page,
  selector: string,
  distance: { readonly x?: number; readonly y?: number },
): Promise<Smoothness> {
  const session = await page.context().newCDPSession(page);
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} shows nothing to scroll.`);
  return framesWhile(page, () =>
    session.send('Input.synthesizeScrollGesture', {
      x: Math.round(box.x + 400),
      y: Math.round(box.y + 200),
      xDistance: -(distance.x ?? 0),
      yDistance: -(distance.y ?? 0),
      speed: 6_000,
      gestureSourceType: 'mouse',
    }),
  );
}
