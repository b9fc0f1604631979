import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** A thing as a screen reader gets it. */
export interface Spoken {
  readonly role: string;
  readonly name: string;
}

interface AxValue {
  readonly value?: unknown;
}

/** Runs beside the browser: what Chromium's own accessibility tree holds of the page under test, in its order. */
export const spoken: BrowserCommand<[role: string]> = async (browser, role): Promise<Spoken[]> => {
  const tested = await browser.frame();
  const session = await browser.context.newCDPSession(browser.page);
  try {
    const { frameTree } = await session.send('Page.getFrameTree');
    const frames = [frameTree, ...(frameTree.childFrames ?? [])].map((each) => each.frame);
    const frameId = frames.find(({ url, name }) => url === tested.url() || name === tested.name())?.id;
    const { nodes } = await session.send('Accessibility.getFullAXTree', frameId === undefined ? {} : { frameId });
    const text = (value: AxValue | undefined): string => (typeof value?.value === 'string' ? value.value : '');
    return nodes
      .filter((node) => !node.ignored && text(node.role) === role)
      .map((node) => ({ role, name: text(node.name) }));
  } finally {
    await session.detach();
  }
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    spoken: (role: string) => Promise<Spoken[]>;
  }
}
