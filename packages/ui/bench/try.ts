import { measureTables, libraries } from './tables.ts';
const median = (v: number[]) => v.toSorted((a, b) => a - b)[Math.floor(v.length / 2)]!;
for (const { title, samples } of await measureTables(Number(process.argv[2] ?? 2))) {
  console.log(title);
  for (const l of libraries) console.log(l.padEnd(12), (['mount','sort','heap','fps','slow','longTasks'] as const).map((k) => `${k} ${median(samples[l].map((s) => s[k])).toFixed(1)}`).join('  '));
}
