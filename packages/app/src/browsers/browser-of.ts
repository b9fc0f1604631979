const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
] as const;

const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/**
 * What a user agent is called by people; what no rule knows is shown as it came.
 * @example browserOf('Mozilla/5.0 (Windows NT 10.0) … Chrome/140.0 Safari/537.36') // 'Chrome 140, Windows'
 */
export function browserOf(agent: string): string {
  const browser = browsers
    .map(([name, form]) => [name, form.exec(agent)?.[1]] as const)
    .find(([, version]) => version !== undefined);
  const system = systems.find(([, form]) => form.test(agent))?.[0];
  if (!browser) return agent || '–';
  return [browser.join(' '), system].filter(Boolean).join(', ');
}
