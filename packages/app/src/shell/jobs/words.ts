import type { JobState } from '@karmik/model/jobs/jobs';
import type { Language } from '@karmik/model/kit/text';
import { useSnapshot } from 'valtio';
import { preferences } from '../../preferences/preferences.ts';

const english = {
  title: 'Background jobs',
  empty: 'No background jobs yet',
  emptyHint: 'Progress of imports and other long jobs appears here.',
  progress: (done: string, total: string) => `${done} of ${total}`,
  stopping: 'Stopping …',
  stop: (name: string) => `Stop: ${name}`,
  retry: (name: string) => `Try again: ${name}`,
  states: {
    queued: 'Waiting',
    running: 'Running',
    done: 'Done',
    cancelled: 'Stopped',
    failed: 'Failed',
  } satisfies Record<JobState, string>,
  running: (count: string) => `Background jobs, ${count} running`,
};

const nepali: typeof english = {
  title: 'पृष्ठभूमिका काम',
  empty: 'अहिलेसम्म पृष्ठभूमिका काम छैन',
  emptyHint: 'आयातजस्ता लामा कामको प्रगति यहाँ देखिन्छ।',
  progress: (done, total) => `${total} मध्ये ${done}`,
  stopping: 'रोकिँदै छ …',
  stop: (name) => `रोक्नुहोस्: ${name}`,
  retry: (name) => `फेरि प्रयास गर्नुहोस्: ${name}`,
  states: { queued: 'पालो कुर्दै', running: 'चल्दै', done: 'सकियो', cancelled: 'रोकियो', failed: 'असफल' },
  running: (count) => `पृष्ठभूमिका काम, ${count} चल्दै`,
};

const words: Record<Language, typeof english> = { en: english, ne: nepali };

export const useJobWords = (): typeof english => words[useSnapshot(preferences).language];
