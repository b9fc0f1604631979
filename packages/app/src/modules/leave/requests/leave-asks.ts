/** When forms of leave ask for a field. */
type Body = Readonly<Record<string, unknown>>;

/** The part of the last day is asked for where that is another day than the first. */
export const leaveAsksWhen = {
  last_part: ({ from_date: from, to_date: to }: Body): boolean =>
    typeof from === 'string' && typeof to === 'string' && to > from,
};

/** Times are asked for where the chosen type can be taken by the hour. @param hourly ids of such types; undefined while they are not known */
export const leaveAsksWhenOf = (hourly: ReadonlySet<number> | undefined) => {
  const isByHour = ({ leave_type: type }: Body): boolean => hourly?.has(Number(type)) ?? true;
  return { ...leaveAsksWhen, start_time: isByHour, end_time: isByHour };
};
