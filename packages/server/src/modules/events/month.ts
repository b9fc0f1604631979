/** The month around a day, AD. @example monthOf('2026-11-21') // { from: '2026-11-01', to: '2026-11-30' } */
export function monthOf(day: string): { readonly from: string; readonly to: string } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return { from: `${day.slice(0, 7)}-01`, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
}
