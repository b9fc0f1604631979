import '../../src/foundation/index.ts';
import '../../src/brands/base.css.ts';
import { createRoot } from 'react-dom/client';
import { OrgChart, type OrgEntry } from '../../src/components/OrgChart/index.ts';
import { applyTheme } from '../../src/theme/index.ts';
import { benchColumns, benchRows } from '../rows.ts';

applyTheme({ brand: 'base', mode: 'light', density: 'comfortable' });

let entries: OrgEntry[] = [];

window.chart = {
  prepare({ people, breadth }) {
    const columns = benchColumns(2);
    entries = benchRows(people, columns).map((row, index) => ({
      id: String(index),
      parentId: index === 0 ? null : String(Math.floor((index - 1) / breadth)),
      name: `${String(row['c0'])} ${index}`,
      title: String(row['c1']),
    }));
  },
  mount() {
    createRoot(document.getElementById('app')!).render(
      <OrgChart label="Chart" entries={entries} defaultOpenLevels={99} height="600px" />,
    );
  },
};
