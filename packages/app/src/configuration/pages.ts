/** Which pages are there, for the guard, the menu and the search. */
import { isPageOn } from '@karmik/model/configuration/page-switches';
import { configuration } from './configuration.ts';

/** Beginnings of the routes that the current organisation does without (CFG-2). */
let withoutPages: readonly string[] = [];

/** Says which applications the organisation has switched off. */
export async function doWithout(names: readonly string[]): Promise<void> {
  if (names.length === 0) {
    withoutPages = [];
    return;
  }
  const { applicationNames, applications } = await import('@karmik/model/organization/applications');
  withoutPages = applicationNames.filter((name) => names.includes(name)).flatMap((name) => applications[name].pages);
}

/** Whether a page of the catalogue is there, no matter who asks (GRD-1, CFG-1, CFG-2). */
export const isOn = (path: string): boolean => isPageOn(path, configuration, withoutPages);

/** The same of an address, such as a link of the server's. @example isAddressOn('/admin/himal/loan/initiation?tab=guarantees') */
export const isAddressOn = (url: string): boolean =>
  isOn(url.replace(/[?#].*/, '').replace(/^\/admin\/[^/]+/, '/admin/:slug'));
