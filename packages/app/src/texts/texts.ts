import type { Language, Text } from '@karmik/model/kit/text';
import { proxy, ref, useSnapshot } from 'valtio';
import type { english } from './en.ts';
import type { securityInEnglish } from './security-en.ts';
import type { workInEnglish } from './work-en.ts';

/** Every text of the app. English gives the shape; another language that misses one does not compile. */
export type Texts = typeof english;
export type WorkTexts = typeof workInEnglish;
export type SecurityTexts = typeof securityInEnglish;

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en.ts')).english,
  ne: async () => (await import('./ne.ts')).nepali,
};

const workLoaders: Record<Language, () => Promise<WorkTexts>> = {
  en: async () => (await import('./work-en.ts')).workInEnglish,
  ne: async () => (await import('./work-ne.ts')).workInNepali,
};

const securityLoaders: Record<Language, () => Promise<SecurityTexts>> = {
  en: async () => (await import('./security-en.ts')).securityInEnglish,
  ne: async () => (await import('./security-ne.ts')).securityInNepali,
};

interface TextState {
  language: Language;
  texts: Texts | undefined;
  work: WorkTexts | undefined;
  security: SecurityTexts | undefined;
}

const state = proxy<TextState>({ language: 'en', texts: undefined, work: undefined, security: undefined });

/** Loads one language and shows it; the page keeps the last one until the new one is there. */
export async function loadTexts(language: Language): Promise<void> {
  const [texts, work, security] = await Promise.all([
    loaders[language](),
    state.work ? workLoaders[language]() : undefined,
    state.security ? securityLoaders[language]() : undefined,
  ]);
  state.texts = ref(texts);
  if (work) state.work = ref(work);
  if (security) state.security = ref(security);
  state.language = language;
}

/** Loads the texts of HR's pages in the language in force; the router does so before the first of them. */
export async function loadWorkTexts(): Promise<void> {
  if (!state.work) state.work = ref(await workLoaders[state.language]());
}

/** A page that needs the texts of the second step and of one's own account, with them. */
export async function withSecurityTexts<Page>(page: () => Promise<Page>): Promise<Page> {
  const [loadedPage] = await Promise.all([page(), loadSecurityTexts()]);
  return loadedPage;
}

export async function loadSecurityTexts(): Promise<void> {
  if (!state.security) state.security = ref(await securityLoaders[state.language]());
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

/** The texts of the second step and of one's own account in the reader's language. */
export const useSecurityTexts = (): SecurityTexts => loaded(useSnapshot(state).security);

/** The same for what is no component, once a page with them is there. */
export const securityTexts = (): SecurityTexts => loaded(state.security);

export const workTexts = (): WorkTexts => loaded(state.work);

/** The texts for what is no component. */
export const texts = (): Texts => loaded(state.texts);

/** A text of the model, such as a field's label, in the reader's language. */
export function useModelText(): (text: Text) => string {
  return sayings[useSnapshot(state).language];
}

/** The same function for as long as the language stays, so that what is made with it is made once. */
const sayings: Readonly<Record<Language, (text: Text) => string>> = { en: ({ en }) => en, ne: ({ ne }) => ne };
