import { bilingual } from '@karmik/model/kit/text';

export const words = {
  lastRun: bilingual('Last run', 'पछिल्लो पटक'),
  preview: bilingual('Preview', 'पूर्वावलोकन'),
  rows: (count: string) => bilingual(`Rows: ${count}`, `पङ्क्ति: ${count}`),
  people: (count: string) => bilingual(`People: ${count}`, `जना: ${count}`),
  nothing: bilingual('Nothing to do', 'गर्नुपर्ने केही छैन'),
  changed: bilingual('The preview has changed. Check it again.', 'पूर्वावलोकन बदलियो। फेरि हेर्नुहोस्।'),
  download: bilingual('Download', 'डाउनलोड'),
  back: bilingual('Back', 'पछाडि'),
  results: bilingual('Results', 'नतिजा'),
  result: bilingual('Result', 'नतिजा'),
  reason: bilingual('Reason', 'कारण'),
  progress: (done: string, total: string) => bilingual(`${done} of ${total}`, `${total} मध्ये ${done}`),
  counts: (done: string, unchanged: string, failed: string) =>
    bilingual(
      `Done: ${done} · Nothing to do: ${unchanged} · Failed: ${failed}`,
      `भयो: ${done} · उस्तै: ${unchanged} · असफल: ${failed}`,
    ),
  startedBy: (name: string, at: string) => bilingual(`Started by ${name}, ${at}`, `${name}ले सुरु गरेको, ${at}`),
  onlyFailed: bilingual('Failed only', 'असफल मात्र'),
  cancel: bilingual('Cancel', 'रद्द गर्नुहोस्'),
  resume: bilingual('Resume', 'फेरि सुरु गर्नुहोस्'),
  retry: bilingual('Retry the failed', 'असफललाई फेरि प्रयास'),
  undo: bilingual('Undo', 'पूर्ववत् गर्नुहोस्'),
};
