import { answerTo } from './answer-to.ts';

self.addEventListener('message', ({ data }: MessageEvent<{ puzzle: string; bits: number }>) => {
  self.postMessage(answerTo(data.puzzle, data.bits));
});
