import '../../src/foundation/index.ts';
import '../../src/brands/base.css.ts';
import { createRoot } from 'react-dom/client';
import { ScheduleGrid } from '../../src/components/ScheduleGrid/index.ts';
import { sampleCell, sampleChoices, sampleDays, sampleRows } from '../../src/components/ScheduleGrid/sample-roster.ts';
import { applyTheme } from '../../src/theme/index.ts';

applyTheme({ brand: 'base', mode: 'light', density: 'comfortable' });

window.schedule = {
  mount({ people, days: count }) {
    const days = sampleDays(count);
    const columns = new Map(days.map((day, column) => [day, column]));
    const planned = (id: string) => (day: string) =>
      Array.from({ length: people }, (_, row) => sampleCell(row, columns.get(day) ?? 0)).filter(
        ({ choice }) => choice === id,
      ).length;
    createRoot(document.getElementById('app')!).render(
      <ScheduleGrid
        label="Roster"
        rowsLabel="Employee"
        rows={sampleRows(people)}
        days={days}
        choices={sampleChoices}
        cell={(row, day) => sampleCell(Number(row), columns.get(day) ?? 0)}
        onPlan={() => undefined}
        isRestDay={(day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 6}
        totals={['day', 'night'].map((id) => ({ id, label: id, count: planned(id) }))}
      />,
    );
  },
};
