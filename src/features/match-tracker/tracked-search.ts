/** Search parameters of the tracker's page: the match that is followed. */
export interface TrackedSearch {
  eventId?: string;
}

export const trackedSearch = ({ eventId }: Record<string, unknown>): TrackedSearch => {
  const id = typeof eventId === 'number' ? String(eventId) : eventId;
  return typeof id === 'string' && /^[\w:.-]{1,64}$/.test(id) ? { eventId: id } : {};
};
