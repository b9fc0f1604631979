/** The same page in four libraries: what it loads at first, in one language. */
import { buildPage, preparePeers, type BuiltPage } from './pages.ts';

/** Fifty rows of five columns, two text fields, a choice, a date, a button. */
const entries = {
  'Karmik, `DataTable`': 'own/page.tsx',
  'Karmik, `DataGrid`': 'own/grid-page.tsx',
  'Mantine (its table does not sort)': 'peers/pages/mantine-page.tsx',
  'Ant Design': 'peers/pages/antd-page.tsx',
  'MUI, with its plain table': 'peers/pages/mui-page.tsx',
} as const;

export async function measureWeights(): Promise<{ title: string; page: BuiltPage }[]> {
  preparePeers();
  const weights = [];
  for (const [title, entry] of Object.entries(entries)) weights.push({ title, page: await buildPage(entry) });
  return weights;
}
