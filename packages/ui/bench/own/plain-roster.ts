/** A month of a roster without anything that it is good for: a plain table with a letter in each cell, all of it drawn ahead, and no script while it scrolls. */
window.schedule = {
  mount({ people, days }) {
    const style = document.createElement('style');
    style.textContent = `
      body { margin: 0; font: 14px sans-serif; }
      [role=grid] { overflow: auto; max-block-size: max(24rem, calc(100dvh - 19rem)); contain: strict; block-size: calc(100dvh - 19rem); }
      table { border-collapse: separate; border-spacing: 0; table-layout: fixed; inline-size: ${12 + days * 3.25}rem; }
      th, td { block-size: 2.5rem; inline-size: 3.25rem; padding: 0; border-bottom: 1px solid #ddd; border-right: 1px solid #ddd; background: #fff; }
      th:first-child { inline-size: 12rem; position: sticky; left: 0; z-index: 1; }
      thead th { position: sticky; top: 0; z-index: 2; }`;
    const row = (tag: string, cells: readonly string[]) =>
      `<tr><th>${cells[0]}</th>${cells
        .slice(1)
        .map((text) => `<${tag} role="gridcell">${text}</${tag}>`)
        .join('')}</tr>`;
    const numbers = Array.from({ length: days }, (_, day) => String(day + 1));
    const rows = Array.from({ length: people }, (_, person) =>
      row('td', [`Person ${person}`, ...numbers.map((_, day) => 'DNO'[(person + day) % 3] ?? '')]),
    );
    document.head.append(style);
    const app = document.getElementById('app');
    if (app !== null)
      app.innerHTML = `<div role="grid"><table><thead>${row('th', ['Employee', ...numbers])}</thead><tbody>${rows.join('')}</tbody></table></div>`;
  },
};
