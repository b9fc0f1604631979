import preview from '../../../../.storybook/preview.ts';
import { composeStory, setProjectAnnotations, type Meta, type StoryObj } from '@storybook/react-vite';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folders of the components that this run looks at. */
    swept: readonly string[];
  }
}

const project = setProjectAnnotations(preview);

interface Stories {
  readonly default: Meta;
  readonly States: StoryObj;
}

const files = import.meta.glob<Stories>('../../src/components/**/*.stories.tsx');

interface Component {
  readonly name: string;
  /** Draws its `States` story, which is what a camera and a checker look at, in place of what was drawn before. */
  readonly show: (globals?: Globals) => Promise<void>;
}

/** Folders of components that this run looks at; `npm run nightly` looks at all. */
const swept = new Set(inject('swept'));

/** The components, the grid among them. */
export const components: readonly Component[] = Object.entries(files)
  .filter(([path]) => swept.has(/components\/(\w+)\//.exec(path)?.[1] ?? ''))
  .map(([path, load]) => ({
    name: /(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? path,
    show: async (globals = {}) => {
      const { default: meta, States } = await load();
      const initialGlobals = { ...preview.initialGlobals, brand: 'base', mode: 'light', ...globals };
      // What is pressed in a story is found by its English name.
      const drawn = globals.language === 'ne' ? { ...States, play: async () => {} } : States;
      const story = composeStory(drawn, meta, { ...project, initialGlobals }, 'States');
      await story.run();
      await document.fonts.ready;
    },
  }));

/** What the toolbar of Storybook offers. */
export interface Globals {
  readonly brand?: string;
  readonly mode?: 'light' | 'dark';
  readonly direction?: 'ltr' | 'rtl';
  readonly density?: 'comfortable' | 'compact';
  readonly language?: 'en' | 'ne';
}

/** Each brand in each mode. */
export const looks = ['base', 'himal', 'sagar', 'wireframe'].flatMap((brand) =>
  (['light', 'dark'] as const).map((mode) => ({ brand, mode })),
);

/** Until what measures its own room has drawn itself again. */
export async function settle(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Lets colours change at once: one that is on its way is no colour of the brand. */
export function withoutTransitions(): void {
  const sheet = document.createElement('style');
  sheet.textContent = '*, *::before, *::after { transition: none !important }';
  document.head.append(sheet);
}
