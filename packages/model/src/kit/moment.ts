/** What a rule needs to know of the moment: the day in the organisation's zone, and the instant. */
export interface Moment {
  readonly today: string;
  readonly now: Date;
}
