/** npm run nightly: `npm test` with every sweep whole, which takes a third longer. */
process.env['KARMIK_SWEEP'] = 'all';
await import('./test.ts');
