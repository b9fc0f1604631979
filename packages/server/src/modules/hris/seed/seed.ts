import type { DemoOrganization } from '../../../seed/demo-organization.ts';
import { writeAssignments } from './assignments.ts';
import { writeCandidates } from './candidates.ts';
import { writeDisciplinaryCases } from './discipline.ts';
import { writeFiles } from './files.ts';
import { writeIdCards } from './id-cards.ts';
import { writeLetters } from './letters.ts';
import { writePhotos } from './photos.ts';
import { writeSeparations } from './separations.ts';

export async function seed(demo: DemoOrganization): Promise<void> {
  // Nothing else is about photos, and they are drawn by other threads.
  const photos = writePhotos(demo);
  const [, told] = await Promise.allSettled([photos, writeRecords(demo)]);
  if (told.status === 'rejected') throw told.reason;
  await photos;
}

async function writeRecords(demo: DemoOrganization): Promise<void> {
  await writeFiles(demo);
  await writeLetters(demo);
  await writeAssignments(demo);
  await writeIdCards(demo);
  await writeCandidates(demo);
  await writeSeparations(demo);
  await writeDisciplinaryCases(demo);
}
