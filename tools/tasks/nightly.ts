/** npm run nightly: `npm test` with every sweep whole, which takes about half as long again. */
process.env['KARMIK_SWEEP'] = 'all';
await import('./test.ts');
