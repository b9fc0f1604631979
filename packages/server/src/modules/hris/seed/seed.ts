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
  await writeFiles(demo);
  await writePhotos(demo);
  await writeLetters(demo);
  await writeAssignments(demo);
  await writeIdCards(demo);
  await writeCandidates(demo);
  await writeSeparations(demo);
  await writeDisciplinaryCases(demo);
}
