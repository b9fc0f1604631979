import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWhatsNew } from '@karmik/model/commons/whats-new';
import { expect, it } from 'vitest';
import { areaNames, loadArea } from '../src/routing/areas.ts';
import { newsIcons } from '../src/shell/tools/news-icons.ts';
import { inLanguage, newsLink } from '../src/shell/tools/whats-new.ts';

const at = join(import.meta.dirname, '..');
const news = readWhatsNew(JSON.parse(readFileSync(join(at, 'public/whats-new.json'), 'utf8')));

it('the news are of this version, each with a drawing, words in both languages, and a page that there is [TOP-4]', async () => {
  const { version } = JSON.parse(readFileSync(join(at, '../../package.json'), 'utf8')) as { version: string };
  expect([news.version, news.date]).toEqual([version, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  const paths = (await Promise.all(areaNames.map(loadArea))).flatMap((tables) =>
    tables.flatMap((table) => table.routes.map(({ path }) => path)),
  );
  for (const feature of news.features) {
    expect(Object.keys(newsIcons)).toContain(feature.icon);
    if (feature.link !== undefined) expect(paths).toContain(feature.link);
    const [english, nepali] = [inLanguage(feature, 'en'), inLanguage(feature, 'ne')];
    expect(nepali.title).not.toBe(english.title);
    expect(nepali.description).not.toBe(english.description);
  }
});

it('a placeholder in a link of the news is the organisation one works in [TOP-4]', () => {
  expect(newsLink('/admin/:slug/hris', 'himal')).toBe('/admin/himal/hris');
  expect(newsLink('/admin/{slug}/hris', 'sagar')).toBe('/admin/sagar/hris');
  expect(newsLink('https://example.com/news', 'himal')).toBe('https://example.com/news');
});
