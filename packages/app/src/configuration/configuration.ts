/** The configuration of the installation in this browser (CFG-6): fetched at the start, read by everything after it. */
import type { Configuration, ConfigurationFile } from '@karmik/model/configuration/files';

/** Until the files are there nothing is switched. */
export const configuration: Configuration = {
  runtimeConfig: { landing_route: '/user/noticeboard' } as Configuration['runtimeConfig'],
  userAppConfig: { pages: {} },
  supervisorAppConfig: { pages: {} },
  hrAppConfig: { pages: {} },
};

/** The server of the product has checked its files; what comes from another place is checked here, with code that few fetch. */
async function loadFile(file: ConfigurationFile): Promise<void> {
  let content: unknown;
  try {
    const response = await fetch(`/config/${file}.json`);
    content = await response.json();
    if (!response.headers.has('karmik-checked')) throw response;
  } catch (error) {
    content = (await import('./check-here.ts')).checkHere(file, content, error);
  }
  Object.assign(configuration, { [file]: content });
}

const loading = new Map<ConfigurationFile, Promise<void>>();

/** Fetches files that are not there yet. It never fails: defaults stand in. */
export async function loadConfiguration(...files: readonly ConfigurationFile[]): Promise<void> {
  await Promise.all(
    files.map((file) => {
      const known = loading.get(file) ?? loadFile(file);
      loading.set(file, known);
      return known;
    }),
  );
}

/** What is of the pages behind the sign-in. */
export const appFiles = ['userAppConfig', 'supervisorAppConfig', 'hrAppConfig'] as const;

/** Where someone is who asked for nothing else (CFG-9). */
export const landing = (): string => configuration.runtimeConfig.landing_route;
