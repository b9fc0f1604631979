import type { Message } from '@karmik/model/kit/message';

/** A file that is not read, with the sentence for the person who sent it. */
export class Unreadable extends Error {
  readonly said: Message;
  constructor(said: Message) {
    super(said.en);
    this.said = said;
  }
}
