/** Parts of pages, such as tables and fields. */
const parts = /react-aria|react-stately|internationalized|packages[\\/](ui|forms)[\\/]/;
const records = /packages[\\/]model[\\/]/;

/**
 * The chunks of what many pages have in common and no first load needs. A group takes the modules that at least `minShareCount` pages
 * and other late parts import; the bundler asks the group of the highest `priority` first, and takes a negative one for the highest.
 * Left alone, each set of pages that shares a module has a chunk of its own: 822 files, most below 4 kB, of which a page fetched up to
 * 137 one after the other. Why these bounds: docs/adr/0080.
 */
export const sharedChunks = [
  { name: 'common', minShareCount: 60, priority: 5 },
  { name: 'often', minShareCount: 20, priority: 4 },
  { name: 'parts', test: parts, minShareCount: 8, priority: 3 },
  { name: 'records', test: records, minShareCount: 8, priority: 2 },
  { name: 'icons', test: /lucide-react/, minShareCount: 3, priority: 1 },
  { name: 'screens', test: /packages[\\/]app[\\/]src[\\/]/, minShareCount: 8, priority: 1 },
];
