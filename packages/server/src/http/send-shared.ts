/** Sends an answer that many share: it was written by its schema once, and is neither read, checked nor compressed again for each. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { SharedAnswer } from '../entity/shared-answers.ts';
import { signWritten } from './pictures.ts';

/** As long as an answer that is worth to be compressed. */
const leastZipped = 1_024;
const takesGzip = /(?:^|,)\s*gzip\s*(?:;\s*q=(?:1|0?\.0*[1-9])[\d.]*\s*)?(?:,|$)/i;

export async function sendShared(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SharedAnswer,
): Promise<FastifyReply> {
  const signed = signWritten(answer.json, context, request.access);
  void reply.type('application/json; charset=utf-8');
  // Pictures are signed for one reader, so that such an answer is compressed for them alone, as any other.
  if (
    signed !== answer.json ||
    signed.length < leastZipped ||
    !takesGzip.test(String(request.headers['accept-encoding']))
  )
    return reply.send(signed);
  const zipped = await answer.zipped();
  return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(zipped);
}
