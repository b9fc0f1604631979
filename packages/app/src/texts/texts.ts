import type { Language, Text } from '@karmik/model/kit/text';
import { proxy, ref, useSnapshot } from 'valtio';
import type { english } from './en.ts';
import type { workInEnglish } from './work-en.ts';

/** Every text of the app. English gives the shape; another language that misses one does not compile. */
export type Texts = typeof english;
export type WorkTexts = typeof workInEnglish;

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en.ts')).english,
  ne: async () => (await import('./ne.ts')).nepali,
};

const workLoaders: Record<Language, () => Promise<WorkTexts>> = {
  en: async () => (await import('./work-en.ts')).workInEnglish,
  ne: async () => (await import('./work-ne.ts')).workInNepali,
};

interface TextState {
  language: Language;
  texts: Texts | undefined;
  work: WorkTexts | undefined;
}

const state = proxy<TextState>({ language: 'en', texts: undefined, work: undefined });

/** Loads one language and shows it; the page keeps the last one until the new one is there. */
export async function loadTexts(language: Language): Promise<void> {
  const [texts, work] = await Promise.all([loaders[language](), state.work ? workLoaders[language]() : undefined]);
  state.texts = ref(texts);
  if (work) state.work = ref(work);
  state.language = language;
}

/** Loads the texts of HR's pages in the language in force; the router does so before the first of them. */
export async function loadWorkTexts(): Promise<void> {
  if (!state.work) state.work = ref(await workLoaders[state.language]());
}

function loaded<T>(texts: T | undefined): T {
  if (!texts)
    throw new Error('A text was asked for before any language was loaded: await loadTexts() first, as main.tsx does.');
  return texts;
}

/** The texts in the reader's language. */
export const useTexts = (): Texts => loaded(useSnapshot(state).texts);

/** The texts of HR's pages in the reader's language. */
export const useWorkTexts = (): WorkTexts => loaded(useSnapshot(state).work);

export const workTexts = (): WorkTexts => loaded(state.work);

/** The texts for what is no component. */
export const texts = (): Texts => loaded(state.texts);

/** A text of the model, such as a field's label, in the reader's language. */
export function useModelText(): (text: Text) => string {
  const { language } = useSnapshot(state);
  return (text) => text[language];
}
